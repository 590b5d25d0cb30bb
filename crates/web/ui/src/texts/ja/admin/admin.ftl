### The administration of a server for friends.

admin-title = 管理
admin-only = このページはサーバーの管理者だけが見られます。
admin-reload = 一覧を更新

admin-people = 利用者
admin-find = 利用者を探す
admin-nobody = 該当する利用者はいません
admin-is-admin = 管理者
admin-account = アカウント { $name }
admin-guest = ゲスト
admin-since = { $time }から
admin-seen = 最終利用 { $time }、ログイン中の端末 { $count }台
admin-not-seen = ログイン中の端末なし

admin-banned = 利用停止中（期限なし）
admin-banned-until = { $time }まで利用停止中
admin-banned-reason = { $words } · 理由：{ $reason }
admin-ban = 利用停止…
admin-ban-days = 期間
admin-days = { $count }日間
admin-for-good = 期限なし
admin-reason = 理由（{ $name }さんにも表示されます）
admin-ban-guest = ゲストは、ブラウザのCookieを消せば別の名前で戻ってこられます。停止が続くのはアカウントだけです。
admin-ban-it = { $name }さんの利用を停止
admin-unban = 停止を解除

admin-rooms = ルーム
admin-no-rooms = ルームはありません。
admin-room-of = { $host }さんのルーム
admin-seats = CPU { $bots }人、空席 { $open }
admin-opened = { $time }に作成
admin-in-play = 対局中
admin-closing = 閉じています
admin-close = 閉じる…
admin-close-it = ルームを閉じる
admin-close-question = { $host }さんのルームを閉じますか？全員が退室します。
admin-close-later-question = { $host }さんのルームを閉じますか？対局は結果なしで終了します。

admin-matches = 対局中の試合
admin-no-matches = 対局はありません。
admin-only-bots = CPUのみ
admin-bots = CPU { $bots }人
admin-in-room = ルームでの対局
admin-begun = { $time }に開始
admin-played = 最終操作 { $time }

admin-reports = 報告
admin-no-reports = 報告はありません。
admin-reported = { $by }さんから{ $about }さんについて
