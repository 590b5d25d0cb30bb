### 局の結果と対局の結果。

result = 局の結果
won-tsumo =
    { $self ->
        [yes] あなた
       *[no] { $name }
    }：ツモ
won-ron =
    { $self ->
        [yes] あなた
       *[no] { $name }
    }：ロン（放銃：{ $from }）
won-ron-you = { $name }：ロン（放銃：あなた）
winner-tsumo =
    { $self ->
        [yes] ツモ和了
       *[no] ツモ和了
    }
winner-ron =
    { $self ->
        [yes] ロン和了（放銃：{ $from }）
       *[no] ロン和了（放銃：{ $from }）
    }
winner-ron-you = ロン和了（放銃：あなた）
winners = 和了者
winner-nth = { $nth }/{ $count }
winning-tile = 和了牌
liable = { $name }の責任払い（パオ）
nagashi = 流し満貫：{ $names }
exhaustive = 流局
exhaustive-sticks = リーチ棒{ $count }本は供託に残ります。
chombo = チョンボ：{ $reason }
abortive = 途中流局：{ $reason }
chips = チップ：{ $chips }
shown-tenpai = テンパイ
shown-noten = ノーテン
peek = 卓を表示
peek-title = もう一度押すまで、または押している間、卓を表示
one-moment = お待ちください…
final-standings = 終局

column-player = プレイヤー
column-wind = 自風
column-before = 開始時
column-place = 順位
column-points = 持ち点

gained-extra = { $name }：{ $extra }
gained-honba = { $honba } × { $each } = { $sum }
who-pays = 点数の移動
the-table = 供託
transfer = { $from } → { $to }：
transfer-for = （{ $reason }）
transfer-part = { $reason }{ $points }
transfer-hand = 和了点
transfer-honba = 本場
transfer-sticks = 供託
transfer-pao = 責任払い
transfer-noten = ノーテン罰符
transfer-nagashi = 流し満貫
transfer-riichi_stick = リーチ棒
transfer-chombo = チョンボ

dora-tiles = { $label }
ura = 裏ドラ
dora-open = 表{ $count }
dora-ura = 裏{ $count }
dora-red = 赤{ $count }
dora-kita = 北{ $count }
han = { $count }翻
fu = { $count }符
yakuman-times =
    { $count ->
        [1] 役満
        [2] ダブル役満
        [3] トリプル役満
       *[other] { $count }倍役満
    }
limit-mangan = 満貫
limit-haneman = 跳満
limit-baiman = 倍満
limit-sanbaiman = 三倍満
limit-kazoe = 数え役満
yakuhai = 役牌 { $tile }
yakuhai-seat = 自風 { $tile }
yakuhai-round = 場風 { $tile }
yakuhai-double = ダブ{ $tile }

game-over = 第{ $game }回戦終了（全{ $games }回戦）
you-finish = { $place }でした
place-1 = 1位
place-2 = 2位
place-3 = 3位
place-4 = 4位
place-up = { $count }つ上昇
place-down = { $count }つ下降
end-last_hand = オーラスが終了しました。
end-goal = 規定の点数に達しました。
end-bust = トビ終了です。
end-agari_yame = トップの親が和了して終了です。
end-agari_stop = 親が和了やめで終了です。
end-tenpai_yame = トップの親が流局で連荘となり終了です。
end-tenpai_stop = 親が流局での終了を選びました。
leftover-to_first = 供託リーチ棒{ $count }本は1位が受け取ります。
leftover-lost = 供託リーチ棒{ $count }本は誰のものにもなりません。
save-record = 牌譜を保存
watch-again = 牌譜再生
check-walls = 牌山の検証
new-match = 次の対局へ
back-to-room = ルームへ戻る

you-overtook = { $round }で{ $names }を逆転
overtook-you = { $round }で{ $names }に逆転された
line-points-means = 素点：終了時の持ち点から{ $from }点を引いた値
line-uma-means = ウマ：下位から上位に移る順位点
line-oka-means = オカ：全員の配給原点と返し点の差。1位が受け取る
line-points = 素点
line-uma = ウマ
line-oka = オカ
line-chips = チップ
line-yakitori = 焼き鳥
line-fouls = チョンボ
line-earlier = 前の回戦

fu-win = 副底
yaku-means-riichi = テンパイの宣言
yaku-means-ippatsu = リーチから一巡以内の和了
yaku-means-pinfu = 順子だけの両面待ち
fu-closed_ron = 門前加符
fu-tsumo = ツモ符
fu-chiitoitsu = 七対子
fu-run = 順子
fu-open_triplet = 明刻
fu-concealed_triplet = 暗刻
fu-open_kan = 明槓
fu-closed_kan = 暗槓
fu-pair = 役牌の雀頭
fu-ryanmen = リャンメン待ち
fu-kanchan = カンチャン待ち
fu-penchan = ペンチャン待ち
fu-shanpon = シャンポン待ち
fu-tanki = 単騎待ち
fu-open_pinfu = 喰い平和形
fu-of = { $reason } { $tile }
score-history = 局ごとの持ち点
score-history-numbers = 数字で見る
score-history-start = 開始時
column-round = 局
