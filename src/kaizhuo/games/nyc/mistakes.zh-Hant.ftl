### 兩款紐約遊戲的版本檔可能錯在哪裡

wrong-tolls = 「tolls」要替 1 到 { $floors } 層各寫一個金額，不能是 { $value }
wrong-tolls-rise = 每多一層，過路費就要更高；{ $value } 沒有遞增
wrong-sale = 一層賣 { $sale }，建造費就要更高，不能是 { $build }
wrong-squares = 版圖有 { $squares } 格（NYC-C.1），不是 { $count } 格
wrong-kinds = 版圖上「{ $kind }」要有 { $wanted } 格，不是 { $count } 格
wrong-corners = 四個角落依序從「start」開始，其餘是「guild」、「station」、「guide」
wrong-vehicle-order = 交通工具依序是：{ $vehicles }
wrong-chance = 機會卡不能通往機會格
wrong-effect-twice = 有兩張牌的效果都是「{ $effect }」
wrong-zones = { $sights } 張景點卡最多 { $most } 張放進各區，不能是 { $count } 張（NYT-1.2）
wrong-run = 「first」和「last」要是依環道順序的景點
wrong-no-cards = { $mode ->
    [bank] 銀行遊戲需要經驗卡
   *[other] 旅行遊戲需要經驗卡
}
