### 地產大亨交易的版本檔可能錯在哪裡

wrong-rents = 「{ $color }」有 { $size } 張，租金卻寫了 { $rents } 個
wrong-pair = 「colors」要寫兩個不同的顏色，不能是 { $names }
wrong-place = 卡片不能叫「{ $id }」：桌上已經有個地方叫這個名字
wrong-doublers = 牌組裡的租金加倍卡超過 { $most } 張
wrong-no-property = 「{ $color }」色沒有任何 [[property]]，湊不成一套
wrong-moves = 這些牌會產生超過 { $most } 種動作
