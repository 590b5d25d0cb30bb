### After a hand, and after the match.

result = Hand result
won-tsumo =
    { $self ->
        [yes] You win by { -tsumo }
       *[no] { $name } wins by { -tsumo }
    }
won-ron =
    { $self ->
        [yes] You win { -by-ron } off { $from }
       *[no] { $name } wins { -by-ron } off { $from }
    }
won-ron-you = { $name } wins { -by-ron } off you
winner-tsumo =
    { $self ->
        [yes] win by { -tsumo }
       *[no] wins by { -tsumo }
    }
winner-ron =
    { $self ->
        [yes] win { -by-ron } off { $from }
       *[no] wins { -by-ron } off { $from }
    }
winner-ron-you = wins { -by-ron } off you
winners = Winners
winner-nth = { $nth } of { $count }
winning-tile = the winning tile
liable = { $name } pays for this hand ({ -pao }).
nagashi = { CAP(-nagashi) }: { $names }
exhaustive = { CAP(-exhaustive-draw) }
exhaustive-sticks =
    { $count ->
        [one] The { -stick } stays on the table for the next winner.
       *[other] The { $count } { -sticks } stay on the table for the next winner.
    }
chombo = Chombo: { $reason }
abortive = { CAP(-abortive-draw) }: { $reason }
chips = Chips: { $chips }
shown-tenpai = { CAP(-tenpai) }
shown-noten = { CAP(-noten) }
peek = Show table
peek-title = See the table until you press again, or while you hold
one-moment = One moment…
final-standings = Final standings

column-player = Player
column-wind = Wind
column-before = Before
column-place = Place
column-points = Points

gained-extra = { $name }: { $extra }
gained-honba = { $honba } × { $each } = { $sum }
who-pays = Payments
the-table = Table
transfer = { $from } → { $to }:
transfer-for = ({ $reason })
transfer-part = { $reason } { $points }
transfer-hand = hand
transfer-honba = { -honbas }
transfer-sticks = { -sticks }
transfer-pao = { -pao }
transfer-noten = { -noten-payment }
transfer-nagashi = { -nagashi }
transfer-riichi_stick = { -stick }
transfer-chombo = chombo

dora-tiles = { $label }: tiles
ura = { CAP(-ura) }
dora-open = { $count }
dora-ura = { $count } { -ura }
dora-red = { $count } red
dora-kita = { $count } kita
han =
    { $count } { $count ->
        [one] { -han }
       *[other] { -hans }
    }
fu = { $count } { -fu }
yakuman-times =
    { $count ->
        [1] { -yakuman }
        [2] double { -yakuman }
        [3] triple { -yakuman }
       *[other] { $count }× { -yakuman }
    }
limit-mangan = mangan
limit-haneman = haneman
limit-baiman = baiman
limit-sanbaiman = sanbaiman
limit-kazoe = kazoe yakuman
yakuhai = Yakuhai ({ $tile })
yakuhai-seat = Yakuhai ({ $tile }, seat wind)
yakuhai-round = Yakuhai ({ $tile }, round wind)
yakuhai-double = Yakuhai ({ $tile }, double wind)

game-over = Game { $game } of { $games } is over
you-finish = You finished { $place }
place-1 = 1st
place-2 = 2nd
place-3 = 3rd
place-4 = 4th
place-up =
    { $count ->
        [one] up { $count } place
       *[other] up { $count } places
    }
place-down =
    { $count ->
        [one] down { $count } place
       *[other] down { $count } places
    }
end-last_hand = The last hand has been played.
end-goal = The target score was reached.
end-bust = A player went bust.
end-agari_yame = The last dealer won while in first place.
end-agari_stop = The last dealer won and ended the match.
end-tenpai_yame = The last dealer kept the deal at a draw, in first place.
end-tenpai_stop = The last dealer kept the deal at a draw and ended the match.
leftover-to_first =
    { $count ->
        [one] First place takes the { -stick } that nobody won.
       *[other] First place takes the { $count } { -sticks } that nobody won.
    }
leftover-lost =
    { $count ->
        [one] Nobody gets the last { -stick }.
       *[other] Nobody gets the last { $count } { -sticks }.
    }
save-record = Save record
watch-again = Replay
check-walls = Check walls
new-match = Next match
back-to-room = Back to the room

you-overtook = you overtook { $names } in { $round }
overtook-you = { $names } overtook you in { $round }
line-points-means = Points: what is above or below { $from } at the end
line-uma-means = Uma: paid by the lower places to the higher
line-oka-means = Oka: what everyone paid in beyond their first points, for first place
line-points = Points
line-uma = Uma
line-oka = Oka
line-chips = Chips
line-yakitori = Yakitori
line-fouls = Chombo
line-earlier = Earlier games

fu-win = base
yaku-means-riichi = declared one tile from a win
yaku-means-ippatsu = won within a turn of { -riichi }
yaku-means-pinfu = runs only, and a two-sided wait
fu-closed_ron = closed { -ron }
fu-tsumo = { -tsumo }
fu-chiitoitsu = seven pairs
fu-run = run
fu-open_triplet = open triplet
fu-concealed_triplet = concealed triplet
fu-open_kan = open { -kan }
fu-closed_kan = closed { -kan }
fu-pair = value pair
fu-ryanmen = ryanmen wait
fu-kanchan = kanchan wait
fu-penchan = penchan wait
fu-shanpon = shanpon wait
fu-tanki = tanki wait
fu-open_pinfu = open pinfu
fu-of = { $reason }, { $tile }
score-history = Scores after each hand
score-history-numbers = Show as numbers
score-history-start = Start
column-round = Hand
