### 旅行遊戲：玩家看得到的每一句話

title = 嘻哈紐約客：旅行遊戲
tagline = 搶先造訪熱門景點，再回味自己的獨家景點。

## 選項

option-start-squares = 各自從抽到的景點出發
option-start-squares-help = 每位玩家從 4 張未使用的景點卡中抽 1 張，從那個景點出發，而不是從起點格。

## 你可以做什麼

do-ride = 付 { $amount } 元，前往{ $square }
do-go = 使用 { $vehicles }，走 { $steps } 步，到{ $square }
do-blog = { $card }：付 { $amount } 元，{ $one }和{ $other }互換熱門景點格
do-ticket = 花 { $amount } 元購買 { $vehicles }
do-use-brand = 花 { $amount } 元購買 { $vehicles }，再加 1 輛汽車
do-take = 拿走 { $target } 的{ $vehicle }
do-use-friends = { $card }：不擲骰，直接前往旅遊互助會

## 正在決定什麼（所有人都看得到）

ask-way = 要怎麼移動？
ask-tickets = 要花 { $amount } 元購買 { $vehicles }嗎？
ask-take = 銀行缺少{ $vehicles }：要向誰拿？
ask-debt = { $you ->
    [target] 付你 { $amount } 元
   *[none] 付 { $target } { $amount } 元
}

## 發生了什麼

log-lap = { $you ->
    [player] 你來到{ $square }。
   *[none] { $player } 來到{ $square }。
}
log-go = { $you ->
    [player] 你使用 { $vehicles }，走 { $steps } 步。
   *[none] { $player } 使用 { $vehicles }，走 { $steps } 步。
}
log-zone = { $square }現在在{ $zone }。
log-hot = { $zone }的新熱門景點：{ $square }。
log-zone-empty = { $zone }已經沒有景點卡了。
log-gain = { $you ->
    [player] 你獲得 { $points } 分（{ $reason }）。
   *[none] { $player } 獲得 { $points } 分（{ $reason }）。
}
log-lose = { $you ->
    [player] 你扣 { $points } 分（{ $reason }）。
   *[none] { $player } 扣 { $points } 分（{ $reason }）。
}
log-see = { $you ->
    [player] 你造訪{ $zone }的{ $square }：景點 { $points } 分加 { $bonus } 分，這裡成為你的獨家景點。
   *[none] { $player } 造訪{ $zone }的{ $square }：景點 { $points } 分加 { $bonus } 分，這裡成為 { $player } 的獨家景點。
}
log-penniless = { $you ->
    [player] 你付出了僅剩的現金。
   *[none] { $player } 付出了僅剩的現金。
}
log-ticket = { $you ->
    [player] 你購買 { $vehicles }。
   *[none] { $player } 購買 { $vehicles }。
}
log-take = { $you ->
    [player] 你拿走 { $target } 的{ $vehicle }。
    [target] { $player } 拿走你的{ $vehicle }。
   *[none] { $player } 拿走 { $target } 的{ $vehicle }。
}
log-friends = { $you ->
    [player] 你和旅途中的朋友前往{ $square }。
   *[none] { $player } 和旅途中的朋友前往{ $square }。
}
reason-ride = 車資
reason-blog = 旅行部落格
reason-revisit = 舊地重遊
reason-wage = 打工
reason-hot = 熱門景點
reason-run = 經驗卡
reason-stories = 旅遊趣談
reason-souvenirs = 旅遊紀念品
reason-fans = 粉絲團
reason-postcards = 明信片
reason-ticket = 交通工具
vehicles-car = { $count } 輛汽車
vehicles-yacht = { $count } 艘遊艇
vehicles-plane = { $count } 架飛機

## 文字版的桌面

line-points = { $points } 分（目標 { $target } 分）
line-purse = 現金 { $cash } 元
line-seen = 獨家景點：{ $squares }
line-vehicle = { $vehicle }：{ $steps } 步
line-zone = { $zone }：{ $square }，{ $points } 分；背面還有 { $left } 張
line-zone-empty = { $zone }：沒有景點卡了
line-bank-vehicle = 銀行的{ $vehicle }：{ $count }
square-hot = 熱門景點，{ $points } 分
square-seen = { $you ->
    [player] 你的獨家景點，5 分
   *[none] { $player } 的獨家景點
}
square-job = 打工 300 元

## 經驗卡

effect-leisure = 停在{ $first }到{ $last }之間的景點，可得 { $amount } 分。
effect-heritage = 停在{ $first }到{ $last }之間的景點，可得 { $amount } 分。
effect-fashion = 停在{ $first }到{ $last }之間的景點，可得 { $amount } 分。
effect-museums = 停在{ $first }到{ $last }之間的景點，可得 { $amount } 分。
effect-stories = 和其他玩家停在同一格時，你得 { $amount } 分，對方各扣 { $amount } 分。
effect-blog = 每次擲骰前，可以付 { $amount } 元讓兩個熱門景點格最上面的景點卡互換。
effect-brand = 購買交通工具時，可以再花 { $amount } 元加購 1 輛汽車。
effect-discount = 購買交通工具時少付 { $amount } 元。
effect-souvenirs = 停駐或經過起點時從銀行領取 { $amount } 元。
effect-fans = 任何玩家得分時從銀行領取 { $amount } 元。
effect-postcards = 每次擲骰前從銀行領取 { $amount } 元。
effect-friends = 現金最少時，可以不擲骰，直接移到旅遊互助會並執行該格效能。

## 為什麼不行？

why-no-vehicle = 你沒有這些交通工具。
why-nothing-to-take = 這位玩家沒有這種交通工具，或者銀行還有。

## 平衡報告

standing-measure = 分數。
use-seen = 遊覽過的景點
