### Statistics.

# Filters.
filters = Which matches count
filter-mode = Played as
filter-rules = Rules
filter-opponent = Opponent
filter-since = From
filter-until = To
all-matches = All matches
mode-free = Free match
mode-friends = Friendly match
mode-practice = Practice
mode-parlour = Parlour
mode-guest = Parlour, with Shinobu
mode-ladder = Ladder
mode-dragon_king = Dragon King
mode-rate = Rate match

reading =
    { $count ->
        [one] Reading 1 more match…
       *[other] Reading { $count } more matches…
    }
damaged-matches =
    { $count ->
        [one] 1 match is damaged and does not count.
       *[other] { $count } matches are damaged and do not count.
    }
no-match-fits = No match fits these filters.
nothing-played-about = Your places, win and deal-in rates, riichi, calls, yaku and best hands appear here after your first match. Each number opens the hands it counts, and each hand its replay.

# Figures.
matches-and-hands =
    { $matches ->
        [one] 1 match
       *[other] { $matches } matches
    }, { $rounds ->
        [one] 1 hand
       *[other] { $rounds } hands
    }
count-of = { $sum } of { $count }
errors-about = Press a number to see its hands. ± is the standard error; where there is none yet, the range is the 95% interval.
count-all = from { $count }
share = Share
yours = You
figure-win = Win rate
figure-deal_in = Deal-in rate
figure-riichi = Riichi rate
figure-call = Call rate
figure-tenpai = Tenpai at draws
figure-win_points = Average win
figure-deal_in_points = Average deal-in
figure-exhaustive = Exhaustive draws
figure-abortive = Abortive draws
figure-chombo = Chombo
figure-nagashi = { CAP(-nagashi) }
figure-hand_points = Points per hand
figure-tsumo = Tsumo wins
figure-win_with_riichi = Wins with riichi
figure-win_with_call = Open wins
figure-win_silent = Damaten wins
figure-yakuman = Yakuman
figure-kazoe = Kazoe yakuman
figure-riichi_win = Win rate after riichi
figure-riichi_deal_in = Deal-in rate after riichi
figure-riichi_points = Points per riichi
figure-riichi_turn = Average riichi turn
figure-call_win = Win rate after calls
figure-call_deal_in = Deal-in rate after calls
figure-call_points = Points per open hand
figure-place = Average place
figure-first = 1st place
figure-second = 2nd place
figure-third = 3rd place
figure-fourth = 4th place
figure-below_zero = Below zero
figure-final_points = Average points at the end
figure-total = Average score with uma

# Groups.
group-turn = Riichi by turn
group-limit = Limit hands
group-yaku = Yaku in your wins
group-rare = Rare yaku
group-learn_first = The most frequent yaku
wait-ryanmen = Ryanmen
wait-kanchan = Kanchan
wait-penchan = Penchan
wait-shanpon = Shanpon
wait-tanki = Tanki
wait-chiitoitsu = Chiitoitsu
wait-kokushi = Kokushi
wait-irregular = Other
turn-early = Turns 1–6
turn-middle = Turns 7–12
turn-late = Turn 13 and later
limits-mangan = Mangan
limits-haneman = Haneman
limits-baiman = Baiman
limits-sanbaiman = Sanbaiman
limits-kazoe = Kazoe yakuman
limits-yakuman = Yakuman
named-yakuman = Any yakuman
named-yakuhai = Yakuhai
named-nagashi = { CAP(-nagashi) }

# Quoted figures.
quoted = Compared with published figures
quoted-about = About one win in 550 is a yakuman; suuankou, daisangen and kokushi are the most common of them. One player counted four yakuman in some 400 matches. With 11 or 12 han, a sanbaiman is rarer still.
yakuman-per-match = Yakuman per match
rare-about = Share of all your hands.
learn_first-about = The ones to learn first, the most frequent on top.

# Points over time.
over-time = Points over time
over-time-about =
    { $count ->
        [one] After 1 match: { $sum }.
       *[other] After { $count } matches: { $sum }. Highest { $most }, lowest { $least }.
    }
column-total = Score with uma
column-sum = Total

# Hands.
yakuman-book = Yakuman
best-hands = Best hands
all-figures = All figures
entries =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }
end-won = Won
end-tsumo = Tsumo
end-ron = Ron
end-dealt_in = Deal-in
end-others = Others won
end-nagashi = { CAP(-nagashi) }
end-tenpai = Tenpai at a draw
end-noten = Noten at a draw
end-abortive = Abortive draw
end-chombo = Chombo
end-others_chombo = Another player’s chombo
riichi-on = Riichi on turn { $turn }
dora-count = dora { $count }
han-fu = { $han } han { $fu } fu

# Pictures.
filter-all = All
filter-period = Period
filter-day = 2026-01-31
period-month = Last 30 days
period-year = This year
period-last-year = Last year
period-custom = Other days…
matches-to-go =
    { $count ->
        [one] 1 match to go until your averages mean something
       *[other] { $count } matches to go until your averages mean something
    }
latest-places = Your latest places
places-better = Better than an even table
places-even = About an even table so far
places-worse = Below an even table
style = Your style
style-strong = Strong
style-bold = Attack
style-careful = Defence
style-open = Leaky
style-at = { $name }: win rate { $win }, deal-in rate { $dealIn }
mend = Mend first
mend-nothing = Nothing is clearly worse than { $level }
see-hands =
    { $count ->
        [one] See the hand
       *[other] See { $count } hands
    }
against-bots = You and the bots
against-level = Level
against-about = Bars are yours, thin lines 95%, ticks the bots’ at a table with one of each level. Hollow: fewer than 20 cases.
group-wait = Wins by wait
group-dealt_into = Deal-ins by the winner’s wait
waits = Waits
tile-is = 1 tile = { $count } wins
yaku-missing = { $count } still to make
more-best = More best hands
as-table = As a table
published = Published
level-has = { $level }: { $value }
