### 平衡報告

## 開頭

balance-title = { $title }：平衡報告
balance-facts = { $players } 人，{ $games } 局 · 程式：{ $programs } · 種子 { $seed }
balance-edition-standard = 標準版
balance-facts-edition = 配件版本：{ $edition }
balance-facts-editions = 配件版本：{ $one }、{ $other }，各 { $games } 局
balance-options = 規則選項：{ $options }
balance-made = 由開桌 { $version } 製作。同樣的指令會做出同樣的報告。
balance-no-script = 圖表需要 JavaScript；每個數字在表格裡也都有。

## 簡單說

balance-short = 簡單說
balance-compared = 兩個版本比一比
balance-sum-first = 先開始的第 1 座贏了 { $share } 的局（95% 信賴區間 { $between }；平均分是 { $fair }）：{ $how ->
    [ahead] 先走占便宜。
    [behind] 先走吃虧。
   *[none] 看不出先走占便宜或吃虧。
}
balance-sum-seat = 第 { $seat } 座贏得比平均{ $how ->
    [ahead] 多
   *[behind] 少
}：{ $share }（{ $between }）。
balance-sum-length = 一局通常玩 { $rounds } 輪（{ $decisions } 次決定）；100 局裡有 95 局不超過 { $rounds95 } 輪。
balance-sum-leads = 一局裡領先的人通常換 { $changes } 次；玩到一半時領先的人，最後有 { $share } 會贏（{ $between }）。
balance-sum-stalls = { $unfinished ->
    [0] { $games } 局全部玩完
   *[other] { $games } 局裡有 { $unfinished } 局（{ $share }）沒有玩完
}{ $draws ->
    [0] {""}
   *[other] ，其中 { $draws } 局沒有贏家
}{ $longest ->
    [-1] 。
   *[other] ；最久的一次僵局是 { $longest } 手。
}
balance-differ-seat = 第 { $seat } 座在「{ $one }」贏 { $here }，在「{ $other }」贏 { $there }：差得比碰巧還多。
balance-differ-no-seat = 沒有哪個座位的勝率，在兩個版本之間差得比碰巧還多。
balance-differ-length = 一局平均的輪數：「{ $one }」{ $here } 輪，「{ $other }」{ $there } 輪。

## 數字

balance-tile-games = 局
balance-tile-first = 第 1 座的勝率
balance-tile-rounds = 輪，一局通常的長度
balance-tile-leads = 次，換人領先
balance-tile-unfinished = 沒有玩完

## 各節

balance-head-seats = 哪個座位贏
balance-help-seats = 每一點是一個座位贏了幾成的局；橫條是 95% 信賴區間，真正的勝率多半就在裡面。虛線是平均分。橫條碰不到虛線，才說得準。程式每局換座位，所以不會因為某個程式比較強，就讓某個座位占便宜。
balance-head-programs = 哪個程式贏
balance-help-programs = 每個程式在所有座位合起來的勝率。
balance-head-length = 一局多長
balance-help-length = 玩這麼多輪的有幾成的局。輪到最先開始的人，就是新的一輪。
balance-axis-rounds = 輪數
balance-head-leads = 換人領先幾次
balance-help-leads = 每次輪到別人時看一次。次數少，表示領先的人會一直領先。平手不算領先。
balance-axis-leads = 換人領先的次數
balance-head-decided = 多早就分出勝負
balance-help-decided = 一局玩到四分之一、一半、四分之三時單獨領先的人，最後有幾成會贏。落在虛線（平均分）上，表示領先沒有意義；到了 100%，表示那時已經分出勝負。
balance-quarter-1 = 四分之一
balance-quarter-2 = 一半
balance-quarter-3 = 四分之三
balance-leader-wins = 領先的人的勝率
balance-head-stalls = 哪裡會僵住
balance-help-stalls = 每一局最久的一次僵局：最多連續幾手，大家的處境完全沒有變。{ $unfinished ->
    [0] 沒有一局是被停下的。
   *[other] 有 { $unfinished } 局做了 20,000 次決定還沒結束，被停下了。
}
balance-axis-stalls = 最久的僵局（手）
balance-help-use = 做了這件事的人，在那些局裡贏了 { $usual }（虛線）。這裡是離虛線最遠的 { $shown } 個{ $count ->
    [0] {""}
   *[other] ，全部有 { $all } 個
}。{ $by_chance ->
    [0] {""}
   *[other] { $all } 個區間裡，光是碰巧就會有大約 { $by_chance } 個碰不到虛線。
}
balance-warning-use = 這並不表示是它讓人贏的：領先的人、玩得久的人，本來就做得起比較多的事。請拿同一份清單裡的東西互相比較。
balance-all = 全部 { $count } 個，可以排序
use-anything = 經過紀錄裡提到的東西

## 表格和圖

balance-seat = 第 { $seat } 座
balance-wins = 勝率
balance-wins-with = 用了它的勝率
balance-games-share = 占所有局的比例
balance-games = 局數
balance-what = 名稱
balance-edition = 版本
balance-from = 區間從
balance-to = 到
balance-column-of = { $edition }：{ $column }
balance-column-what = 名稱
balance-column-wins = 勝率
balance-column-between = 95% 信賴區間
balance-column-used = 出現的局
balance-column-times = 每局次數
balance-column-with = 用了它的勝率
balance-sort = 照這一欄排序

## 怎麼看

balance-head-reading = 怎麼看這份報告
balance-reading-interval = 數出來的勝率，不會剛好等於真正的勝率。95% 信賴區間（Wilson 的算法）說明可能差多少：100 個這樣的區間，大約有 95 個會包住真正的勝率。局數變成四倍，區間才會窄一半。
balance-reading-programs = 這些局是程式玩的，人的玩法不一樣；程式不會用的牌，看起來就會比實際弱。
balance-reading-lead = 領先是用這款遊戲自己的尺量的：{ $measure }
balance-measure-other = 如果現在就結束，這個玩家會怎樣。
