### 対局の卓。

you = あなた
your-hand = 自分の手牌
hand-of = { $name }の手牌
hand-closed = { $name }の手牌：{ $count }枚
hand-open = { $name }の手牌（公開）
just-drawn = ツモ牌
can-riichi = 立直できる
good-discard = 最善の打牌
keeps-tenpai = 聴牌を保つ
discards-of = { $name }の河
note-riichi = 立直宣言牌
note-as-drawn = ツモ切り
note-claimed = { $name }が鳴いた

leave = 退席
leave-confirm = 席を離れますか？ 対局は保存され、開始画面から続きを打てます。
help = ヘルプ
help-title = 操作とルール
help-keys = キー操作
help-rules = ルール：{ $rules }
close = 閉じる
window-grip = 移動：← ↑ → ↓　大きさ：⇧

wall-left =
    { $dead ->
        [0] 山の残り{ $count }枚
       *[other] 山の残り{ $count }枚（うち王牌{ $dead }枚）
    }
honba-count = { $count }本場
sticks-count = 供託の立直棒{ $count }本
dora = ドラ
dora-indicators = ドラ表示牌
dora-is = ドラは{ $tile }
dora-by = 表示牌は{ $tile }

plate-you = { $name }（あなた）
dealer = 親
doubles = 割れ目、収支が倍
doubles-why = 割れ目：この席は収支が倍になります
yakitori-up = 焼き鳥：まだ和了なし
yakitori-turned = 焼き鳥返し済み：和了あり
mark-ippatsu = 一発
mark-riichi = 立直
mark-open = オープン

call-chii = チー
call-pon = ポン
call-kan = カン
call-kita = 北
call-tenpai = 聴牌
call-noten = 不聴
call-riichi = 立直
call-open-riichi = オープン立直
call-tsumo = ツモ
call-ron = ロン

your-choice = 選択
button-tsumo = ツモ
button-ron = ロン
button-ippatsu = 一発
button-riichi = 立直
button-open_riichi = オープン立直
button-plain = 打牌のみ
button-kan = カン
button-pon = ポン
button-chii = チー
button-kita = 北抜き
button-nine = 九種九牌
button-nine-again = 配り直し
button-show = 聴牌を見せる
button-show-noten = 手牌を見せる
button-hide = 伏せる
button-foul = 反則
button-pass = スルー
button-continue = 次へ
button-book = 点数を記入
button-cancel-riichi = 立直取消
button-cancel = 取消
button-back = 戻る

last-question = ここで終了しますか？
last-question-why = あなたはオーラスの親で、{ $points }点です。終了しなければ連荘します。
button-stop = はい、終了する
last-no = いいえ、続ける
which-tiles = { $call }：どの牌で？

status-overtaken = { $name }の{ $call }が優先
status-playing = { $name }の手番
status-hands-shown = 流局：手牌の公開
status-may-claim = 他家の鳴き待ち
status-riichi = 立直：宣言牌を選択
status-open-riichi = オープン立直：宣言牌を選択
status-with-riichi = 立直しますか？
status-no-riichi = 立直不可：{ $why }
status-no-riichi-keeps = 立直不可：{ $why }。▽は聴牌を保つ
status-no-riichi-hand = この手牌では立直できません
status-no-kan = カン不可：{ $why }
status-no-kan-hand = 同じ牌が四枚なく、ポンに加える牌もありません
status-foul = 反則：どの牌で？
status-which = どの牌で？
status-claim = { $name }の{ $tile }を鳴きますか？
status-deal-again = 么九牌が多い配牌です。配り直しますか？
status-show = 流局：聴牌を公開しますか？
status-show-noten = 流局：不聴の手牌を公開しますか？
status-your-turn = 手番：捨て牌を選択

waits-after = 打{ $tile }
waits-for = 待ち
waits-none = 残りなし！
waits-left = 残り{ $count }枚
furiten = 振聴
furiten-would = { $tiles }が河に含まれます
hint-after =
    { $shanten ->
        [0] 聴牌
       *[other] { $shanten }向聴
    }、受け入れ{ $kinds }種{ $tiles }枚
hint-best = 最善
hint-shape-triplet = 刻子の一枚：面子ができている
hint-shape-pair = 対子の一枚：雀頭、もう一枚で刻子
hint-shape-run = 順子の一枚：面子ができている
hint-shape-near = 搭子：あと一枚で順子になりうる
hint-shape-lone_honour = 孤立した字牌：同じ牌でしか組めない
hint-shape-lone = 孤立牌：近くに牌がない
places = 現在{ $place }
places-if-last = この局で終わるなら（本場と供託込み）
places-first = すでに1位です。
places-none = 一度の和了では順位が上がりません。
places-ron = { $names }から{ $hand }のロン
places-ron-any = 誰からでも{ $hand }のロン
places-tsumo = ツモ{ $hand }
places-tsumo-all = ツモ{ $hand }オール
places-limit = { $points }（{ $limit }）
from-above = 上から見た河
above-legend = ↓ ツモ切り · → 鳴いた家
why-not = できない理由
intent-ron = ロン
intent-tsumo = ツモ
intent-riichi = 立直
intent-chii = チー
intent-pon = ポン
intent-kan = カン
intent-discard = 打牌
intent-kita = 北抜き
intent-kyuushu_kyuuhai = 九種九牌
intent-of = { $intent } { $tile }

notice = お知らせ
notice-replaced = 別のタブでこの席を使用中です
notice-replaced-why = 一つの席は一か所でしか打てません。
notice-closed = 卓は閉じられました
notice-here = ここで打つ
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
heard-riichi = { $name }、立直、{ $tile }。
heard-open-riichi = { $name }、オープン立直、{ $tile }。
heard-called = { $name }、{ $call }、{ $tiles }。
heard-said = { $name }、{ $call }。
heard-wall = 山がなくなりました。
heard-dora = 新ドラ、{ $tile }。
heard-match-over = 対局終了。
heard-game-over = 第{ $game }回戦終了（全{ $games }回戦）。

told-offered = { $buttons }ができます。
told-button = { $button }（{ $key }）
told-turn =
    { $round }。{ $whose ->
        [you] あなたの番です。
        [other] { $name }の番です。
       *[nobody] 誰の番でもありません。
    }残り{ $left }枚。
told-hand = 手牌、{ $tiles }。{ $melds }
told-drawn = ツモ{ $tile }
told-dora = ドラ、{ $tiles }。
told-points = { $name }（{ $wind }）{ $points }点
told-discards =
    { $name }、{ $count ->
        [0] 捨て牌なし
       *[other] { $tiles }
    }。{ $melds }
told-riichi = { $tile }で立直
told-melds = 副露、{ $melds }。
told-empty-seat = その席には誰もいません。

points-window = 全員の持ち点
column-distance = 自分との差
auto = 自動
auto-autoSort = 理牌
auto-autoWin = 和了
auto-noCalls = 鳴きなし
auto-autoDiscard = ツモ切り
