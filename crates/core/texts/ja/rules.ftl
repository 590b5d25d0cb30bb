### ルール：各項目の名前と説明、値の意味。

## 対局

group-match = 対局

option-name = 名前
    .about = このルールの名前。
option-players = 人数
    .about = 対局する人数。
option-tile_set = 使用する牌
    .about = どの牌を使うか。
option-round_winds = 場風の順
    .about = 打つ場の順序。
option-hanchan_count = 回戦数
    .about = 何回戦で一対局とするか。
option-hanchan_settlement = 精算
    .about = 点棒を次の回戦へ持ち越すか。
option-seats_by = 席決め
    .about = 席と起家を何で決めるか。
option-starting_points = 配給原点（持ち点）
    .about = 開始時の各自の持ち点。
option-return_points = 原点（返し）
    .about = 精算の基準となる点数。
option-renchan = 連荘の条件
    .about = 親が続く条件。
option-noten_renchan_winds = ノーテンでも親が続く場
    .about = 連荘の条件によらず、流局で必ず親が続く場。
option-last_hand_draw = オーラスの流局
    .about = 最後の局が荒牌流局になったとき。
option-abort_can_end_game = 途中流局での終了
    .about = 最後の局の途中流局でも、親が続く流局と同じく終了できるか。
option-agari_yame = 和了やめ
    .about = オーラスの親が和了して対局を終えられるか。
option-tenpai_yame = テンパイやめ
    .about = オーラスの親が流局時のテンパイで対局を終えられるか。
option-yame_needs_goal = やめに必要な点数
    .about = 和了やめ・テンパイやめにも規定の点数が必要か。
option-goal_points = 終了に必要な点数
    .about = 対局が予定どおり終わるために誰かが必要とする点数。0 は条件なし。
    .zero = 条件なし
option-goal_counts_sticks = 供託を点数に含める
    .about = 点数の判定で、供託をトップの点に加えるか。
option-extension = 延長戦
    .about = 最後の場で誰も規定の点数に達しないとき、続けるか。
option-extension_max_winds = 延長する場の数
    .about = 延長できる場の数の上限。
    .zero = なし
option-bust = 飛び
    .about = 持ち点がなくなったら対局を終えるか。
option-honba_value = 一本場の点数
    .about = ロンでの一本場の点数。ツモでは各自が等分に払う。
option-honba_on_noten_draw = 親が流れた流局の本場
    .about = 親がノーテンで流れた流局の後の本場。
option-honba_abortive = 途中流局の本場
    .about = 途中流局の後の本場。
option-two_han_from = 二翻縛りになる本場
    .about = ドラを除いて二翻が必要になる本場の数。0 はなし。
    .zero = なし
option-uma = ウマ
    .about = 終了時に順位によってやりとりする点数。一位から順に。
option-floating_at = 浮きの基準点
    .about = 浮きウマで「浮き」とする点数。
option-floating_uma = 浮きウマ
    .about = 浮いた人数（0人から）ごとのウマ。空ならふつうのウマ。
option-oka = オカ
    .about = 持ち点と原点の差を誰が受け取るか。
option-settle_rounding = 千点未満の扱い
    .about = 結果を千点単位にするときの端数の扱い。
option-settle_rest = 端数の行き先
    .about = 端数の調整で生じた差の行き先。
option-settle_unit = 結果の単位
    .about = 結果を表す単位。
option-rate = レート
    .about = 単位がマークのとき、千点をいくつとするか。
option-chip_value = チップの価値
    .about = 終了時にチップ1枚を何点とするか。0 はチップなし。
    .zero = チップなし
option-chips_ippatsu = 一発のチップ
    .about = 一発で、払う各家から受け取るチップ。
    .zero = なし
option-chips_ura = 裏ドラのチップ
    .about = 裏ドラ1枚ごとに、払う各家から受け取るチップ。
    .zero = なし
option-chips_red = 赤ドラのチップ
    .about = 赤ドラ1枚ごとに、払う各家から受け取るチップ。
    .zero = なし
option-chips_yakuman = 役満のチップ
    .about = 役満1つごとに、払う各家から受け取るチップ。ほかのチップはつかない。
    .zero = なし
option-yakitori = 焼き鳥
    .about = 一度も和了しなかった人が払う点数。0 はなし。
    .zero = なし
option-yakitori_to = 焼き鳥の受け取り
    .about = 焼き鳥の点数を誰が受け取るか。
option-tie_break = 同点の順位
    .about = 同点のときの順位。
option-leftover_sticks = 終了時の供託
    .about = 終了時に残った供託の行き先。
option-leftover_split = 供託の分け方
    .about = 同点トップで供託をどう分けるか。

## 和了とフリテン

group-winning = 和了とフリテン

option-multi_ron = 複数のロン
    .about = 一つの牌に複数のロンがあるとき、何人が和了できるか。
option-multi_ron_honba = 複数ロンの本場
    .about = 複数のロンで本場を誰が受け取るか。
option-multi_ron_sticks = 複数ロンの供託
    .about = 複数のロンで供託を誰が受け取るか。
option-multi_ron_dealer_keeps = 親も和了した複数ロンの連荘
    .about = 子も同じ牌で和了したとき、親が続くか。
option-chankan_kokushi_on_ankan = 国士無双による暗槓の槍槓
    .about = 国士無双は暗槓を槍槓できるか。
option-sakizuke = 後付け
    .about = 役がいつ確定していなければならないか。役のない待ち牌は見逃しとみなし、形式テンパイがないルールではテンパイにならない。
option-discard_furiten = 捨て牌フリテン
    .about = 待ち牌が自分の河にあるとロンできないか。
option-temporary_furiten = 同巡内フリテン
    .about = 和了牌を見逃すとしばらくロンできないか。
option-riichi_furiten = リーチ後の見逃しフリテン
    .about = リーチ後に見逃すと、その局はロンできないか。
option-furiten_147 = スジによるフリテンの説明
    .about = 順子の待ちのフリテンを、同じスジ（一四七・二五八・三六九）の捨て牌で説明するか。
option-temp_furiten_until = 同巡内フリテンの解消
    .about = 見逃しによるフリテンがいつ解けるか。
option-dead_wait_scope = 五枚目の待ち
    .about = 四枚とも自分で使っている待ちを認めるか。

## リーチ

group-riichi = リーチ

option-riichi_stake = リーチ棒の点数
    .about = リーチ棒の点数。
option-riichi_below_stake = 持ち点不足のリーチ
    .about = リーチ棒より少ない持ち点でリーチできるか。
option-riichi_min_wall = リーチに必要な山の残り
    .about = リーチするために山に必要な枚数。
    .zero = 条件なし
option-riichi_stake_on_ron = 宣言牌でロンされたリーチ棒
    .about = 宣言牌がロンされたときのリーチ棒。
option-furiten_riichi = フリテンリーチ
    .about = フリテンの待ちでリーチできるか。
option-open_riichi_ron = オープンリーチへの放銃
    .about = オープンリーチがあるルールで、それに放銃したときの支払い。
option-riichi_ankan = リーチ後の暗槓
    .about = リーチ後に暗槓できる条件。
option-riichi_ankan_drawn_only = リーチ後の暗槓はツモ牌のみ
    .about = リーチ後の暗槓はツモったばかりの牌に限るか。
option-chombo_mode = チョンボの扱い
    .about = 反則を防ぐか、できるようにして罰するか。
option-chombo_amount = チョンボの支払い
    .about = 反則したときの支払い。
option-chombo_after_uma = チョンボの減点（ウマの後）
    .about = 反則一回につき、ウマの後に結果から引く点数。誰も受け取らない。
    .zero = なし
option-riichi_forced_win = リーチ後の強制和了
    .about = リーチ後、最初の和了牌で必ず和了するか。
option-auto_discard = リーチ後の自動ツモ切り
    .about = リーチ後、選ぶことがなければ自動で切るか。
option-auto_discard_stops = 自動ツモ切りの解除
    .about = リーチ後の自動ツモ切りを止め、また始められるか。
option-ippatsu_broken_by_kakan = 加槓で一発が消える
    .about = 槍槓されなかった加槓で一発が消えるか。
option-ura_dora = 裏ドラ
    .about = リーチの和了で裏ドラを数えるか。
option-kan_ura_dora = 槓裏ドラ
    .about = リーチの和了で槓ドラの裏を数えるか。

## ドラ

group-dora = ドラ

option-kan_dora = 槓ドラ
    .about = カンのたびに表示牌をめくるか。
option-kan_dora_ankan = 暗槓の槓ドラ
    .about = 暗槓の表示牌をいつめくるか。
option-kan_dora_daiminkan = 大明槓の槓ドラ
    .about = 大明槓の表示牌をいつめくるか。
option-kan_dora_kakan = 加槓の槓ドラ
    .about = 加槓の表示牌をいつめくるか。
option-kan_dora_pending_first = 未公開の槓ドラを先にめくる
    .about = まだめくっていない表示牌を、次のカンや北抜きの嶺上牌の前にめくるか。カンや北をロンされたときはめくらない。
option-kan_dora_on_robbed_kan = 槍槓されたカンのドラ
    .about = 槍槓されたカンでも、その和了に間に合うようにめくるか。
option-dora_indicator_stack = 最初の表示牌の位置
    .about = 最初の表示牌が王牌の端から何幢目か。
option-red_fives = 赤ドラ
    .about = 各色の赤五の枚数。

## 鳴きとカン

group-calls = 鳴きとカン

option-kuikae = 喰い替え
    .about = 鳴いた直後に切れない牌。
option-last_tile_win_only = 海底牌の鳴き禁止
    .about = 最後の打牌の鳴きと、最後の牌でのカンを禁じるか。
option-after_four_kans_one_player = 五つ目のカン
    .about = 一人が四回カンした後のカン。
option-call_priority = ポンとチーの優先
    .about = 同じ打牌へのポンとチーのどちらが優先か。
option-kan_min_wall = カンに必要な山の残り
    .about = カンするために山に必要な枚数。
    .zero = 条件なし
option-chii = チー
    .about = 上家の打牌をチーできるか。
option-supplement_tiles = 嶺上牌の数
    .about = 王牌にある嶺上牌の数。最初の表示牌はその次にある。

## 流局

group-draws = 流局

option-noten_pot = ノーテン罰符
    .about = 荒牌流局でノーテンの側が払う点数の合計。0 はなし。
    .zero = なし
option-keishiki_tenpai = 形式テンパイ
    .about = 役のつかないテンパイもテンパイと認めるか。
option-suucha_riichi = 四家立直
    .about = 四人がリーチすると流局か。
option-suufon_renda = 四風連打
    .about = 同じ風牌が四枚切られると流局か。
option-suukaikan = 四開槓
    .about = 複数の人で四つのカンができると流局か。
option-kyuushu_kyuuhai = 九種九牌
    .about = 最初に么九牌が九種あると流局できるか。
option-tenpai_declaration = テンパイの公開
    .about = 荒牌流局でテンパイを自動で公開するか、選ぶか。
option-noten_may_show = ノーテンの手牌の公開
    .about = ノーテンの手牌も選んで公開できるか。公開してもノーテンのまま。
option-nagashi_value = 流し満貫
    .about = 捨て牌がすべて么九牌だったときの点数。
option-nagashi_honba = 流し満貫の本場
    .about = 流し満貫に本場を加えるか。
option-nagashi_needs_unclaimed = 流し満貫：鳴かれると無効
    .about = 捨て牌が鳴かれると流し満貫が認められないか。
option-nagashi_needs_closed = 流し満貫：門前の条件
    .about = 流し満貫が認められる手。
option-nagashi_after = 流し満貫の後
    .about = 流し満貫の後の進行。

## 点数計算

group-scoring = 点数計算

option-pinfu_tsumo = 平和ツモの符
    .about = 平和のツモに2符をつけるか。
option-open_pinfu_fu = 喰い平和形の符
    .about = 副露した20符のロンの扱い。
option-double_wind_pair_fu = 連風牌の雀頭の符
    .about = 自風でも場風でもある雀頭の符。
option-chiitoi_fu = 七対子の符
    .about = 七対子の符。切り上げない。
option-wait_fu_scope = 待ちの符の数え方
    .about = 複数の待ちがあるとき、待ちの2符をどこで数えるか。
option-rinshan_tsumo_fu = 嶺上開花のツモ符
    .about = 嶺上牌での和了にツモの2符をつけるか。
option-kiriage = 切り上げ満貫
    .about = 基本点が1900点を超えたら満貫とするか。
option-sanbaiman = 三倍満
    .about = 11・12翻を三倍満とするか。
option-kazoe_yakuman = 数え役満
    .about = 13翻を役満とするか。
option-yakuman_base = 役満の基本点
    .about = 役満一つの基本点。子どうしの払いの単位で、親はその倍を払う。
option-aotenjou = 青天井
    .about = 上限をなくすか。役満は13翻とし、すべてを足して倍にしていく（基本点は1000万まで）。
option-yakuman_stacking = 役満の複合
    .about = 複数の役満を足すか。
option-yakuman_cap = 役満の上限
    .about = 何倍役満まで払うか。0 は上限なし。
    .zero = 上限なし
option-rinshan_with_haitei = 嶺上と海底の複合
    .about = 最後の牌が嶺上牌だったとき、海底も数えるか。
option-pao = 責任払い（包）
    .about = 最後の面子を鳴かせた人が責任を負う役。
option-pao_scope = 責任払いの範囲
    .about = 複数の役満があるとき、責任者が払う範囲。
option-pao_ron = 責任払い：他家の放銃
    .about = 責任者以外が放銃したとき、対象の分を誰が払うか。ツモは責任者が全額払う。
option-pao_honba_tsumo = 責任払い：ツモの本場
    .about = 責任払いのツモで本場を誰が払うか。
option-pao_honba_ron = 責任払い：ロンの本場
    .about = 責任者以外が放銃したとき、本場を誰が払うか。
option-wareme = 割れ目
    .about = 割れ目の席の収支を、本場も含めて倍にするか。

## 役

group-yaku = 役

option-open_tanyao = 喰いタン
    .about = 副露した断么九を認めるか。
option-daisharin = 大車輪の色
    .about = 大車輪があるルールで、どの色で成立するか。
option-chanta_needs_run = チャンタに順子が必要
    .about = チャンタと純チャンに順子が必要か。不要なら刻子だけの手にもつく。
option-ryuuiisou_needs_hatsu = 緑一色に發が必要
    .about = 緑一色に發が必要か。
option-paarenchan = 八連荘の条件
    .about = 八連荘やその阻止があるルールで、何を連続とするか。
option-absorb_components = 翻数に複合役を含む
    .about = 一発・混老頭・小三元の翻数に、それを成す役を含めるか。
option-yaku = 役
    .about = 各役の翻数（門前と鳴き）、または役満の倍数。

## 三人打ち

group-three_players = 三人打ち

option-manzu_cycle = 萬子のドラの順
    .about = 二萬から八萬を使わないとき、萬子の表示牌が何を示すか。
option-tsumo_loss = ツモ損
    .about = 三人打ちのツモで、四人目が払うはずの分をどうするか。
option-kita = 北抜き
    .about = 自分のツモの後、北を抜いて嶺上牌を引けるか。
option-kita_is_dora = 抜いた北はドラ
    .about = 抜いた北を一枚ごとにドラとするか。
option-kita_ron = 抜いた北へのロン
    .about = 抜いた北でロンできるか。
option-kita_chankan_yaku = 抜いた北へのロンに槍槓
    .about = 抜いた北へのロンに槍槓をつけるか。
option-kita_breaks_ippatsu = 北抜きで一発が消える
    .about = ロンされなかった北抜きで全員の一発が消えるか。
option-kita_breaks_first_turn = 北抜きで第一巡が終わる
    .about = ダブルリーチ・天和・地和・九種九牌にとって、北抜きを鳴きとみなすか。
option-kita_in_riichi = リーチ後の北抜き
    .about = リーチ後、ツモった北を抜けるか。
option-kita_rinshan_yaku = 北抜き後の嶺上開花
    .about = 北抜きの後の牌での和了に嶺上開花をつけるか。
option-kita_min_wall = 北抜きに必要な山の残り
    .about = 北を抜くために山に必要な枚数。
option-kita_ron_keeps_ippatsu = 抜いた北へのロンに一発
    .about = 北抜きで一発が消えるルールでも、その北へのロンに一発をつけるか。
option-kita_new_dora = 北抜きで槓ドラ
    .about = 北抜きでも暗槓のように表示牌をめくるか。
option-kita_opens_hand = 北抜きで門前が崩れる
    .about = 北抜きで門前でなくなるか。
option-kita_in_own_discards = 抜いた北も捨て牌に数える
    .about = 抜いた北をフリテンの判定で捨て牌とみなすか。

## 表示

group-display = 表示

option-deal_style = 親の14枚目
    .about = 親の14枚目をどう扱うか。
option-wall_counter = 残り枚数の数え方
    .about = 卓の中央の残り枚数が何を数えるか。
option-dead_wall_view = 王牌の見せ方
    .about = 卓の中央に見える王牌の範囲。
option-discard_rows = 河の並べ方
    .about = 捨て牌の並べ方。
option-called_discards = 鳴かれた捨て牌
    .about = 鳴かれた捨て牌を河に残すか。
option-name_places = 名前の位置
    .about = 対局者の名前をどこに示すか。
option-tile_faces = 牌の絵柄
    .about = 牌の絵柄。
option-suit_order = 理牌の順
    .about = 手牌で萬子・筒子・索子をどの順に並べるか。
option-seat_windows = 各家の手牌ウィンドウ
    .about = 各家の手牌をウィンドウとして動かし、大きさを変えられるか。選択ボタンも動かせる。
option-controls = マウスとキー
    .about = マウスとキーの働き。設定で全ルール共通にもできる。
option-stick_counter = 供託の数え方
    .about = 卓の中央の供託の数が何を数えるか。
option-ankan_reveal = 暗槓の伏せ方
    .about = 暗槓のどの牌を伏せるか。
option-riichi_button = リーチの操作
    .about = リーチをどう示すか。
option-kan_button = カンの操作
    .about = 自分の番のカンをどう示すか。大明槓は常に尋ねる。
option-wait_display = 待ちと安全度の表示
    .about = 待ち牌と見えていない枚数を、テンパイの手と、テンパイになる各打牌について示すか。また、攻めている他家に対する各牌の安全度と、カンで損なわれるものを示すか。
option-furiten_display = フリテンの表示
    .about = フリテンであることを卓が知らせるか。
option-voice = 音声
    .about = 発声と、和了の役や区分を音声で読み上げるか。
option-result_booking = 点数の記入
    .about = 局の収支がいつ持ち点に加わるか。
option-stick_payments = 点棒での精算
    .about = 局の収支を点棒でも示すか。リーチ棒と本場の棒はどのルールでも示す。
option-terms = 用語と役の名称
    .about = 卓の用語、役や区分の名称、結果での役と符の並べ方を、どのルールのものとするか。

## 値：終了

choice-seats_by-program = 自動
choice-seats_by-dice = サイコロ二度振り（一度目で二度目に振る人、二度目で起家）
choice-seats_by-winds = つかみ取り（風牌を引く）

choice-hanchan_settlement-each = 回戦ごと（毎回配給原点から）
choice-hanchan_settlement-once = 全回戦を通して一度

choice-renchan-none = なし（親が和了しても流れる）
choice-renchan-win = 親の和了
choice-renchan-tenpai = 親の和了またはテンパイ
choice-renchan-noten = 子の和了以外すべて

choice-last_hand_draw-normal = ほかの局と同じ
choice-last_hand_draw-dealer_stays_until_won = 誰かが和了するまで親が続く

choice-yame-off = なし
choice-yame-leader_choice = トップの親が選べる
choice-yame-leader_automatic = トップの親なら自動で終了
choice-yame-dealer_choice = 順位によらず親が選べる

choice-extension-none = なし
choice-extension-sudden_death = 誰かが達するまで（毎局判定）
choice-extension-sudden_death_repeat_first = 誰かが達するまで（親が流れたときに判定）
choice-extension-extra_round = もう一場

choice-bust-off = なし
choice-bust-below_zero = 0点未満
choice-bust-zero_or_below = 0点以下

choice-honba_after-increment = 一つ増やす
choice-honba_after-reset = 0に戻す
choice-honba_after-keep = そのまま

## 値：精算

choice-oka-none = なし
choice-oka-to_first = トップへ

choice-rounding-none = そのまま
choice-rounding-nearest = 四捨五入
choice-rounding-half_down = 五捨六入
choice-rounding-half_away = 500は絶対値の大きいほうへ
choice-rounding-ceil = 切り上げ

choice-settle_rest-winner = トップの結果に含める
choice-settle_rest-none = 調整しない

choice-leftover_split-seat_remainder = 余りは起家に近い席へ
choice-leftover_split-floor = 余りはなくなる

choice-yakitori_to-to_winners = 和了者で分ける
choice-yakitori_to-to_each = 和了者それぞれに全額

choice-settle_unit-points = 点
choice-settle_unit-thousands = 千点
choice-settle_unit-marks = マーク

choice-tie_break-first_dealer_order = 起家に近い席が上
choice-tie_break-shared = 順位を分け合う

choice-leftover_sticks-to_first = トップへ
choice-leftover_sticks-lost = なくなる

## 値：和了

choice-multi_ron_honba-first = 放銃者から近い一人
choice-multi_ron_honba-each = 和了者それぞれ

choice-multi_ron_sticks-first = 放銃者から近い一人
choice-multi_ron_sticks-own_back_rest_first = 自分の分は戻り、残りは近い一人

choice-multi_ron-head_bump = 頭ハネ
choice-multi_ron-double_pay_triple_abort = ダブロンあり、三家和は流局
choice-multi_ron-all_pay = すべて有効

choice-sakizuke-allowed = あり
choice-sakizuke-every_wait = すべての待ちに役が必要
choice-sakizuke-one_yaku = すべての待ちで同じ役が必要
choice-sakizuke-first_call = 最初の副露で役が確定

choice-temp_furiten_until-own_draw = 自分のツモまで
choice-temp_furiten_until-own_draw_or_call = 自分のツモまたは鳴きまで
choice-temp_furiten_until-own_discard = 自分の打牌まで

choice-dead_wait_scope-concealed = 四枚とも手の内にあれば不可
choice-dead_wait_scope-concealed_and_melds = 副露した牌を含めて四枚あれば不可

## 値：リーチ

choice-stake_on_ron-returned = 払わない
choice-stake_on_ron-lost = 払う

choice-furiten_riichi-allowed = あり
choice-furiten_riichi-forbidden = なし

choice-open_riichi_ron-yakuman_unless_riichi = 役満（放銃者もリーチ中なら除く）
choice-open_riichi_ron-yakuman = 役満
choice-open_riichi_ron-usual = 手の点数どおり

choice-riichi_ankan-never = 不可
choice-riichi_ankan-waits_unchanged = 待ちが変わらなければ可
choice-riichi_ankan-no_reading_changed = 面子構成も変わらなければ可
choice-riichi_ankan-no_reading_or_yaku_changed = 面子構成が変わらず、役も消えなければ可
choice-riichi_ankan-unchecked_penalised = 常に可（待ちが変わればチョンボ）

choice-chombo_mode-prevented = 反則はできない
choice-chombo_mode-kans_penalised = リーチは聴牌時のみ、リーチ後に手牌を崩すカンだけ反則となり罰がある
choice-chombo_mode-penalised = 反則もでき、罰がある

choice-chombo_amount-none = なし
choice-chombo_amount-mangan = 満貫ツモ相当を各家へ

## 値：ドラ

choice-kan_dora_timing-before_draw = 嶺上牌の前（即めくり）
choice-kan_dora_timing-with_next_discard = 次の打牌と同時
choice-kan_dora_timing-after_discard_passes = 打牌が通った後
choice-kan_dora_timing-after_discard_or_with_win = 打牌が通った後（和了があれば先に）

choice-manzu_cycle-normal = 次の数
choice-manzu_cycle-one_to_nine = 一萬と九萬が互いに

## 値：鳴き

choice-kuikae-allowed = すべて切れる
choice-kuikae-no_same = 現物のみ禁止
choice-kuikae-no_same_or_suji = 現物とスジを禁止
choice-kuikae-no_tile_of_run = 順子のどの牌もスジも禁止

choice-after_four_kans-no_more_kans = 誰もカンできない
choice-after_four_kans-fifth_kan_aborts = 五つ目のカンで流局

choice-call_priority-pon_over_chii = ポンが優先
choice-call_priority-first_call = 先に鳴いたほう

## 値：流局

choice-suufon_renda-off = 続行
choice-suufon_renda-first_go_around = 第一巡の最初の四打なら流局
choice-suufon_renda-any_go_around = どの巡でも流局

choice-suukaikan-off = 続行
choice-suukaikan-at_fourth_kan = 四つ目のカンで流局
choice-suukaikan-after_last_discard = 四つ目の後の打牌が通れば流局

choice-kyuushu_kyuuhai-off = 続行
choice-kyuushu_kyuuhai-nine_kinds_optional = 流局を選べる
choice-kyuushu_kyuuhai-shanghai = 配り直しを選べる

choice-tenpai_declaration-automatic = 自動で公開
choice-tenpai_declaration-voluntary = 任意（伏せればノーテン）

choice-nagashi_hand-any = 問わない
choice-nagashi_hand-closed = 門前（暗槓は可）
choice-nagashi_hand-closed_no_ankan = 門前（暗槓も不可）

choice-nagashi_after-as_tsumo_win = ツモ和了と同じ
choice-nagashi_after-as_draw_dealer_rule = 流局と同じ
choice-nagashi_after-winds_stay = 親は流れない

choice-nagashi-off = なし
choice-nagashi-mangan = 満貫
choice-nagashi-haneman = 跳満
choice-nagashi-baiman = 倍満
choice-nagashi-sanbaiman = 三倍満
choice-nagashi-yakuman = 役満

## 値：点数計算

choice-paarenchan-kept_deals = 親の連荘（流局を含む）
choice-paarenchan-wins = 連続和了（流局で途切れる）

choice-wait_fu_scope-decomposition = 面子構成による
choice-wait_fu_scope-single_tile_only = 一種待ちのときのみ

choice-tsumo_loss-loss = あり
choice-tsumo_loss-north_split = なし（二人で折半）

choice-pinfu_tsumo-zero_fu = 数えない（20符）
choice-pinfu_tsumo-counted = 数える（2符）

choice-open_pinfu_fu-thirty = 30符
choice-open_pinfu_fu-twenty = 20符

choice-tiles_played-full136 = 136枚すべて
choice-tiles_played-no2m_to8m = 108枚（二萬から八萬を除く）

choice-daisharin_suits-pinzu = 筒子のみ
choice-daisharin_suits-any_suit = どの色でも

## 値：包

choice-pao_hand-daisangen = 大三元（三つ目の三元牌）
choice-pao_hand-daisuushii = 大四喜（四つ目の風牌）
choice-pao_hand-tsuuiisou = 字一色（四つ目の字牌）
choice-pao_hand-chinroutou = 清老頭（四つ目の老頭牌）
choice-pao_hand-ryuuiisou = 緑一色（四つ目の面子）
choice-pao_hand-suukantsu = 四槓子（四つ目のカン）
choice-pao_hand-daiminkan_rinshan = 大明槓からの嶺上開花

choice-pao_scope-liable_only = 責任を負う役満のみ
choice-pao_scope-whole_hand = 手のすべて

choice-pao_ron-half_each = 折半
choice-pao_ron-liable_pays_all = 責任者が全額

choice-pao_honba-liable = 責任者
choice-pao_honba-discarder = 放銃者

choice-pao_honba_tsumo-liable = 責任者
choice-pao_honba_tsumo-each = 各自

## 値：表示

choice-deal_style-dealer14 = 配牌に含める
choice-deal_style-dealer_draws = 最初のツモとする

choice-wall_counter-live = ツモできる牌のみ
choice-wall_counter-with_dead_wall = 王牌も含める

choice-dead_wall_view-five_tiles = ドラ表示牌の五枚
choice-dead_wall_view-two_rows = ドラ表示牌の五幢を二段
choice-dead_wall_view-all_stacks = 全ての幢を一枚ずつ

choice-discard_rows-three_of_six = 六枚三段
choice-discard_rows-two_of_nine = 九枚二段

choice-called_discards-taken = 河から取り除く
choice-called_discards-darkened = 暗くして残す

choice-name_places-seats = 各自の席
choice-name_places-rows = 他家は上、自分は下の一列。連荘と供託は親の名前の横

choice-tile_faces-japanese = 風牌は黒、白は無地
choice-tile_faces-framed = 風牌は紺、白は枠つき

choice-suit_order-circles_second = 萬子・筒子・索子
choice-suit_order-bamboo_second = 萬子・索子・筒子

choice-controls-single_clicks = クリックで打牌、右クリックでスキップかツモ切り、鳴きは文字キー
choice-controls-double_clicks = ダブルクリックで打牌、右ダブルクリックでツモ・リーチ・暗槓。1・4で左、3・6で右へ、Enterで打牌、Shift+Enterでツモ・リーチ・カン

choice-stick_counter-all = この局のリーチ棒も含む
choice-stick_counter-left_over = 前の局までの供託のみ

choice-ankan_reveal-outer_down = 両端を伏せる
choice-ankan_reveal-inner_down = 中の二枚を伏せる

choice-riichi_button-on_demand = 自分で呼び出す
choice-riichi_button-auto_lit = 可能なとき点灯
choice-riichi_button-prompt = 打牌のときに尋ねる
choice-riichi_button-one_button = リーチ、ツモ、ロン、一発を一つのボタンで点灯

choice-kan_button-on_demand = 自分で呼び出す
choice-kan_button-offered = 可能なとき表示

choice-result_booking-automatic = 結果を読み終えたとき
choice-result_booking-by_key = キーまたはボタンで

choice-terms-common = 一般的な名称
choice-terms-yakuza = ヤクザの名称
choice-terms-pretty_girls = プリティガールズの名称
choice-terms-touzai = 東西の名称
choice-terms-shanghai = 上海の名称
choice-terms-pool_of_dreams = 夢の池の名称

## 値：その他

choice-wind-e = 東
choice-wind-s = 南
choice-wind-w = 西
choice-wind-n = 北

value-yes = あり
value-no = なし
value-none = なし
value-yaku = { $count }種の役
value-reds-m = 萬子{ $count }枚
value-reds-p = 筒子{ $count }枚
value-reds-s = 索子{ $count }枚

## 役の翻数

worth-none = なし
worth-closed = { $closed }翻（門前のみ）
worth-open = { $open }翻（鳴きのみ）
worth-alike = { $closed }翻
worth-both = { $closed }翻（鳴いて{ $open }翻）
worth-yakuman = 役満
worth-double = ダブル役満
worth-several = { $units }倍役満
worth-limit = { $limit }以上

limit-mangan = 満貫
limit-haneman = 跳満
limit-baiman = 倍満
limit-sanbaiman = 三倍満

## 値の出典

source-as_in = { $title }と同じ
