### 禮賀臺灣：玩家看得到的每一句話

title = 禮賀臺灣
tagline = 從中央的 8 出發，一路玩遍臺灣；誰的旅費最省，誰就贏。
preset-advanced = 進階規則（加入事件卡）

## 選項

option-advanced = 加入事件卡
option-advanced-help = 每一回合開始時翻開一張事件卡，大家一起執行。聯合祭典要搭配另一盒遊戲「原民部落」，所以不收，共 19 張。

## 方向與棋色

arm-E = 東方
arm-S = 南方
arm-W = 西方
arm-N = 北方
arm-yn = 玉山北線
arm-ys = 玉山南線
mark-red = 紅棋
mark-black = 黑棋

## 可以做什麼

do-place = 把「{ $card }」放到{ $arm }
do-pass = 打出「{ $card }」，這次不出數字
do-turn-round = 打出「{ $card }」，出牌順序反過來
do-take-ends = 打出「{ $card }」，拿走各方最末的牌
do-share = 打出「{ $card }」，分發棄牌堆上方的牌
do-name-next = 打出「{ $card }」，指定 { $target } 出牌
do-two-cards = 打出「{ $card }」，要 { $target } 出 2 張牌
do-pull-card = 打出「{ $card }」，從 { $target } 手上抽走 1 張
do-pass-hands-left = 打出「{ $card }」，手牌全部往左傳
do-pass-hands-right = 打出「{ $card }」，手牌全部往右傳
do-insert = 把「{ $card }」插在「{ $spot }」前面
do-branch = 把「{ $card }」放在「{ $spot }」下方
do-cover = 用「{ $card }」蓋掉「{ $spot }」
do-eat = 吃下{ $arm }和功能卡棄牌堆：{ $count } 張，{ $amount } 元
do-eat-functions = 吃下功能卡棄牌堆：{ $count } 張，{ $amount } 元
do-clear = 清掉{ $arm }的 { $count } 張牌
do-remove = 移除{ $arm }最末的「{ $card }」
do-hand = 把「{ $card }」發給 { $target }
do-leave-remove = 不移除
do-leave-spare = 其他方向都留著
do-leave-lottery = 不抽了，自己吃下
do-leave-swap = 不再交換
do-leave-shed = 不再丟牌
do-let = 不搶
do-lottery = 抽一張數字卡，看是誰吃
do-grab = 搶先打出「{ $card }」
do-keep = 留下「{ $card }」
do-give = 拿「{ $card }」去換
do-give-away = 把「{ $card }」放進自己的旅費區
do-take = 換回「{ $card }」
do-shed = 丟掉「{ $card }」
do-show = 出示「{ $card }」

## 正在決定什麼（大家都看得到）

ask-turn = 打 1 張牌，或者吃牌
ask-two = 要連續打 2 張牌，打不出來就得吃牌
ask-number-first = 被 101 指定：要打 2 張牌，第一張必須是數字卡
ask-remove = 可以移除任一方最末的 1 張牌
ask-window = 出現了 { $number }：要不要搶先出牌？
ask-spare = 吃完了，可以再清掉另一個方向
ask-lottery = 可以抽 1 張數字卡，由它決定誰吃這些牌
ask-clear = 沒有手牌了，不用吃牌：還要清掉 { $count } 個牌最多的方向
ask-choice = 抽了 2 張，留下 1 張
ask-swap = 可以用手牌交換自己旅費區的牌（已換 { $count } 張，最多 3 張）
ask-take = 選一張旅費區的牌換回來
ask-shed = 可以丟掉旅費區的牌，最多再丟 { $count } 張
ask-pause = 暫停一次，選 1 張手牌放進自己的旅費區
ask-show = 選 1 張手牌，大家同時出示
ask-share = 「{ $card }」要發給誰？

## 發生了什麼

log-round = { $you ->
    [player] 第 { $number } 回合，你先出牌。
   *[none] 第 { $number } 回合，{ $player } 先出牌。
}
log-event = 翻開事件「{ $event }」。
log-draw = { $you ->
    [player] 你抽了 { $count } 張牌。
   *[none] { $player } 抽了 { $count } 張牌。
}
log-draw-cards = 你抽到：{ $cards }。
log-place = { $you ->
    [player] 你把「{ $card }」放到{ $arm }。
   *[none] { $player } 把「{ $card }」放到{ $arm }。
}
log-play = { $you ->
    [player] 你打出「{ $card }」。
   *[none] { $player } 打出「{ $card }」。
}
log-pass = { $you ->
    [player] 你打出「{ $card }」，暫停一次。
   *[none] { $player } 打出「{ $card }」，暫停一次。
}
log-turn-round = { $you ->
    [player] 你打出「{ $card }」，出牌順序反過來了。
   *[none] { $player } 打出「{ $card }」，出牌順序反過來了。
}
log-puppet = { $you ->
    [player] 你打出「{ $card }」，指定 { $target } 出牌。
    [target] { $player } 打出「{ $card }」，指定你出牌。
   *[none] { $player } 打出「{ $card }」，指定 { $target } 出牌。
}
log-fireworks = { $you ->
    [player] 你打出「{ $card }」，要 { $target } 出 2 張牌。
    [target] { $player } 打出「{ $card }」，要你出 2 張牌。
   *[none] { $player } 打出「{ $card }」，要 { $target } 出 2 張牌。
}
log-bear = { $you ->
    [player] 你打出「{ $card }」，從 { $target } 手上抽走 1 張牌。
    [target] { $player } 打出「{ $card }」，從你手上抽走 1 張牌。
   *[none] { $player } 打出「{ $card }」，從 { $target } 手上抽走 1 張牌。
}
log-pulled = { $you ->
    [player] 你被抽走的是「{ $card }」。
   *[none] { $player } 被抽走的是「{ $card }」。
}
log-geomancy-left = { $you ->
    [player] 你打出「{ $card }」，大家的手牌往左傳。
   *[none] { $player } 打出「{ $card }」，大家的手牌往左傳。
}
log-geomancy-right = { $you ->
    [player] 你打出「{ $card }」，大家的手牌往右傳。
   *[none] { $player } 打出「{ $card }」，大家的手牌往右傳。
}
log-lantern = { $you ->
    [player] 你把「{ $card }」插在「{ $spot }」前面。
   *[none] { $player } 把「{ $card }」插在「{ $spot }」前面。
}
log-yushan = { $you ->
    [player] 你把「{ $card }」放在「{ $spot }」下方，開出南北線。
   *[none] { $player } 把「{ $card }」放在「{ $spot }」下方，開出南北線。
}
log-cover = { $you ->
    [player] 你用「{ $card }」蓋掉「{ $spot }」。
   *[none] { $player } 用「{ $card }」蓋掉「{ $spot }」。
}
log-fallen = 後面空了，{ $cards }進了棄牌堆。
log-take-ends = 各方最末的牌被拿走：{ $cards }。
log-hand = { $you ->
    [player] 你把「{ $card }」發給 { $target }。
    [target] { $player } 把「{ $card }」發給你。
   *[none] { $player } 把「{ $card }」發給 { $target }。
}
log-remove = { $you ->
    [player] 你移除了{ $cards }。
   *[none] { $player } 移除了{ $cards }。
}
log-grab = { $you ->
    [player] 你搶先打出「{ $card }」！
   *[none] { $player } 搶先打出「{ $card }」！
}
log-too-late = 有人比你先輪到，這次沒搶成，牌留在你手上。
log-eat = { $you ->
    [player] 你吃下 { $count } 張牌：{ $cards }。
   *[none] { $player } 吃下 { $count } 張牌：{ $cards }。
}
log-eat-nothing = { $you ->
    [player] 你吃牌，可是場上什麼也沒有。
   *[none] { $player } 吃牌，可是場上什麼也沒有。
}
log-clear = { $you ->
    [player] 你清掉{ $arm }的 { $count } 張牌。
   *[none] { $player } 清掉{ $arm }的 { $count } 張牌。
}
log-skip = { $you ->
    [player] 你出不了牌，也沒有牌可吃，跳過。
   *[none] { $player } 出不了牌，也沒有牌可吃，跳過。
}
log-over = 遊戲結束，{ $players } 只花了 { $amount } 元，贏了！
log-earthquake = 地震！場上的牌全部進了棄牌堆：{ $cards }。
log-lottery = 開獎：翻出{ $cards }。
log-rising-prices = { $you ->
    [player] 你從左邊玩家手上抽走 1 張牌，洗進牌堆。
   *[none] { $player } 從左邊玩家手上抽走 1 張牌，洗進牌堆。
}
log-storm-red = 翻出「{ $card }」：這回合不能打紅棋的牌。
log-storm-black = 翻出「{ $card }」：這回合不能打黑棋的牌。
log-landslide-red = 翻出「{ $card }」：場上紅棋的牌都要移走。
log-landslide-black = 翻出「{ $card }」：場上黑棋的牌都要移走。
log-swept = 進了棄牌堆：{ $cards }。
log-keep = { $you ->
    [player] 你留下 1 張，另一張放到牌堆底下。
   *[none] { $player } 留下 1 張，另一張放到牌堆底下。
}
log-fortune-turns = 旅費區的 { $count } 張牌洗過之後重新發給大家。
log-swaps = { $you ->
    [player] 你換了 { $count } 張牌。
   *[none] { $player } 換了 { $count } 張牌。
}
log-fuel-prices = 翻出{ $cards }，相同數字的手牌要放進旅費區。
log-to-pile = { $you ->
    [player] 你的{ $cards }放進旅費區。
   *[none] { $player } 的{ $cards }放進旅費區。
}
log-crisis = { $you ->
    [player] 你把旅費區的 { $count } 張牌傳給 { $target }。
    [target] { $player } 把旅費區的 { $count } 張牌傳給你。
   *[none] { $player } 把旅費區的 { $count } 張牌傳給 { $target }。
}
log-shed = { $you ->
    [player] 你丟掉旅費區的「{ $card }」。
   *[none] { $player } 丟掉旅費區的「{ $card }」。
}
log-pause = { $you ->
    [player] 你暫停一次，放 1 張手牌進旅費區。
   *[none] { $player } 暫停一次，放 1 張手牌進旅費區。
}
log-show = { $you ->
    [player] 你出示「{ $card }」。
   *[none] { $player } 出示「{ $card }」。
}
log-election = 牌堆翻出{ $cards }。
log-lost = { $you ->
    [player] 你的「{ $card }」不夠大，進了棄牌堆。
   *[none] { $player } 的「{ $card }」不夠大，進了棄牌堆。
}

## 為什麼不行

why-over = 遊戲已經結束了。
why-not-your-turn = { $you ->
    [player] 現在輪到你，但要先做別的決定。
   *[none] 現在是 { $player } 在決定。
}
why-play-or-eat = 輪到自己時，打 1 張牌或吃牌，二選一。
why-card-first = 先選一張手牌，再選要放的地方。
why-decide-first = 要先完成眼前這個決定。
why-answered = 這次你已經回答了，或者沒有你的事。
why-not-in-hand = 你手上沒有「{ $card }」。
why-not-in-pile = 你的旅費區裡沒有「{ $card }」。
why-not-on-table = 「{ $card }」不在場上。
why-larger = 這個方向越放越大，要比 { $number } 大。
why-smaller = 這個方向越放越小，要比 { $number } 小。
why-closed = 這個方向有颱風，不能再放數字。
why-no-branch = 場上沒有玉山，沒有這條路線。
why-not-longest = 只能吃牌最多的方向。
why-nothing-to-eat = 場上和功能卡棄牌堆都沒有牌，沒得吃。
why-eat-first = 吃牌之後才能清掉另一個方向。
why-arm-empty = 這個方向沒有牌。
why-no-window = 現在沒有可以搶先出牌的數字。
why-window = 出現了 { $number }，要先等大家決定搶不搶。
why-cannot-grab = 這張牌不能接在 { $number } 後面搶先打出。
why-no-remover = 打出紅色的 1 或 15，才能移除最末的牌。
why-not-removable = 只能移除有牌的方向最末一張，而且不能移除剛打出的那張。
why-no-sharing = 打出九份山城才能發牌。
why-share-full = 這位玩家該拿的張數已經夠了。
why-no-event = 現在沒有這個事件。
why-number-first = 101 跨年指定的第一張必須是數字卡。
why-storm = 「{ $event }」：這回合不能打這種棋色的牌。
why-only-black = 「{ $event }」：只能打黑色數字卡。
why-not-yourself = 要指定別的玩家，不能指定自己。
why-no-such-player = 沒有這位玩家。
why-empty-hand = { $target } 沒有手牌。
why-not-pass = 這張牌現在不能打。
why-not-turn-round = 這張牌現在不能打。
why-not-name-next = 這張牌要指定一位玩家。
why-not-two-cards = 這張牌要指定一位玩家。
why-not-pull-card = 這張牌要指定一位有手牌的玩家。
why-not-pass-hands = 這張牌要選往左或往右傳。
why-not-insert = 天燈只能插在兩張相鄰、相差 2 以上的數字卡中間。
why-not-close = 颱風要接在有牌的方向末端。
why-not-branch = 玉山只能放在東西方的數字卡下方。
why-not-take-ends = 沒有可以拿走的最末一張牌。
why-not-reverse = 鹽水蜂炮要放在東、南、西、北其中一方。
why-not-cover = 日月潭要蓋掉場上的一張牌，中央的 8 不行。
why-not-share = 棄牌堆沒有牌可以分。

## 文字牌桌

zone-round = 這一回合
zone-table = 場上
zone-players = 玩家
zone-hand = 你的手牌
zone-pile = 你的旅費區
zone-drawn = 剛抽到的牌
zone-memory = 你看過、記得住的
zone-hand-of = { $you ->
    [player] 你的手上
   *[none] { $player } 手上
}
zone-pile-of = { $you ->
    [player] 你的旅費區
   *[none] { $player } 的旅費區
}
zone-deck = 旅遊卡牌堆
zone-drawn-cards = 剛抽的牌
line-round = 第 { $number } 回合，由 { $player } 開始
line-event = 事件：{ $event }
line-storm = 不能打：{ $mark }
line-direction-left = 往左（順時針）出牌
line-direction-right = 往右（逆時針）出牌
line-deck = 旅遊卡牌堆還有 { $count } 張
line-last = 旅遊卡牌堆抽完了：這是最後一回合，有人吃牌就結束
line-functions = 功能卡棄牌堆：{ $count } 張，{ $amount } 元（{ $cards }）
line-functions-none = 功能卡棄牌堆：沒有牌
line-discard = 棄牌堆：{ $count } 張（{ $cards }）
line-discard-none = 棄牌堆：沒有牌
line-arm-rising = { $arm }：{ $count } 張，{ $amount } 元；要比 { $number } 大
line-arm-falling = { $arm }：{ $count } 張，{ $amount } 元；要比 { $number } 小
line-arm-closed = { $arm }：{ $count } 張，{ $amount } 元；颱風擋住了
line-arm-full = { $arm }：{ $count } 張，{ $amount } 元；到底了
line-branch-full = { $arm }：{ $count } 張；到底了
line-branch-rising = { $arm }：{ $count } 張；要比 { $number } 大
line-branch-falling = { $arm }：{ $count } 張；要比 { $number } 小
line-branch-closed = { $arm }：{ $count } 張；颱風擋住了
line-card = { $card }（{ $amount } 元，{ $mark }）
line-nothing = 沒有牌
line-player = { $you ->
    [player] 你：手牌 { $count } 張，旅費區 { $eaten } 張
   *[none] { $player }：手牌 { $count } 張，旅費區 { $eaten } 張
}
line-player-money = { $you ->
    [player] 你：手牌 { $count } 張，旅費區 { $eaten } 張，合計 { $amount } 元
   *[none] { $player }：手牌 { $count } 張，旅費區 { $eaten } 張，合計 { $amount } 元
}
line-known-hand = { $player } 手上有：{ $cards }
line-known-pile = { $player } 的旅費區裡有：{ $cards }
line-known-under = 牌堆底下有：{ $cards }
line-trace = { $card } 在其中一處：{ $zones }

## 卡牌上的話

effect-pass = 暫停一次行動。
effect-turn-round = 出牌順序反過來。
effect-name-next = 指定另一位玩家出牌。
effect-two-cards = 指定另一位玩家出 2 張牌，第一張必須是數字卡；出不了就吃牌。
effect-pull-card = 從另一位玩家手上抽 1 張牌，丟到功能卡棄牌堆。
effect-pass-hands = 補牌後，大家的手牌全部往左或往右傳，由接到你手牌的人出牌。
effect-insert = 插在兩張相鄰、數字不連續的數字卡中間。
effect-close = 放在一個方向的末端，擋住後面的數字。
effect-branch = 放在東西方的數字卡下方，從那張牌往北變小、往南變大。
effect-take-ends = 拿走四方最末的牌，直到露出數字卡，全部放到功能卡棄牌堆。
effect-reverse = 放在一個方向，東西方（或南北方）的大小規定反過來。
effect-cover = 蓋掉場上任何一張牌，一起放到功能卡棄牌堆。
effect-share = 把棄牌堆上方的 9 張牌分給大家，從自己開始，誰拿哪張由你決定。
event-earthquake = 場上的牌全部移到棄牌堆。
event-lottery = 吃牌的人可以抽一張數字卡，從自己開始順時針數，數到誰，誰就吃下這些牌，並開始下一回合。
event-rising-prices = 每個人從左邊玩家手上抽 1 張牌洗進牌堆，這回合用 4 張手牌玩。
event-yilan = 出現奇數時，手上有下一個連續數字的人可以搶先打出。
event-typhoon-warning = 翻開牌堆最上面的牌，這回合不能打和它同棋色的牌。
event-landslide = 翻開牌堆最上面的牌，場上和它同棋色的牌都進棄牌堆。
event-qimei = 每次要連續打 2 張牌，再抽 2 張。
event-wind-lion = 只能打黑色數字卡。
event-matsu = 打牌後不補牌。沒有手牌的人不吃牌，清掉牌最多的兩個方向，並開始下一回合。
event-green-island = 補牌時抽 2 張，留 1 張，另一張放到牌堆底下。
event-flying-fish = 每個人多拿 1 張牌，這回合用 6 張手牌玩。
event-museum = 末端的數字後面，可以再放同數字、至少 4 元的牌。
event-fortune-turns = 旅費區的牌全部洗在一起，平均發給大家。
event-baseball = 每個人可以拿最多 3 張手牌，交換自己旅費區裡同樣張數的牌。
event-fuel-prices = 翻開 2 張牌，同數字的手牌放進自己的旅費區，不補牌。
event-crisis = 大家把自己旅費區一半的牌（捨去零頭）傳給左邊的人。
event-yimin = 旅費區牌最多的人可以丟掉最多 6 張，第二多的最多 5 張，依此類推。
event-glory = 有人打出 3、6、9、12 時，下一位暫停一次，並放 1 張手牌進自己的旅費區，不補牌。
event-election = 大家同時出示 1 張手牌，再翻開一張數字卡：比它大的抽 1 張，其餘的把出示的牌丟掉。

## 平衡報告

standing-measure = 花的錢最少。
use-functions = 打出的功能牌
use-placed = 放下的數字牌
use-eaten = 吃下的牌
use-grabbed = 搶先打出的牌
