### 友人戦のルーム。

friends-how = 友人戦の始め方
friends-how-start = 全員がアクセスできるパソコンで、だれか1人が友人戦用のサーバーを起動します（ADDRESS はそのパソコンのアドレス）：
friends-how-link = 表示されたリンクを友だちに送ってください。リンクを開けば、ブラウザからルームに入れます。

friends-welcome = お名前は？
friends-name-why = ルームと対局で表示される名前です。アカウントもパスワードもいりません。
friends-sign-in = 次へ
friends-come-in = ルームに入る
friends-signed-in = { $name } として参加中です。
friends-rename = 名前を変更
friends-save-name = 名前を保存
friends-sign-out-ask = ログアウト…
friends-sign-out = ログアウト
friends-sign-out-question = ログアウトしますか？ 他の端末ではログインしていないため、着席中のルームや対局には戻れなくなります。

friends-new = ルーム作成
friends-open = ルームを作る
friends-change-rules = 変更
friends-more = 詳細設定
friends-time-title = 思考時間
friends-time = { $decision }+{ $round }秒
friends-time-none = 無制限
friends-time-about = 前の数字は1手ごとの秒数、後の数字は1局ごとの持ち時間です。
friends-pace = 卓とCPUの速さ
friends-seating = 席決め
friends-seating-draw = ランダム
friends-seating-choice = 着席順
friends-talk-always = いつでも
friends-talk-between = 局の合間のみ
friends-own-words = 自由入力を許可
friends-missing-title = 離席中の打牌
friends-missing-default = ツモ切り
friends-missing-bot = CPUが代打ち
friends-missing-about = 2回続けて時間切れになると離席扱いになり、ボタンを押すと復帰します。
friends-watching-title = 観戦
friends-watching-nobody = 許可しない
friends-watching-table = 卓のみ
friends-watching-hands = 全員の手牌（1局遅れ）
friends-watching-about = リンクを知る人が観戦できます。手牌が公開されるのは、その局が終わり、次の局の配牌が済んでからです。
friends-watch = 観戦する
watch-turn = 視点を変える
watch-turn-title = 次の席から見る
watch-hands = 終わった局の全手牌
watch-hands-title = 終わった局を全員の手牌を開いて再生
friends-allows-listed = ルーム一覧に表示

friends-rooms = ルーム一覧
friends-no-rooms = 公開中のルームはありません。ルームを作るか、友だちのリンクを開いてください。
friends-room-of = { $host }のルーム
friends-in-play = 対局中
friends-seats =
    { $open ->
        [0] 満席
       *[other] 空席{ $open }／{ $seats }
    }
friends-enter = 入室
friends-back = 席に戻る
friends-to-rooms = ルーム一覧へ

friends-invited = { $host }さんから対局の招待です
friends-table = 席
friends-open-seat = 空席
friends-bot = CPU
friends-you = あなた
friends-host = ホスト
friends-here = 在室
friends-is-ready = 準備完了
friends-not-ready = 準備中
friends-sit-down = 着席する
friends-sit = ここに着席
friends-move = 席を移る
friends-make-host = ホストにする
friends-hand-over = { $name }さんをホストにしますか？ ルールと席を変更できるのはホストだけです。
friends-remove = { $name }さんを席から外す
friends-remove-it = 席から外す
friends-remove-question = { $name }さんを席から外しますか？ 空席があれば、また着席できます。
friends-keep-out = 入室禁止
friends-keep-out-question = { $name }さんを退室させ、このルームへの入室を禁止しますか？ あとで解除できます。
friends-is-kept-out = { $name }さんは入室禁止です。
friends-let-in = 解除
friends-report = ホストに報告
friends-report-question = { $name }さんのことをホストに報告しますか？ あなたの名前も伝わります。
friends-reported = { $by }さんから{ $about }さんについての報告があります。
friends-host-desk = ホストへの連絡
friends-remove-bot = CPUを外す
friends-bot-level = CPUの強さ
friends-add-bot = CPUを追加

friends-playing = 対局中です
friends-wait-open = 空席があと{ $count }つあります
friends-wait-open-about = 全席が友だちかCPUで埋まり、全員の準備が整うと対局が始まります。
friends-wait-people = { $names }の準備を待っています
friends-wait-you = あなたの準備を待っています
friends-begins = まもなく対局が始まります
friends-ready = 準備完了
friends-unready = 準備を取り消す
friends-leave = 退室
friends-over = 対局が終わりました。全員の準備が整うと次の対局が始まります。
friends-replay = 牌譜再生
room-gone = このルームは解散しました。

friends-invite = 友だちを招待
friends-link = ルームのリンク
friends-copy = リンクをコピー
friends-copied = コピーしました
friends-copy-yourself = コピーできませんでした。選択されたリンクを手動でコピーしてください。
friends-share = 共有…
friends-hash = ルールのハッシュ

friends-settings = 設定を変更…
friends-settings-about = 保存すると全員の準備が取り消されます。
friends-save-settings = 設定を保存

you-title = あなた
you-link = 名前と端末
you-sign-out-question = この端末からログアウトしますか？
you-device = 別の端末で続ける
you-device-about = スマートフォンや別のパソコンでも、席・対局・ルールをそのまま引き継いで遊べます。
you-device-make = リンクを作成
you-device-again = 新しいリンクを作成
you-device-link = 別の端末用のリンク
you-device-code = または、その端末でこのサイトを開き、「すでに別の端末で遊んでいる」を選んで、次のコードを入力してください：
you-device-secret = 一度だけ、{ $minutes }分間有効です。これを知る人はあなたとして遊べるため、だれにも教えないでください。
you-sessions = ログイン中の端末
you-browser-on = { $system }の{ $browser }
you-browser-unknown = 不明なブラウザ
you-this-one = この端末
you-since = { $since }から · 最終利用 { $seen }
you-end = ログアウト
you-end-named = ログアウト：{ $device }
you-end-others = 他の端末すべてからログアウト
you-end-others-question = 他の端末すべてからログアウトしますか？ そこで開いている卓は閉じられます。

device-title = 別の端末
device-already = すでに別の端末で遊んでいる
device-question = ここで{ $name }として続けますか？
device-before = このブラウザでは現在{ $name }としてログイン中です。続けるとログアウトされます。{ $name }としても遊びたい場合は、先に{ $name }を別の端末に引き継いでください。
device-accept = { $name }として続ける
device-enter = コードを入力
device-enter-about = コードは、すでに遊んでいる端末の「友人戦」→「名前と端末」→「別の端末で続ける」で作成できます。
device-code = コード

account-title = アカウント
account-about = ログイン名とパスワードがあれば、別の端末が手元になくてもログインできます。なくても遊べます。
account-unencrypted = このサーバーとの通信は暗号化されていません。他で使っていないパスワードにしてください。
account-create = アカウントを作成
account-is = { $name } でログインできます。再設定コードの残りは{ $codes }個です。
account-name = ログイン名
account-password = パスワード
account-new-password = 新しいパスワード
account-password-about = 10文字以上。
account-codes = 再設定コードです。再表示できないため、今すぐ控えてください。パスワードを忘れたとき、それぞれ一度だけ使えます。
account-change = パスワードを変更
account-changed = パスワードを変更し、他の端末すべてからログアウトしました。
account-have = アカウントを持っている
account-sign-in = ログイン
account-forgot = パスワードを忘れた
account-forgot-about = 再設定コードと新しいパスワードを入力してください。他の端末からはすべてログアウトされます。
account-code = 再設定コード
account-recover = パスワードを設定してログイン

own-data-title = あなたのデータ
own-data-about = サーバーには、名前・ログイン中の端末・ルール・成績・対局が保存されています。このファイルを受け取れるのはあなただけです。
own-data-download = すべてダウンロード
own-data-delete = すべて削除
own-data-delete-about = 名前・アカウント・ルール・成績を削除し、すべての端末からログアウトします。CPUとの対局は打ち切られます。終わった対局は残りますが、あなたの名前は「—」と表示されます。元に戻すことはできません。
own-data-type = 確認のため、名前を入力してください：{ $name }
own-data-delete-now = すべて削除する
