### 別人寫的檔案可能錯在哪裡：版本檔、棋譜

## 版本檔

wrong-no-file = 沒有這個檔案
wrong-unreadable = 檔案讀不出來：{ $reason }
wrong-toml = 這不是 TOML 格式：{ $reason }
wrong-tangled = 括號或數字太多
wrong-table = 沒有叫「{ $table }」的表
wrong-entries = 請寫成一筆一筆的 [[{ $table }]]
wrong-too-few = 版本檔至少要有 { $least } 筆 [[{ $table }]]，現在有 { $count } 筆
wrong-count = [[{ $table }]] 要有 { $wanted } 筆，不是 { $count } 筆
wrong-value = { $key } 必須是「{ $wanted }」，不能是 { $value }
wrong-key-missing = 這筆 [[{ $table }]] 少了「{ $key }」
wrong-key-unknown = [[{ $table }]] 裡沒有「{ $key }」這一項
wrong-not-text = 「{ $key }」要寫成加引號的文字，不能是 { $value }
wrong-id = { $key }「{ $value }」只能用小寫字母、數字和單一連字號
wrong-choice = { $key }「{ $value }」不在這些選項裡：{ $choices }
wrong-number = 「{ $key }」是 { $low } 到 { $high } 的整數，不能是 { $value }
wrong-truth = 「{ $key }」是 true 或 false，不能是 { $value }
wrong-not-numbers = 「{ $key }」要列出幾個數字，不能是 { $value }
wrong-number-inside = 「{ $key }」裡的 { $value } 不是整數
wrong-bounds-inside = 「{ $key }」裡的 { $value } 不在 { $low } 到 { $high } 之間
wrong-not-texts = 「{ $key }」要列出幾段文字，不能是 { $value }
wrong-text-inside = 「{ $key }」裡的 { $value } 不是文字
wrong-language-missing = 「{ $key }」少了「{ $language }」的文字
wrong-too-long = 「{ $key }」有 { $length } 個字，最多 { $most } 個
wrong-invisible = 「{ $key }」裡有看不見的字元（{ $sign }）
wrong-unknown = 沒有叫「{ $id }」的 [[{ $table }]]
wrong-twice = 有兩筆都叫「{ $id }」
wrong-deck-small = 牌組有 { $count } 張，至少要有 { $least } 張
wrong-deck-large = 牌組有 { $count } 張，最多 { $most } 張

## 棋譜

wrong-record-format = 棋譜的第一行是「{ $line }」
wrong-record-line = 「{ $line }」不是「玩家 動作 : 亂數結果」的寫法
wrong-record-json = 「{ $key }」的值不是 JSON
wrong-record-deal = 少了「deal : …」這一行
wrong-record-players = 開頭沒有寫玩家人數
wrong-record-first = 「first」不是座位號碼
wrong-record-other = 棋譜的 { $key } 是 { $has }，這個遊戲的是 { $wanted }
wrong-record-few = 棋譜裡這一步的亂數結果不夠
wrong-record-left = 有用不到的亂數結果：{ $outcomes }
wrong-record-outcome = 「{ $outcome }」不會是 { $sides } 種可能裡的結果
wrong-record-card = 「{ $card }」不可能在牌堆最上面
wrong-record-game = 棋譜沒有寫是哪個遊戲
wrong-record-options = 棋譜的選項不是一張表
wrong-record-no-seed = 棋譜沒有亂數種子：遊戲結束才會公開
wrong-record-seed = 棋譜的亂數種子不是十六進位數字
wrong-record-promise = 亂數種子和開桌時約定的不符
