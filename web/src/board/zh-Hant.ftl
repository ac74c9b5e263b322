### 棋盤共用的字

board = 棋盤
zoom-in = 放大
zoom-out = 縮小
zoom-whole = 看整個棋盤
zoom-mine = 看我的棋子
zoom-mover = 看輪到的棋子
pan-left = 往左看
pan-right = 往右看
pan-up = 往上看
pan-down = 往下看
tools = 棋盤的大小與位置
square-lit = { $square }，可以選
deed = 「{ $square }」的說明
deed-close = 收起說明
deed-before = 前一格
deed-after = 後一格
deed-why = 為什麼現在不能選？
deed-why-short = 為什麼不能選？
dice-show = 骰子 { $faces }
dice-none = 還沒有擲骰
bankrupt = 已破產
