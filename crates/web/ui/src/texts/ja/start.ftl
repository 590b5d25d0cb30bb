### 開始画面。

tagline = CPU と打つリーチ麻雀（四人打ち・三人打ち）
open-record = 牌譜を開く…
go-on-with = 対局を再開
resume = 再開
played = 対局履歴
result-of = 結果
watch = 牌譜再生
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
your-houses = マイルール
rules-short = ルールの概要
rules-short-usual = ルールの概要（上の変更を反映する前）
menu = 対局前の設定
menu-reset = 初期設定に戻す
menu-marks = { $mark } などは、その選択肢がある原文の行番号です。
change-house = このルールを編集…
change-rules = ルールを変更…
not-saved = 未保存の変更あり
house-broken = ルール「{ $name }」は使えません：{ $faults }
delete = 削除
delete-it = { $name }を削除

no-answer = サーバーの応答がありません。Jantaku は起動していますか？
server-said = サーバーエラー：{ $status }
length-east = 東風戦
length-east_south = 半荘戦

more-matches = もっと見る
match-damaged = 対局 { $id } のデータが壊れているため開けません。
save-rounds = 壊れる前の { $rounds } 局を保存
