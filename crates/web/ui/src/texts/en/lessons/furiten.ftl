### Lesson 7: furiten.

lesson-furiten-title = 7. Furiten
lesson-furiten-about = Why you sometimes may not ron
lesson-furiten-idea = You may not win by ron if a tile you wait for is among your own discards. That is furiten.
lesson-furiten-early = Let us walk into it: discard the 5-sou you have just drawn.
lesson-furiten-tenpai = Now the 4-sou: with 3 and 4 you wait for 2 and 5. Discard the 9-man – but do you see the 5-sou among your discards?
lesson-furiten-why = Hana discarded the 2-sou, but there was no Ron. Press “Why can’t I…?”.
lesson-furiten-note = One of your waits lies among your discards, so you may ron on neither. The table says so beside your hand; discard East and go on.
lesson-furiten-tsumo = You have drawn the 2-sou yourself! Furiten bars only ron: press Tsumo.
lesson-furiten-tsumo-discarded = Furiten does not bar a tsumo. Press Tsumo!
lesson-furiten-sheet = So a furiten hand can still win, if you draw the tile yourself.
lesson-furiten-passed = There is a second way into furiten: letting a tile go that you could have won on. It lasts until your next turn, after riichi until the end of the hand.
lesson-furiten-solve-one = First your hand, then your discards. Are you furiten?
lesson-furiten-solve-one-hint = 4 and 5 of sou wait for 3 and 6. Is one of them among the discards?
lesson-furiten-solve-one-right = Right: you wait for 3 and 6 of sou, and the 3-sou is among your discards.
lesson-furiten-solve-two = And here: are you furiten?
lesson-furiten-solve-two-hint = 2 and 3 of pin wait for 1 and 4. Are they among the discards?
lesson-furiten-solve-two-right = Right: you wait for 1 and 4 of pin, and neither is among your discards.
lesson-furiten-solve-three = And here?
lesson-furiten-solve-three-hint = Which two tiles make a run with 6 and 7 of pin?
lesson-furiten-solve-three-right = Right: you wait for 5 and 8 of pin, and the 5-pin is among your discards.
