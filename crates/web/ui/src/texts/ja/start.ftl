### 開始画面。

more-unfinished = ほかの途中の対局（{ $count }）
resume = 続きから
give-up = やめる…
give-up-question =
    { $loss ->
        [stake] { $match }の対局をやめますか？着席時に預けた25,000点は戻りません。
        [ladder] { $match }の対局をやめますか？番付の順位は変わりませんが、元には戻せません。
       *[none] { $match }の対局をやめますか？一覧から消え、元には戻せません。
    }
give-up-it = やめる
find-match = 名前・ルールで検索
no-match-found = 見つかりませんでした。
with-points = { $points }点
against = 相手：{ $names }
result-of = 結果
watch = 牌譜再生
verb-match = { $verb }：{ $match }

play = 対局
opponents-alike = CPU { $count }人：{ $bot }
opponents-mixed = CPU：{ $bots }
play-new = 新しい対局
never-played = 麻雀は初めて？
never-played-about = 10分で入門
first-match = はじめての対局
first-match-about = 初級CPU・アドバイス付き

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
your-name = プレイヤー名
you-named = あなた：{ $name }
start = 対局開始
in-manners = { $level }（打ち方別）

rules = ルール
rules-modern = 現代ルール
rules-described = その他のルールブック
rules-own = マイルール
rules-short = ルールの概要
rules-short-usual = ルールの概要（上の変更を反映する前）
menu = 対局前の設定
menu-more = ほかの取り決め（{ $count }項目、変えなくてもよい）
menu-reset = 初期設定に戻す
change-house = このルールを編集…
change-rules = ルールを変更…
not-saved = 未保存の変更あり
house-broken = ルール「{ $name }」は使えません：{ $faults }
delete = 削除
delete-it = { $name }を削除

no-answer = サーバーの応答がありません。Jantakuは起動していますか？
server-said = サーバーエラー：{ $status }
length-east = 東風戦
length-east_south = 半荘戦
length-east-about = 東場のみ（親が一巡）
length-east_south-about = 東場と南場（親が二巡）

more-matches = もっと見る
match-damaged = 対局{ $id }のデータが壊れているため開けません。
save-rounds = 壊れる前の{ $rounds }局を保存

door-parlour = 雀荘
door-ladder = 番付
door-club = レート戦
door-achievements = 実績
door-statistics = 成績
you-link-of = { $name }：名前と端末
home = ホーム
to-page = { $page }へ戻る
door-practice = 練習
door-friends = 友人戦
door-learn = 入門
door-drills = ドリル
door-daily = 今日の一問
door-help = ヘルプ
match-practice = 練習
home-learn = 学ぶ
home-career = キャリア
home-records = 牌譜
tab-lessons = レッスン
tab-matches = 対局履歴
tab-open = 牌譜を開く
nowhere = ページがありません
nowhere-about = この卓には誰もいません。こちらへどうぞ
home-play = 対局
home-friends = 友人戦
home-friends-about = ルームを作ってリンクで招待
home-learn-about = レッスン・ドリル・今日の一問
home-career-about = 雀荘・番付・成績
home-records-about = 対局履歴とほかの牌譜
home-friends-open = ルームを作る・入る
home-career-new = キャラクターを作り、景品を集め、番付30位から頂点を目指します。
nothing-played = 終了した対局がまだありません
players = 人数
home-about = CPUや友人と打つ麻雀。無料・登録不要。
learn-done = 全{ $all }レッスン中{ $done }修了
