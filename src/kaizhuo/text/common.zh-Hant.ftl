### 每個遊戲都用得到的話：程式玩家、伺服器的回答、命令列

## 程式玩家

bot-easy = 簡單
bot-normal = 普通
bot-hard = 厲害
bot-greedy = 憑經驗
bot-random = 隨興
bot-default = 保守

## 伺服器為什麼不照做

error-stale = 桌面剛剛變了，請看過再決定。
error-repeated = 這個指令已經執行過了。
error-not-started = 這一局還沒開始。
error-over = 這一局已經結束了。
error-not-over = 這一局還沒結束。
error-frozen = 這張桌子停住了，不能再動。
error-unknown-action = 沒有這樣的動作。
error-not-your-seat = 你不坐這個座位。
error-seat-taken = 這個座位已經有人了。
error-no-table = 找不到這張桌子。
error-not-host = 只有桌主可以這麼做。
error-name = 名字不能空白，也不能太長。
error-chat = 這句話是空的，或太長了。
error-too-large = 送來的東西太大了。
error-too-fast = 太快了，請稍等一下再試。
error-edition = { $line ->
    [0] 版本檔有錯：{ $chinese }
   *[other] 版本檔第 { $line } 行有錯：{ $chinese }
}
