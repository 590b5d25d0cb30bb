### レッスン9：守備。

lesson-defence-title = 9. 守備
lesson-defence-about = ほかの人がリーチしたら
lesson-defence-threat = Soraさんがリーチしました。どの牌が当たるかわかりません。あなたの手牌はまだテンパイから遠い形です。
lesson-defence-price = 当たり牌を捨てると、あなた1人で払います。手牌が悪いときは、和了を目指さず安全な牌を捨てましょう。牌の下の印が目安です。◎は安全、✕は危険です。
lesson-defence-genbutsu = Soraさん自身が捨てた牌ではフリテンなのでロンできません。これを現物といい、安全です。リーチの後にほかの人が捨てて通った牌も安全です。九筒を捨てましょう。
lesson-defence-fold = このように和了をあきらめることを「オリる」といいます。麻雀の半分は守りです。
lesson-defence-more = もう1枚。八萬はリーチの宣言牌なので、これも安全です。捨てましょう。
lesson-defence-suji = 三筒・四筒の待ちは二筒と五筒です。五筒が捨ててあれば、3つ離れた二筒と八筒は比較的安全で、これをスジといいます。
lesson-defence-suji-pick = 四索が捨てられています。3つ離れたスジを2種類選びましょう。
lesson-defence-suji-pick-too_few = 正解ですが、反対側にもう1種類あります。
lesson-defence-suji-pick-right = 正解です！1・4・7がスジです。一索や七索の両面待ちは四索でも和了できますが、四索は捨ててあります。
lesson-defence-push = スジでもほかの形の待ちには当たります。卓では牌の印でわかります。◎は安全、○はほぼ安全、△は比較的安全、▲はやや危険、✕は危険です。
lesson-defence-solve-safe = Soraさんがリーチしています。いちばん安全な牌を捨てましょう。
lesson-defence-solve-safe-hint = 向かいのSoraさんの捨て牌と手牌を見比べましょう。
lesson-defence-solve-safe-right = 正解です！一筒はSoraさんが捨てているので当たりません。
lesson-defence-solve-after = またSoraさんのリーチです。Soraさんの捨て牌は手牌にありません。安全な牌を探して捨てましょう。
lesson-defence-solve-after-hint = リーチの後、左のRenさんが捨ててもロンされなかった牌は何でしょう？
lesson-defence-solve-after-right = 正解です！Renさんの六萬でロンしなかったので、リーチ中のSoraさんはあなたの六萬でもロンできません。
