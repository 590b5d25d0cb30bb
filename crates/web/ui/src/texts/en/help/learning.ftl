### What to learn first.

help-start-before-head = Before your first match
help-start-warn = This is the Japanese game. If you have never played any mahjong, learn the tiles first and take your time: your first matches are for getting used to them.
help-start-defaults = Each set of rules comes with its recommended settings. Leave them as they are until you know what they change.
help-start-practise = Practise first: in Practice every choice can be taken back, and every hand replayed.
help-start-profile = Nothing has to be registered. Your matches are kept on this computer; a career begins when you create a character.
help-start-read = Learn the nine characters and the four winds. Until then, the settings can show digits and letters on the tiles.
help-start-goal-head = What you are building
help-start-shape = A winning hand has fourteen tiles: four sets of three and a pair. A set is a run of one suit or a triplet.
help-start-shape-hand = Four runs and a pair, all from 2 to 8: pinfu and tanyao
help-start-runs = Prefer runs to triplets: more tiles complete them.
help-start-pair = Keep one pair: without one the hand gets stuck at the end.
help-start-yaku = You need at least one yaku. A complete hand without a yaku cannot win.
help-start-play-head = A plan that works
help-start-closed = Keep your hand closed: after a call there is no { -riichi }.
help-start-lone = First discard lone winds and dragons, then lone 1s and 9s.
help-start-riichi = When one tile is missing, declare { -riichi }. It is a yaku by itself, and together with pinfu it is the standard winning hand.
help-start-dora = Dora add { -hans }, but they are not yaku. Keep them if they fit.
help-start-dealer = The dealer wins half as much again, and keeps the deal with a win; but the dealer pays double when another player wins by { -tsumo }.
help-start-win-head = Winning
help-start-tsumo = { CAP(-tsumo) }: you draw the last tile yourself, and everybody pays.
help-start-ron = { CAP(-ron) }: another player discards it, and only that player pays.
help-start-furiten = { CAP(-furiten) }: while one of your winning tiles is among your own discards, you can win only by { -tsumo }.
help-start-when-head = When to call, when to fold
help-start-call = Call if you know which yaku the open hand will have: a triplet of dragons, or tanyao where open hands may have it.
help-start-nocall = Do not take every call on offer: that leads to an open hand without a yaku.
help-start-fold = If somebody declares { -riichi } and your hand is far from { -a-tenpai }, fold: discard what they have discarded.
help-tiles-numbers-head = The characters
help-tiles-set = Three suits run from 1 to 9, with four copies of each tile. Together with the winds and dragons that is 136 tiles; with three players, the 2 to 8 of the characters are left out.
help-tiles-all-nine = All nine characters in order, in a full flush
help-tiles-one-three = One, two and three are that many strokes.
help-tiles-one-three-tiles = 1, 2, 3
help-tiles-four-nine = The others: 四 is a window with curtains, 五 has a foot, 六 stands on two legs, 七 is a 7 upside down, 八 is a roof, 九 has a tail.
help-tiles-four-nine-tiles = 4 to 9
help-tiles-suits-head = Circles and bamboo
help-tiles-pin = The circles (pin) are counted.
help-tiles-pin-tiles = 1-pin to 9-pin
help-tiles-sou = So is the bamboo (sou); the 1 is a bird.
help-tiles-sou-tiles = 1-sou to 9-sou
help-tiles-reds =
    { $reds ->
        [0] These rules have no red fives.
        [one] One five is red and counts as a dora.
       *[other] { $reds } of the fives are red; each counts as a dora.
    }
help-tiles-red-tiles = Red fives
help-tiles-winds-head = The winds
help-tiles-wind-order = East, South, West, North in order, in a shousuushii
help-tiles-wind-use = A triplet of the round wind or of your own seat wind is a yaku. The other winds are worth nothing.
help-tiles-wind-tiles = East, South, West, North
help-tiles-dragons-head = The dragons
help-tiles-dragon-use = A triplet of any dragon is a yaku, for everybody.
help-tiles-dragon-tiles = White, green, red
help-tiles-names-head = Groups of tiles
help-tiles-simples = Simples: the numbers from 2 to 8.
help-tiles-terminals = Terminals: the 1s and 9s.
help-tiles-honours = Honours: winds and dragons. They make triplets, but no runs.
help-hand-four-head = Four different things
help-hand-yaku = Yaku: a pattern. Without one there is no win.
help-hand-han = { CAP(-hans) }: what a yaku or a dora is worth. Every further { -han } about doubles the { -points }.
help-hand-fu = { CAP(-fu) }: what the build of the hand counts, rounded up to the next ten.
help-hand-points = { CAP(-points) }: what is paid. { CAP(-hans) } and { -fu } decide it.
help-hand-shape-head = Sets and the pair
help-hand-sets = Four sets and a pair
help-hand-run = Run: three numbers in a row of one suit. 9 and 1 are not neighbours.
help-hand-triplet = Triplet: three equal tiles. Quad: four equal tiles, declared with { -kan }.
help-hand-pair = Pair: two equal tiles.
help-hand-special-head = Hands of another shape
help-hand-seven = Seven different pairs: chiitoitsu
help-hand-orphans = All terminals and honours, one of them twice: kokushi
help-hand-waits-head = { CAP(-a-tenpai) } and waits
help-hand-tenpai = With one tile missing you are { -tenpai }. The tiles that complete the hand are your wait.
help-hand-two-sided = Two-sided (ryanmen): 6-sou or 9-sou
help-hand-middle = Middle (kanchan): 7-sou
help-hand-edge = Edge (penchan): 7-sou
help-hand-pairs = Two pairs (shanpon): 9-sou or red dragon
help-hand-pair-wait = Pair (tanki): red dragon
help-hand-least-head = The least to win with
help-hand-least-han =
    { $twohan ->
        [0] A win needs 1 { -han } from yaku.
       *[other] A win needs 1 { -han } from yaku, and 2 from { $twohan } { -honbas } on.
    } Dora do not count towards it.
help-hand-no-yaku = Complete, but without a yaku: it wins only with { -riichi } or by { -tsumo }
