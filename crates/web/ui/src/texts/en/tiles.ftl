### What tiles, winds and melds are called, by the eye and by the ear.

rank-0 = red five
rank-1 = one
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
suit-m = characters
suit-p = circles
suit-s = bamboo
suited = { $rank } of { $suit }
honor-1 = East wind
honor-2 = South wind
honor-3 = West wind
honor-4 = North wind
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

meld-ankan = closed kan
meld-chii = chii from { $side ->
        [left] the left
        [right] the right
       *[across] across
    }
meld-pon = pon from { $side ->
        [left] the left
        [right] the right
       *[across] across
    }
meld-daiminkan = open kan from { $side ->
        [left] the left
        [right] the right
       *[across] across
    }
meld-kakan = added kan from { $side ->
        [left] the left
        [right] the right
       *[across] across
    }
meld-added = added
melds-of = Melds of { $name }
melds-own = Melds of your hand
norths-aside = Kita: { $count }
round-game = Game { $game }, { $round }
round-honba = { $round }, { $honba } honba
