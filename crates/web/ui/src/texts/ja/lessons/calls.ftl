### レッスン6：鳴き。

lesson-calls-title = 6. 鳴き
lesson-calls-about = チーとポン、その代償
lesson-calls-start = 白が2枚あり、もう1枚ほしいところです。まず南を捨てましょう。
lesson-calls-pon = Hanaさんが白を捨てました。2枚持っていれば、もらって刻子にできます。「ポン」を押しましょう。
lesson-calls-pon-passed = この刻子は役になります。見送らずに「ポン」を押しましょう。
lesson-calls-pon-discard = 刻子は手牌の横に公開されます。引く代わりに1枚捨てます。北を捨てましょう。
lesson-calls-chii = 左のRenさんが四萬を捨てました。ロンのほかは、順子は左の人の捨て牌からだけ作れます。「チー」を押しましょう。
lesson-calls-chii-passed = 四萬は二萬・三萬と順子になります。「チー」を押しましょう。
lesson-calls-chii-discard = 2組公開して、あと少しです。九萬を捨てましょう。
lesson-calls-ron = 五筒・八筒待ちで、Soraさんが八筒を捨てました。「ロン」を押しましょう！
lesson-calls-ron-passed = 待っていた牌です。「ロン」を押しましょう。
lesson-calls-sheet = 白の役牌で和了できました。速い代わりに点数は低めです。
lesson-calls-left = ポンは誰からでも、チーは左の人からだけできます。同じ牌4枚で1組にするカンもあり、1枚引き足して新しいドラが増えます。鳴きが入ると、間の人の番は飛ばされます。
lesson-calls-cost = 鳴くとリーチができず、ツモも役になりません。どの役で和了するか決めてから鳴きましょう。
lesson-calls-trap = Renさんが九筒を捨て、チーができます。でも1や9があり三元牌もないので、鳴くと役がなくなります。「スキップ」を押しましょう。
lesson-calls-trap-declared = 鳴くと役がなくなり、和了できません。「スキップ」を押しましょう。
lesson-calls-solve-dragon = Soraさんが中を捨てました。どうしますか？
lesson-calls-solve-dragon-hint = 三元牌の刻子は何になるでしょう？
lesson-calls-solve-dragon-right = 正解です！中の刻子は役なので、鳴いても和了できます。
lesson-calls-solve-dragon-passed = 三元牌は鳴く価値があります。刻子が役になります。
lesson-calls-solve-guest = あなたは東場の東家です。Hanaさんが北を捨て、手には2枚あります。どうしますか？
lesson-calls-solve-guest-hint = 北は自風でも場風でもありません。鳴いたら役はあるでしょうか？
lesson-calls-solve-guest-right = 正解です！北では役がつきません。門前のままリーチを目指しましょう。
lesson-calls-solve-guest-declared = 北は自風でも場風でもないので、鳴くと役がなくなります。
