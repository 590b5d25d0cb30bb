### 牌、風、面子の呼び方。

rank-0 = 赤五
rank-1 = 一
rank-2 = 二
rank-3 = 三
rank-4 = 四
rank-5 = 五
rank-6 = 六
rank-7 = 七
rank-8 = 八
rank-9 = 九
suit-m = 萬
suit-p = 筒
suit-s = 索
suits-m = 萬子
suits-p = 筒子
suits-s = 索子
suited = { $rank }{ $suit }
honor-1 = 東
honor-2 = 南
honor-3 = 西
honor-4 = 北
honor-5 = 白
honor-6 = 發
honor-7 = 中
tile-back = 裏向きの牌
tile-noted = { $tile }、{ $note }
listed = { $before }、{ $after }

wind-E = 東
wind-S = 南
wind-W = 西
wind-N = 北
wind-letter-E = 東
wind-letter-S = 南
wind-letter-W = 西
wind-letter-N = 北
wind-seat = { $wind }家
round-name = { $wind }{ $number }局

meld-ankan = 暗槓
meld-chii = { $side ->
        [left] 上家
        [right] 下家
       *[across] 対面
    }からチー
meld-pon = { $side ->
        [left] 上家
        [right] 下家
       *[across] 対面
    }からポン
meld-daiminkan = { $side ->
        [left] 上家
        [right] 下家
       *[across] 対面
    }から大明槓
meld-kakan = { $side ->
        [left] 上家
        [right] 下家
       *[across] 対面
    }からの加槓
meld-added = 加えた牌
melds-of = { $name }の副露
melds-own = 自分の副露
norths-aside = 北抜き：{ $count }枚
round-game = 第{ $game }回戦 { $round }
round-honba = { $round } { $honba }本場

picker-palette = 追加する牌
picker-add = { $tile }を追加
picker-remove = { $tile }を外す
