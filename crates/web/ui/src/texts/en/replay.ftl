### A record, looked at.

replay = Replay
replay-move = Navigation
replay-hand-back = Previous hand
replay-turn-back = Previous turn
replay-event-back = Step back
replay-event-on = Step forward
replay-turn-on = Next turn
replay-hand-on = Next hand
replay-play = Play
replay-stop = Stop
key-named = { $label } ({ $key })
key-space = Space
key-page-up = Page up
key-page-down = Page down
replay-differs = The record continues, but no longer follows the rules: { $differs }
replay-hand = Hand
replay-seat = View from
replay-speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
hands-open = Hands shown
hands-hidden = Hands hidden
hands-title = Show or hide hands (H)
hands-one = This record has only one seat’s hand
go-on = Next

open-a-record = Open a game record
open-what = Jantaku, Tenhou (mjlog, tenhou.net/6 JSON), mjai and Majiang records. Drop a file here, choose one, or paste a link that contains the record.
choose-file = Choose a file
link-or-record = Link or record text
open = Open
open-under = Open with these rules
too-long = This file is larger than 2 MiB. No game record is that long.
