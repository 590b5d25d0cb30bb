### レッスン7：フリテン。

lesson-furiten-title = 7. フリテン
lesson-furiten-about = ロンできないとき
lesson-furiten-idea = 待ち牌が1種類でも自分の捨て牌にあると、ロンできません。これをフリテンといいます。
lesson-furiten-early = わざとフリテンになってみましょう。引いた五索を捨ててください。
lesson-furiten-tenpai = 四索を引いて、三索・四索で二索・五索待ちになります。九萬を捨てましょう。でも捨て牌に五索がありますね？
lesson-furiten-why = Hanaさんが二索を捨てましたが、ロンは出ませんでした。「なぜできない？」を押しましょう。
lesson-furiten-note = 待ちの1つが捨て牌にあるので、どちらでもロンできません。手牌の横にも表示されています。東を捨てて続けましょう。
lesson-furiten-tsumo = 自分で二索を引きました！フリテンで禁止されるのはロンだけです。「ツモ」を押しましょう。
lesson-furiten-tsumo-discarded = フリテンでもツモはできます。「ツモ」を押しましょう。
lesson-furiten-sheet = このように、フリテンでも自分で引けば和了できます。
lesson-furiten-passed = ロンできる牌を見送ったときもフリテンです。次の自分の番まで、リーチ後ならその局の最後まで続きます。
lesson-furiten-solve-one = 手牌と捨て牌です。フリテンでしょうか？
lesson-furiten-solve-one-hint = 四索・五索は三索と六索を待っています。捨て牌にありますか？
lesson-furiten-solve-one-right = 正解です！三索・六索待ちで、三索が捨て牌にあります。
lesson-furiten-solve-two = これはフリテンでしょうか？
lesson-furiten-solve-two-hint = 二筒・三筒は一筒と四筒を待っています。捨て牌にありますか？
lesson-furiten-solve-two-right = 正解です！一筒・四筒待ちで、どちらも捨て牌にありません。
lesson-furiten-solve-three = ではこれはどうでしょう？
lesson-furiten-solve-three-hint = 六筒・七筒と順子になる2種類はどれでしょう？
lesson-furiten-solve-three-right = 正解です！五筒・八筒待ちで、五筒が捨て牌にあります。
