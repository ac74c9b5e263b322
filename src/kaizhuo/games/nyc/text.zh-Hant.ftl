### 嘻哈紐約客：兩種玩法共用的文字

## 選項

option-order = 行動順序
option-order-help = 照規則擲骰決定，或從起始座位開始依順時針進行。
option-order-thrown = 擲骰決定
option-order-seated = 順時針
option-round-limit = 輪數上限
option-round-limit-help = 打滿這麼多輪還沒有人獲勝就算和局。0 表示沒有上限；只有模擬時才需要。

## 你可以做什麼

do-roll = 擲骰子
do-walk = 走 { $steps } 步
do-reroll = 使用導覽服務處的權利重擲
do-fund = 放 { $amount } 元進旅遊基金，其他人各付你 { $total } 元
do-swap = 和 { $target } 互換位置（{ $target } 在{ $square }）
do-send = 讓 { $target } 前往{ $square }
do-send-self = 自己前往{ $square }
do-pass = 不用了
do-end = 結束回合

## 正在決定什麼（所有人都看得到）

ask-throw = 走 { $steps } 步，或改變這次擲骰
ask-guild = 旅遊互助會：要放 { $amount } 元進旅遊基金，讓其他人各付 { $total } 元嗎？
ask-station = 交通轉運站：要和誰互換位置？
ask-chance = 機會：讓誰前往{ $square }？

## 發生了什麼

log-turn = { $you ->
    [player] 第 { $number } 輪，輪到你。
   *[none] 第 { $number } 輪，輪到 { $player }。
}
log-extra-turn = { $you ->
    [player] 你再進行一次行動回合。
   *[none] { $player } 再進行一次行動回合。
}
log-roll = { $you ->
    [player] 你擲出 { $count ->
        [1] { $steps } 點
       *[other] { $dice }，共 { $steps } 點
    }。
   *[none] { $player } 擲出 { $count ->
        [1] { $steps } 點
       *[other] { $dice }，共 { $steps } 點
    }。
}
log-walk = { $you ->
    [player] 你走過：{ $squares }。
   *[none] { $player } 走過：{ $squares }。
}
log-experience = { $you ->
    [player] 你抽到經驗卡「{ $card }」。
   *[none] { $player } 抽到經驗卡「{ $card }」。
}
log-guide = { $you ->
    [player] 你下次從{ $square }出發時可以重擲一次。
   *[none] { $player } 下次從{ $square }出發時可以重擲一次。
}
log-chance = { $you ->
    [player] 你翻開機會卡：{ $card }。
   *[none] { $player } 翻開機會卡：{ $card }。
}
log-fund = { $you ->
    [player] 你放 { $amount } 元進旅遊基金，基金共有 { $total } 元。
   *[none] { $player } 放 { $amount } 元進旅遊基金，基金共有 { $total } 元。
}
log-swap = { $you ->
    [player] 你和 { $target } 互換位置：你到{ $square }，{ $target } 到{ $other }。
    [target] { $player } 和你互換位置：{ $player } 到{ $square }，你到{ $other }。
   *[none] { $player } 和 { $target } 互換位置：{ $player } 到{ $square }，{ $target } 到{ $other }。
}
log-send = { $you ->
    [player] 你讓 { $target } 前往{ $square }。
    [target] { $player } 讓你前往{ $square }。
   *[none] { $player } 讓 { $target } 前往{ $square }。
}
log-send-self = { $you ->
    [player] 你前往{ $square }。
   *[none] { $player } 前往{ $square }。
}
log-pass = { $you ->
    [player] 你在{ $square }什麼也不做。
   *[none] { $player } 在{ $square }什麼也不做。
}
log-earn = { $you ->
    [player] 你從銀行領取 { $amount } 元（{ $reason }）。
   *[none] { $player } 從銀行領取 { $amount } 元（{ $reason }）。
}
log-spend = { $you ->
    [player] 你付給銀行 { $amount } 元（{ $reason }）。
   *[none] { $player } 付給銀行 { $amount } 元（{ $reason }）。
}
log-give = { $you ->
    [player] 你付給 { $target } { $amount } 元（{ $reason }）。
    [target] { $player } 付給你 { $amount } 元（{ $reason }）。
   *[none] { $player } 付給 { $target } { $amount } 元（{ $reason }）。
}
log-win = { $you ->
    [player] 你獲勝了！
   *[none] { $player } 獲勝！
}
log-limit = 打滿 { $number } 輪，沒有人獲勝，這一局算和局。
reason-guild = 旅遊互助會

## 文字版的桌面

zone-table = 桌面
zone-ahead = { $you ->
    [player] 你前方的格子
   *[none] { $player } 前方的格子
}
zone-player = { $you ->
    [player] { $player }（你）
   *[none] { $player }
}
line-round = { $you ->
    [player] 第 { $round } 輪，輪到你
   *[none] 第 { $round } 輪，輪到 { $player }
}
line-order = 行動順序：{ $players }
line-dice = { $you ->
    [player] 上次擲骰：{ $dice }（你）
   *[none] 上次擲骰：{ $dice }（{ $player }）
}
line-no-dice = 骰子：還沒擲過
line-fund = 旅遊基金：{ $amount } 元
line-piles = 機會卡 { $chance } 張，經驗卡 { $pile } 張
line-chance = 機會卡：前往{ $square }
line-debt = { $you ->
    [player] 你欠 { $target } { $amount } 元，還差 { $missing } 元
    [target] { $player } 欠你 { $amount } 元，還差 { $missing } 元
   *[none] { $player } 欠 { $target } { $amount } 元，還差 { $missing } 元
}
line-ahead = { $steps }：{ $square }，{ $what }
line-ahead-tokens = { $steps }：{ $square }，{ $what }。在此：{ $players }
line-card = 經驗卡「{ $card }」：{ $effect }
line-card-fresh = 新的經驗卡「{ $card }」（下次回合起可用）：{ $effect }
line-at = 位在{ $square }
line-reroll = 下次回合可以重擲一次
square-start = 抽經驗卡
square-guild = 使用旅遊基金
square-station = 和別人互換位置
square-guide = 下次可以重擲
square-chance = 翻機會卡

## 為什麼不行？

why-over = 遊戲已經結束了。
why-out = 你已經破產，退出遊戲了。
why-not-your-turn = 現在不是由你決定。
why-roll = 回合一開始才能移動，而且只移動一次。
why-throw = 擲骰之後、還能改變結果時才能這麼做。
why-guild = 停在旅遊互助會、而且至少有 100 元的人，才能把錢放進旅遊基金。
why-station = 停在交通轉運站的人才能互換位置。
why-chance = 翻開機會卡的人才能指定玩家移動。
why-buy = 停在沒有人持有的地產格，錢夠、手邊也還有房屋指示物，才能買地。
why-build = 停在自己的地產格才能增建：一次一層，最多四層，而且要付得起。
why-site = 持有對應的經驗卡並經過導覽服務處時，才能選擇在哪裡增建。
why-sell = 要付錢給其他玩家，或是增建時沒有房屋指示物，才能出售房屋。
why-ticket = 翻開機會卡、指示物移動之後，才能購買交通工具。
why-answer-first = 請先決定眼前的問題。
why-fresh = 新抽到的經驗卡要到下次回合才能使用。
why-no-card = 你沒有這張經驗卡。
why-card-moment = 現在不是「{ $card }」可以使用的時機。
why-no-reroll = 這回合不是從導覽服務處出發，或已經重擲過了。
why-other-player = 必須和還在遊戲中的其他玩家互換位置。
why-no-such-player = 這位玩家不在遊戲中。
why-short = 你沒有 { $amount } 元。

## 平衡報告

use-experience = 抽到的經驗卡
use-chance = 抽到的機會卡
