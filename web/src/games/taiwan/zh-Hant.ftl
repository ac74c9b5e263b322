### 禮賀臺灣：桌面元件上的字

and-then = ；
and = 、
card-label = { $name }，{ $money } 元
cards = { $count } 張
your-hand = 你的手牌
hand-empty = 手上沒有牌

## 卡牌上的短句

red-1 = 可移除一張末端
red-2 = 可接 7 重新開始
red-5 = 出現 6 可搶出
red-11 = 出現 10 可搶出
red-14 = 可接 9 重新開始
red-15 = 可移除一張末端
text-pass = 暫停一次行動
text-turn-round = 出牌順序反過來
text-name-next = 指定一人出牌
text-two-cards = 指定一人出 2 張，不行就吃牌
text-pull-card = 抽走別人一張手牌丟掉
text-pass-hands = 大家的手牌往左或往右傳
text-insert = 插進不連續的兩張之間
text-close = 擋住一個方向
text-branch = 放在東西方數字下，開南北線
text-take-ends = 拿走四方最末的牌
text-reverse = 一個軸向大小反轉
text-cover = 蓋掉場上一張牌
text-share = 分發棄牌堆上方 9 張
short-insert = 天燈
short-close = 颱風
short-branch = 玉山
short-reverse = 蜂炮
short-pass = 暫停
short-turn-round = 迴轉
short-name-next = 指定
short-two-cards = 101
short-pull-card = 黑熊
short-pass-hands = 風水
short-take-ends = 日出
short-cover = 日月潭
short-share = 九份

## 四方

short-arm-E = 東
short-arm-S = 南
short-arm-W = 西
short-arm-N = 北
short-arm-yn = 北線
short-arm-ys = 南線
arm-said = { $arm }：{ $count } 張，{ $cost } 元
arm-takes = 接下來可放 { $numbers }
arm-full = 放不下數字了
arm-closed = 颱風擋住了
arm-doubles = 也可重複放 { $number }
arm-turned = 大小反轉
arm-longest = 牌最多
closed = 颱風
full = 滿了
longest = 最多
turned = 反轉

## 牌堆

functions = 功能卡棄牌堆
functions-said = 功能卡棄牌堆：{ $count } 張，{ $cost } 元
deck = 旅遊卡牌堆
deck-said = 旅遊卡牌堆還有 { $count } 張
discard = 棄牌堆
discard-said = 棄牌堆 { $count } 張{ $card ->
    [none] {""}
   *[other] ，最上面是{ $card }
}
last-round = 最後一回合

## 玩家

seats-left = 玩家，往左（順時針）出牌
seats-right = 玩家，往右（逆時針）出牌
traveller-said = { $name }，手牌 { $hand } 張，旅費區 { $pile } 張{ $money ->
    [none] {""}
   *[other] ，共 { $money } 元
}
thinking = 考慮中
answered = 已回答
side-left = 往左傳
side-right = 往右傳
own-pile = 旅費區
own-all = 連手牌
own-pile-said = 你的旅費區：{ $count } 張，{ $cost } 元；連手牌共 { $all } 元
cost-said = 旅費 { $cost } 元

## 這一回合

this-round = 這一回合
round = 第 { $number } 回合
starts = { $name } 先出
way-left = 順時針出牌
way-right = 逆時針出牌
storm = 不能打{ $mark }的牌
last-help = 最後一回合：有人吃牌就結束

## 一起回答

window-title = { $name } 在{ $arm }放了 { $number }：誰要搶先出牌？
election-title = 大家各選 1 張手牌，同時出示
sharing-title = { $name } 分發九份山城的牌
swap-title = { $name } 交換旅費區的牌（已換 { $done } 張）
swap-take = 從旅費區選 1 張換回來
drawn-title = 抽到的牌，留下 1 張
still = 還有 { $count } 張
my-answer = 你的回答：{ $card }
my-answer-none = 你的回答：不搶
