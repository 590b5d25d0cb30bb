### Practice.

practice-match = Practice match
practice-about = Nothing is at stake. You can take back any choice, play a hand again from the same wall, and every helper is on.
practice-start = Start practice
practice-record-about = From a finished match: open its replay, go to the moment you want, and press “Play from here”.
custom-hand = Custom hand
custom-hand-about = Pick tiles below or type them; press one to take it away. What you leave blank is dealt at random, under the rules chosen above.
custom-hand-hand = Hand (up to 14 tiles; the 14th is your first draw)
custom-hand-hand-example = 123m406p789s1122z
custom-hand-draws = Next draws
custom-hand-draws-example = 3z
custom-hand-indicators = Dora indicator
custom-hand-indicators-example = 4m
custom-hand-fill = Add tiles here
custom-hand-filled = Adding here
custom-hand-unread = Write tiles as digits followed by m, p, s or z: 123m406p77z. 0 is a red five.
custom-hand-round = Round
custom-hand-seat = Your seat
custom-hand-honba = { CAP(-honbas) }
custom-hand-sticks = { CAP(-sticks) }
custom-hand-play = Play this hand
