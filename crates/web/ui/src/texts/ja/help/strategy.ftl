### 戦術：選んだルールで計算した手牌つきの章。

help-group-strategy = 戦術
help-topic-strategy = 戦術
help-topic-building = 手作り
help-topic-shapes = 牌効率と形
help-topic-worth = 打点
help-topic-declare = リーチ判断
help-topic-calling = 鳴き判断
help-topic-reading = 捨て牌読み：スジと安全度
help-topic-defence = 守りとベタオリ
help-topic-placement = 順位戦略

help-strategy-chapters-head = 章の一覧
help-strategy-about = 各章では、上手な打ち手の考え方を、当てはまる手と惜しくも当てはまらない手で示します。どの手も上で選んだルールで計算しています。ルール上成り立たない例は省きます。
help-strategy-aim = 目標は、多く和了し、失点を小さくすることです。
help-shows = 当てはまる例
help-shows-not = 惜しい例
help-look-hand =
    { $shanten ->
        [0] テンパイ
        [1] イーシャンテン
        [2] リャンシャンテン
       *[other] { $shanten }シャンテン
    }
help-look-cut = { $tile }切り：{ $hand }
help-look-helps =
    { $count ->
        [0] 有効牌はありません。
       *[other] 有効牌{ $count }枚：
    }
help-look-visible = ほかに見えている牌
help-seen-river = リーチ者の捨て牌（最後が宣言牌）
help-seen-others = ほかの人の捨て牌
help-standing = { $before }→{ $after }
help-standing-points = 持ち点：{ $before }→{ $after }
help-drill-discard = 練習：何切る
help-drill-waits = 練習：待ち当て
help-drill-fu = 練習：符計算
help-drill-points = 練習：点数計算
help-drill-safety = 練習：安全牌
help-drill-riichi = 練習：リーチ判断
help-drill-call = 練習：鳴き判断
help-drill-push = 練習：押し引き
help-measured-value = 実測
help-measured-cases = 件数
help-measured-from = 天鳳のルールで、上級のCPU四人が対局した結果です。±は標準誤差です。
help-measured-percent = { $value } % ± { $error }
help-measured-points = { $value } ± { $error }

help-figures-danger = 各分類の牌がリーチ者の和了牌だった割合です。昔からいわれる安全な順に並べています。
help-figures-riichi_kinds = 待ちの種類数ごとの、リーチの和了率
help-figures-riichi_left = 宣言の早さごとの、リーチの和了率
help-figures-calls_won = 鳴いた回数ごとの和了率
help-figures-calls_fed = 鳴いた回数ごとの放銃率
help-figures-price = リーチに放銃したときの平均失点
help-figure-riichi_kinds-none = 残り牌なし
help-figure-riichi_kinds-one = 一種類
help-figure-riichi_kinds-two = 二種類
help-figure-riichi_kinds-three = 三種類以上
help-figure-riichi_left-in_time = 山の残りが十五枚以上
help-figure-riichi_left-late = それより少ない
help-figure-calls_won-none = 鳴きなし
help-figure-calls_won-one = 一回
help-figure-calls_won-two = 二回
help-figure-calls_won-three = 三回以上
help-figure-calls_fed-none = 鳴きなし
help-figure-calls_fed-one = 一回
help-figure-calls_fed-two = 二回
help-figure-calls_fed-three = 三回以上
help-figure-price-dealer = 親のリーチ
help-figure-price-other = 子のリーチ
help-figure-danger-genbutsu = 現物
help-figure-danger-value_two_open = 役牌（二枚以上見え）
help-figure-danger-guest_open = オタ風（一枚以上見え）
help-figure-danger-suji_terminal = スジの一・九
help-figure-danger-guest_new = オタ風（生牌）
help-figure-danger-double_suji_middle = 両スジの四・五・六
help-figure-danger-value_one_open = 役牌（一枚見え）
help-figure-danger-suji_two_eight = スジの二・八
help-figure-danger-suji_three_seven = スジの三・七
help-figure-danger-value_new = 役牌（生牌）
help-figure-danger-late_suji = 宣言牌やその直前の牌のスジ
help-figure-danger-terminal = 無スジの一・九
help-figure-danger-single_suji_middle = 片スジの四・五・六
help-figure-danger-value_dora = ドラの役牌
help-figure-danger-two_eight = 無スジの二・八
help-figure-danger-three_seven = 無スジの三・七
help-figure-danger-middle = 無スジの四・五・六

help-building-plan-head = 配牌から方針を立てる
help-building-plan-look = 第一打の前に、配牌から見込める役を考え、それに向けて組み立てます。
help-building-plan-change = ツモや場に見えた枚数しだいで、ほかの役のほうが近くなれば方針を変えます。
help-study-yaku_in_sight = 中張牌だけなら断么九で和了できます。么九牌が混じると、同じ形でも役がありません。
help-building-honours-head = 字牌
help-building-honours-pair = 三元牌・場風・自風の対子は残します。ほかの人が切る牌なので、ポンすれば役になります。
help-building-honours-single = 孤立した字牌は、重ねられる前に早めに切ります。
help-building-honours-seat = 自風、とくにダブ風は少し長く持てます。ほかの人には使い道がない牌です。
help-building-honours-double = 東場の親と南場の南家はダブ風です。各場で誰もが一度はダブ風になります。
help-study-value_pair = 自風のポンは役になり、オタ風のポンは役になりません。
help-study-double_wind = 南場の南家は、南が二翻になります。
help-building-flush-head = 字牌と一色
help-building-flush-one = 字牌の対子があり、数牌が一色に寄っていたら混一色を考えます。役にならない風も使えます。
help-study-half_flush = 一色にまとまった手と、二色の手です。
help-building-lone-head = 何から切るか
help-building-lone-first = まず、二つ以内に仲間のない孤立牌を切ります。
help-building-lone-order = 使いやすいのは三から七、次に二と八、次に一と九です。字牌は順子になりません。
help-study-lone_tile = 孤立した字牌を切ります。ターツを崩すとシャンテンが戻ります。
help-study-useful_tiles = 同じ孤立牌なら字牌を切り、真ん中の五を残します。
help-building-yakuman-head = 役満と流し満貫
help-building-yakuman-most = 役満は、配牌に必要な牌が大半そろっているときだけ狙います。無理に追わないこと。
help-building-yakuman-nagashi =
    { $nagashi ->
        [yes] このルールには流し満貫があります。流局まで捨て牌がすべて么九牌、およそ十七枚必要です。最初から狙うものではなく、断么九を目指して么九牌ばかり引いたときになるものです。
       *[no] このルールに流し満貫はありません。么九牌だけを捨てても点になりません。
    }
help-study-yakuman_start = 么九牌が十種類の手と八種類の手では、国士無双までの遠さが違います。

help-shapes-two-head = 両面
help-shapes-two-sided = 両面は二種類を待ち、嵌張と辺張は一種類しか待てません。両面を残せば、完成する見込みはおよそ二倍です。
help-shapes-two-outer = 枚数が同じ待ちなら、使いにくい牌のほうが早く出ます。四より一のほうが切られやすいです。
help-study-two_sided = 四・五・七からは七を切れば両面が残ります。
help-shapes-many-head = 複合形
help-shapes-many-learn = 一枚が二つの面子に使える形を覚えましょう。五連形は三種類待ち、刻子に隣の牌が付いた形も三種類待ちです。
help-study-many_sided = 五連形と、間が空いた形です。
help-study-triplet_shape = 刻子に隣が付いた形と、対子と嵌張の形です。
help-shapes-count-head = 見えている枚数を数える
help-shapes-count-seen = 待ちを選ぶ前に、捨て牌・副露・ドラ表示牌に見えている枚数を数えます。
help-shapes-count-dead = 見えていない牌の一部は王牌にあり、出てくることはありません。
help-study-count_copies = 同じ待ちでも、一枚も見えていないときと三枚見えているときです。
help-shapes-runs-head = 刻子より順子
help-shapes-runs-first = 対子が刻子になる牌は残り二枚だけです。ふつうは順子を優先します。
help-shapes-runs-pairs = 刻子にも利点があります。ポンは誰からでもでき、チーは上家からだけです。符も高くなります。
help-study-runs_first = 四五の両面と、四四の対子です。
help-shapes-pairs-head = 対子
help-shapes-pairs-five = 対子が五つあれば七対子を考えます。対々和も候補で、三暗刻が付けば打点が上がります。
help-shapes-pairs-only = 雀頭は必ず要ります。唯一の対子をポンする前によく考えましょう。
help-study-five_pairs = 対子が五つの手と四つの手です。
help-study-only_pair = 雀頭があれば両面待ち、その対子をポンすると単騎待ちです。

help-worth-dora-head = ドラ
help-worth-dora-pair = ドラの対子や刻子は残します。これほど簡単に打点が上がるものはありません。
help-worth-dora-single = 一枚のドラや赤ドラはしばらく残し、面子になりそうになければ切ります。
help-worth-dora-wide = 打点はドラで、和了率は広い待ちで上げます。
help-study-dora_pair = 同じリーチで、雀頭がドラの手とそうでない手です。
help-worth-better-head = 高めと安め
help-worth-better-wait = 高めと安めの差が大きければ、高めを待つ価値があります。
help-worth-better-furiten = ただし見逃すと次のツモまで、リーチ後なら最後までフリテンです。
help-study-better_wait = 高めなら二盃口になります。
help-worth-enough-head = 十分な打点
help-worth-enough-seven = 満貫から上では、一翻増えても点数が変わらないことがあります。そのために手を遅らせないこと。
help-worth-enough-fu = 満貫の手前では符しだいです。
help-study-six_seven = 七翻目が付いても六翻と同じ点数です。
help-study-four_five = 符が足りていれば、四翻でも五翻と同じ点数です。

help-declare-good-head = よいリーチ
help-declare-good-wait = 二種類以上の待ちで、山に十五枚以上残っていればリーチです。
help-declare-good-yaku = リーチは門前ならどんな手にも付く役で、平和と合わせるのが基本形です。
help-declare-good-compare = テンパイの取り方がいくつかあるときは、残り枚数、役、ドラ、フリテンの有無を比べます。
help-study-wide_riichi = 両面待ちと嵌張待ちです。
help-study-riichi_yaku = リーチをしなければ役がありません。
help-study-pinfu_riichi = 両面待ちなら平和も付きます。
help-declare-silent-head = ダマテン
help-declare-silent-bad = ダマなら気づかれず、手も変えられます。役があって待ちが悪いときに向いています。
help-declare-silent-open = 鳴いた手はいつもダマです。
help-declare-silent-enough = リーチしても点数が上がらないなら、警戒されるだけです。
help-study-silent_yaku = リーチしてもしなくても同じ点数です。
help-declare-price-head = リーチの代償
help-declare-price-stake = 和了できなければ{ $stake }点を失います。
help-declare-price-locked = リーチ後はツモ切りだけで、守れません。先に相手の進み具合を見ましょう。
help-declare-price-trap = 和了を見逃せないなら、二盃口の片方だけでリーチしないこと。安めでも和了することになります。
help-study-half_ryanpeikou = ほしい高めと、和了させられる安めです。

help-calling-few-head = 鳴きは少なく
help-calling-few-cost = 鳴けば早くなりますが、リーチなど門前の役を失い、守るための牌も減ります。
help-calling-few-yaku = 何でも鳴くと、役のない手になります。
help-calling-few-when = 役牌、ドラが複数あるとき、染め手、終盤のテンパイ取りで鳴きます。
help-study-called_value = 三元牌なら鳴いても役になり、老頭牌の刻子は役になりません。
help-calling-what-head = 何を鳴くか
help-calling-what-value = 役牌の対子を早くポンすれば速い和了になり、親なら連荘できます。
help-calling-what-runs = 一気通貫や三色同順ならチー。
help-calling-what-triplets = 対子と字牌の多い手ならポンとカン。
help-study-straight_call = 一気通貫になるチーと、面子になるだけのチーです。
help-study-triplets_call = 刻子が四つなら対々和です。順子が一つでもあれば役になりません。
help-calling-kan-head = カン
help-calling-kan-wait = 暗槓はテンパイまで待ちます。それまでは四枚目が順子に使えるかもしれません。
help-calling-kan-riichi = リーチに対してはカンをしません。新ドラが相手に乗るかもしれません。
help-calling-kan-add = 自分のポンを覚えておきましょう。四枚目を加カンすれば符が増えます。
help-study-kan_breaks = 五が四枚で刻子と順子に使えています。カンするとそれが崩れます。
help-study-added_kan = 加カンした手と、ポンのままの手です。

help-reading-safe-head = 現物
help-reading-safe-own = フリテンのあるルールでは、その人の捨て牌でロンされることはありません。これが現物です。
help-reading-safe-recent = 誰かが切ったばかりで誰も和了しなかった牌は、その巡目はたいてい通ります。
help-study-genbutsu = 相手の捨て牌にある牌と、その隣の牌です。
help-reading-suji-head = スジ
help-reading-suji-why = 両面待ちの両端は三つ離れています。片方を相手が捨てていれば、その両面はフリテンなので、もう片方は通りやすくなります。一四七、二五八、三六九がスジです。
help-reading-suji-middle = 四・五・六は真ん中なので、両方のスジが必要です。
help-reading-suji-late = リーチ宣言牌やその直前の牌のスジはあてにならないといわれますが、下の実測では差は出ていません。
help-reading-suji-compare = 同じスジなら、まわりの牌が多く見えているほうを切ります。
help-study-suji = 一は捨てられた四のスジ、二はスジではありません。
help-study-suji_middle = 両スジと片スジです。
help-study-late_suji = 五が早くに切られたときと、宣言牌のときです。
help-reading-seen-head = 見えている枚数
help-reading-seen-more = 基本的に、多く見えている牌ほど待たれにくく、安全です。
help-reading-seen-honours = 二枚見えた字牌は鳴かれませんが、ロンはあります。終盤の生牌は危険です。
help-reading-seen-two = 二枚切れで自分が二枚持っている牌は、対子や刻子では待てません。
help-reading-seen-wall = 隣の牌が四枚見えていれば、それを使う両面待ちはありません。壁、ノーチャンスです。
help-study-honours_seen = 二枚切れの三元牌と、生牌の三元牌です。
help-study-wall = 七が四枚見えたときと、二枚だけのときです。
help-reading-middle-head = 端と真ん中
help-reading-middle-edge = ほかに手がかりがなければ、真ん中に近い牌ほど危険です。無スジの四・五・六は外側の牌のおよそ二倍危険といわれます。下の実測と比べてみましょう。
help-study-edge = どちらも無スジの一と五です。
help-reading-classes-head = 安全度の分類
help-reading-classes-about = これらの手がかりから、安全な順番が考えられてきました。牌の下の印もこれに従います。実測では、大筋は正しく、細かな順は入れ替わります。
help-reading-hands-head = 手全体を読む
help-reading-hands-flush = 捨て牌に一色だけなければ染め手を疑い、その色を切らないようにします。
help-reading-hands-tanyao = 序盤に字牌や一・九を多く切っていれば、断么九が考えられます。
help-reading-hands-right =
    { $players ->
        [3] 三人打ちにチーはありませんが、ポンには注意します。
       *[other] 自分の捨て牌をチーできるのは下家だけです。下家に注意します。
    }
help-study-missing_suit = 捨て牌に筒子があり、五筒は両スジです。索子は一枚もなく、五索は無スジです。

help-defence-modes-head = 押し引き
help-defence-modes-fold = ベタオリ：和了をあきらめ、最も安全な牌だけを切ります。
help-defence-modes-around = 回し打ち（打ち回し）：通りそうな牌を切りながら手を進めます。
help-defence-modes-push = 全ツッパ（完全進攻）：危険を気にせず、要らない牌を切ります。
help-defence-modes-safe = 安牌：ロンされない牌です。手が遅ければ早めに一枚持っておきます。
help-study-going_around = どちらも通った牌です。九萬は要らない牌で、二筒を切ると順子が崩れます。
help-defence-riichi-head = 放銃の失点
help-defence-riichi-certain = リーチ者は必ずテンパイです。リーチしていない人もテンパイかもしれません。
help-defence-riichi-pays = ロンの点数は放銃者が全部払います。放銃しないことが守りの基本です。親への放銃は一・五倍になります。
help-study-dealer_costs = 同じ手を、親が和了したときと子が和了したときです。
help-defence-fold-head = ベタオリ
help-defence-fold-when = 和了まで遠く、攻められていれば、早めにはっきりオリます。
help-defence-fold-set = 安全な牌が面子にあれば、完成した面子も崩します。
help-defence-fold-triplet = 刻子を崩せば最大三巡しのげます。一枚目が通れば残りも通ります。
help-study-fold_price = 押せばテンパイを保ち、面子を崩してオリるとテンパイを失います。
help-defence-draw-head = 流局が近いとき
help-defence-draw-tenpai =
    { $pays ->
        [yes] 流局すると、ノーテンの人が合わせて{ $noten }点を払います。終盤に鳴いてテンパイを取れば、支払いを避けられます。
       *[no] このルールにはノーテン罰符がありません。終盤は安全を優先します。
    }
help-study-late_call = ポンすればテンパイ、しなければイーシャンテンです。

help-placement-last-head = ラスからの逆転
help-placement-last-one = 大きな手が一つあれば、ラスからでも逆転できます。順位が変わらない安い和了で局を使わないこと。
help-placement-last-second = 下位二人がウマを払うルールでは、二着にも大きな価値があります。
help-placement-last-direct = 終盤は必要な点数を数えます。上の人からの直撃なら、点差は二倍縮まります。
help-study-large_hand = 高い手なら順位が上がり、安い手では変わりません。
help-study-direct_hit = 同じ和了を、トップからの直撃とほかの人からのロンで比べます。
help-placement-dealer-head = 親番
help-placement-dealer-quick = 親は安くても早い和了で連荘でき、点数も高くなります。
help-placement-dealer-risk = ただし、ほかの人のツモ和了では親の支払いが大きくなります。
help-study-quick_deal = 同じ安い手を、親と子で比べます。
