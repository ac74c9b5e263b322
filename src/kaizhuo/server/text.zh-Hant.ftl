### 伺服器自己說的話

## 牌局以外的事

log-joined = { $name } 坐下了。
log-left = { $name } 離開了桌子。
log-started = { $you ->
    [player] 開局，由你先手。
   *[none] 開局，由 { $player } 先手。
}
log-absent = { $you ->
    [player] 你暫時不在，非做不可的事先由程式代勞。
   *[none] { $player } 暫時不在，非做不可的事先由程式代勞。
}
log-back = { $you ->
    [player] 你回來了。
   *[none] { $player } 回來了。
}
log-took-back = { $you ->
    [player] 你收回剛才那一步。
   *[none] { $player } 收回剛才那一步。
}

## 桌子為什麼停住

reason-frozen = 這一局開始之後規則改過，第 { $row } 步現在行不通了（{ $why }）。
reason-frozen-outcome = 這一局開始之後規則改過，同樣的 { $row } 步如今會走到不同的局面。
reason-frozen-box = 這張桌子的遊戲載入不了：{ $why }

## 伺服器為什麼不照做

error-started = 這一局已經開始了。
error-game-unknown = 沒有叫做 { $game } 的遊戲。
error-option = { $reason }
error-bot-unknown = 沒有叫做「{ $bot }」的程式玩家。
error-seats-few = 這個遊戲至少要 { $least } 人。
error-seats-many = 這個遊戲最多 { $most } 人。
error-no-seat = 請留一個座位給自己。
error-no-seat-left = 座位都坐滿了。
error-no-such-seat = 這個座位上沒有人。
error-no-such-thing = 桌上沒有這樣東西。
error-first = 先手必須是桌上的座位。
error-no-way-back = 這一步不能再收回了。
error-key = 這個連結已經用過，或是有了更新的連結。
error-malformed = 伺服器看不懂送來的東西：{ $reason }
error-slow = 你送的東西沒有及時送達。
error-edition-heavy = 這個版本檔太大或太複雜，這裡玩不了。
error-media-type = 請用 application/json 傳送。
error-method = 這個網址不能這樣用。
error-not-found = 這個網址沒有東西。
error-streams = 你在這裡開了太多頁面，請關掉幾個。
error-busy = 這張桌子太忙了，請再試一次。
error-storage = 伺服器寫不進紀錄，什麼都沒有改變。
error-internal = 伺服器出了差錯，什麼都沒有改變。
error-rule-failed = 遊戲的規則出了差錯，什麼都沒有改變，請回報。
