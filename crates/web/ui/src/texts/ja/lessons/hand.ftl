### レッスン2：和了の形。

lesson-hand-title = 2. 和了の形
lesson-hand-about = 順子・刻子・雀頭
lesson-hand-run = 3枚1組の「面子」を集めます。1つめは順子で、同じ種類の続いた数3枚です。
lesson-hand-run-pick = この中の3枚で順子ができます。選びましょう。
lesson-hand-mixed = 三萬・四筒・五索は順子でしょうか？
lesson-hand-triplet = もう1つは刻子で、まったく同じ牌3枚です。
lesson-hand-triplet-pick = この中の3枚で刻子ができます。選びましょう。
lesson-hand-honour-run = 東・南・西は順子でしょうか？
lesson-hand-pair = 面子のほかに、同じ牌2枚の「雀頭」が1組必要です。雀頭を選びましょう。
lesson-hand-hand = 4面子と1雀頭、合わせて14枚で完成です。ここには順子3つ、刻子1つ、雀頭があります。
lesson-hand-missing = この手牌は1枚足りません。どの牌で完成するでしょう？
lesson-hand-two-sided = 七索と八索が3枚目を待っています。両側どちらでもよいので、2種類とも選びましょう。
lesson-hand-two-sided-too_few = ここまでは正解です。反対側でも順子になります。
lesson-hand-tenpai = あと1枚で完成する形をテンパイ、完成させる牌を待ちと呼びます。
lesson-hand-solve-edge = どの牌で完成するでしょう？
lesson-hand-solve-edge-hint = 順子3つと雀頭はできています。一索と二索には何が必要でしょう？
lesson-hand-solve-edge-right = 正解です！三索です。1の前に数はないので、待ちは1種類です。
lesson-hand-solve-open = 完成させる牌をすべて選びましょう。
lesson-hand-solve-open-hint = 面子と九索の雀頭を除くと、四萬と五萬が残ります。
lesson-hand-solve-open-right = 正解です！三萬と六萬の両面待ちです。
lesson-hand-solve-open-too_few = 正解ですが、反対側でも順子になります。
lesson-hand-solve-pair = 4面子はできています。どの牌で完成するでしょう？
lesson-hand-solve-pair-hint = 足りないのは雀頭です。1枚だけの牌を探しましょう。
lesson-hand-solve-pair-right = 正解です！中がもう1枚来れば雀頭になります。
