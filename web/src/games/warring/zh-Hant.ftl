### 戰國策：桌上的字

logo = 戰國策
s-palace = 皇宮
s-pavilion = 人才閣
s-alliance = 合縱
s-axis = 連橫
s-hall = 聚賢莊
s-book = 計策書
help-palace = 經過領銀兩
help-pavilion = 招募人才
help-alliance = 建一座兵營
help-axis = 取得紅骰
about-palace = 經過或停在皇宮，向國庫領取酬勞。
about-pavilion = 停在這裡可以招募一名人才。
about-alliance = 停在這裡可以在任一自己的郡縣建造兵營；郡縣最少的人另有接濟。
about-axis = 停在這裡取得紅骰和秦王卡。
about-hall = 停在這裡可以廢黜和招募人才。
about-book = 停在這裡翻開一張計策，可以執行也可以放棄。
about-field = 停在戰場就會戰，勝者取得戰場；經過自己的戰場領取酬勞。

label-free = { $name }，{ $state }，售價 { $price }，無人持有
label-held = { $name }，{ $state }，{ $player }的，兵營 { $camps } 座，過路費 { $toll }
label-city = { $name }，{ $state }，{ $player }的，有城池，過路費 { $toll }
label-field = { $name }，戰場，無人持有
label-field-held = { $name }，戰場，{ $player }的
label-king = { $square }；秦王在這裡
label-tokens = { $square }；在這裡：{ $players }

offer = 待招募
talents = 人才
stratagems = 計策
pile-talents = 人才牌堆，還有 { $count } 張
pile-stratagems = 計策牌堆，還有 { $count } 張
silver = { $amount } 兩
card-label = { $name }：{ $text }
card-priced = { $name }，{ $price } 兩：{ $text }
battle = 上一場會戰：{ $land }，攻 { $attack } 對守 { $defence }
red-die = 紅骰
nobody = 無人持有
roll-now = 擲骰子！
thrown = { $player } 擲出 { $sum }
stock = 國庫還有兵營 { $camps } 座、城池 { $cities } 座

of-state = { $state }地
field = 戰場
fields = 戰場
free = 無人持有
deed-price = 售價
deed-camp = 兵營
deed-city = 城池
deed-tolls = 過路費
camps = { $count } 營
city = 城池
deed-sales = 出售：土地 { $land }、兵營 { $camp }、城池 { $city }
start-of = { $monarch }的起始土地
rebuilt = 重建版數值：原版印刷內容未公開。

talent = 人才
talent-numbers = 招募 { $price } 兩，出售 { $sale } 兩
talents-of = { $player }的人才
your-talents = 你的人才
rests = 下回合停留
owes = 應付{ $player } { $amount } 兩，還差 { $missing } 兩
owes-treasury = 應付國庫 { $amount } 兩，還差 { $missing } 兩
goal-silver = 先存到 { $target } 兩的人獲勝
goal-last = 撐到最後的人獲勝（財產總值）
