### レッスン1：牌。

lesson-tiles-title = 1. 牌を知る
lesson-tiles-about = 3種類の数牌と字牌
lesson-tiles-welcome = 麻雀は牌を使って遊びます。ほとんどの牌は筒子・索子・萬子のどれかで、1から9までの数があります。
lesson-tiles-pin = 筒子は丸の数が牌の数です。五筒はどれでしょう？答えの正誤はすぐに出て、何度でも選び直せます。
lesson-tiles-sou = 索子は竹の本数が牌の数です。四索はどれでしょう？
lesson-tiles-bird = 一索だけは特別で、竹1本の代わりに鳥が描かれています。選んでみましょう。
lesson-tiles-man = 萬子は下に赤い「萬」、上に黒い漢数字があります。1から9まで並べました。
lesson-tiles-strokes = 一・二・三は線の本数そのままです。三萬を選びましょう。
lesson-tiles-characters = 四・五・六・七・八・九もすぐに見慣れます。七萬を選びましょう。
lesson-tiles-eight = 八は左右に開いた2本の線、六はその上にふたが付いた形です。八萬を選びましょう。
lesson-tiles-winds = 風牌に数はありません。東・南・西・北の4種類です。南を選びましょう。
lesson-tiles-dragons = 残りの3種類は三元牌で、何も書かれていない白、發、中です。白を選びましょう。
lesson-tiles-four = どの牌も4枚ずつあります。風牌と三元牌をまとめて字牌と呼びます。
lesson-tiles-solve-suit = 問題です。萬子をすべて選びましょう。
lesson-tiles-solve-suit-hint = 牌の下に赤い「萬」があるものを探しましょう。
lesson-tiles-solve-suit-right = 正解です！三萬・六萬・九萬です。
lesson-tiles-solve-suit-too_few = ここまでは正解です。赤い「萬」のある牌がまだあります。
lesson-tiles-solve-next = 次に来る牌はどれでしょう？
lesson-tiles-solve-next-hint = 並んでいるのは五萬と六萬です。次も同じ萬子です。
lesson-tiles-solve-next-right = 正解です！五萬・六萬の次は七萬です。
lesson-tiles-solve-honours = 字牌（風牌と三元牌）をすべて選びましょう。
lesson-tiles-solve-honours-hint = 字牌には丸も竹も赤い「萬」もありません。何も書かれていない牌もあります。
lesson-tiles-solve-honours-right = 正解です！西・發・白です。これで全部の牌が読めますね。
lesson-tiles-solve-honours-too_few = ここまでは正解です。字牌がまだあります。何も書かれていない牌を忘れずに。
