### よくある質問。

help-faq-no-win-head = なぜ和了できない？
help-faq-win-yaku = 役がありません。ドラだけでは和了できません。
help-faq-win-open = 鳴いたために役がなくなりました。平和や一盃口などは門前だけの役です。
help-faq-win-wind = 刻子の風が、場風でも自風でもありません。
help-faq-win-pairs = 七対子のうち二つが同じ牌です。
help-faq-win-two = 一定の本場から二翻縛りになるルールです。
help-faq-win-ask = 対局中は「なぜできない？」か I キーで理由がわかります。
help-faq-no-riichi-head = なぜリーチできない？
help-faq-riichi-open = 鳴いています。
help-faq-riichi-noten = どの牌を切ってもテンパイになりません。
help-faq-riichi-points = 持ち点が{ $stake }点に足りません（ルールによる）。
help-faq-riichi-wall = 山の残りが足りません。
help-faq-riichi-furiten = フリテンではリーチできないルールです。
help-faq-riichi-hidden = リーチできることを知らせないルールです。ボタンを押して確かめます。
help-faq-no-ron-head = なぜロンできない？
help-faq-ron-furiten = フリテンです。待ち牌を捨てているか、見逃しています。
help-faq-ron-yaku = ツモでなければ役がありません。
help-faq-ron-bump = 頭ハネのルールで、ほかの人が優先されました。
help-faq-no-kan-head = なぜカンできない？
help-faq-kan-riichi = リーチ後で、手や待ちが変わります。
help-faq-kan-last = 最後の牌か、嶺上牌が残っていません。
help-faq-kan-call = 鳴いた直後です。まず一枚切ります。
help-faq-kan-four = すでに四回カンされています。
help-faq-kan-hidden = カンできることを知らせないルールです。ボタンを押して確かめます。
help-faq-when-kan-head = いつカンする？
help-faq-kan-good = よい手が進んでいるとき。もう一枚引け、符も増えます。
help-faq-kan-bad = リーチに対しては控えます。新ドラは相手のものにもなります。
help-faq-kan-runs = 四枚のうち一枚が順子に必要なときや、門前を崩すだけの大明槓は控えます。
help-faq-counters-head = カウンターの意味は？
help-faq-counter-hand = 局：場風と、誰が親か。連荘の間は数字が変わりません。
help-faq-counter-honba = 本場：一本場につき次の和了に{ $honba }点が加わります。
help-faq-counter-sticks = 供託：次の和了者が受け取る{ $stake }点のリーチ棒です。
help-faq-counter-left = 残り：まだ引ける牌の数です。
help-faq-dora-head = どの牌がドラ？
help-faq-dora-next = 表示牌の次の牌がドラです。九の次は一、北の次は東、中の次は白です。
help-faq-dora-three =
    { $players ->
        [3] 三人打ちの萬子は一と九だけなので、一の次は九です。
       *[other] 手にある一枚ごとに一翻です。
    }
help-faq-dora-none = ドラは役ではありません。和了した手に翻を加えるだけです。
help-faq-other-games-head = ほかの麻雀との違いは？
help-different-score-head = 点数
help-different-only-winner = 手の点を受け取るのは和了者だけです。
help-different-one-pays = ロンは放銃した人だけが払います。
help-different-draw-pays = 流局でも、ノーテンとテンパイの間で点が動きます。
help-different-hand-head = 手牌
help-different-yaku-list = 独自の役があり、一翻以上の役がなければ和了できません。たとえば断么九、一気通貫、混全帯么九、三色同順、三色同刻、七対子です。
help-different-no-limit = 使う色の数にも、順子の数にも制限がありません。
help-different-no-flowers = 花牌や季節牌は使いません。
help-different-special-head = 独特のもの
help-different-has-dora = ドラ：表示牌で決まる、翻の増える牌。
help-different-has-riichi = リーチ：供託を出してテンパイを宣言します。
help-different-has-furiten = フリテン：自分の捨て牌がロンを制限します。捨て牌を並べるのもそのためです。
help-different-two-rounds = 対局はふつう東場と南場の二場です。
