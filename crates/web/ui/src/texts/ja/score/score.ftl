### 点数計算。

score-title = 点数計算
score-hand-title = 和了形
score-about = 手牌の点数と計算がここに出ます。
score-clear = すべて消す
score-hand = 手牌
score-winning = 和了牌
score-dora = ドラ表示牌
score-ura = 裏ドラ表示牌
score-calls = 鳴き
score-call-chii = チー
score-call-pon = ポン
score-call-kan = 明槓
score-call-ankan = 暗槓
score-next-hand = 手牌をあと{ $count }枚選んでください（鳴きも選べます）
score-next-winning = 和了牌を選んでください
score-next-dora = ドラ表示牌を選んでください
score-next-ura = 裏ドラ表示牌を選んでください
score-next-chii = 順子のいちばん小さい牌を選んでください
score-next-pon = ポンした牌を選んでください
score-next-kan = 明槓した牌を選んでください
score-next-ankan = 暗槓した牌を選んでください
score-won = 和了り方
score-ron = ロン
score-tsumo = ツモ
score-seat = 自風
score-round = 場風
score-honba = 本場
score-sticks = リーチ棒
score-moments = そのほか
score-moment-riichi = リーチ
score-moment-double = ダブルリーチ
score-moment-ippatsu = 一発
score-moment-rinshan = 嶺上開花
score-moment-chankan = 槍槓
score-moment-last = 最後の牌
score-moment-first = 第一巡
score-no-win = この手では和了れません
score-no-win-not_complete = 手が完成していません。四面子一雀頭、七対子、国士無双のどれかが必要です。
score-no-win-no_yaku = 役がありません。ドラだけでは和了れません。
score-no-win-below_two_han = この本場では、ドラを除いて二翻以上の役が必要です。
score-no-win-late_yaku = 和了牌で初めて役がつく手は、このルールでは和了れません。
score-no-win-contradiction = 同時に成り立たない条件があります。鳴き、ドラ表示牌、チェックした項目を確かめてください。
score-points = { $points }点
score-print = 印刷
score-han-fu = { $han }翻{ $fu }符
score-limit-with = { $limit }({ $counted })
score-step-reading = 面子の構成
score-wait = 最後の形：{ $wait }
score-step-fu = 符
score-sum = 合計
score-rounded = { $sum }を切り上げ
score-step-han = 役とドラ
score-dora-dora = ドラ
score-dora-ura = 裏ドラ
score-dora-red = 赤ドラ
score-dora-kita = 北抜きドラ
score-step-base = 基本点
score-formula = { $fu }符 × 2の{ $power }乗 = { $base }
score-by-limit = { $limit }：{ $base }
score-step-payments = 支払い
score-payer-discarder = 放銃者が
score-payer-dealer = 親が
score-payer-others =
    { $count ->
        [1] 子が
       *[other] ほかの{ $count }人がそれぞれ
    }
score-pays = { $who } { $hand }
score-pays-honba = { $who } { $hand }、本場 { $honba }
score-times = { $base } × { $times } = { $paid }
score-times-rounded = { $base } × { $times } = { $exact } → 切り上げ { $paid }
score-pot = 供託のリーチ棒{ $count }本：{ $points }
