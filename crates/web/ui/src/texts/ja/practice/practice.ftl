### 練習。

practice-match = 練習対局
practice-about = 成績には影響しません。選択をやり直せ、同じ牌山でもう一度打てます。補助機能はすべてオンです。
practice-start = 練習を始める
practice-record-about = 終わった対局からも始められます。牌譜を開き、打ちたい場面まで進めて「ここから打つ」を押してください。
custom-hand = 手牌を指定
custom-hand-about = 牌を押すか入力します。手牌の牌を押すと外せます。空欄の牌は、上で選んだルールでランダムに配られます。
custom-hand-hand = 手牌（14枚まで。14枚目は最初のツモ）
custom-hand-hand-example = 例：123mで一萬・二萬・三萬
custom-hand-draws = 次のツモ
custom-hand-draws-example = 例：3zで西
custom-hand-indicators = ドラ表示牌
custom-hand-indicators-example = 例：4pで四筒
custom-hand-fill = ここに追加
custom-hand-filled = 追加先
custom-hand-unread = 数字のあとにm、p、s、zを付けて入力してください（例：123m406p77z）。0は赤5です。
custom-hand-round = 局
custom-hand-seat = 自風
custom-hand-honba = 本場
custom-hand-sticks = 供託
custom-hand-play = この手牌で打つ
