### レッスン8：ドラと点数。

lesson-dora-title = 8. ドラと点数
lesson-dora-about = 和了の価値
lesson-dora-indicator = 中央で表になっている1枚がドラ表示牌です。その次の牌がドラで、三筒の次なら四筒です。
lesson-dora-after-nine = 9の次は1に戻ります。表示牌は九索です。ドラを選びましょう。
lesson-dora-after-nine-right = 正解です！九索の次は一索です。
lesson-dora-winds = 風牌も東・南・西・北の順で、北の次は東に戻ります。
lesson-dora-dragons = 三元牌は白・發・中の順で、中の次は白です。表示牌は中です。ドラを選びましょう。
lesson-dora-dragons-right = 正解です！中の次は白です。
lesson-dora-red = 赤い5は赤ドラです。表示牌に関係なく、いつでもドラです。
lesson-dora-han = 役とドラは翻で数え、1翻増えると点数はおよそ2倍です。ただしドラは役ではないので、ドラだけでは和了できません。
lesson-dora-win = ドラの八筒が2枚と赤ドラが1枚あり、八索を引きました。「ツモ」を押しましょう！
lesson-dora-win-discarded = 和了牌です。「ツモ」を押しましょう！
lesson-dora-win-declared = もう待つ必要はありません。「ツモ」を押しましょう！
lesson-dora-sheet-yaku = まず役とその翻数、次にドラが並びます。翻の合計で点数がほぼ決まります。
lesson-dora-sheet-fu = 符は手牌の形につく細かい点です。自動で計算されるので、数える必要はありません。
lesson-dora-sheet-pay = 最後に支払いです。ツモは全員、ロンは捨てた人だけが払い、親の和了は1.5倍です。表示の「次へ」を押しましょう。
lesson-dora-solve-dora = ドラ表示牌です。ドラはどれでしょう？
lesson-dora-solve-dora-hint = 同じ種類の次の数です。
lesson-dora-solve-dora-right = 正解です！六萬の次は七萬です。
lesson-dora-solve-north = この表示牌ではどうでしょう？
lesson-dora-solve-north-hint = 東・南・西・北、その次は？
lesson-dora-solve-north-right = 正解です！北の次は東に戻ります。
lesson-dora-solve-count = 最初の1枚が表示牌、残りが手牌です。ドラは何枚分でしょう？赤五がドラなら2枚分です。
lesson-dora-solve-count-hint = ドラは五索です。赤五索はドラと赤ドラで2枚分になります。
lesson-dora-solve-count-right = 正解です！五索が3枚、うち1枚が赤なので4枚分です。
