### Lesson 3: drawing and discarding.

lesson-turn-title = 3. Draw and discard
lesson-turn-about = Your first hand at the table
lesson-turn-table = This is the table. Your tiles stand at the bottom, and only you can see them.
lesson-turn-others = Your three opponents each play for themselves. After you comes the player on your right, and so on around the table.
lesson-turn-reading = In the middle you read the round, such as East 1, everybody’s points, and how many tiles the wall still has. The letter on each portrait is that player’s wind; East deals.
lesson-turn-drawn = In your turn you draw a tile from the wall: it stands apart, at the right end. Then you discard one, so that 13 remain.
lesson-turn-discard = North fits nothing in your hand. Discard it: click it, or tap it twice, or choose it with ← → and press Enter.
lesson-turn-river = The others have drawn and discarded, too. Discards stay in front of each player, and you have drawn again: the 6-sou.
lesson-turn-second = The 6-sou makes a run with 7 and 8. West is no use: discard it.
lesson-turn-useless = Now you are tenpai: 4-man or 7-man would complete your hand. The 2-pin does not help, so discard it.
lesson-turn-waits = The table shows your waits, too: 4-man and 7-man. ×4 beside a tile: all four copies are still unseen and may come.
lesson-turn-tsumo = The 7-man – your hand is complete! Winning on your own draw is called tsumo: press Tsumo.
lesson-turn-tsumo-discarded = Don’t give this tile away – it wins! Press Tsumo.
lesson-turn-sheet = The score sheet shows your hand, what it is worth and who pays. Han, fu and dora on it come in later lessons. Press Next on the sheet.
lesson-turn-solve-lone = Discard the one tile that fits nothing, so that you are tenpai.
lesson-turn-solve-lone-hint = Look for a tile with no neighbours of its suit and no twin.
lesson-turn-solve-lone-right = Right: without the 9-pin you are tenpai, waiting for 5 and 8 of sou.
lesson-turn-solve-keep = Again: which discard makes you tenpai?
lesson-turn-solve-keep-hint = 3 and 5 of sou wait for the 4 between them. Which tile is left over?
lesson-turn-solve-keep-right = Right: the 1-man was alone. Now the 4-sou wins.
lesson-turn-solve-win = You have drawn a tile. What do you do?
lesson-turn-solve-win-hint = Count the sets: are there four, and a pair?
lesson-turn-solve-win-right = Right: four runs and a pair. You win by tsumo!
lesson-turn-solve-win-discarded = Look closely before you discard: this hand is complete.
