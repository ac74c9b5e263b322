### 命令列

## 說明

help-kaizhuo = 開桌：玩桌遊、研究桌遊、模擬桌遊。
help-serve = 開門營業：在瀏覽器裡開桌，人和程式都能入座。
help-games = 有哪些遊戲，各有哪些選項。
help-rules = 一款遊戲的規則書。
help-play = 在這個終端機裡跟程式玩一局。
help-simulate = 讓程式對打很多局，算出結果。
help-tournament = 讓程式循環對戰，每個都遇上每個，並且評分。
help-balance = 這個版本公平嗎，什麼值得用？做成一份有圖表的報告，一個 HTML 檔。
help-replay = 照當時的經過讀一局棋譜。
help-verify = 這一局的每顆骰子、每張牌，都和種子給的一樣嗎？
help-edition = 把配件當資料：抄一份、改一改、拿來玩。
help-edition-new = 把一款遊戲的標準版寫進檔案，讓你修改。
help-edition-check = 這份版本檔對不對？不對的話，哪一行、為什麼。
help-check = 檢查情境：檔案，或整個資料夾。
help-arg-game = 遊戲代號，「kaizhuo games」會列出來。
help-arg-record = 棋譜檔。
help-arg-file = 版本檔。
help-arg-paths = 情境檔和資料夾。
help-opt-lang = zh-Hant 或 en。
help-opt-option = 規則選項，寫成 名稱=值（可以寫好幾次）。
help-opt-preset = 一組取好名字的選項。
help-opt-edition = 不用標準版，改用這份版本檔。
help-opt-players = 幾個座位。
help-opt-games = 玩幾局。
help-opt-bots = 程式，一個座位一個（或全部同一個），用逗號分開；search:1000 每一步先想一千局。
help-opt-seed = 同樣的種子，就是同樣的遊戲。
help-opt-workers = 用幾個行程。
help-opt-json = 不印表格，印一個 JSON 物件。
help-opt-out-rows = 每一局寫成一列，放進這個 Parquet 檔；中斷後會從停下的地方繼續。
help-opt-ray = 在 Ray 叢集上玩：這個位址的叢集（主機:連接埠），不寫就在這台電腦上臨時開一個。
help-opt-entries = 參賽的程式，兩個以上，用逗號分開。
help-opt-games-each = 每一桌玩幾局；不夠讓每個程式在每個座位坐一樣多次，就多玩幾局。
help-opt-against = 第二份版本檔，拿來和第一份比較。
help-opt-out-report = 要寫的 HTML 檔（沒寫就是 遊戲-balance.html）。
help-opt-rows = 把對局也留在這個 Parquet 檔；中斷後會從停下的地方繼續。
help-opt-name = 別人怎麼稱呼你。
help-opt-record = 結束時把這一局寫進這個檔案。
help-opt-force = 檔案已經在了也照寫。
help-opt-seat = 用這個座位的眼睛看（從 1 算起）；不寫就是旁觀者。
help-opt-host = 要聽哪個位址。
help-opt-port = 要聽哪個連接埠。
help-opt-processes = 幾個伺服器行程（不只一個就要 --redis）。
help-opt-redis = 幾個伺服器行程用來互通消息的 Redis。
help-opt-address = 別人連到這台電腦的位址，自動找到的不對時才要寫。
help-opt-trust-proxy = 相信前面的代理伺服器說的來源位址。
help-opt-database = 存放桌子的 SQLite 檔（或資料庫網址）。
help-opt-qr = 印 QR 碼，方便手機掃描。
help-opt-help = 顯示這份說明。
help-usage = 用法：
help-heading-arguments = 引數：
help-heading-options = 選項：
help-heading-commands = 指令：
help-default = （預設：{ $value }）
help-required = （必填）

## 錯誤

error-prefix = kaizhuo：
error-game = 沒有叫「{ $game }」的遊戲；有的是：{ $known }。
error-players = { $game } 是 { $low } 到 { $high } 人玩的，不能 { $players } 人玩。
error-search = 「{ $bot }」沒有說要想多久：請寫 search:1000，冒號後面是 1 到 { $most } 的整數。
error-bot = 沒有叫「{ $bot }」的程式；有的是：{ $known }。
error-bots = { $players } 人要 { $players } 個程式，或全部同一個，不能是 { $given } 個。
error-language = 沒有「{ $language }」這種語言；有的是：zh-Hant、en。
error-option-name = { $game } 沒有「{ $option }」這個選項；有的是：{ $known }。
error-option-value = 選項 { $option } 不能是「{ $value }」；可以是：{ $known }。
error-preset = { $game } 沒有叫「{ $preset }」的成組選項；有的是：{ $known }。
error-option-form = 「{ $given }」要寫成 名稱=值。
error-least = { $what }最少是 { $least }，不能是 { $given }。
error-number = { $what }太大了：{ $given }。
error-no-file = 找不到檔案 { $file }。
error-is-folder = { $file } 是資料夾，不是檔案。
error-not-text = { $file } 不是文字檔。
error-cannot-read = 讀不到 { $file }：{ $reason }。
error-cannot-write = 寫不進 { $file }：{ $reason }。
error-file-exists = { $file } 已經在了；要蓋過去請加 --force。
error-record = { $file } 不是正確的棋譜：{ $reason }。
error-edition-file = { $line ->
    [0] { $file }：{ $reason }
   *[other] { $file } 第 { NUMBER($line, useGrouping: 0) } 行：{ $reason }
}
record-line = 第 { NUMBER($line, useGrouping: 0) } 行，{ $reason }
record-move = { $move ->
    [0] 發牌時，{ $reason }
   *[other] 第 { $move } 步，{ $reason }
}
record-no-action = 沒有叫「{ $code }」的動作
error-edition-of-record = { $file } { $edition ->
    [standard] 不是用標準版玩的；請用 --edition 指出它的版本檔。
   *[other] 不是用 { $edition } 玩的；請用 --edition 指出它的版本檔。
}
error-seat = 這一桌沒有第 { $seat } 個座位，只有 { $players } 個。
error-port = { $host } 的連接埠 { $port } 已經有人用了；請用 --port 換一個。
error-no-folder = 沒有 { $file } 這個資料夾。
error-no-database = { $file } 不是 SQLite 資料庫。
error-start = 伺服器開不起來；資料庫 { $database } 連得到嗎？
error-host = 這裡沒有 { $host } 這個位址。
error-listen = { $host } 的連接埠 { $port } 不能用：{ $reason }。
error-redis = 好幾個行程要靠 Redis 互通消息；請用 --redis 指出來。
error-port-range = 連接埠是 0（隨便哪個空的）到 65535 的數字，不能是 { $port }。
error-no-server = 這裡沒有裝好伺服器：{ $reason }。
error-no-scenarios = { $paths } 裡沒有情境。
error-terminal = 沒有人可以問：這裡不是終端機，輸入也結束了。
error-same-edition = { $file } 和第一份版本一模一樣，沒有什麼好比的；先改過再比。
error-entries-few = 循環賽要有兩個以上的程式，用逗號分開。
error-entries-twice = 「{ $bot }」寫了兩次；循環賽裡每個程式寫一次就好。
error-workers-lost = 有個行程還沒做完就結束了；請少用幾個行程。
error-ray-missing = 這裡沒有安裝 Ray：pip install 'kaizhuo[ray]'
error-ray-address = 「{ $address }」不是 Ray 叢集的位址；位址要像 10.0.0.5:6379。
error-ray-unreachable = 連不到 { $address } 的 Ray 叢集：{ $reason }。
error-ray-other-build = 叢集裡有的機器裝的是編譯過的開桌，有的不是，程式想得多少不一樣；請裝成一樣的。
error-ray-lost = Ray 叢集出了問題：{ $reason }。
error-ray-or-workers = --ray 和 --workers 只能選一個：叢集有自己的行程。
error-rows-broken = { $file } 不是完好的 Parquet 檔：{ $reason }。
error-rows-foreign = { $file } 裡不是模擬的對局；請換一個檔案。
error-rows-other = { $file } 是另一次模擬的對局：它的{ $what ->
    [version] 開桌版本
    [game] 遊戲
    [rules] 規則版本
    [edition] 配件版本
    [options] 規則選項
    [players] 人數
    [programs] 程式
    [thinking] 程式每一步先想的局數
    [format] 檔案格式
    [seed] 種子
   *[other] 安排
}是 { $there }，不是 { $here }；請換一個檔案。
error-rows-log = { $file } 從第 { $line } 行起讀不懂；請把它移走，或換一個檔案。
error-rows-more = { $file } 已經有第 { $there } 局，超過這次的 { $here } 局；請要求 { $there } 局以上。
error-rows-busy = 另一個行程正在寫 { $file }。
error-rows-cannot-write = 寫不進 { $file }：{ $reason }。
error-rows-cannot-read = 讀不到 { $file }：{ $reason }。
error-report-foreign = { $file } 已經在了，而且不是平衡報告；請用 --out 換一個檔案。
error-rows-is-folder = { $file } 是資料夾，不是檔案。

misuse-missing = 少了 { $what }。
misuse-number = { $what } 要的是整數。
misuse-no-option = 沒有 { $option } 這個選項。
misuse-no-value = { $option } 後面要有值。
misuse-needless-value = { $option } 後面不要有值。
misuse-no-command = 沒有「{ $given }」這個指令；只打 kaizhuo，就會列出所有指令。
misuse-left-over = 多了沒有用的「{ $given }」。

what-games = 局數
what-seed = 種子
what-workers = 行程數

## 遊戲架

games-players = { $low }–{ $high } 人
games-options = 選項
games-presets = 成組選項
games-none = 一款遊戲都沒有裝。
option-default = 沒寫就是 { $value }

## 模擬

simulate-progress = 對打中
simulate-title = { $title }，{ $players } 人，{ $games } 局
simulate-bot = 程式
simulate-wins = 勝
simulate-share = 勝率
simulate-seat = 第 { $seat } 座 { $wins } 局
simulate-seats = 各座位的勝局：{ $seats }
simulate-draws = 沒有贏家：{ $draws } 局；沒有打完：{ $unfinished } 局
simulate-length = 每局決定次數：{ $decisions }（100 局裡有 95 局不超過 { $decisions95 }）；輪數：{ $rounds }（{ $rounds95 }）
simulate-speed = 每秒 { $speed } 次決定
simulate-kept = 停下來了；{ $games } 局裡的 { $done } 局已經為 { $file } 留下。用同樣的指令就會接著玩。
simulate-rows = { $file }：{ $games } 列

## 循環賽

tournament-title = { $title }，{ $players } 人：{ $tables } 桌，{ $games } 局
tournament-place = 名次
tournament-wins = 勝
tournament-share = 勝率
tournament-interval = 95% 區間
tournament-rating = μ
tournament-unsure = σ
tournament-ordinal = μ − 3σ
tournament-pairs = 橫列的程式比直行的程式好的機會：
tournament-help = μ 是評分，σ 是誤差；大家從 25 和 8.3 開始。表格照 μ − 3σ 排名次：幾乎可以確定至少有這麼強。

## 平衡報告

balance-written = 報告寫進 { $file } 了；用瀏覽器打開來看。

## 棋譜

replay-title = { $title }，{ $players } 人
replay-unfinished = 棋譜到這裡為止；這一局還沒有結束。
verify-good = 誠實：{ $moves } 手裡的 { $outcomes } 個機運，全都和種子給的一樣。
verify-commitment = 可以對照的承諾：{ $commitment }
verify-bad = 不誠實：{ $move ->
    [0] 發牌時
   *[other] 第 { $move } 手
}，棋譜寫的是「{ $recorded }」，種子給的是「{ $drawn }」。

## 版本

edition-written = 標準版寫進 { $file } 了。改好以後：kaizhuo edition check { $game } { $file }
edition-good = { $file } 是正確的{ $title }版本：{ $components } 個有名字的配件，指紋 { $hash }。

## 情境

check-done = { $held } 個成立，{ $failed } 個不成立。

## 營業

serve-open = 開門了。
serve-here = 這台電腦：{ $link }
serve-network = 其他人：{ $link }
serve-scan = 用同一個網路裡的手機掃描：
serve-stop = 按 Ctrl-C 打烊；桌子都留在 { $database }。

## 玩

play-you = 玩家
play-bot-names = 阿福,小梅,老王,美玲,志明,春嬌,阿土,秋月
play-bot-name = { $name }（{ $bot }）
play-welcome = { $title }，同桌的是{ $others }。
play-commands = 輸入號碼來選。另外：t 桌面 · l 經過 · ? 字詞 為什麼不行 · r 字詞 規則 · u 收回 · d 幫我決定 · q 離開 · h 說明
play-help-number = 3          做第 3 項
play-help-table = t          整張桌面
play-help-log = l          上一輪發生的事
play-help-why = ? 通行證   為什麼現在不行
play-help-rules = r 租金     提到它的規則（只打 r：整本規則書）
play-help-undo = u          收回上一手，只要還沒有後果
play-help-decide = d          照不在場的人那樣做
play-help-quit = q          離開
play-ask = 你的選擇
play-group-other = 另外
play-since = 這段時間
play-log = 經過
play-not-a-choice = 沒有「{ $given }」這個選擇；請輸入 1 到 { $most } 的號碼，或打 h 看說明。
play-can = 這個現在可以做：第 { $numbers } 項。
play-because = { $text }（{ $clause }）
play-because-of = { $thing }：{ $text }（{ $clause }）
play-nothing-called = 這裡沒有叫「{ $word }」的東西。
play-no-rule = 沒有規則提到「{ $word }」。
play-cannot-undo = 收不回來了：別人已經行動，或機運已經落定。
play-undone = 收回來了。
play-decided = 做了：{ $what }
play-over-won = 你贏了！
play-over-lost = { $winners } 贏了。
play-over-draw = 沒有人贏。
play-recorded = 這一局寫在 { $file } 裡。
play-left = 你離開了這一桌。
