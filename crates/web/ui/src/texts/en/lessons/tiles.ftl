### Lesson 1: the tiles.

lesson-tiles-title = 1. The tiles
lesson-tiles-about = Three suits, winds and dragons
lesson-tiles-welcome = Mahjong is played with tiles. Most belong to one of three suits – pin, sou and man – and have a number from 1 to 9.
lesson-tiles-pin = Pin tiles show circles: count them. Pick the 5-pin. Each answer is marked right or wrong at once, and you may try again.
lesson-tiles-sou = Sou tiles show bamboo sticks: count them, too. Which one is the 4-sou?
lesson-tiles-bird = One sou tile is special: instead of a single stick, the 1-sou shows a bird. Pick it.
lesson-tiles-man = Man tiles have the character 萬 in red, and above it the number in black. Here they are, from 1 to 9.
lesson-tiles-strokes = One, two and three are easy: one stroke, two strokes, three strokes. Pick the 3-man.
lesson-tiles-characters = The others you will soon know by sight: 4 四, 5 伍, 6 六, 7 七, 8 八, 9 九. Pick the 7-man – it looks like a 7 upside down.
lesson-tiles-eight = 8 八 is two strokes leaning apart, and 6 六 has a hat on top of them. Pick the 8-man.
lesson-tiles-winds = The winds have no number: East 東, South 南, West 西, North 北. Pick South.
lesson-tiles-dragons = The last three are the dragons: white (a blank tile), green 發 and red 中. Pick the white dragon.
lesson-tiles-four = There are four of every tile: four 7-pin, four East, and so on. Winds and dragons together are called honours.
lesson-tiles-solve-suit = Your turn: pick every man tile.
lesson-tiles-solve-suit-hint = Look for the red character 萬 at the bottom of the tile.
lesson-tiles-solve-suit-right = Right: 3, 6 and 9 of man.
lesson-tiles-solve-suit-too_few = Right so far, but there are more tiles with a red 萬.
lesson-tiles-solve-next = Which tile comes next?
lesson-tiles-solve-next-hint = The tiles shown are the 5-man and the 6-man. The next one is of the same suit.
lesson-tiles-solve-next-right = Right: after the 5-man and the 6-man comes the 7-man.
lesson-tiles-solve-honours = Pick every honour: all winds and dragons.
lesson-tiles-solve-honours-hint = Honours have no circles, no sticks and no red 萬. One of them is blank.
lesson-tiles-solve-honours-right = Right: West, the green dragon and the white dragon. Now you can read every tile!
lesson-tiles-solve-honours-too_few = Right so far, but there are more honours. One of them is blank.
