### 戰國策：玩家看到的每一句話

title = 戰國策
tagline = 買郡縣、建兵營、打會戰：先存到 25,000 兩，或撐到最後，就是霸主。
preset-literal = 照原文字面

## 選項

option-target = 獲勝的銀兩
option-target-help = 回合結束時，手上有這麼多銀兩的人獲勝。
option-victory = 怎麼獲勝
option-victory-help = 存夠銀兩或成為最後一人；或只能成為最後一人。
option-victory-both = 存夠銀兩或最後一人
option-victory-last = 最後一人
option-moving-dice = 移動用的骰子數
option-moving-dice-help = 紅骰屬於秦王，所以用另外兩顆骰子移動；也可以用一顆或三顆。
option-king-walks = 秦王何時行走
option-king-walks-help = 紅骰持有者的回合結束時，或每個人的回合結束時。
option-king-walks-holder = 持有者的回合
option-king-walks-everyone = 每個回合
option-meeting-the-king = 撞見秦王也要付
option-meeting-the-king-help = 玩家停在秦王所在的格子時，如同秦王停到他那裡一樣付錢。
option-own-battlefield = 自己的戰場何時領取酬勞
option-own-battlefield-help = 經過和停留都領，或只有經過才領。
option-own-battlefield-both = 經過和停留
option-own-battlefield-passing = 只有經過
option-equal-battle = 會戰點數相同
option-equal-battle-help = 雙方重擲；或守方保住戰場，誰也不付。
option-equal-battle-again = 重擲
option-equal-battle-defender = 守方保住
option-unpaid-debts = 付不出過路費以外的欠款
option-unpaid-debts-help = 和過路費一樣破產；或有多少付多少，留在遊戲裡。
option-unpaid-debts-bankrupt = 破產
option-unpaid-debts-forgiven = 餘款免付
option-free-city = 城池只要四座兵營
option-free-city-help = 以四座兵營換城池，不必另外付錢。
option-alliance-aid = 合縱的接濟
option-alliance-aid-help = 每當有人停在合縱，郡縣最少者就能領取；或建了兵營才領。
option-alliance-aid-always = 有人停留就領
option-alliance-aid-camp = 建了兵營才領
option-sell-any-time = 自己的回合隨時可以出售
option-sell-any-time-help = 沒有欠款時，自己的回合也可以出售兵營、土地和人才。
option-estate = 破產者留下的東西
option-estate-help = 全部賣給國庫，銀兩交給債主；或者，全部賣掉也不夠時什麼都不賣，由債主接收。
option-estate-treasury = 賣給國庫
option-estate-creditor = 由債主接收
option-round-limit = 輪數上限
option-round-limit-help = 超過這麼多輪就沒有贏家。0 表示沒有上限；只有模擬需要。

## 可以做的事

do-roll = 擲骰子
do-reroll = 重擲
do-go = 走 { $count } 步，到{ $square }
do-march = 秦王走 { $count } 步，到{ $square }
do-buy = 以 { $price } 兩買下{ $land }
do-not-buy = 不買
do-build = 以 { $price } 兩在{ $land }建造兵營
do-build-city = 以 { $price } 兩在{ $land }建造城池
do-not-build = 不建
do-recruit = 以 { $price } 兩招募{ $card }：{ $text }
do-not-recruit = 不招募
do-dismiss = 廢黜{ $card }，領取 { $sale } 兩
do-disband = 撤除{ $land }的一座兵營，領取 { $sale } 兩
do-disband-city = 繳回{ $land }的城池，領取 { $sale } 兩
do-abandon = 棄守{ $land }，領取 { $sale } 兩
do-reveal = 翻開{ $card }
do-use = 執行{ $card }：{ $text }
do-use-seat = 對 { $target } 執行{ $card }
do-use-thing = 對{ $thing }執行{ $card }
do-not-use = 不執行
do-end = 結束回合

## 正在決定什麼

ask-roll = 請擲骰子
ask-steps = 擲出 { $number }，選擇走幾步
ask-close = 結束回合
ask-buy = 要不要以 { $price } 兩買下{ $land }
ask-build = 要不要在{ $land }建造
ask-alliance = 要不要以 { $price } 兩在任一郡縣建造兵營
ask-hall = 在聚賢莊：廢黜、招募，或都不要
ask-recruit = 要不要招募一名人才
ask-stratagem = 要不要執行{ $cards }
ask-reveal = 看過 { $count } 張計策，選一張翻開
ask-march = 擲出 { $number }，選擇秦王走幾步
ask-sell = 請賣掉一些東西：應付 { $amount } 兩（{ $reason }），還差 { $missing } 兩

## 文字桌面

zone-table = 桌面
zone-player = { $player }
zone-ring = 棋盤
zone-known = 你知道的牌堆
line-stratagem = 翻開的計策：{ $card }。{ $text }
line-offer = 待招募，{ $price } 兩：{ $card }。{ $text }
line-king = 秦王在{ $square }（第 { $number } 格）；沒有人持有紅骰。
line-king-holder = 秦王在{ $square }（第 { $number } 格）；{ $you ->
    [player] 你
   *[none] { $player }{ " " }
}持有紅骰。
line-dice = 上次擲骰：{ $dice } = { $number }
line-stock = 國庫還有兵營 { $camps } 座、城池 { $cities } 座
line-piles = 牌堆：人才 { $talents } 張、計策 { $stratagems } 張
line-out = 已破產
line-silver = { $amount } 兩；在{ $square }（第 { $number } 格）
line-monarch = 君主：{ $card }
line-rests = 下一回合停留不動
line-talent = 人才：{ $card }（出售價 { $sale }）。{ $text }
line-lands = { $count } 塊土地：{ $lands }
line-known-talent = 人才牌堆：{ $card }，上面有 { $above } 張
line-known-stratagem = 計策牌堆：{ $card }，上面有 { $above } 張
line-square = { $number }. { $square }
line-field = { $number }. { $square }，戰場：無人
line-field-held = { $number }. { $square }，戰場：{ $you ->
    [player] 你的
   *[none] { $player } 的
}
line-county-free = { $number }. { $square }（{ $state }）：售價 { $price }
line-county = { $number }. { $square }（{ $state }）：{ $you ->
    [player] 你的
   *[none] { $player } 的
}，兵營 { $camps } 座，過路費 { $toll }
line-county-city = { $number }. { $square }（{ $state }）：{ $you ->
    [player] 你的
   *[none] { $player } 的
}，有城池，過路費 { $toll }

## 發生了什麼

log-turn = 第 { $number } 輪：輪到{ $you ->
    [player] 你
   *[none] { $player }
}。
log-rests = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}這回合停留不動。
log-throw = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}擲出 { $dice } = { $number }。
log-go = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}走 { $count } 步，到{ $square }。
log-jump = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}直接移到{ $square }。
log-earn = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}向國庫領取 { $amount } 兩：{ $reason }。
log-spend = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}付國庫 { $amount } 兩：{ $reason }。
log-give = { $you ->
    [player] 你付 { $target } { $amount } 兩：{ $reason }。
    [target] { $player } 付你 { $amount } 兩：{ $reason }。
   *[none] { $player } 付 { $target } { $amount } 兩：{ $reason }。
}
log-toll = { $you ->
    [player] { $land }是 { $target } 的：你該付過路費 { $amount } 兩。
    [target] { $land }是你的：{ $player } 該付你過路費 { $amount } 兩。
   *[none] { $land }是 { $target } 的：{ $player } 該付過路費 { $amount } 兩。
}
log-buy = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}買下{ $land }。
log-camp = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}在{ $land }建造兵營。
log-city = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}在{ $land }建造城池。
log-disband = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}撤除{ $land }的一座兵營。
log-disband-city = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}繳回{ $land }的城池。
log-abandon = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}棄守{ $land }。
log-dismiss = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}廢黜{ $card }。
log-recruit = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}招募{ $card }。
log-offer = 待招募：{ $cards }。
log-battle-empty = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}在{ $land }會戰：{ $attack } 對 { $defence }。
log-battle = { $you ->
    [player] 你在{ $land }進攻 { $target }：{ $attack } 對 { $defence }。
    [target] { $player } 在{ $land }進攻你：{ $attack } 對 { $defence }。
   *[none] { $player } 在{ $land }進攻 { $target }：{ $attack } 對 { $defence }。
}
log-field = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}取得戰場{ $land }。
log-field-held = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}守住戰場{ $land }。
log-holder = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}取得紅骰和秦王卡。
log-red-die = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}為秦王擲出 { $number }。
log-king = 秦王停在{ $square }。
log-king-city = { $land }有城池，秦王無可奈何。
log-king-kept = { $you ->
    [player] 你的人才保住了{ $land }的兵營。
   *[none] { $player } 的人才保住了{ $land }的兵營。
}
log-torn-down = { $you ->
    [player] 你在{ $land }的一座兵營被拆除。
   *[none] { $player } 在{ $land }的一座兵營被拆除。
}
log-reveal = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}翻開{ $card }。
log-reveal-several = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}翻開{ $cards }。
log-declined = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}決定不執行。
log-use = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}執行{ $card }。
log-use-seat = { $you ->
    [player] 你對 { $target } 執行{ $card }。
    [target] { $player } 對你執行{ $card }。
   *[none] { $player } 對 { $target } 執行{ $card }。
}
log-use-thing = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}對{ $thing }執行{ $card }。
log-shuffled = 計策牌堆洗牌，共 { $count } 張。
log-die = { $you ->
    [player] 你
   *[none] { $player }{ " " }
}擲出 { $number }。
log-look-talents = { $player } 看了人才牌堆最上面的 { $count } 張。
log-look-stratagems = { $player } 看了計策牌堆最上面的 { $count } 張。
log-looked = 你看到：{ $cards }。
log-bankrupt = { $you ->
    [player] 你破產了，離開遊戲。
   *[none] { $player } 破產了，離開遊戲。
}
log-win-last = { $you ->
    [player] 只剩下你，你統一了六國！財產共值 { $worth } 兩（銀兩 { $amount }）。
   *[none] 只剩下 { $player }，統一了六國！財產共值 { $worth } 兩（銀兩 { $amount }）。
}
log-win-silver = { $you ->
    [player] 你手上有 { $amount } 兩，獲勝！財產共值 { $worth } 兩。
   *[none] { $player } 手上有 { $amount } 兩，獲勝！財產共值 { $worth } 兩。
}
log-draw-game = 已經玩了 { $number } 輪，沒有贏家。

## 銀兩的名目

reason-toll = 過路費
reason-land = 購買郡縣
reason-camp = 兵營
reason-city = 城池
reason-recruit = 招募
reason-battle = 會戰
reason-king = 秦王
reason-torn-down = 兵營被拆
reason-stratagem = 計策
reason-talent = 人才
reason-palace = 皇宮酬勞
reason-field = 自己的戰場
reason-alliance = 郡縣最少
reason-disband = 卸甲歸田
reason-abandon = 棄守土地
reason-dismiss = 廢黜人才

## 為什麼不行

why-over = 這一局已經結束了。
why-out = 你已經離開遊戲了。
why-not-asked = 現在不是由你決定。
why-thrown = 骰子已經擲了，請先回答眼前的事。
why-answer-first = 請先回答眼前的事。
why-no-steps = 你現在沒有人才讓你選擇步數。
why-no-march = 秦王照紅骰行走，不能任你指揮。
why-march-so-far = 紅骰和你的人才到不了那裡。
why-march-first = 請先決定秦王走幾步。
why-no-county = 你沒有停在郡縣上。
why-owned = 這塊郡縣已經有主人。
why-no-silver = 你的銀兩不夠。
why-not-now = 現在不能這麼做。
why-not-your-land = 這塊土地不是你的。
why-has-city = 這裡已經有城池；每塊郡縣只能有一座。
why-no-cities = 城池都用完了。
why-no-camps = 兵營都用完了。
why-build-where = 再次停在自己的郡縣，或停在合縱時，才能建造。
why-not-on-offer = 這名人才不在待招募之列。
why-three-talents = 你已有三名人才。停在聚賢莊時可以先廢黜一名。
why-recruit-where = 在聚賢莊和人才閣才能招募。
why-not-your-talent = 這名人才不是你的。
why-dismiss-where = 停在聚賢莊或需要還債時，才能廢黜人才。
why-sell-for-debts = 需要還債時，才能出售土地和兵營。
why-no-camp-there = 這裡沒有兵營也沒有城池。
why-camps-first = 請先賣掉上面的兵營。
why-debt-first = 請先還債：賣掉一些東西。
why-no-reveal = 現在不必選擇計策。
why-reveal-first = 請先決定翻開哪一張計策。
why-no-stratagem = 你面前沒有翻開這張計策。
why-not-open = 這張計策沒有翻開。
why-no-target = 這張計策在那裡行不通。
why-stratagem-first = 請先決定要不要執行計策。
why-cannot-pass = 現在沒有什麼可以放棄的。

## 平衡報告

standing-measure = 銀兩，加上用銀兩買來的一切。
use-recruited = 招募的人才
use-stratagems = 使用的計策
use-bought = 買下的郡縣
use-built = 興建的兵營與城池
use-fields = 拿下的戰場
use-tolls = 付過的過路費
