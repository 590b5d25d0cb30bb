### 牌の安全度と、槓への注意。

safety-of = { $tile }：{ $grade }
safety-grade-safe = 安全
safety-grade-nearly_safe = ほぼ安全
safety-grade-fairly_safe = 比較的安全
safety-grade-risky = やや危険
safety-grade-dangerous = 危険
safety-left =
    { $count ->
        [0] すべて見えている
       *[other] 残り1枚
    }
safety-against = { $side ->
        [left] 上家：
        [right] 下家：
       *[across] 対面：
    }
safety-suji = { $tiles }のスジ
both = { $before }と{ $after }
safety-no-run = 順子にならない一・九

safety-class-genbutsu = 現物（和了できない）
safety-class-value_two_open = 役牌（場に二枚以上）
safety-class-guest_open = 客風牌（場に一枚以上）
safety-class-suji_terminal = 一・九
safety-class-guest_new = 客風牌（生牌）
safety-class-double_suji_middle = 両スジ
safety-class-value_one_open = 役牌（場に一枚）
safety-class-suji_two_eight = 二・八
safety-class-suji_three_seven = 三・七
safety-class-value_new = 役牌（生牌）
safety-class-late_suji = 立直宣言牌またはその直前の打牌
safety-class-terminal = 無スジの一・九
safety-class-single_suji_middle = 片スジ
safety-class-value_dora = ドラの役牌
safety-class-two_eight = 無スジの二・八
safety-class-three_seven = 無スジの三・七
safety-class-middle = 無スジの四・五・六
safety-class-waited = 待ち牌（手牌が公開されている）

safety-wall-no_chance = ノーチャンス（壁で順子にならない）
safety-wall-one_chance = ワンチャンス（壁の残り一枚）

kan-warning = { $kan }：{ $words }
kan-of = { $tile }のカン
kan-breaks_tenpai = 聴牌が崩れます
kan-lowers_hand = 手が後退します
kan-changes_waits = 待ちが{ $tiles }に変わります
kan-new_dora =
    { $count ->
        [1] 立直中の{ $names }に新ドラが乗ります
       *[other] 立直中の{ $names }に新ドラが乗ります
    }
