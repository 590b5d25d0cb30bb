### Setting up a table by hand.

ceremony-title = Set up a real table
ceremony-walls = The four walls from above
ceremony-take = Take tile { $nth }
ceremony-place-0 = You
ceremony-place-1 = On your right
ceremony-place-2 = Across
ceremony-place-3 = On your left
ceremony-draw-title = 1. Draw for seats
ceremony-draw = There are several customs; this is one. A tile of each wind and a white dragon lie face down, mixed. Take one; the others follow.
ceremony-drawn-title = 1. Draw for seats
ceremony-drawn =
    { $white ->
        [drawn] { $holder }: the white dragon, and so the tile left over, too. That place becomes East’s seat.
       *[left] Nobody drew the white dragon. The last to draw takes it ({ $holder }), and that place becomes East’s seat.
    } Everybody moves to the seat of the wind drawn, counter-clockwise from East: East, South, West, North.
ceremony-seated-title = 2. Build the walls
ceremony-seated = You are { $wind }. All 136 tiles are mixed face down. Each player builds a wall of 17 stacks, two tiles high. The round marker lies at East’s side: East is the first dealer.
ceremony-dice-title = 3. Roll the dice
ceremony-dice-words = The dealer rolls two dice.
ceremony-count-title = 4. Break the wall
ceremony-count = { $a } + { $b } = { $sum }. Counted counter-clockwise with East as one, that is the wall of { $wind }. Count { $sum } stacks from its right end, as { $wind } sees it, and break the wall there. Counted so far: { $counted }.
ceremony-astray = The wall isn’t broken there. Count again from the right end.
ceremony-dead-title = 5. The dead wall
ceremony-dead = The seven stacks to the right of the break, around the corner if need be, are the dead wall. Only the replacement tiles of kans are drawn from it: the first two stacks. The upper tile of the third stack is turned over. This is the dora indicator: { $tile }.
ceremony-deal-title = 6. Deal
ceremony-deal = Tiles are taken from the left of the break, clockwise. East begins; everybody takes two stacks three times, and then one tile.
ceremony-done-title = The table is set
ceremony-done = East draws a tile and makes the first discard. Automatic tables mix, build and often deal by themselves; this program does all of it.
ceremony-do-drawn = Take your seats
ceremony-do-seated = The walls are built
ceremony-do-dice = Roll the dice
ceremony-do-count = Count a stack
ceremony-do-break = Break here
ceremony-do-dead = Continue
ceremony-do-deal = Deal
ceremony-do-again = Again
ceremony-play = Play
