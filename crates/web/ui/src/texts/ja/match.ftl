match-menu = 対局
match-propose-bot = { $name }の代打ちをCPUに任せる提案
match-propose-bot-about = 全員が賛成すると、{ $name }が戻るまでCPUが打ちます。
match-propose-end = 対局の終了を提案
match-propose-end-about = 全員が賛成すると、結果を記録せずに終了します。
match-end = 対局を終了する…
match-end-about = 結果を記録せずに全員の対局をすぐに終了します（ホストのみ）。
match-end-question = 全員の対局を終了しますか？結果は記録されません。
match-end-it = 終了する
match-leave = 対局から抜ける…
match-leave-about = この対局には戻れません。あなたの席は代打ちになります。
match-leave-question = 対局とルームから抜けますか？あなたの席は代打ちになります。
match-leave-it = 抜ける
match-pause = 開始画面へ
match-pause-about = 席はそのままで、いつでも戻れます。
match-play-on = 対局に戻る
match-ended = 対局終了
match-ended-agreed = 全員の合意で対局を終了しました。結果は記録されません。
match-ended-host = ホストが対局を終了しました。結果は記録されません。
match-ended-administrator = 管理者が対局を終了しました。結果は記録されません。
match-ended-left = 全員が抜けたため対局を終了しました。結果は記録されません。
match-ended-replay = 牌譜再生
vote-end =
    { $self ->
        [yes] 結果を記録しない対局の終了を提案しました。
       *[no] { $name }が、結果を記録しない対局の終了を提案しています。
    }
vote-replace =
    { $self ->
        [yes] { $player }が戻るまでCPUの代打ちを提案しました。
       *[no] { $name }が、{ $player }が戻るまでCPUの代打ちを提案しています。
    }
vote-yes = 賛成
vote-no = 反対
vote-withdraw = 取り下げる
vote-waits = { $names }の回答待ち
vote-against = { $name }が反対しました。次の局でまた提案できます。
vote-against-own = 反対しました。次の局でまた提案できます。
