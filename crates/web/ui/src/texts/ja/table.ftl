### 対局の卓。

you = あなた
your-hand = 自分の手牌
hand-of = { $name }の手牌
hand-closed = { $name }の手牌：{ $count }枚
hand-open = { $name }の手牌（公開）
just-drawn = ツモ牌
can-riichi = リーチできる
good-discard = 推奨打牌
marked = 印つき
keeps-tenpai = テンパイ維持
discards-of = { $name }の河
note-riichi = リーチ宣言牌
note-as-drawn = ツモ切り
note-claimed = { $name }が鳴いた

leave = 退席
leave-confirm =
    { $loss ->
        [stake] 退席しますか？対局には開始画面から戻れます。そこで対局をやめると、着席時に預けた25,000点は戻りません。
        [ladder] 退席しますか？対局には開始画面から戻れます。そこで対局をやめても、番付の順位は変わりません。
       *[none] 退席しますか？対局には開始画面から戻れます。
    }
help = ヘルプ
help-title = 操作とルール
whole-help = ヘルプを開く
card = 役
card-title = このルールの役の早見表
card-near = 狙える役
card-open = （鳴き：{ $worth }）
help-keys = キー操作
help-rules = ルール：{ $rules }
close = 閉じる

looks = 卓上の表示
look-tinted = 少し暗い捨て牌
look-tinted-means = ツモ切り
look-grey = 灰色の捨て牌
look-grey-means = 他家が鳴いた牌
look-sideways = 横向きの捨て牌
look-sideways-means = リーチ宣言牌
look-plate = 卓中央の「東」
look-plate-means = 起家マーク。起家の側に置かれ、場風を示す
look-sticks = 局名の横の点棒
look-sticks-means = 左は本場（100点棒）、右は供託リーチ棒（1,000点棒）
window-grip = 移動：← ↑ → ↓　サイズ変更：⇧ + ← ↑ → ↓
seat-windows = 各家の手牌ウィンドウ
seat-grip-own = 自分の手牌　移動：← ↑ → ↓　サイズ変更：⇧ + ← ↑ → ↓　元に戻す：⏎　終了：Esc
seat-grip = { $name }　移動：← ↑ → ↓　サイズ変更：⇧ + ← ↑ → ↓　元に戻す：⏎　終了：Esc
decision-grip = 選択ボタン　移動：← ↑ → ↓　元に戻す：⏎　終了：Esc
decision-tray = ドラッグで移動、ダブルクリックで元に戻す
seat-tray = ドラッグで移動、角でサイズ変更、ダブルクリックで元に戻す

wall-left =
    { $dead ->
        [0] 山の残り{ $count }枚
       *[other] 山の残り{ $count }枚（うち王牌{ $dead }枚）
    }
honba-count = { $count }本場
sticks-count = 供託リーチ棒{ $count }本
dora = ドラ
dora-indicators = ドラ表示牌
dora-is = ドラは{ $tile }
dora-by = ドラ表示牌は{ $tile }

plate-you = { $name }（自分）
offline = オフライン
offline-why = 対局のページが開かれていません
away = 離席中
away-bot = 代打ち中
away-why = 席を離れたか、2回続けて時間切れになりました
rank-of = 強さ：{ $level }
dealer = 親
doubles = 割れ目
doubles-why = 割れ目：この席は収支が倍になります
yakitori-up = 焼き鳥：まだ和了なし
yakitori-turned = 焼き鳥返し済み：和了あり
mark-ippatsu = リーチ一発
mark-riichi = リーチ
mark-open = オープン
mark-honba = 本場
mark-sticks = 持ち越し
mark-sticks-count = 持ち越しの供託リーチ棒{ $count }本
round-plate = 起家マーク（{ $wind }場）

call-chii = チー
call-pon = ポン
call-kan = カン
call-kita = 北
call-tenpai = テンパイ
call-noten = ノーテン
call-riichi = リーチ
call-open-riichi = オープンリーチ
call-tsumo = ツモ
call-ron = ロン

your-choice = 選択
button-tsumo = ツモ
button-ron = ロン
button-ippatsu = 一発
button-riichi = リーチ
button-open_riichi = オープンリーチ
button-plain = リーチしない
button-kan = カン
button-pon = ポン
button-chii = チー
button-kita = 北抜き
button-nine = 九種九牌
button-nine-again = 配り直し
button-show = テンパイを公開
button-show-noten = 手牌を公開
button-hide = 伏せる
button-foul = 反則
button-pass = スキップ
button-continue = 次へ
button-book = 点数を更新
button-cancel-riichi = リーチ取消
button-cancel = キャンセル
button-back = 戻る

# 牌につく印の意味。一度だけ出す。
marks-riichi = リーチ：テンパイを宣言します。1,000点を供託し、手牌は変えられなくなりますが、和了すると高くなります。リーチを押してから、光っている牌を選びましょう。
marks-call = この捨て牌を鳴くと面子が完成し、公開されます。その後はリーチできないので、ほかの役が必要です。
marks-dots = 牌の上の点：おすすめの打牌です。
marks-signs = 牌の下の印：切るときの危険度です。リーチ者か二つ鳴いた人がいます。牌の上の点は、自分の和了も考えたおすすめです。
marks-red = 赤い五は赤ドラです。和了すると1翻増えます。ほかは普通の五と同じです。
marks-done = OK

last-question = 対局を終了しますか？
last-question-why = あなたはオーラスの親で、{ $points }点です。続ける場合は連荘します。
button-stop = 終了する
last-no = 続ける
which-tiles = { $call }：牌を選択

status-overtaken = { $name }の{ $call }が優先
status-playing = { $name }の手番
status-hands-shown = 流局：手牌の公開
status-may-claim = 他家の鳴き待ち
status-riichi = リーチ：捨て牌を選んでください
status-open-riichi = オープンリーチ：捨て牌を選んでください
status-with-riichi = リーチしますか？
status-no-riichi = リーチ不可：{ $why }
status-no-riichi-keeps = リーチ不可：{ $why }。▽はテンパイを保つ牌
status-no-riichi-hand = この手牌ではリーチできません
status-no-kan = カン不可：{ $why }
status-no-kan-hand = 同じ牌4枚も、ポンに加える牌もありません
status-foul = 反則：どの牌で行いますか？
status-no-skip = 和了できます。見送るには「スキップ」か打牌を選びます
status-which = どの牌を使いますか？
status-window = 鳴けません。スキップするか、お待ちください
status-claim = { $name }の{ $tile }を鳴きますか？
status-ron = ロンしますか？
status-tsumo = ツモできます
status-deal-again = 么九牌の多い配牌です。配り直しますか？
status-show = 流局：テンパイを公開しますか？
status-show-noten = 流局：ノーテンの手牌を公開しますか？
status-your-turn = 捨て牌を選んでください
clock = 残り時間
clock-byoyomi = 秒読み

why-intent = { $intent }：
waits-after = 打{ $tile }
waits-for = 待ち
waits-none = 残り0枚
waits-left = 残り{ $count }枚
furiten = フリテン
furiten-would = { $tiles }が捨て牌に含まれます
hint-after =
    { $shanten ->
        [0] テンパイ
       *[other] { $shanten }シャンテン
    }・{ $kinds }種{ $tiles }枚
hint-best = 推奨
barred-not-tenpai = この牌を切るとテンパイしないため、リーチできません
barred-riichi = リーチ中はツモ牌しか切れません
barred-now = この巡は切れません
hint-shape-triplet = 刻子の一部：完成面子
hint-shape-pair = 対子：雀頭、あと1枚で刻子
hint-shape-run = 順子の一部：完成面子
hint-shape-near = ターツ：あと1枚で順子
hint-shape-lone_honour = 孤立した字牌：重ねるしかない
hint-shape-lone = 孤立牌：くっつく牌が近くにない
places = 現在{ $place }
places-if-last = この局で終わるなら（本場と供託込み）
places-first = すでにトップです。
places-none = 一回の和了では順位が上がりません。
places-ron = { $names }からロン{ $hand }
places-ron-any = 誰からでもロン{ $hand }
places-tsumo = ツモ{ $hand }
places-tsumo-all = ツモ{ $hand }オール
places-limit = { $points }（{ $limit }）
from-above = 全員の捨て牌
above-legend = ↓ ツモ切り · → 鳴いた人の風
why-not = なぜできない？
intent-ron = ロン
intent-tsumo = ツモ
intent-riichi = リーチ
intent-chii = チー
intent-pon = ポン
intent-kan = カン
intent-discard = 打牌
intent-kita = 北抜き
intent-kyuushu_kyuuhai = 九種九牌
intent-of = { $intent } { $tile }

notice = お知らせ
notice-replaced = この席は別のタブで開いています
notice-replaced-why = 一つの席は同時に一か所でしか打てません。
notice-closed = 卓が閉じられました
notice-here = ここで打つ
notice-away = 離席中
notice-away-why = 2回続けて時間切れになったため、代打ち中です。
notice-back = 復帰する
try-again = 再試行
back-to-start = 開始画面へ
link-lost = 接続が切れました。再接続しています…
link-sitting = 着席しています…
link-connecting = 接続しています…

heard-seat = 席{ $seat }
heard-dealt =
    { $round }。親は{ $self ->
        [yes] あなた
       *[no] { $name }
    }。
heard-drew =
    { $self ->
        [yes] ツモ
       *[no] { $name }のツモ、
    }{ $tile }。
heard-discarded = { $name }、{ $tile }。
heard-riichi = { $name }、リーチ、{ $tile }。
heard-open-riichi = { $name }、オープンリーチ、{ $tile }。
heard-called = { $name }、{ $call }、{ $tiles }。
heard-said = { $name }、{ $call }。
heard-wall = 山がなくなりました。
heard-dora = 新ドラ、{ $tile }。
heard-match-over = 対局終了。
heard-byoyomi = 秒読みに入りました。1手{ $left }秒です。
heard-time = 残り{ $left }秒。
heard-game-over = 第{ $game }回戦終了（全{ $games }回戦）。

spoken-offered = { $buttons }ができます。
spoken-button = { $button }（{ $key }）
spoken-turn =
    { $round }。{ $whose ->
        [you] あなたの番です。
        [other] { $name }の番です。
       *[nobody] 誰の番でもありません。
    }残り{ $left }枚。
spoken-hand = 手牌、{ $tiles }。{ $melds }
spoken-drawn = ツモ{ $tile }
spoken-dora = ドラ、{ $tiles }。
spoken-points = { $name }（{ $wind }）{ $points }点
spoken-discards =
    { $name }、{ $count ->
        [0] 捨て牌なし
       *[other] { $tiles }
    }。{ $melds }
spoken-riichi = { $tile }でリーチ
spoken-melds = 副露、{ $melds }。
spoken-empty-seat = その席は空いています。

seats-drawn = 席決め
seats-drawn-throw =
    { $self ->
        [yes] あなた
       *[no] { $name }
    }の出目は{ $sum }です。
seats-drawn-count =
    { $sum }なので{ $self ->
        [yes] あなた
       *[no] { $name }
    }
seats-drawn-winds = 風牌を一枚ずつ引きます。白を引いた人はもう一枚引きます。
seats-drawn-dealer =
    起家は{ $self ->
        [yes] あなた
       *[no] { $name }
    }です。
seats-drawn-own = あなたは{ $wind }家です。
seats-drawn-on = 始める
dice-show = サイコロの目は{ $a }と{ $b }

points-window = 全員の点数
column-distance = 自分との差
auto = 自動
auto-autoSort = 理
auto-autoWin = 和
auto-noCalls = 鳴
auto-autoDiscard = 切
corner-menu = メニュー

practice-bar = 練習
adviser = アドバイス
adviser-title = どこを見て打つかを示します
take-back = 一手戻す
take-back-title = 最後の選択に戻る（U）
hand-again = この局をもう一度
hand-again-title = 同じ牌山でこの局を打ち直す
play-from-here = ここから打つ
play-from-here-title = この場面から練習する

watchers = 観戦{ $count }人
