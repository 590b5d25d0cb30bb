### 解説つきの1局。

lesson-walkthrough-title = 解説つきの1局
lesson-walkthrough-about = 配牌から和了まで
lesson-walkthrough-deal = 今度は南家です。自風の南の対子、三四五筒の順子、三萬の対子、そして一索があります。表示牌は九索なので、一索がドラです。
lesson-walkthrough-plan = 方針は2つ。三四五筒があるので、索子と萬子でも三四五をそろえて三色同順を狙うか、3枚目の南で役をつけるか。今はどちらも残しましょう。
lesson-walkthrough-first = 八索を引きました。六索と合わせて七索を待てます。孤立した七萬を捨てましょう。
lesson-walkthrough-second = もう1枚八索です。嵌張より対子を残して、六索を捨てましょう。
lesson-walkthrough-change = 白が対子になりました。場には三索がもう2枚捨てられていて、三四五索はできにくくなりました。方針を変えて、鳴ける役の南と白を狙います。
lesson-walkthrough-pairs = 北は役にならず、1枚は場に出ています。北を捨てましょう。
lesson-walkthrough-riichi = 西家のHanaさんがリーチしました。これからは、あなたの捨て牌が当たるかもしれません。
lesson-walkthrough-south = しかしRenさんが自風の南を捨てました。「ポン」を押せば役が確定します。
lesson-walkthrough-south-passed = 南は4枚しかなく、2枚は手の中です。「ポン」を押しましょう。
lesson-walkthrough-open = 引く代わりに1枚捨てます。隣のなくなった四索を捨てましょう。
lesson-walkthrough-dora = 一索をもう1枚、ドラが2枚になりました。三萬、一索、八索、白と、対子が4組です。Hanaさんのリーチの中、どれかを崩します。
lesson-walkthrough-safest = 三萬は誰も捨てておらず、当たるかもしれません。八索は手に2枚、場に2枚で1枚はHanaさんの捨て牌、対子では待てません。いちばん安全なのは八索です。捨てましょう。
lesson-walkthrough-white = 白も出ました！「ポン」で2つめの役です。
lesson-walkthrough-white-passed = 白も役になります。「ポン」を押しましょう。
lesson-walkthrough-third = 残りの八索も、同じくらい安全です。捨てましょう。
lesson-walkthrough-waits = テンパイです。どちらかの対子が刻子になれば、残りが雀頭です。三萬と一索を待ちます。
lesson-walkthrough-ron = リーチ中で引いた牌を捨てるしかないHanaさんが、一索を捨てました。「ロン」を押しましょう！
lesson-walkthrough-ron-passed = 待っていた牌です。「ロン」を押しましょう。
lesson-walkthrough-sheet = 南と白で2翻、ドラ3枚で5翻、満貫です。Hanaさんのリーチ棒ももらえます。1局打ち終えました。次はあなた一人で打ってみましょう。
