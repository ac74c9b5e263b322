### 地產大亨交易：玩家看得到的每一句話

title = 地產大亨交易
tagline = 存錢、圈地、收租、搶地盤，先湊齊三套的人就是大亨。
preset-official = 官方玩法

## 選項

option-forced-deal-own-full-set = 強制交易可以拿成套裡的牌去換
option-forced-deal-own-full-set-help = 打強制交易時，換出去的物業可以是自己成套裡的牌。官方玩法不行。
option-counter-costs-play = 反對別人的反對，要算一次出牌
option-counter-costs-play-help = 在自己的回合打出「作出反對！」擋掉對方的反對，也算在 3 張出牌之內。較新版的牌這樣規定。
option-two-colour-sets = 沒有單色牌也能成套
option-two-colour-sets-help = 一列裡只要有一張雙色物業牌，沒有單色牌也能算一套。官方玩法可以。
option-rainbow-alone = 彩色物業牌可以單獨擺著等
option-rainbow-alone-help = 手上的彩色物業牌可以先擺到桌上，之後再排進某一列。官方玩法可以。
option-buildings-pay = 房子、酒店可以拿來付錢
option-buildings-pay-help = 蓋好的房子、酒店也能照面額付出去，有酒店的要先付酒店。官方玩法可以。
option-broken-buildings = 一套散了，房子、酒店去哪裡
option-broken-buildings-help = 一套物業不再完整時，上面的建築變成主人的錢，或是進棄牌堆。
option-broken-buildings-bank = 主人的銀行
option-broken-buildings-discard = 棄牌堆
option-round-limit = 輪數上限
option-round-limit-help = 打滿這麼多輪還沒人贏，就算和局。0 表示不限，模擬時才用得到。

## 可以做的事

do-bank = 把「{ $card }」存進銀行
do-place = 擺出「{ $card }」，當{ $color }
do-rent-all = 用「{ $card }」收{ $color }的租金，每人 { $amount }M{ $column ->
    [0] {""}
   *[other] （第 { $column } 列）
}
do-rent-one = 用「{ $card }」向 { $target } 收{ $color }的租金 { $amount }M{ $column ->
    [0] {""}
   *[other] （第 { $column } 列）
}
do-rent-all-double = 用「{ $card }」收{ $color }的租金，加倍後每人 { $amount }M（{ $times } 倍）{ $column ->
    [0] {""}
   *[other] （第 { $column } 列）
}
do-rent-one-double = 用「{ $card }」向 { $target } 收{ $color }的租金，加倍後 { $amount }M（{ $times } 倍）{ $column ->
    [0] {""}
   *[other] （第 { $column } 列）
}
do-debt = 用「{ $card }」向 { $target } 要 { $amount }M
do-birthday = 打出「{ $card }」，每人付你 { $amount }M
do-draw = 打出「{ $card }」，再抽 { $count } 張
do-steal = 用「{ $card }」拿走 { $target } 的「{ $taken }」
do-swap = 用「{ $card }」換走 { $target } 的「{ $taken }」
do-give = 拿「{ $card }」去換
do-takeover = 用「{ $card }」拿走 { $target } 的整套{ $color }{ $column ->
    [0] {""}
   *[other] （第 { $column } 列）
}
do-build = 把「{ $card }」蓋在{ $color }那一套上{ $column ->
    [0] {""}
   *[other] （第 { $column } 列）
}
do-move = 把「{ $card }」改當{ $color }
do-shift = 讓「{ $card }」當多出來的那一張
do-pay = 付「{ $card }」（{ $value }M）
do-refuse = 打出「{ $card }」，反對 { $target }
do-accept-pay = 接受（沒有東西可以付）
do-accept-steal = 不反對
do-accept-refusal = 接受 { $target } 的反對
do-end = 結束回合
do-shed = 把「{ $card }」塞到抽牌堆底下

## 正在決定什麼（大家都看得到）

ask-turn = { $left ->
    [0] 出牌次數用完了，可以重新安排物業，或結束回合
   *[other] 出牌（還能出 { $left } 張），或結束回合
}
ask-shed = 手牌太多，還要把 { $count } 張塞到抽牌堆底下
ask-give = 選一張自己的物業，換「{ $taken }」
ask-pay = { $you ->
    [actor] 付錢給你，還差 { $due }M
   *[none] 付錢給 { $actor }，還差 { $due }M
}
ask-pay-nothing = { $you ->
    [actor] 付不出錢給你：接受，或打出「作出反對！」
   *[none] 沒有東西可以付給 { $actor }：接受，或打出「作出反對！」
}
ask-steal = { $you ->
    [actor] 你要拿走「{ $taken }」：讓你拿，或打出「作出反對！」
   *[none] { $actor } 要拿走「{ $taken }」：讓他拿，或打出「作出反對！」
}
ask-swap = { $you ->
    [actor] 你要用「{ $given }」換「{ $taken }」：跟你換，或打出「作出反對！」
   *[none] { $actor } 要用「{ $given }」換「{ $taken }」：跟他換，或打出「作出反對！」
}
ask-takeover = { $you ->
    [actor] 你要拿走整套{ $color }：讓你拿，或打出「作出反對！」
   *[none] { $actor } 要拿走整套{ $color }：讓他拿，或打出「作出反對！」
}
ask-counter = { $you ->
    [target] 你打出了「作出反對！」：接受，或再反對回去
   *[none] { $target } 打出了「作出反對！」：接受，或再反對回去
}

## 發生了什麼

log-turn = { $you ->
    [player] 第 { $number } 輪，輪到你。
   *[none] 第 { $number } 輪，輪到 { $player }。
}
log-draw = { $count ->
    [0] { $you ->
        [player] 兩疊牌都空了，你沒有牌可抽。
       *[none] 兩疊牌都空了，{ $player } 沒有牌可抽。
    }
   *[other] { $you ->
        [player] 你抽了 { $count } 張牌。
       *[none] { $player } 抽了 { $count } 張牌。
    }
}
log-draw-cards = 你抽到：{ $cards }。
log-reshuffle = 抽牌堆抽完了，{ $count } 張棄牌洗成新的抽牌堆。
log-bank = { $you ->
    [player] 你把「{ $card }」存進銀行。
   *[none] { $player } 把「{ $card }」存進銀行。
}
log-place = { $you ->
    [player] 你擺出「{ $card }」，當{ $color }。
   *[none] { $player } 擺出「{ $card }」，當{ $color }。
}
log-move = { $you ->
    [player] 你把「{ $card }」改當{ $color }。
   *[none] { $player } 把「{ $card }」改當{ $color }。
}
log-shift = { $you ->
    [player] 你讓「{ $card }」當{ $color }多出來的那一張。
   *[none] { $player } 讓「{ $card }」當{ $color }多出來的那一張。
}
log-set = { $you ->
    [player] 你湊齊了一套{ $color }！
   *[none] { $player } 湊齊了一套{ $color }！
}
log-loose = { $you ->
    [player] 你的「{ $card }」沒有列可排，先擱在一旁。
   *[none] { $player } 的「{ $card }」沒有列可排，先擱在一旁。
}
log-build = { $you ->
    [player] 你在{ $color }那一套上蓋了「{ $card }」。
   *[none] { $player } 在{ $color }那一套上蓋了「{ $card }」。
}
log-building-to-bank = { $you ->
    [player] 那一套散了，你的「{ $card }」變成錢，進了銀行。
   *[none] 那一套散了，{ $player } 的「{ $card }」變成錢，進了銀行。
}
log-building-lost = { $you ->
    [player] 那一套散了，你的「{ $card }」進了棄牌堆。
   *[none] 那一套散了，{ $player } 的「{ $card }」進了棄牌堆。
}
log-pass-go = { $you ->
    [player] 你打出「{ $card }」，再抽牌。
   *[none] { $player } 打出「{ $card }」，再抽牌。
}
log-rent = { $you ->
    [player] 你用「{ $card }」收{ $color }的租金，每人 { $amount }M。
   *[none] { $player } 用「{ $card }」收{ $color }的租金，每人 { $amount }M。
}
log-rent-one = { $you ->
    [player] 你用「{ $card }」向 { $target } 收{ $color }的租金 { $amount }M。
    [target] { $player } 用「{ $card }」向你收{ $color }的租金 { $amount }M。
   *[none] { $player } 用「{ $card }」向 { $target } 收{ $color }的租金 { $amount }M。
}
log-double = { $you ->
    [player] 你把租金變成 { $times } 倍。
   *[none] { $player } 把租金變成 { $times } 倍。
}
log-debt = { $you ->
    [player] 你用「{ $card }」向 { $target } 要 { $amount }M。
    [target] { $player } 用「{ $card }」向你要 { $amount }M。
   *[none] { $player } 用「{ $card }」向 { $target } 要 { $amount }M。
}
log-birthday = { $you ->
    [player] 你打出「{ $card }」，每個人要付你 { $amount }M。
   *[none] { $player } 打出「{ $card }」，每個人要付他 { $amount }M。
}
log-play-steal = { $you ->
    [player] 你打出「{ $card }」，要拿走 { $target } 的「{ $taken }」。
    [target] { $player } 打出「{ $card }」，要拿走你的「{ $taken }」。
   *[none] { $player } 打出「{ $card }」，要拿走 { $target } 的「{ $taken }」。
}
log-play-swap = { $you ->
    [player] 你打出「{ $card }」，要拿「{ $given }」換 { $target } 的「{ $taken }」。
    [target] { $player } 打出「{ $card }」，要拿「{ $given }」換你的「{ $taken }」。
   *[none] { $player } 打出「{ $card }」，要拿「{ $given }」換 { $target } 的「{ $taken }」。
}
log-play-takeover = { $you ->
    [player] 你打出「{ $card }」，要拿走 { $target } 的整套{ $color }。
    [target] { $player } 打出「{ $card }」，要拿走你的整套{ $color }。
   *[none] { $player } 打出「{ $card }」，要拿走 { $target } 的整套{ $color }。
}
log-refuse = { $you ->
    [player] 你打出「{ $card }」，反對 { $target }。
    [target] { $player } 打出「{ $card }」，反對你。
   *[none] { $player } 打出「{ $card }」，反對 { $target }。
}
log-free = { $you ->
    [player] 反對成立，你逃過一劫。
   *[none] 反對成立，{ $player } 逃過一劫。
}
log-pay = { $you ->
    [player] 你付給 { $target } { $amount }M：{ $cards }。
    [target] { $player } 付給你 { $amount }M：{ $cards }。
   *[none] { $player } 付給 { $target } { $amount }M：{ $cards }。
}
log-pay-nothing = { $you ->
    [player] 你沒有東西可以付給 { $target }。
    [target] { $player } 沒有東西可以付給你。
   *[none] { $player } 沒有東西可以付給 { $target }。
}
log-steal = { $you ->
    [player] 你拿走了 { $target } 的「{ $taken }」。
    [target] { $player } 拿走了你的「{ $taken }」。
   *[none] { $player } 拿走了 { $target } 的「{ $taken }」。
}
log-swap = { $you ->
    [player] 你拿「{ $given }」換到了 { $target } 的「{ $taken }」。
    [target] { $player } 拿「{ $given }」換走了你的「{ $taken }」。
   *[none] { $player } 拿「{ $given }」換到了 { $target } 的「{ $taken }」。
}
log-takeover = { $you ->
    [player] 你拿走了 { $target } 的整套{ $color }。
    [target] { $player } 拿走了你的整套{ $color }。
   *[none] { $player } 拿走了 { $target } 的整套{ $color }。
}
log-shed = { $player } 把一張牌塞到抽牌堆底下。
log-shed-card = 你把「{ $card }」塞到抽牌堆底下。
log-win = { $you ->
    [player] 你湊齊三套不同顏色的物業，獲勝！
   *[none] { $player } 湊齊三套不同顏色的物業，獲勝！
}
log-draw-game = 打滿 { $number } 輪，沒有人獲勝，這一局算和局。

## 文字版的桌面

zone-table = 桌面
zone-player = { $you ->
    [player] { $player }（你）
   *[none] { $player }
}
zone-hand = 你的手牌
line-piles = 抽牌堆 { $draw } 張，棄牌堆 { $discard } 張。
line-discard = 棄牌堆最上面：{ $card }
line-card = { $card }
line-hand-count = 手牌 { $count } 張
line-bank = 銀行 { $total }M：{ $cards }
line-bank-empty = 銀行是空的
line-column = { $color } { $have }／{ $size }，租金 { $rent }M：{ $cards }
line-column-complete = { $color }成套，租金 { $rent }M：{ $cards }
line-loose = 還沒排進任何一列：{ $card }
line-under = 你塞到抽牌堆底下的「{ $card }」，前面還有 { $above } 張
line-known = 你知道 { $player } 手上有：{ $cards }
line-charge-money-asked = { $you ->
    [player] 你要付給 { $target } { $due }M，還沒回應。
    [target] { $player } 要付給你 { $due }M，還沒回應。
   *[none] { $player } 要付給 { $target } { $due }M，還沒回應。
}
line-charge-money-refused = { $you ->
    [player] 你反對付 { $due }M，等 { $target } 回應。
    [target] { $player } 反對付 { $due }M，等你回應。
   *[none] { $player } 反對付 { $due }M，等 { $target } 回應。
}
line-charge-money-paying = { $you ->
    [player] 你要付給 { $target } { $due }M，已經拿出 { $paid }M。
    [target] { $player } 要付給你 { $due }M，已經拿出 { $paid }M。
   *[none] { $player } 要付給 { $target } { $due }M，已經拿出 { $paid }M。
}
line-charge-money-done = { $you ->
    [player] 你拿出 { $paid }M 付給 { $target }，不用再付了。
    [target] { $player } 拿出 { $paid }M 付給你，不用再付了。
   *[none] { $player } 拿出 { $paid }M 付給 { $target }，不用再付了。
}
line-charge-money-free = { $you ->
    [player] 你反對成功，一毛也不用付。
   *[none] { $player } 反對成功，一毛也不用付。
}
line-charge-property-asked = { $you ->
    [player] { $target } 看上你的物業，你還沒回應。
    [target] 你看上 { $player } 的物業，對方還沒回應。
   *[none] { $target } 看上 { $player } 的物業，對方還沒回應。
}
line-charge-property-refused = { $you ->
    [player] 你反對交出物業，等 { $target } 回應。
    [target] { $player } 反對交出物業，等你回應。
   *[none] { $player } 反對交出物業，等 { $target } 回應。
}
line-charge-property-done = { $you ->
    [player] 你把物業交給 { $target }。
    [target] { $player } 把物業交給你。
   *[none] { $player } 把物業交給 { $target }。
}
line-charge-property-free = { $you ->
    [player] 你反對成功，物業留了下來。
   *[none] { $player } 反對成功，物業留了下來。
}

## 為什麼不行

why-over = 遊戲已經結束了。
why-not-your-turn = 還沒輪到你。
why-not-asked = 現在沒有要你回應的事。
why-answer-first = 要等大家都回應、付清了，才能做別的。
why-plays-used = 這回合的 3 張牌已經出完了。
why-moves-used = 這回合免費的重新安排已經用完了。
why-hand-limit = 手牌最多 7 張，要先把多的塞到抽牌堆底下。
why-not-yours = 這張牌不是你的。
why-own-cards-only = 只能用自己桌上的牌來付。
why-no-value = 彩色物業牌沒有面額，不能拿來付錢。
why-rainbow-needs-column = 彩色物業牌要排進已經有別張物業的那一列。
why-no-property-of-color = 你沒有這個顏色的物業，收不到租金。
why-double-alone = 「雙倍租金」要跟租金牌一起打。
why-double-plays = 剩下的出牌次數不夠再加「雙倍租金」。
why-jsn-only-answer = 「作出反對！」要等別人衝著你來時才打得出去，現在只能存進銀行。
why-full-set = 這張牌在湊成的一套裡，不能動。
why-not-complete = 那一列還沒湊成一套。
why-no-house = 要先有房子，才能蓋酒店。
why-not-now = 現在不能這樣做。
why-card-first = 先選一張牌，再選要放到哪裡。
why-plays-over = 出牌的時間過了，先把多的手牌塞到抽牌堆底下。
why-shed-later = 回合結束時才整理手牌。
why-not-in-hand = 這張牌不在你手上。
why-banked = 進了銀行的牌就只是錢，不能再打出來。
why-on-table = 這張牌已經擺在桌上了。
why-not-on-table = 這張牌不在任何人的物業區。
why-discard = 棄牌堆的牌不能拿；抽牌堆抽完時才會洗回去。
why-no-such-player = 不能選這位玩家。
why-own-property = 這是你自己的物業。
why-nothing-to-take = 別人面前還沒有可以拿的物業。
why-no-set = 別人都還沒有湊成一套。
why-nothing-to-give = 你沒有可以拿去換的物業。
why-no-exchange = 現在沒有在交換物業。
why-give-first = 先選一張要拿去換的物業。
why-own-property-only = 只能拿自己桌上的物業去換。
why-own-table-only = 只能重新安排自己桌上的物業。
why-already-there = 這張牌已經是這個顏色了。
why-plain-stays = 單色的物業牌不能換顏色。
why-no-surplus = 這一列沒有多出來的牌可以對調。
why-rainbow-earns-nothing = 只有彩色物業牌的一列收不到租金。
why-build-complete = 房子和酒店只能蓋在自己成套的物業上。
why-built = 這一套已經蓋過了。
why-refuse-only-answers = 別人衝著你來的時候，才能反對或接受。
why-no-debt = 你現在不用付錢。
why-must-pay = 桌上還有東西可以付，就得付。
why-paying = 已經開始付錢，不能再反對了。

## 平衡報告

standing-measure = 湊成了幾套，還差多少。
use-played = 打出來發動效果的牌
use-placed = 擺出來的物業
use-sets = 湊成整套的顏色
use-banked = 存進銀行的牌
