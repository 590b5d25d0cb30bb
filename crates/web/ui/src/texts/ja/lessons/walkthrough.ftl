### 解説つきの1局。

lesson-walkthrough-title = 解説つきの1局
lesson-walkthrough-about = 配牌から和了まで
lesson-walkthrough-deal = 今度は南家です。南と白が2枚ずつ、三四五筒の順子、三萬と一索の対子があります。
lesson-walkthrough-plan = 自風の南と白は、3枚そろえばそれぞれ役です。鳴いて速く和了できる手牌です。
lesson-walkthrough-first = 引いた八索は使えません。北は後の守りに残し、孤立した九萬を捨てましょう。
lesson-walkthrough-south = Hanaさんが自風の南を捨てました。「ポン」を押せば役が確定します。
lesson-walkthrough-south-passed = 南は4枚しかなく、2枚は手の中です。「ポン」を押しましょう。
lesson-walkthrough-second = 引く代わりに1枚捨てます。隣のない八索を捨てましょう。
lesson-walkthrough-white = 白も出ました！「ポン」で2つめの役です。
lesson-walkthrough-white-passed = 白も役になります。「ポン」を押しましょう。
lesson-walkthrough-third = 3面子と2組の対子、そしてつながらない1枚が残りました。北を捨てましょう。
lesson-walkthrough-waits = テンパイです。どちらかの対子が刻子になれば、残りが雀頭です。三萬と一索を待ちます。
lesson-walkthrough-useless = 七萬は待ちではありません。そのまま捨てましょう。
lesson-walkthrough-ron = Hanaさんが三萬を捨てました。「ロン」を押しましょう！
lesson-walkthrough-ron-passed = 待っていた牌です。「ロン」を押しましょう。
lesson-walkthrough-sheet = 南と白、1翻ずつで2つの役です。1局打ち終えました。次はあなた一人で打ってみましょう。
