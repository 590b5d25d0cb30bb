### Lesson 8: dora, counting and the score sheet.

lesson-dora-title = 8. Dora and points
lesson-dora-about = What a win is worth
lesson-dora-indicator = One tile in the middle lies face up: the dora indicator. The next tile is the dora: after the 3-pin comes the 4-pin.
lesson-dora-after-nine = After 9 comes 1 again. The indicator is the 9-sou: pick the dora.
lesson-dora-after-nine-right = Right: after 9-sou comes 1-sou.
lesson-dora-winds = Winds go around, too: East, South, West, North, and then East again.
lesson-dora-dragons = And dragons: white, green, red, and white again. The indicator is the red dragon: pick the dora.
lesson-dora-dragons-right = Right: after red comes white.
lesson-dora-red = Some fives are red. A red five is always a dora, whatever the indicator says.
lesson-dora-han = Yaku and dora are counted in han, and each han about doubles the points. But dora are no yaku: a hand with dora alone cannot win.
lesson-dora-win = The 8-pin is dora, you have two of them and a red five, and you have drawn the 8-sou. Press Tsumo!
lesson-dora-win-discarded = This tile wins. Press Tsumo!
lesson-dora-win-declared = There is no need to wait: the hand is complete. Press Tsumo!
lesson-dora-sheet-yaku = The sheet: first the yaku with their han, then the dora. The sum of the han decides most.
lesson-dora-sheet-fu = Fu are small points for the shape of the hand. You need not count them: the sheet does it for you.
lesson-dora-sheet-pay = Finally, who pays: with tsumo everybody, with ron only the one who discarded. The dealer’s wins are worth one and a half times as much. Press Next on the sheet.
lesson-dora-solve-dora = The indicator is shown. Which tile is the dora?
lesson-dora-solve-dora-hint = It is the next number of the same suit.
lesson-dora-solve-dora-right = Right: after the 6-man comes the 7-man.
lesson-dora-solve-north = And with this indicator?
lesson-dora-solve-north-hint = East, South, West, North – and then?
lesson-dora-solve-north-right = Right: after North it begins again with East.
lesson-dora-solve-count = First the indicator, then your hand. How many dora does it count? A red five that is also dora counts as two.
lesson-dora-solve-count-hint = The dora is the 5-sou. A red 5-sou counts twice: as dora and as red.
lesson-dora-solve-count-right = Right: three 5-sou, and one of them is red besides – four dora.
