### 地產大亨交易：桌面元件上的字

short-br = 棕
short-lb = 淺藍
short-pk = 粉紅
short-or = 橙
short-rd = 紅
short-ye = 黃
short-gr = 綠
short-db = 深藍
short-rr = 交通
short-ut = 公共
short-rainbow = 彩色
card-rent = 租金
card-label = { $name }，{ $value }M
text-wild = 兩色擇一
text-rainbow = 當任何一色，沒有面額
text-rent-all = 向所有人收租
text-rent-one = 任選一色，向一人收租
text-takeover = 拿走別人一整套物業
text-refuse = 抵銷對你的行動
text-steal = 拿走一張未成套的物業
text-swap = 用一張物業換別人一張
text-debt = 向任一玩家收 5M
text-birthday = 每個人都給你 2M
text-draw = 再抽 2 張牌
text-house = 蓋在成套物業上，租金多 3M
text-hotel = 有房子才能蓋，租金再多 4M
text-double = 跟租金牌一起打，租金加倍
bank = 銀行
bank-label = 你的銀行，共 { $total }M
bank-empty = 還沒有錢
own-mat = 你的桌面
own-empty = 還沒有物業
no-property = 還沒有物業
loose = 還沒排進任何一列
your-hand = 你的手牌
hand-empty = 手上沒有牌
hand-count = 手牌 { $count } 張
sets-count = 已有 { $count } 套，三套獲勝
column-label = { $color }，{ $count } 張，一套 { $size } 張，租金 { $rent }M{ $complete ->
    [true] ，成套
   *[other] {""}
}
spot = 新的{ $color }列
spot-label = 放到新的{ $color }列
stamp = 成套
stamp-short = 成
draw-pile = 抽牌堆
discards = 棄牌堆
goal = 誰快贏了

charge-title = 正在回應的行動
charge-rent = { $you ->
    [actor] 你收{ $color }租金，每人 { $amount }M
   *[none] { $actor } 收{ $color }租金，每人 { $amount }M
}
charge-rent-one = { $you ->
    [actor] 你向 { $target } 收{ $color }租金 { $amount }M
    [target] { $actor } 向你收{ $color }租金 { $amount }M
   *[none] { $actor } 向 { $target } 收{ $color }租金 { $amount }M
}
charge-debt = { $you ->
    [actor] 你向 { $target } 收債 { $amount }M
    [target] { $actor } 向你收債 { $amount }M
   *[none] { $actor } 向 { $target } 收債 { $amount }M
}
charge-birthday = { $you ->
    [actor] 你過生日，每人給 { $amount }M
   *[none] { $actor } 過生日，每人給 { $amount }M
}
charge-steal = { $you ->
    [actor] 你要拿走 { $target } 的「{ $take }」
    [target] { $actor } 要拿走你的「{ $take }」
   *[none] { $actor } 要拿走 { $target } 的「{ $take }」
}
charge-swap = { $you ->
    [actor] 你要用「{ $give }」換 { $target } 的「{ $take }」
    [target] { $actor } 要用「{ $give }」換你的「{ $take }」
   *[none] { $actor } 要用「{ $give }」換 { $target } 的「{ $take }」
}
charge-takeover = { $you ->
    [actor] 你要接管 { $target } 的整套{ $color }
    [target] { $actor } 要接管你的整套{ $color }
   *[none] { $actor } 要接管 { $target } 的整套{ $color }
}
refusal = 反對
target-asked = 考慮中
target-counter = 等 { $name } 決定
target-paying = 已付 { $paid }／{ $due }M
target-refused = 反對成功
target-done = 好了
target-paid = 付了 { $paid }M
target-agreed = 同意
target-free = 不用付

pay-sum = 要付 { $owed }M，選了 { $total }M
pay-pick = 點銀行裡的錢或桌上的物業來付。
pay-more = 還差 { $missing }M。
pay-exact = 剛剛好。
pay-no-change = 夠了，不找零。
pay-needless = 付太多了，可以拿回：{ $cards }。
pay-hand-over = { $count ->
    [0] 交出去
   *[other] 交出 { $count } 張，共 { $total }M
}
