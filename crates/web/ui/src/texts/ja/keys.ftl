### キーの一覧。

key-raise = 牌を選ぶ
key-ends = 左端または右端の牌を選ぶ（右端はツモ牌）
key-confirm = 選んだ牌を切る。局の終わりには次へ進む
key-riichi = 立直。続けて宣言牌を選ぶ。確認されたときは「はい」
key-open-riichi = ルールにあれば、オープン立直
key-calls = チー、ポン、カン。複数あるときは 1 – 9 で選ぶ
key-kita = 北抜き
key-win = 和了（ツモまたはロン）
key-nine = 九種九牌で流局
key-show = 流局時、選べるルールなら聴牌を公開する、または伏せる
key-foul = 反則を罰するルールで、反則を行う（不聴立直、手牌が崩れる槓）
key-pass = スルー。立直の確認には「いいえ」
key-cancel = 選択をやめる。なければスルー
key-stop = 局の終わりに、ルールが許せば対局を終える
key-why = いまできないことの理由
key-peek = 局の終わりに、結果の下の卓を見る
key-auto = 自動の入切：理牌、和了、鳴きなし、立直後のツモ切り
key-help = この一覧
key-event = 一手進む、戻る
key-turn = 一巡進む、戻る
key-hand = 次の局、前の局
key-edges = 最後、最初
key-play = 再生、停止
key-seat = 次の席から見る
key-hands = 手牌の公開、非公開
key-why-past = できなかった理由
keys-raise = ← → または 1 – 9, 0, -, =
keys-ends = Home、End、D
keys-confirm = Enter、スペース
keys-calls = C、P、K
keys-win = T、W
keys-show = S、X
keys-peek = V（長押し）
keys-pages = Page Down、Page Up
keys-edges = End、Home
keys-play = スペース、P
