### After a hand, and after the match.

result = Result of the hand
won-tsumo = { $name }: tsumo
won-ron = { $name }: ron on { $from }
won-ron-you = { $name }: ron on you
winner-tsumo =
    { $self ->
        [yes] win by tsumo
       *[no] wins by tsumo
    }
winner-ron =
    { $self ->
        [yes] win by ron on { $from }
       *[no] wins by ron on { $from }
    }
winner-ron-you = wins by ron on you
winning-tile = the winning tile
liable = { $name } is liable (pao).
nagashi = Nagashi mangan: { $names }
exhaustive = Exhaustive draw
chombo = Chombo: { $reason }
abortive = Abortive draw: { $reason }
chips = Chips: { $chips }
shown-tenpai = Tenpai
shown-noten = Noten
shown = Shown
peek = Peek
peek-title = Hold to see the table
one-moment = One moment …
final-standings = Final standings

column-player = Player
column-wind = Wind
column-before = Before
column-change = Change
column-after = After
column-place = Place
column-points = Points
column-result = Result, { $unit }

who-pays = Who pays whom
the-table = the table
transfer = { $from } → { $to }:
transfer-for = for { $reason }
transfer-hand = the hand
transfer-honba = honba
transfer-sticks = riichi sticks
transfer-pao = liability (pao)
transfer-noten = noten
transfer-nagashi = nagashi mangan
transfer-riichi_stick = a riichi stick
transfer-chombo = a foul

dora-tiles = { $label } tiles
ura = Ura
dora-open = { $count } open
dora-ura = { $count } ura
dora-red = { $count } red
dora-kita = { $count } kita
han = { $count } han
fu = { $count } fu
yakuman-times =
    { $count ->
        [1] yakuman
       *[other] { $count }× yakuman
    }
fu-in-detail = fu in detail
fu-and-detail = { $fu } fu, fu in detail

game-over = Game { $game } of { $games } is over
you-finish = You finish { $place }
place-1 = 1st
place-2 = 2nd
place-3 = 3rd
place-4 = 4th
end-last_hand = The last hand is played.
end-goal = The goal is reached.
end-bust = A player is out of points.
end-agari_yame = The last dealer won and leads.
end-agari_stop = The last dealer won and chose to end it.
end-tenpai_yame = The last dealer kept the deal after a draw and leads.
end-tenpai_stop = The last dealer kept the deal after a draw and chose to end it.
leftover-sticks =
    { $count ->
        [one] { $count } riichi stick stayed on the table.
       *[other] { $count } riichi sticks stayed on the table.
    }
save-record = Save the record
watch-again = Watch again
new-match = New match

line-uma = Uma
line-oka = Oka
line-chips = Chips
line-yakitori = Yakitori
line-fouls = Fouls
line-earlier = Earlier games
unit-points = points
unit-thousands = thousands
unit-marks = marks

fu-win = a win
fu-closed_ron = closed hand, won on a discard
fu-tsumo = self-draw
fu-chiitoitsu = seven pairs
fu-run = run
fu-open_triplet = open triplet
fu-concealed_triplet = concealed triplet
fu-open_kan = open kan
fu-closed_kan = closed kan
fu-pair = value pair
fu-ryanmen = two-sided wait
fu-kanchan = middle wait
fu-penchan = edge wait
fu-shanpon = wait on two pairs
fu-tanki = pair wait
fu-open_pinfu = open hand without other fu
fu-of = { $reason }, { $tile }
course = Points after each hand
course-numbers = As numbers
course-start = Start
column-round = Hand
