### 頁面上的字：標題列、座位、側欄、按鈕

kaizhuo = 開桌
slogan = 開一張桌子，把連結傳出去，大家就能一起玩。
language-other = English
skip-to-choices = 跳到你的選擇
skip-to-main = 跳到內容
close = 關閉
back = 返回
loading = 準備桌面中……
not-found = 這裡沒有東西
not-found-help = 網址可能打錯了，或這張桌子已經收掉。
home = 回到架上
error-unreachable = 連不上伺服器，請檢查網路再試一次。
error-unknown = 沒有成功（{ $code }）。
error-stale = 桌面剛剛變了，請看過再決定。

## 架上

shelf = 架上的遊戲
shelf-empty = 架上還沒有遊戲。
players-range = { $low } 到 { $high } 人
your-tables = 你最近的桌子
your-table-item = { $game }，桌號 { $table }
box-open = 打開「{ $game }」
why-here = 免註冊、免安裝。每一支手機就是一手牌，規則由桌子來管。

## 開一張桌子

open-title = 開一張「{ $game }」
open-name = 你的名字
open-name-hint = 大家會在桌上看到
open-seats = 座位
open-seat-you = 你
open-seat-open = 等人來坐
open-seat-program = 電腦
program-name = 電腦 { $number }
open-seat-number = 第 { $number } 個座位
open-seat-add = 加一個座位
open-seat-remove = 拿掉第 { $number } 個座位
open-bot = 電腦的程度
open-first = 誰先開始
open-first-random = 抽籤
open-first-you = 你
open-first-seat = 第 { $number } 個座位
open-limit = 每一步的時間
open-limit-none = 不限時
open-limit-seconds = { $seconds } 秒
open-limit-minutes = { $minutes } 分鐘
open-limit-hours = { $hours } 小時
open-limit-days = { $days } 天
open-limit-help = 時間到了，由電腦替沒回應的人走最保守的一步。
open-rules = 規則
open-preset-standard = 本書規則
open-options = 細部規則
open-options-changed = 改了 { $count } 項
option-line = { $option }：{ $value }
option-on = 是
option-off = 否
open-go = 開桌
open-rules-link = 先看規則

## 等人入座

lobby-title = 等大家入座
lobby-invite = 請人來坐
lobby-invite-help = 掃描，或把連結傳給朋友。
lobby-link = 邀請連結
lobby-copy = 複製連結
lobby-copied = 已複製
lobby-share = 分享
lobby-qr = 邀請連結的 QR 碼
lobby-seats = 座位
lobby-empty = 空位
lobby-start = 開始
lobby-start-missing = 還有 { $count } 個空位
lobby-wait-host = 等 { $host } 按下開始
lobby-make-program = 換成電腦
lobby-make-open = 留給人坐
lobby-rules = 這一桌的規則
join-title = 入座
join-name = 你的名字
join-seat = 選一個座位
join-seat-any = 哪裡都好
join-go = 坐下
join-watch = 在旁邊看
join-full = 座位都滿了，你可以在旁邊看。
join-taken = 有空位，要坐下嗎？

## 桌上

table-number = 桌號 { $table }
you = 你
seat-host = 桌主
seat-absent = 由電腦代打
absent-you = 電腦正在替你打。
absent-back = 我回來了
seat-away = 不在線上
seat-here = 在線上
seat-program = 電腦
turn-yours = 輪到你
turn-asked = 要你回應
turn-wait = 等 { $name }
turn-wait-many = 等 { $count } 人
turn-thinking = { $name } 思考中……
turn-over = 結束了
turn-frozen = 這張桌子停住了
time-left = 剩 { $time }
time-left-words = { $minutes ->
    [0] 剩 { $seconds } 秒
   *[other] 剩 { $minutes } 分 { $seconds } 秒
}
title-your-turn = 輪到你｜{ $game }
title-lobby = 等大家入座｜{ $game }
title-table = { $game }｜開桌
watching = 旁觀中
take-back = 收回
take-back-help = 收回剛才那一步
rules = 規則
log = 紀錄
chat = 聊天
seats = 桌況
sheet = 側欄
sheet-open = 打開側欄
menu = 選單
text-table = 文字版
text-table-on = 切換到文字版
text-table-off = 回到圖像版
language-switch = 切換到英文
let-go = 放開
holding = 拿著「{ $thing }」
choose-next = 選下一步
choices = 你的選擇
choices-none = 現在沒有要你決定的事。
choices-elsewhere = 在桌上選，或從這裡選：
choices-many = 亮起來的都可以碰（{ $count } 種選擇）。
your-things = 你的牌
log-empty = 還沒發生什麼事。
log-label = 發生的事
chat-empty = 還沒有人說話。
chat-say = 說點什麼
chat-send = 送出
chat-watcher = 旁觀者
why-title = 為什麼不行？
why-loading = 查規則中……
why-clause = 規則 { $clause }
why-ask = 為什麼不能用「{ $thing }」？
lost = 連線斷了，正在重新連上……
lost-stopped = 時間先停在這裡
back-live = 連上了
thing-lit = 可以碰
thing-held = 已選

## 桌況

tools = 工具
tool-invite = 邀請別人來看
tool-screen = 投影畫面
tool-screen-help = 只有公開的桌面，字很大，適合電視。
tool-recovery = 換一台裝置
tool-recovery-help = 產生一條只能用一次的連結，在另一台裝置打開，就坐到你的座位。
tool-recovery-make = 產生連結
tool-recovery-link = 換裝置用的連結
tool-absent = 讓電腦代打
tool-present = 交還給本人
tool-sound = 輪到我時出聲
tool-vibrate = 輪到我時震動
tool-leave = 離開座位
tool-leave-sure = 離開之後，這個座位會交給電腦。
tool-commitment = 洗牌憑證
tool-commitment-help = 這一桌的亂數種子開桌時就定好了。這是它的 SHA-256 指紋，結束後會公開種子。
recover-title = 坐回你的座位
recover-go = 在這台裝置入座

## 結束

over-win-you = 你贏了！
over-win = { $names } 贏了！
over-draw = 平手
over-scores = 結果
over-rematch = 再來一局
over-next = 去下一桌
over-seed = 亂數種子
over-seed-help = 種子的 SHA-256 就是開桌時公布的憑證，可用 kaizhuo verify 檢驗。
over-record = 下載棋譜
over-look = 看看桌面
over-show = 看結果
frozen-help = 規則更新之後，這一局接不下去了。紀錄都還在。

## 文字版與通用桌面

text-game = 遊戲
text-players = 玩家
text-table-heading = 桌面
text-choices = 你的選擇
text-player-notes = （{ $notes }）

## 投影

screen-join = 掃描入座
screen-watch = 掃描觀看
