### 開始画面。

tagline = コンピュータを相手に打つリーチ麻雀
open-record = 牌譜を開く…
go-on-with = 続きから
resume = 再開
played = 対局履歴
result-of = 結果
watch = 牌譜
verb-round = { $verb }：{ $round }

length = 対局の長さ
opponents = 対戦相手
side-right = 下家
side-across = 対面
side-left = 上家
pace = 相手の速さ
pace-instant = 即時
pace-fast = 速い
pace-normal = 普通
pace-slow = ゆっくり
your-name = あなたの名前
start = 対局開始
in-manners = { $level }（打ち方別）

rules = ルール
your-houses = 自分のルール
rules-short = ルールの概要
rules-short-usual = ルールの概要（上の変更を除く）
menu = 対局前の設定
menu-reset = 標準に戻す
menu-marks = { $mark } などは、それを定める原文の行番号です。
change-house = このルールを編集…
change-rules = ルールを変更…
not-saved = 変更未保存
house-broken = ルール「{ $name }」は使えません：{ $faults }
delete = 削除
delete-it = { $name }を削除

no-answer = サーバーの応答がありません。Jantaku は起動していますか？
server-said = サーバーの応答：{ $status }
length-east = 東風戦
length-east_south = 東南戦

more-matches = もっと見る
match-damaged = 対局 { $id } は保存されていますが、読み込めません。
