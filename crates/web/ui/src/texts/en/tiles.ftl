### What tiles, winds and melds are called, by the eye and by the ear.

rank-0 = red 5
rank-1 = 1
rank-2 = 2
rank-3 = 3
rank-4 = 4
rank-5 = 5
rank-6 = 6
rank-7 = 7
rank-8 = 8
rank-9 = 9
suit-m = { -suit-m }
suit-p = { -suit-p }
suit-s = { -suit-s }
suits-m = { -suits-m }
suits-p = { -suits-p }
suits-s = { -suits-s }
suited = { $rank }-{ $suit }
honor-1 = East
honor-2 = South
honor-3 = West
honor-4 = North
honor-5 = white dragon
honor-6 = green dragon
honor-7 = red dragon
tile-back = face-down tile
tile-noted = { $tile }, { $note }
listed = { $before }, { $after }

# Winds as words, and as the one letter of a plate.
wind-E = East
wind-S = South
wind-W = West
wind-N = North
wind-letter-E = E
wind-letter-S = S
wind-letter-W = W
wind-letter-N = N
wind-seat = { $wind } seat
round-name = { $wind } { $number }

meld-ankan = closed { -kan }
meld-chii = { -chii } from { $side ->
        [left] the left
        [right] the right
       *[across] across
    }
meld-pon = { -pon } from { $side ->
        [left] the left
        [right] the right
       *[across] across
    }
meld-daiminkan = open { -kan } from { $side ->
        [left] the left
        [right] the right
       *[across] across
    }
meld-kakan = added { -kan } from { $side ->
        [left] the left
        [right] the right
       *[across] across
    }
meld-added = added
melds-of = { $name }’s melds
melds-own = Your melds
norths-aside = Kita: { $count }
round-game = Game { $game }, { $round }
round-honba =
    { $round }, { $honba } { $honba ->
        [one] { -honba }
       *[other] { -honbas }
    }

picker-palette = Tiles to add
picker-add = Add { $tile }
picker-remove = Remove { $tile }
