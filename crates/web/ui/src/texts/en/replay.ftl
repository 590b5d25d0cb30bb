### A record, looked at.

replay = Replay
replay-move = Move
replay-hand-back = Hand back
replay-turn-back = Turn back
replay-event-back = Event back
replay-event-on = Next event
replay-turn-on = Next turn
replay-hand-on = Next hand
replay-play = Play
replay-stop = Stop
key-named = { $label } ({ $key })
key-space = Space
key-page-up = Page up
key-page-down = Page down
replay-differs = The record goes on, but not by these rules: { $differs }
replay-hand = Hand
replay-seat = Seat
replay-speed = Speed
speed-slow = slow
speed-normal = normal
speed-fast = fast
hands-open = Hands open
hands-hidden = Hands hidden
hands-title = Hands open or hidden (H)
hands-one = This record tells one seat's hand only
go-on = Go on

open-a-record = Open a record
open-what = A file of Jantaku, Tenhou (mjlog, tenhou.net/6 JSON), mjai or Majiang. Drop it here, choose it, or paste a link that holds the record.
choose-file = Choose a file
link-or-record = Link or record
open = Open
open-under = Open under these rules
too-long = This file is longer than 2 MiB: no record of a match is.
