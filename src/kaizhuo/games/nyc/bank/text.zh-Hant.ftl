### 銀行遊戲：玩家看得到的每一句話

title = 嘻哈紐約客：銀行遊戲
tagline = 買地、蓋房、收過路費，做紐約的大投資客。

## 選項

option-target = 目標金額
option-target-help = 回合結束時現金達到這個金額的人獲勝。
option-target-20000 = 20,000 元
option-target-25000 = 25,000 元
option-target-30000 = 30,000 元
option-oversell = 付款時可以多賣房屋
option-oversell-help = 必須賣房屋付款的人，在金額足夠之後還可以繼續賣。不選的話，賣到夠付為止。
option-guide-on-stop = 「打造經典建築」停駐時也算
option-guide-on-stop-help = 經過導覽服務處可以增建的經驗卡，停在導覽服務處時也能使用。

## 你可以做什麼

do-buy = 花 { $amount } 元買下{ $square }
do-build = 花 { $amount } 元在{ $square }增建一層
do-build-with = 賣掉{ $other }一層（{ $sale } 元），花 { $amount } 元蓋到{ $square }
do-extra-with = 賣掉{ $other }一層（{ $sale } 元），花 { $amount } 元在{ $square }多蓋一層
do-site = 花 { $amount } 元在{ $square }增建
do-sell = 以 { $amount } 元賣掉{ $square }最上面一層
do-sell-last = 以 { $amount } 元放棄{ $square }
do-pay = 不再出售，直接付款
do-buyout = 付 { $amount } 元給地主，買下{ $square }
do-use-tour = { $card }：付 { $amount } 元，只走 1 步
do-use-insurance = { $card }：付 { $amount } 元重擲
do-use-shuttle = { $card }：多走 2 步
do-use-shuttle-fares = { $card }：向經過的玩家各收 { $amount } 元
do-use-suites = { $card }：再花 { $amount } 元多蓋一層
do-use-president = { $card }：停在旅遊互助會
do-use-hotels = { $card }：再進行一次行動回合

## 正在決定什麼（所有人都看得到）

ask-roll = 擲骰子
ask-again = 要再進行一次行動回合嗎？
ask-debt = { $you ->
    [target] 付你 { $amount } 元：還要賣出 { $missing } 元的房屋
   *[none] 付 { $target } { $amount } 元：還要賣出 { $missing } 元的房屋
}
ask-fares = 要向 { $players } 各收 { $amount } 元嗎？
ask-stopover = 要停在旅遊互助會，還是繼續走？
ask-buy = 要花 { $amount } 元買下{ $square }嗎？
ask-build = 要花 { $amount } 元在{ $square }增建一層嗎？
ask-build-with = 要用另一塊地的房屋，花 { $amount } 元在{ $square }增建嗎？
ask-extra = 要花 { $amount } 元在{ $square }多蓋一層嗎？
ask-extra-with = 要用另一塊地的房屋，花 { $amount } 元在{ $square }多蓋一層嗎？
ask-buyout = { $you ->
    [target] 要付你 { $amount } 元買下{ $square }嗎？
   *[none] 要付 { $target } { $amount } 元買下{ $square }嗎？
}
ask-site = 要在哪塊地增建？

## 發生了什麼

log-toll = { $you ->
    [player] 你停在 { $target } 的{ $square }，過路費 { $amount } 元。
    [target] { $player } 停在你的{ $square }，過路費 { $amount } 元。
   *[none] { $player } 停在 { $target } 的{ $square }，過路費 { $amount } 元。
}
log-buy = { $you ->
    [player] 你買下{ $square }。
   *[none] { $player } 買下{ $square }。
}
log-build = { $you ->
    [player] 你在{ $square }蓋到第 { $floors } 層。
   *[none] { $player } 在{ $square }蓋到第 { $floors } 層。
}
log-buyout = { $you ->
    [player] 你向 { $target } 買下{ $square }，原有房屋移除。
    [target] { $player } 向你買下{ $square }，你的房屋移除。
   *[none] { $player } 向 { $target } 買下{ $square }，原有房屋移除。
}
log-sell = { $you ->
    [player] 你賣掉{ $square }一層，剩 { $floors } 層。
   *[none] { $player } 賣掉{ $square }一層，剩 { $floors } 層。
}
log-sell-last = { $you ->
    [player] 你賣掉{ $square }最後一層，這塊地不再屬於任何人。
   *[none] { $player } 賣掉{ $square }最後一層，這塊地不再屬於任何人。
}
log-bankrupt = { $you ->
    [player] 你宣告破產，退出遊戲；{ $count } 張經驗卡放回牌堆底下。
   *[none] { $player } 宣告破產，退出遊戲；{ $count } 張經驗卡放回牌堆底下。
}
log-merger = 公司併購：{ $count } 張經驗卡洗勻後放到牌堆底下。
reason-lap = 起點
reason-price = 買地
reason-build = 建設房屋
reason-sale = 出售房屋
reason-toll = 過路費
reason-buyout = 買下土地
reason-fare = 接送費
reason-tour = 獨家行程
reason-merger = 公司併購
reason-insurance = 旅遊平安險
reason-season = 旅遊旺季

## 文字版的桌面

line-out = 已破產，退出遊戲
line-cash = 現金 { $cash } 元（目標 { $target } 元）
line-markers = 房屋指示物還有 { $count } 個
line-land = { $square }（{ $color }）：{ $floors } 層，過路費 { $toll } 元，增建 { $build } 元，每層售價 { $sale } 元
square-for-sale = 售價 { $amount } 元
square-owned = { $you ->
    [player] 你持有 { $floors } 層，過路費 { $amount } 元
   *[none] { $player } 持有 { $floors } 層，過路費 { $amount } 元
}

## 經驗卡

effect-suites = 建設房屋時，可以再花 { $amount } 元多蓋一層。
effect-agency = 每次付完過路費後，可以按地價向地主買下該地，原有房屋移除。
effect-tour = 可以不擲骰，改付 { $amount } 元只走 1 步。
effect-merger = 立即從銀行領取 { $amount } 元，所有玩家的經驗卡洗勻放到牌堆底下，這張放在最底下。
effect-delicacy = 每次收過路費時多收 { $amount } 元。
effect-shuttle = 每次擲骰後可以多走 2 步；經過其他玩家時可以各收 { $amount } 元。
effect-hotels = 每次停在自己的地產格，可以再進行一次行動回合。
effect-insurance = 每次擲骰後可以付 { $amount } 元重擲，每回合一次。
effect-landmark = 每次經過導覽服務處，可以在自己的任一塊地付費增建一層。
effect-season = 每次擲骰前從銀行領取 { $amount } 元。
effect-vip = 付過路費時，對方房屋少算一層（至少算一層）。
effect-president = 每次經過旅遊互助會，可以停在那裡並執行該格效能。

## 為什麼不行？

why-not-yours = 這塊地不是你的。
why-sold-enough = 你的現金已經夠付了。
why-pay-first = 還有錢要付，請先出售房屋。
why-one-floor = 已經蓋了一層；再多蓋要用經驗卡。
why-no-marker = 房屋指示物都在棋盤上了，要用另一塊地的房屋來蓋。
why-marker-at-home = 手邊還有房屋指示物，不必賣另一塊地的房屋。
why-another-land = 必須是自己另一塊地的房屋。

## 平衡報告

standing-measure = 現金。
use-bought = 買下的地產
use-built = 加蓋的樓層
use-tolls = 停在那裡付的過路費
