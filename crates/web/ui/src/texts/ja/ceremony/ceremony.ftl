### 実際の卓の準備。

ceremony-title = 卓の準備
ceremony-walls = 上から見た四つの山
ceremony-take = { $nth }枚目を引く
ceremony-place-0 = あなた
ceremony-place-1 = 右の席
ceremony-place-2 = 向かいの席
ceremony-place-3 = 左の席
ceremony-draw-title = 1. 場所決め
ceremony-draw = 場所決めにはいくつかの方法があり、これはその一つです。東・南・西・北と白を1枚ずつ、裏返して混ぜました。1枚引いてください。ほかの人も順に引きます。
ceremony-drawn-title = 1. 場所決め
ceremony-drawn =
    { $white ->
        [drawn] 白を引いた人（{ $holder }）が、残りの1枚も引きます。その席が東家の席になります。
       *[left] 白を引いた人がいないので、最後に引いた人（{ $holder }）が白も引きます。その席が東家の席になります。
    }そこから反時計回りに東・南・西・北の席となり、全員が引いた風の席に移ります。
ceremony-seated-title = 2. 山を積む
ceremony-seated = あなたは{ $wind }家です。136枚を裏返して混ぜ、一人17列、二段の山を積みます。起家マークは東家の側に置きます。東家が最初の親です。
ceremony-dice-title = 3. サイコロを振る
ceremony-dice-words = 親がサイコロを二つ振ります。
ceremony-count-title = 4. 山を切る
ceremony-count = { $a } + { $b } = { $sum }。東家を1として反時計回りに数えると、{ $wind }家の山です。{ $wind }家から見て右端から{ $sum }列を数え、そこで山を切ります。いま{ $counted }列目です。
ceremony-astray = 切る場所が違います。右端からもう一度数えてください。
ceremony-dead-title = 5. 王牌
ceremony-dead = 切れ目の右側の七列が王牌です（足りなければ隣の山に続きます）。ここから取るのは、最初の二列にある嶺上牌だけです。三列目の上の牌をめくります。これがドラ表示牌の{ $tile }です。
ceremony-deal-title = 6. 配牌
ceremony-deal = 切れ目の左側から時計回りに取ります。東家から順に二列（4枚）ずつ三回、最後に1枚ずつ取ります。
ceremony-done-title = 準備ができました
ceremony-done = 東家が1枚ツモり、最初の打牌をします。全自動卓では洗牌や山積みは機械が行い、このゲームではすべて自動です。
ceremony-do-drawn = 席に着く
ceremony-do-seated = 山を積み終える
ceremony-do-dice = サイコロを振る
ceremony-do-count = 一列数える
ceremony-do-break = ここで切る
ceremony-do-dead = 次へ
ceremony-do-deal = 配牌する
ceremony-do-again = もう一度
ceremony-play = 対局する
