### レッスン4：役。

lesson-yaku-title = 4. 役
lesson-yaku-about = 和了に必要なもの
lesson-yaku-need = 4面子1雀頭だけでは和了できません。「役」が1つ以上必要です。前のレッスンのように自分で引いて和了するのも役（門前清自摸和）ですが、ロンには次のような役が要ります。
lesson-yaku-tanyao = タンヤオ：2から8の牌だけで作ります。1・9・字牌は使いません。
lesson-yaku-tanyao-pick = タンヤオで使えない牌をすべて選びましょう。
lesson-yaku-tanyao-pick-too_few = ここまでは正解です。1と9と字牌はどれも使えません。
lesson-yaku-tanyao-pick-right = 正解です！1・9・字牌はどれも使えません。
lesson-yaku-yakuhai = 役牌：三元牌の刻子です。1組あれば、残りがどんな形でも役になります。
lesson-yaku-winds = 自分の風（自風）とその場の風（場風）の刻子も役牌です。東場の東は全員の役牌です。
lesson-yaku-pairs = 形の違う役も1つあります。七対子：異なる対子が7組あれば、面子がなくても和了できます。
lesson-yaku-wait = 手牌は2から8だけで、二索・五索待ちのテンパイです。西を捨てて様子を見ましょう。
lesson-yaku-ron = Soraさんが五索を捨てました！ほかの人の捨て牌で和了するのがロンです。「ロン」を押しましょう。
lesson-yaku-ron-passed = 待っていた牌です。見送らずに「ロン」を押しましょう。
lesson-yaku-sheet = 役はタンヤオと平和です（平和は、門前で順子4つと両面待ちの役です）。ロンでは、その牌を捨てた人だけが払います。
lesson-yaku-none = この手牌には1や9があり、刻子も役牌ではないので、役のないテンパイです。北を捨ててみましょう。
lesson-yaku-why = Soraさんが五索を捨てましたが、ロンは出ませんでした。「なぜできない？」を押して理由を見ましょう。この手牌はツモなら和了できます。
lesson-yaku-solve-none = 最後の牌でロンします。役はあるでしょうか？
lesson-yaku-solve-none-hint = 1と9があるのでタンヤオではありません。役牌の刻子はありますか？
lesson-yaku-solve-none-right = 正解です！形は完成していますが、役がありません。
lesson-yaku-solve-dragon = これはどうでしょう？
lesson-yaku-solve-dragon-hint = 2つめの面子を見ましょう。
lesson-yaku-solve-dragon-right = 正解です！發の刻子は役牌です。
lesson-yaku-solve-pairs = どの牌で完成するでしょう？
lesson-yaku-solve-pairs-hint = 面子ではなく対子を数えましょう。1枚だけの牌があります。
lesson-yaku-solve-pairs-right = 正解です！中がもう1枚来れば、七対子という役になります。
