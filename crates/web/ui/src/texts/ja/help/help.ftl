### ヘルプの枠、表、印刷用の早見表。

help-topic-start = はじめに
help-topic-first = 最初に覚える十の役
help-topic-tiles = 牌
help-topic-hand = 役と翻と符と点数
help-topic-yaku = 役一覧
help-topic-yakuman = 役満
help-topic-double = ダブル役満
help-topic-fu = 符計算表
help-topic-points = 点数表
help-topic-limits = 満貫以上
help-topic-example = 計算例
help-topic-calls = チー・ポン・カン
help-topic-riichi = リーチ
help-topic-furiten = フリテン
help-topic-draws = 流局と本場
help-topic-course = 対局の流れ
help-topic-faq = よくある質問
help-topic-different = 日本の麻雀の特徴
help-topic-glossary = 用語集
help-topic-house = このルールの詳細
help-topic-operation = 操作方法
help-topic-real = 実際の卓で
help-topic-fouls = 反則
help-topic-background = 歴史と慣習
help-topic-about = このプログラムについて
help-topic-sheet = 印刷用の早見表
help-contents = 目次
help-find = ヘルプを検索
help-find-hint = 平和、フリテン、ドラ…
help-found =
    { $count ->
        [0] 見つかりませんでした。
       *[other] { $count }件見つかりました
    }
help-for = ルール
help-of-match = この対局：{ $rules }
help-group-learn = 入門
help-group-yaku = 役
help-group-count = 点数計算
help-group-play = 打ち方
help-group-ask = 調べる
help-group-more = そのほか
help-beginner = はじめての方は「はじめに」からどうぞ。各ルールの設定はおすすめのままで遊べます。
help-previous = 前へ：{ $topic }
help-next = 次へ：{ $topic }
help-no-topic = ヘルプにそのページはありません。
help-has = 成立
help-misses = 惜しい
help-example-hand = 手牌の例
help-seat-round = { $seat }家、{ $round }場
help-no-win = 役なし：和了できません
help-closed-only = 門前のみ
help-when-open = 鳴くと{ $value }
help-first-about = 和了で多く使われる役を、覚える順に並べました。一発は混一色より多く出ますが、運なので省いています。
help-yaku-about = このルールのすべての役と、成立する手、惜しくも成立しない手です。
help-yakuman-about = 最高の手です。どれも役満で、ほかの役やドラは数えません。
help-double-about = このルールで役満二つ分以上になる手です。
help-none-here = このルールにはありません。
help-fu-about =
    すべて足して10の位に切り上げます。{ $freepinfu ->
        [yes] ピンフのツモ和了にはツモの符がつかず、20符です。
       *[no] このルールではピンフのツモ和了にもツモの符がつき、30符です。
    }ロンで完成した刻子は明刻です。七対子は切り上げません。
help-column-for = 内容
help-column-fu = 符
help-column-hand = 手牌
help-points-about = 上段はロンの点数、下段はツモで一人が払う点数です。二つある場合は子／親の順です。
help-points-dealer = 親
help-points-others = 子
help-each = { $points }オール
help-column-limit = 名称
help-column-han = 翻数
help-column-dealer = 親
help-column-others = 子
help-han-range = { $least }〜{ $most }翻
help-han-from = { $least }翻以上
help-han-fu = { $han }翻{ $fu }符〜
help-limits-about = ここからは符を数えません。
help-example-about = 一つの手の点数を順に計算します。
help-step-yaku = 1．役とドラで翻数を数えます。
help-step-fu = 2．手の組み立てで符を数えます。
help-step-points = 3．翻と符で点数が決まります（本場と供託を除く）。
help-page-ceremony = 卓の準備をやってみる
help-page-score = 点数計算
help-sum = 合計
help-rounded = { $sum }符を切り上げて{ $fu }符
help-glossary-about = 用語と読み方、英語での呼び方です。
help-subject-tiles = 牌
help-subject-sets = 面子と待ち
help-subject-play = 進行
help-subject-scoring = 点数
help-subject-yaku = このルールの役
help-say = 発声
help-here = ここでは：{ $name }
help-house-short = ルールの概要
help-house-all = すべての設定
help-print = 印刷
help-sheet-about = このルールの役、点数、満貫以上を一枚にまとめました。
help-sheet-open = 鳴き
