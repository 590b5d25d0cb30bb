### レッスン10：対局の終わり。

lesson-match-title = 10. 対局の終わり
lesson-match-about = 東場・南場、順位、オーラス
lesson-match-rounds = 半荘は東場と南場の2つからなり、全員が1回ずつ親をします。少なくとも8局あります。
lesson-match-dealer = 親はいつも東家です。親が和了すると親を続け、そうでなければ次の人が親になります。
lesson-match-draw = 山がなくなると流局です。ノーテンの人がテンパイの人に、合わせて3,000点を払います。
lesson-match-last = 南4局、最後の局（オーラス）です。トップはHanaさんの28,500点、あなたは27,000点です。
lesson-match-win = 待っていた牌を引きました。「ツモ」を押しましょう！
lesson-match-win-discarded = この牌で逆転です。「ツモ」を押しましょう！
lesson-match-win-declared = もう待つ必要はありません。「ツモ」を押しましょう！
lesson-match-lead = トップになり、最後の局が終わりました。表示の「終局」を押しましょう。
lesson-match-standings = 1着です！最後の得点は順位で大きく変わります。終盤では「何点必要か」を考えましょう。
lesson-match-uma = 最終結果では、3着・4着から1着・2着へボーナス（ウマ）が動きます。これで全部です。もう麻雀が打てますよ！
lesson-match-solve-take = オーラス、トップはHanaさんの30,000点、あなたは29,000点です。Soraさんが五索を捨てました。どうしますか？
lesson-match-solve-take-hint = 二索・五索待ちです。1,000点より多くもらえば逆転できます。
lesson-match-solve-take-right = 正解です！この和了でトップです。
lesson-match-solve-take-passed = 待っていた牌で、逆転できます！
lesson-match-solve-guard = オーラス、あなたは34,000点でトップです。Soraさんがリーチしています。何を捨てますか？
lesson-match-solve-guard-hint = 和了しなくても1着です。払わなければよいのです。Soraさんは何を捨てましたか？
lesson-match-solve-guard-right = 正解です！一筒は安全です。トップなら無理に和了する必要はありません。
