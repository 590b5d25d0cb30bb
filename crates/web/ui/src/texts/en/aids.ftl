### How safe a tile is, and what a kan would spoil.

safety-of = { $tile }: { $grade }
safety-all = safe against all
safety-grade-safe = safe
safety-grade-nearly_safe = nearly safe
safety-grade-fairly_safe = fairly safe
safety-grade-risky = risky
safety-grade-dangerous = dangerous
safety-legend = What the signs mean
safety-left =
    { $count ->
        [0] every copy visible
       *[other] one copy unseen
    }
safety-against = { $names }:
safety-against-all = All:
safety-suji = suji of { $tiles }
both = { $before } and { $after }
safety-no-run = terminal, cannot complete a run

safety-class-genbutsu = cannot be ronned (genbutsu)
safety-class-value_two_open = yakuhai, two or more visible
safety-class-guest_open = guest wind, one or more visible
safety-class-suji_terminal = terminal
safety-class-guest_new = guest wind, none visible
safety-class-double_suji_middle = on both sides
safety-class-value_one_open = yakuhai, one visible
safety-class-suji_two_eight = a 2 or 8
safety-class-suji_three_seven = a 3 or 7
safety-class-value_new = yakuhai, none visible
safety-class-late_suji = suji of its { -riichi } tile or the discard before
safety-class-terminal = no safe sign (non-suji terminal)
safety-class-single_suji_middle = on one side only
safety-class-value_dora = yakuhai and dora
safety-class-two_eight = no safe sign (non-suji 2 or 8)
safety-class-three_seven = no safe sign (non-suji 3 or 7)
safety-class-middle = no safe sign (non-suji 4, 5 or 6)
safety-class-waited = a winning tile: the hand is open to see

safety-wall-no_chance = no chance: all blocking tiles visible
safety-wall-one_chance = one chance: only one blocking tile is unseen

kan-warning = { $kan }: { $words }
kan-of = { CAP(-kan) } of { $tile }
kan-breaks_tenpai = breaks { -a-tenpai }
kan-lowers_hand = sets the hand back
kan-changes_waits = waits on { $tiles } instead
kan-new_dora = new { -dora } for { $names }’s { -riichi }
