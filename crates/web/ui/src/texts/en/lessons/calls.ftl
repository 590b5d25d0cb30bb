### Lesson 6: calls.

lesson-calls-title = 6. Calling
lesson-calls-about = Chii, pon and what they cost
lesson-calls-start = You have two white dragons and wish for a third. Discard South first.
lesson-calls-pon = Hana has discarded a white dragon. With two in your hand you may take it as a triplet: press Pon.
lesson-calls-pon-passed = This triplet would be a yaku – don’t let it go. Press Pon.
lesson-calls-pon-discard = The triplet lies open beside your hand, for all to see. Instead of drawing you now discard: North.
lesson-calls-chii = Ren, at your left, has discarded the 4-man. For a run you may take a tile from your left only, unless it wins: press Chii.
lesson-calls-chii-passed = The 4-man makes a run with your 2 and 3. Press Chii.
lesson-calls-chii-discard = Two open sets, and you are nearly there. Discard the 9-man.
lesson-calls-ron = You were waiting for 5 and 8 of pin, and Sora has discarded the 8. Press Ron!
lesson-calls-ron-passed = That is the tile you wait for. Press Ron.
lesson-calls-sheet = The white dragons are the yaku. It was quick, but it is worth little.
lesson-calls-left = In short: pon takes a tile from anybody, chii only from the player at your left. There is also kan: four of a kind make one set. You draw one tile more for it, and another dora is turned. A call skips the players in between.
lesson-calls-cost = After a call your hand is open: no riichi, and a tsumo is no yaku any more. Call only if you know where your yaku will come from.
lesson-calls-trap = Ren has discarded the 9-pin, and Chii is offered. But with ones and nines and no dragons, an open hand would have no yaku: press Skip.
lesson-calls-trap-declared = After this call the hand could not win: it would have no yaku. Press Skip.
lesson-calls-solve-dragon = Sora has discarded a red dragon. What do you do?
lesson-calls-solve-dragon-hint = What is a triplet of dragons worth?
lesson-calls-solve-dragon-right = Right: the triplet of red dragons is a yaku, so an open hand can win.
lesson-calls-solve-dragon-passed = Dragons are worth calling: their triplet is a yaku.
lesson-calls-solve-guest = You are East in the East round. Hana has discarded North, and you have two. What do you do?
lesson-calls-solve-guest-hint = North is neither your wind nor that of the round. What yaku would the open hand have?
lesson-calls-solve-guest-right = Right: North gives you no yaku. Stay closed, and declare riichi later.
lesson-calls-solve-guest-declared = North is neither your wind nor that of the round: this call would leave you without a yaku.
