### The score calculator.

score-title = Score calculator
score-hand-title = Your winning hand
score-about = Your hand’s points appear here, step by step.
score-clear = Clear all
score-hand = Hand
score-winning = Winning tile
score-dora = { CAP(-dora-indicator) }s
score-ura = { CAP(-ura-indicator) }s
score-calls = Calls
score-call-chii = { CAP(-chii) }
score-call-pon = { CAP(-pon) }
score-call-kan = Open { -kan }
score-call-ankan = Closed { -kan }
score-next-hand =
    { $count ->
        [one] Pick the last tile of the hand
       *[other] Pick { $count } more tiles for the hand, or state a call
    }
score-next-winning = Pick the winning tile
score-next-dora = Pick a { -dora-indicator }
score-next-ura = Pick the { -ura-indicator }
score-next-chii = Pick the lowest tile of the run
score-next-pon = Pick the tile of the { -pon }
score-next-kan = Pick the tile of the open { -kan }
score-next-ankan = Pick the tile of the closed { -kan }
score-won = Won by
score-ron = { CAP(-ron) }
score-tsumo = { CAP(-tsumo) }
score-seat = Seat wind
score-round = Round wind
score-honba = { CAP(-honbas) }
score-sticks = { CAP(-sticks) }
score-moments = Also
score-moment-riichi = { CAP(-riichi) }
score-moment-double = Double { -riichi }
score-moment-ippatsu = { CAP(-ippatsu) }
score-moment-rinshan = After a { -kan }
score-moment-chankan = Robbing a { -kan }
score-moment-last = Last tile
score-moment-first = First turn
score-no-win = This hand doesn’t win
score-no-win-not_complete = It isn’t complete: it needs four sets and a pair, seven pairs or thirteen orphans.
score-no-win-no_yaku = It has no yaku. Dora alone aren’t enough to win.
score-no-win-below_two_han = With this many { -honbas } these rules ask for two { -hans } of yaku; dora don’t count for it.
score-no-win-late_yaku = Its yaku comes only with the winning tile, and these rules don’t allow that.
score-no-win-contradiction = What you have stated can’t be true at the same time. Check the calls, the dora indicators and the boxes ticked.
score-points = { $points } points
score-print = Print
score-han-fu =
    { $han } { $han ->
        [one] { -han }
       *[other] { -hans }
    } { $fu } { -fu }
score-limit-with = { $limit } ({ $counted })
score-step-reading = How the hand is read
score-wait = Completed by a { $wait }
score-step-fu = { CAP(-fu) }
score-sum = Total
score-rounded = { $sum }, rounded up
score-step-han = Yaku and { -dora }
score-dora-dora = { CAP(-dora) }
score-dora-ura = { CAP(-ura-dora) }
score-dora-red = Red fives
score-dora-kita = Kita
score-step-base = Base { -points }
score-formula = { $fu } { -fu } × 2 to the power of { $power } = { $base }
score-by-limit = { $limit }: { $base }
score-step-payments = Payments
score-payer-discarder = The discarder pays
score-payer-dealer = The dealer pays
score-payer-others =
    { $count ->
        [one] The other player pays
       *[other] Each of the other { $count } pays
    }
score-pays = { $who } { $hand }
score-pays-honba = { $who } { $hand }, and { $honba } for { -honbas }
score-times = { $base } × { $times } = { $paid }
score-times-rounded = { $base } × { $times } = { $exact }, rounded up to { $paid }
score-pot =
    { $count ->
        [one] One { -stick } from the table: { $points }
       *[other] { $count } { -sticks } from the table: { $points }
    }
