### 開始画面。

tagline = CPU や友だちと打つリーチ麻雀（四人打ち・三人打ち）
open-record = 牌譜を開く…
more-unfinished = ほかの途中の対局（{ $count }）
resume = 続きから
give-up = やめる…
give-up-question =
    { $loss ->
        [stake] { $match }の対局をやめますか？ 着席時に預けた25,000点は戻りません。
        [ladder] { $match }の対局をやめますか？ 番付の順位は変わりませんが、元には戻せません。
       *[none] { $match }の対局をやめますか？ 一覧から消え、元には戻せません。
    }
give-up-it = やめる
played = 対局履歴
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
begin-friends-about = ルームを作って友だちをリンクで招待。友だちのルームにも入れます。
begin-learn = 麻雀を覚える
begin-learn-about = はじめての方はこちら。牌の見方から最初の対局までの短いレッスンです。
first-match = はじめての対局
first-match-about = 初級 CPU との東風戦です。一手ごとにアドバイスが出ます。牌の英数字と打牌ヒントを設定でオンにします。
change-match = ルール・長さ・相手・名前を変更…

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

no-answer = サーバーの応答がありません。Jantaku は起動していますか？
server-said = サーバーエラー：{ $status }
length-east = 東風戦
length-east_south = 半荘戦

more-matches = もっと見る
match-damaged = 対局 { $id } のデータが壊れているため開けません。
save-rounds = 壊れる前の { $rounds } 局を保存

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
family-learn = 学ぶ
family-career = キャリア
family-records = 牌譜
tab-lessons = レッスン
tab-matches = 対局履歴
tab-open = 牌譜を開く
nowhere = ページがありません
nowhere-about = このアドレスのページは見つかりませんでした。
