### Lesson 10: the end of a match.

lesson-match-title = 10. The end of a match
lesson-match-about = Rounds, places and the last hand
lesson-match-rounds = A full match has two rounds, East and South. In each of them everybody is dealer once, so there are at least eight hands.
lesson-match-dealer = The dealer is always East. A dealer who wins stays dealer for another hand; otherwise the next player is East.
lesson-match-draw = If the wall runs out, the hand is a draw. Then players who are not tenpai pay 3,000 points together to those who are.
lesson-match-last = This is South 4, the last hand. Hana leads with 28,500 points, and you have 27,000.
lesson-match-win = You have drawn the tile you waited for. Press Tsumo!
lesson-match-win-discarded = This tile wins the match. Press Tsumo!
lesson-match-win-declared = There is no need to wait. Press Tsumo!
lesson-match-lead = Now you are in first place, and the last hand is over. Press “Final standings” on the sheet.
lesson-match-standings = First place! Your place decides most of the final score, so in the last hands think about how many points you need.
lesson-match-uma = The final score adds a bonus for first and second place, paid by third and fourth: uma. That is all – you know the whole game!
lesson-match-solve-take = The last hand: Hana leads with 30,000 points, you have 29,000. Sora has discarded the 5-sou. What do you do?
lesson-match-solve-take-hint = You are waiting for 2 and 5 of sou. 1,000 points more are enough to draw level, and more than that to win.
lesson-match-solve-take-right = Right: this win makes you first.
lesson-match-solve-take-passed = You are waiting for this very tile, and it makes you first!
lesson-match-solve-guard = The last hand: you lead with 34,000 points, and Sora is in riichi. What do you discard?
lesson-match-solve-guard-hint = You need no win to be first: you only must not pay. What has Sora discarded?
lesson-match-solve-guard-right = Right: the 1-pin is completely safe. The leader does not need to win.
