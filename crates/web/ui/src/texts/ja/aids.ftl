### 牌の安全度と、槓への注意。

safety-of = { $tile }：{ $grade }
safety-all = 全員に安全
safety-grade-safe = 安全
safety-grade-nearly_safe = ほぼ安全
safety-grade-fairly_safe = 比較的安全
safety-grade-risky = やや危険
safety-grade-dangerous = 危険
safety-legend = 安全度の記号
safety-left =
    { $count ->
        [0] すべて見えている
       *[other] 残り1枚
    }
safety-against = { $names }：
safety-against-all = 全員：
safety-suji = { $tiles }のスジ
both = { $before }と{ $after }
safety-no-run = 順子にならない1・9

safety-class-genbutsu = 現物
safety-class-value_two_open = 役牌（2枚以上見え）
safety-class-guest_open = 客風牌（1枚以上見え）
safety-class-suji_terminal = 1・9
safety-class-guest_new = 客風牌（生牌）
safety-class-double_suji_middle = 両スジ
safety-class-value_one_open = 役牌（1枚見え）
safety-class-suji_two_eight = 2・8
safety-class-suji_three_seven = 3・7
safety-class-value_new = 役牌（生牌）
safety-class-late_suji = 宣言牌・直前打牌のスジ
safety-class-terminal = 無スジの1・9
safety-class-single_suji_middle = 片スジ
safety-class-value_dora = ドラの役牌
safety-class-two_eight = 無スジの2・8
safety-class-three_seven = 無スジの3・7
safety-class-middle = 無スジの4・5・6
safety-class-waited = 公開された手の待ち牌

safety-wall-no_chance = ノーチャンス
safety-wall-one_chance = ワンチャンス

kan-warning = { $kan }：{ $words }
kan-of = { $tile }のカン
kan-breaks_tenpai = テンパイが崩れます
kan-lowers_hand = シャンテン数が戻ります
kan-changes_waits = 待ちが{ $tiles }に変わります
kan-new_dora = リーチ中の{ $names }にも新ドラが増えます
