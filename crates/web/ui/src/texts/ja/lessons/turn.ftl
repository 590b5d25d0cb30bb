### レッスン3：ツモと打牌。

lesson-turn-title = 3. ツモと打牌
lesson-turn-about = はじめての1局
lesson-turn-table = これが卓です。手前に並んでいるのがあなたの手牌で、ほかの人には見えません。
lesson-turn-others = 相手は3人です。あなたの次は右の人で、順番に回っていきます。
lesson-turn-reading = 中央には「東1局」などの局、4人の点数、山の残り枚数が出ます。顔の横の字はその人の風で、東の人が親です。
lesson-turn-drawn = 自分の番では山から1枚引きます。右端に離れているのが引いた牌で、1枚捨てて13枚に戻します。
lesson-turn-discard = 北は手牌のどこにもつながりません。クリックか2回のタップ、または ← → で選んで ⏎ で捨てましょう。
lesson-turn-river = ほかの人も引いて捨てました。捨て牌はそれぞれの前に並びます。あなたは六索を引きました。
lesson-turn-second = 六索は七索・八索と順子になります。いらない西を捨てましょう。
lesson-turn-useless = テンパイです。四萬か七萬で完成します。二筒は使えないので捨てましょう。
lesson-turn-waits = 卓には待ち牌の四萬と七萬も出ます。牌の横の「×4」は、まだ見えていない牌が4枚あるという意味です。
lesson-turn-tsumo = 七萬を引いて完成です！自分で引いて和了することをツモといいます。「ツモ」を押しましょう。
lesson-turn-tsumo-discarded = その牌で和了できます。捨てずに「ツモ」を押しましょう。
lesson-turn-sheet = 手牌と点数、誰が払うかが表示されます。翻・符・ドラは後のレッスンで覚えます。表示の「次へ」を押しましょう。
lesson-turn-solve-lone = 1枚だけつながらない牌を捨てて、テンパイにしましょう。
lesson-turn-solve-lone-hint = 同じ種類の隣の数も、同じ牌もない1枚を探しましょう。
lesson-turn-solve-lone-right = 正解です！九筒を捨てると、五索・八索待ちのテンパイです。
lesson-turn-solve-keep = もう1問。どれを捨てるとテンパイでしょう？
lesson-turn-solve-keep-hint = 三索と五索は間の四索を待っています。余っている牌はどれでしょう？
lesson-turn-solve-keep-right = 正解です！一萬が余っていました。四索で和了できます。
lesson-turn-solve-win = 牌を引きました。どうしますか？
lesson-turn-solve-win-hint = 面子を数えましょう。4つと雀頭がそろっていませんか？
lesson-turn-solve-win-right = 正解です！順子4つと雀頭で、ツモ和了です。
lesson-turn-solve-win-discarded = 捨てる前によく見ましょう。手牌は完成しています。
