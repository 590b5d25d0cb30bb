### 牌譜の再生。

replay = 牌譜再生
replay-move = 移動
replay-hand-back = 前の局
replay-turn-back = 前の巡
replay-event-back = 一手戻る
replay-event-on = 一手進む
replay-turn-on = 次の巡
replay-hand-on = 次の局
replay-play = 再生
replay-stop = 停止
key-named = { $label }（{ $key }）
key-space = スペース
key-page-up = Page Up
key-page-down = Page Down
replay-differs = 牌譜には続きがありますが、このルールと合いません：{ $differs }
replay-hand = 局
replay-seat = 視点
replay-speed = 速さ
speed-slow = ゆっくり
speed-normal = 普通
speed-fast = 速い
hands-open = 手牌公開
hands-hidden = 手牌非公開
hands-title = 手牌の公開・非公開（H）
hands-one = この牌譜には一人分の手牌しかありません
go-on = 次へ

open-a-record = 牌譜を開く
open-what = Jantaku、天鳳（mjlog、tenhou.net/6 の JSON）、mjai、電脳麻将の牌譜を読めます。ここにドロップするか、ファイルを選ぶか、牌譜を含むリンクを貼り付けてください。
choose-file = ファイルを選択
link-or-record = リンクまたは牌譜
open = 開く
open-under = このルールで開く
too-long = 2 MiB を超えるファイルです。牌譜ではありません。
