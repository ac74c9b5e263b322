### 戰國策的版本檔可能錯在哪裡

wrong-shuffled = 沒有任何 [[stratagem]] 寫上 returns = 'shuffled'（WS-8）
wrong-ring = 「ring」要從皇宮起順時針列出 { $squares } 格
wrong-ring-first = ring：第一格是皇宮
wrong-ring-square = ring：「{ $id }」不能放在第 { $square } 格（WS-C.1）
wrong-ring-twice = ring：「{ $id }」只有一格
wrong-ring-lacks = ring 裡少了「{ $id }」
wrong-not-in-ring = 「{ $id }」不在 ring 裡
wrong-lands = ring 裡有 { $count } 塊土地，應該是 { $lands } 塊
wrong-tolls = 「tolls」是六個遞增的數字：0、1、2、3、4 座兵營，和城池
wrong-start-twice = 有兩位君主都從「{ $land }」起家
wrong-sale = 招募價 { $price } 必須高於出售價 { $sale }
wrong-wants = { $wants ->
    [amount] 效果「{ $effect }」要寫「amount」
    [state] 效果「{ $effect }」要寫「state」
    [amount-state] 效果「{ $effect }」要寫「amount」和「state」
   *[none] 效果「{ $effect }」不帶數字
}
wrong-card-text = 「{ $language }」的「text」用了這張牌沒有的數字
