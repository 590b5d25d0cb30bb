### 最初に覚えること。

help-start-before-head = はじめる前に
help-start-warn = 日本のリーチ麻雀です。麻雀がはじめての方は、まず牌を覚えましょう。最初の数局は慣れるためのものです。
help-start-defaults = どのルールも、おすすめの設定になっています。意味がわかるまではそのままで遊んでください。
help-start-practise = まずは「練習」で。選択はいつでもやり直せ、どの局ももう一度打てます。
help-start-profile = 登録はいりません。対局はこのコンピューターに保存されます。キャラクターを作ると成績が残る遊びも始められます。
help-start-read = 萬子の九つの漢字と四つの風を覚えましょう。慣れるまでは、設定で牌に数字や文字を出せます。
help-start-goal-head = 目指す形
help-start-shape = 和了の形は14枚。三枚の組（面子）が四つと、雀頭が一つです。面子は同じ種類の順子か刻子です。
help-start-shape-hand = 順子四つと雀頭。すべて2から8：平和と断么九
help-start-runs = 刻子より順子を。完成させる牌が多いからです。
help-start-pair = 雀頭になる対子を一つ残しましょう。ないと最後に苦労します。
help-start-yaku = 役が一つ以上必要です。形ができても、役がなければ和了できません。
help-start-play-head = おすすめの打ち方
help-start-closed = 門前を保ちましょう。鳴くとリーチができなくなります。
help-start-lone = まず浮いた字牌、次に浮いた一と九を切ります。
help-start-riichi = あと一枚になったらリーチ。それだけで役になります。平和との組み合わせが基本の手です。
help-start-dora = ドラは翻が増えますが役ではありません。使えるなら残しましょう。
help-start-dealer = 親の和了は1.5倍で、和了すれば親が続きます。ほかの人のツモには倍を払います。
help-start-win-head = 和了
help-start-tsumo = ツモ：最後の牌を自分で引くこと。全員が払います。
help-start-ron = ロン：ほかの人の捨て牌で和了すること。捨てた人だけが払います。
help-start-furiten = フリテン：自分の待ち牌を自分で捨てていると、ロンできません。ツモなら和了できます。
help-start-when-head = 鳴くときとオリるとき
help-start-call = 鳴くのは、役の当てがあるときだけ。三元牌の刻子や、認められていれば断么九が目安です。
help-start-nocall = 鳴けるからといって鳴くと、役のない手になりがちです。
help-start-fold = リーチがかかり、自分の手が遠ければオリましょう。その人の捨て牌と同じ牌が安全です。
help-tiles-numbers-head = 萬子
help-tiles-set = 数牌は三種類で、それぞれ1から9まで、各四枚です。風牌と三元牌を合わせて136枚。三人打ちでは萬子の二から八を抜きます。
help-tiles-all-nine = 九つの萬子が順に並ぶ清一色
help-tiles-one-three = 一、二、三は線の数そのものです。
help-tiles-one-three-tiles = 一、二、三
help-tiles-four-nine = 四は囲み、五は足つき、六は二本足、七は曲がり、八は末広がり、九は跳ねで見分けます。
help-tiles-four-nine-tiles = 四から九
help-tiles-suits-head = 筒子と索子
help-tiles-pin = 筒子は丸の数を数えます。
help-tiles-pin-tiles = 一筒から九筒
help-tiles-sou = 索子は竹の数です。一索は鳥です。
help-tiles-sou-tiles = 一索から九索
help-tiles-reds =
    { $reds ->
        [0] このルールに赤五はありません。
       *[other] 五のうち{ $reds }枚は赤く、一枚がドラ一つになります。
    }
help-tiles-red-tiles = 赤五
help-tiles-winds-head = 風牌
help-tiles-wind-order = 東、南、西、北が順に並ぶ小四喜
help-tiles-wind-use = 場風か自風の刻子は役になります。ほかの風の刻子は役になりません。
help-tiles-wind-tiles = 東、南、西、北
help-tiles-dragons-head = 三元牌
help-tiles-dragon-use = 三元牌の刻子は誰にとっても役です。
help-tiles-dragon-tiles = 白、發、中
help-tiles-names-head = 牌の分類
help-tiles-simples = 中張牌：2から8の数牌。
help-tiles-terminals = 老頭牌：1と9の数牌。
help-tiles-honours = 字牌：風牌と三元牌。刻子になりますが、順子にはなりません。
help-hand-four-head = 四つは別のもの
help-hand-yaku = 役：手の形や和了り方。なければ和了できません。
help-hand-han = 翻：役やドラの値打ち。一翻増えるごとに点数はほぼ倍になります。
help-hand-fu = 符：手の組み立てにつく細かい点。十の位に切り上げます。
help-hand-points = 点数：実際に動く点。翻と符から決まります。
help-hand-shape-head = 面子と雀頭
help-hand-sets = 面子四つと雀頭
help-hand-run = 順子：同じ種類の続いた三枚。9と1はつながりません。
help-hand-triplet = 刻子：同じ牌三枚。槓子：同じ牌四枚で、カンと宣言したもの。
help-hand-pair = 雀頭：同じ牌二枚。
help-hand-special-head = 特別な形
help-hand-seven = 七つの対子：七対子
help-hand-orphans = 十三種の么九牌と、そのうち一枚：国士無双
help-hand-waits-head = テンパイと待ち
help-hand-tenpai = あと一枚で完成する状態がテンパイです。完成させる牌を待ち牌といいます。
help-hand-two-sided = リャンメン待ち：六索か九索
help-hand-middle = カンチャン待ち：七索
help-hand-edge = ペンチャン待ち：七索
help-hand-pairs = シャンポン待ち：九索か中
help-hand-pair-wait = 単騎待ち：中
help-hand-least-head = 和了に必要な翻
help-hand-least-han =
    { $twohan ->
        [0] 和了には役で一翻以上が必要です。
       *[other] 和了には役で一翻以上、{ $twohan }本場からは二翻以上が必要です。
    }ドラは数えません。
help-hand-no-yaku = 形はできていますが役がありません。リーチかツモなら和了できます
