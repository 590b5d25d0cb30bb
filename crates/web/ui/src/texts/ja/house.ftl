### 自分のルールを作る画面。

house-rules = ルール設定
no-such-rules = ルール「{ $name }」が見つかりません。
house-name = ルールの名前
house-new = マイ{ $title }
undo-all = 変更をすべて取り消す
delete-house = このルールを削除
delete-house-confirm = ルール「{ $name }」を削除しますか？このルールで打った対局はそのまま残ります。
save-file = ファイルに保存
open-file = ルールファイルを開く…
file-faulty = このファイルには誤りがあります：
file-line = { $line }行目：{ $fault }
save-copy = 複製して保存
save-house = ルールを保存
save = 保存
show = 表示
faults-many = { $count }か所に誤りがあります
differences-none = まだ変更はありません。変更した項目はここに表示されます。
differ =
    { $count ->
        [0] { $base }のルールのまま
       *[other] { $base }との違い：{ $count }項目
    }
in-base = { $base }：{ $value }
changed-from = 変更あり（{ $base }：{ $value }）
reset = 戻す
reset-to = { $title }を{ $value }に戻す
find-rule = ルールや役を探す
find-hint = リーチ、平和、赤ドラ…
found =
    { $count ->
        [0] 見つかりません。
       *[other] { $count }件
    }
each-yaku = 役一覧
changed-count = 変更{ $count }件
wrong-count = 誤り{ $count }件
yaku-counts = { $yaku }を採用
yaku-usually = 通常は{ $worth }。
yaku-unsure = 資料により異なる
nth-of = { $label }、{ $nth }
add = 追加
add-to = { $label }に追加
remove = 除く
remove-from = { $label }の最後を除く

value-yes = あり
value-no = なし
value-none = なし
value-of-suit = { $suit }{ $count }枚
worth = 翻数・役満
worth-han = 翻
worth-yakuman = 役満
worth-limit = 満貫など
worth-closed = 門前
worth-open = 副露（0は門前限定）
worth-times = 倍数
limit = 満貫など
not-counted = 不採用
at-least = { $limit }以上
yakuman-units =
    { $count ->
        [1] 役満
        [2] ダブル役満
        [3] トリプル役満
       *[other] { $count }倍役満
    }
han-closed-only = { $closed }翻（門前限定）
han-open-only = { $open }翻（副露のみ）
han-both = { $closed }翻（副露時{ $open }翻）
