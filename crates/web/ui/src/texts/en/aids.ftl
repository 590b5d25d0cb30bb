### How safe a tile is, and what a kan would spoil.

safety-of = { $tile }: { $grade }
safety-grade-safe = safe
safety-grade-nearly_safe = nearly safe
safety-grade-fairly_safe = fairly safe
safety-grade-risky = risky
safety-grade-dangerous = dangerous
safety-left =
    { $count ->
        [0] every copy is in sight
       *[other] one copy is not in sight
    }
safety-against = { $side ->
        [left] Left:
        [right] Right:
       *[across] Across:
    }
safety-suji = suji of { $tiles }
both = { $before } and { $after }
safety-no-run = terminal that no run reaches

safety-class-genbutsu = cannot win with it (genbutsu)
safety-class-value_two_open = value honour, two or more lie open
safety-class-guest_open = guest wind, one or more lie open
safety-class-suji_terminal = terminal
safety-class-guest_new = guest wind, none lies open
safety-class-double_suji_middle = on both sides
safety-class-value_one_open = value honour, one lies open
safety-class-suji_two_eight = a two or eight
safety-class-suji_three_seven = a three or seven
safety-class-value_new = value honour, none lies open
safety-class-late_suji = which is its riichi tile, or the one before
safety-class-terminal = terminal without suji
safety-class-single_suji_middle = on one side only
safety-class-value_dora = value honour that is dora
safety-class-two_eight = two or eight without suji
safety-class-three_seven = three or seven without suji
safety-class-middle = four, five or six without suji
safety-class-waited = waits for it, as its open hand shows

safety-wall-no_chance = no chance: a tile for the run is used up
safety-wall-one_chance = one chance: of a tile for the run one is left

kan-warning = { $kan }: { $words }
kan-of = Kan of { $tile }
kan-breaks_tenpai = breaks tenpai
kan-lowers_hand = takes the hand further from a win
kan-changes_waits = changes the wait to { $tiles }
kan-new_dora =
    { $count ->
        [1] turns a new dora while { $names } is in riichi
       *[other] turns a new dora while { $names } are in riichi
    }
