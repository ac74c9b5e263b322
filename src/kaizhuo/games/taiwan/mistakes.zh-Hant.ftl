### 禮賀臺灣的版本檔可能錯在哪裡

wrong-starts = [[start]] 牌只有一張
wrong-events = 所有 [[event]] 都需要別盒遊戲才能玩
wrong-start-number = 只有起始牌是 { $number }
wrong-number-twice = 數字 { $number } 有兩筆 [[number]]
wrong-no-color = 這筆 [[number]] 的「black」和「red」都沒寫顏色
wrong-marks = 「marks」要替每一張寫上 red 或 black，就像「money」寫上每一張的金錢符號
wrong-effect-single = 規則裡效果為「{ $effect }」的牌只有一張
wrong-named-twice = 「{ $key }」裡「{ $id }」寫了兩次
wrong-marked = 「marked_red」寫了這個數字沒有的顏色
wrong-both = 「{ $color }」又是黑又是紅
wrong-needs = 「{ $id }」單靠這盒玩不了：請用「needs」寫明需要哪一盒（HTA-62）
