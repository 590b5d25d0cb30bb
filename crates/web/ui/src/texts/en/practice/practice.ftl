### Practice.

practice-match = Practice match
practice-about = Nothing is at stake. You can take back any choice, play a hand again from the same wall, and every helper is on.
practice-start = Start practice
practice-record-about = From a finished match: open its replay, go to the moment you want, and press “Play from here”.
custom-hand = Custom hand
custom-hand-about = Press tiles here or type them; press one in the hand to take it away. What you leave blank is dealt at random, under the rules chosen above.
custom-hand-hand = Hand (up to 14 tiles; the 14th is your first draw)
custom-hand-hand-example = Example: 123m for 1-, 2- and 3-{ -suit-m }
custom-hand-draws = Next draws
custom-hand-draws-example = Example: 3z for West
custom-hand-indicators = Dora indicator
custom-hand-indicators-example = Example: 4p for 4-{ -suit-p }
custom-hand-fill = Add tiles here
custom-hand-filled = Adding here
custom-hand-unread = Write tiles as digits followed by m, p, s or z: 123m406p77z. 0 is a red five.
custom-hand-round = Round
custom-hand-seat = Your seat
custom-hand-honba = { CAP(-honbas) }
custom-hand-sticks = { CAP(-sticks) }
custom-hand-play = Play this hand
