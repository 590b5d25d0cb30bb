### What the adviser says: one sentence for each rule, then its facts.

advice-more = More
advice-then = Discard { $tile }.
advice-then-riichi = Declare { -riichi } with { $tile }.
advice-plain =
    Discard { $tile }: after it, { $count ->
        [one] one tile helps
       *[other] { $count } tiles help
    } your hand.
advice-safest = Discard { $tile }, the safest you have: { $why } ({ $grade }).
advice-none = No discard stands out. The signs under your tiles show how safe each is to discard.
advice-none-call = Nothing speaks for this call. When in doubt, skip: after a call there is no { -riichi }, and fewer tiles are left to defend with.
advice-glossed = { $name } ({ $english })
advice-chapter = Read about it
advice-why = Why this discard?

advice-rule-win = You can win with { $tile }: take it.
advice-rule-isolated_first = Discard { $tile }: no other tile in your hand connects with it.
advice-rule-least_useful = Discard { $tile }: it fits into fewer sets than { $other }.
advice-rule-widest = Discard { $tile }: after it, { $count } tiles help your hand. No other discard leaves more.
advice-rule-two_sided = Discard { $tile }: the two-sided shape takes { $count } tiles, not { $otherCount }.
advice-rule-overlapping_shape = { $tiles } work together: some of them serve two sets.
advice-rule-runs_over_triplets =
    { $copies ->
        [0] Discard { $tile }: you have enough pairs, and no copy is left for a triplet.
        [1] Discard { $tile }: you have enough pairs, and only one copy is left for a triplet.
       *[other] Discard { $tile }: you have enough pairs, and only { $copies } copies are left for a triplet.
    }
advice-rule-five_pairs = Discard { $tile }: your five pairs lead to { $yaku }.
advice-rule-count_copies = Discard { $tile }: { $count } tiles are left, against { $otherCount } after { $other }.
advice-rule-outer_wait = A wait on { $kinds } comes sooner than one on { $otherKinds }: players keep those less.
advice-rule-wide_wait = Discard { $tile }: you wait for { $kinds }, { $count } tiles.
advice-rule-dora_raises = Dora raise this hand from { $otherPoints } to { $points } points.
advice-rule-better_wait = { $other } would be worth { $otherPoints } instead of { $points }, but passing makes you furiten.
advice-rule-single_honours = Discard { $tile }: single honours go early.
advice-rule-keep_seat_wind = Discard { $other } first and keep { $tile }, your wind.
advice-rule-keep_value_pair = Keep the pair of { $tile }: a third makes a yaku.
advice-rule-double_wind = Double wind: a triplet of { $tile } is worth { $han } { -hans }.
advice-rule-honour_two_seen = Discard { $tile }: two are visible, so nobody can { -pon } it. A { -ron } is still possible.
advice-rule-late_honour = Keep { $tile }: this late, an honour that few have shown is dangerous.
advice-rule-keep_dora = Keep { $tile }: these are { $han } dora.
advice-rule-single_dora_stays = Discard { $other } and keep the dora { $tile } for now.
advice-rule-single_dora_goes = Discard the dora { $tile }: no set has formed.
advice-rule-value_pon = { CAP(-pon) } { $tile }: it is a yaku, so your hand can win open.
advice-rule-dealer_pon = { CAP(-pon) } { $tile }: a cheap, quick win keeps you dealer.
advice-rule-call_on = Call { $tile }: your open hand has a yaku, and this brings it nearer to a win.
advice-rule-call_with_dora = Call { $tile }: with { $han } dora an open hand is worth it. Its yaku can be { $yaku }.
advice-rule-call_for_flush = Call { $tile }: nearly all your tiles are of one suit, and a flush is worth much.
advice-rule-call_for_tenpai = Call { $tile }: if the wall runs out, players who are not { -tenpai } pay.
advice-rule-dealer_tenpai = Calling { $tile } makes you { -tenpai }: if the wall runs out, you stay dealer.
advice-rule-call_for_runs = { CAP(-chii) } { $tile } for { $yaku }.
advice-rule-call_for_triplets = { CAP(-pon) } { $tile }: with triplets only, your hand has a yaku (toitoi).
advice-rule-open_kan = { CAP(-kan) } { $tile }: in an open hand of triplets it costs no yaku and gives more { -fu }.
advice-rule-no_yaku_call = Skip: after a call your hand has no yaku.
advice-rule-no_nearer = Skip: this call brings you no nearer to a win.
advice-rule-skip_against_riichi = Skip: a call leaves fewer tiles to defend with against { $players }’s { -riichi }.
advice-rule-few_calls = Skip: even with this call you are { $shanten } tiles from { -a-tenpai }, and it costs you { -riichi }.
advice-rule-only_pair = Skip: { $tile } is your only pair.
advice-rule-delay_kan = Wait with the { -kan } of { $tile } until you are { -tenpai }.
advice-rule-no_kan_into_riichi = No { -kan } against a { -riichi }: the new dora may be theirs.
advice-rule-add_to_pon = { CAP(-kan) }: add { $tile } to your { -pon }.
advice-rule-good_riichi = You are { -tenpai }: declare { -riichi } with { $tile }. { $count } tiles win.
advice-rule-riichi_for_yaku = You are { -tenpai }: declare { -riichi } with { $tile }. Without it, your hand has no yaku.
advice-rule-plain_riichi = You are { -tenpai }: declare { -riichi } with { $tile }. It makes your hand worth more.
advice-rule-late_riichi = It is late for { -riichi }: { $wall } tiles are left in the wall.
advice-rule-riichi_discard = You are { -tenpai }: declare { -riichi } with { $tile }. It brings more than with { $other }.
advice-rule-no_defence = { CAP(-in-riichi) } you cannot defend: look at { $players } first.
advice-rule-dama_bad_wait = Discard { $tile } without { -riichi }: few tiles win, and the hand is worth enough.
advice-rule-dama_open = Your open hand is { -tenpai } without { -riichi }: nobody knows.
advice-rule-enough_han = { $han } { -hans } already: one more alone gains nothing.
advice-rule-stay_tenpai = Discard { $tile }: you are { -tenpai }, and { $count } tiles complete your hand.
advice-rule-ryanpeikou_trap = Discard { $tile } only without { -riichi }: { -in-riichi } you would have to win with the cheap { $tiles }.
advice-rule-furiten_riichi = No { -riichi } with { $tile }: { $tiles } would lie among your discards, and you could win by { -tsumo } only.
advice-rule-pinfu_riichi = You are { -tenpai }: declare { -riichi } with { $tile }. Pinfu adds another { -han }.
advice-rule-fold = Fold: { $players } declared { -riichi }, and your hand is far from a win. Discard { $tile }.
advice-rule-cautious = Discard { $tile }: it is safe enough against { $players }’s { -riichi }, and you stay one tile from { -a-tenpai }.
advice-rule-full_attack = Keep going despite { $players }’s { -riichi }: discard { $tile }. You are { -tenpai }, and { $count } tiles win.
advice-rule-push_near = Keep going despite { $players }’s { -riichi }: discard { $tile }. You are close, and { $count } tiles make you { -tenpai }.
advice-rule-least_danger = Discard { $tile }, the least dangerous of your tiles against { $players }’s { -riichi }.
advice-rule-safe_tiles = Safe to discard: { $tiles }. If your hand is far from a win, give it up and discard these.
advice-rule-riichi_is_tenpai = { $players } declared { -riichi }, so only one tile is missing.
advice-rule-dealer_costs = The dealer is a threat: a mangan would cost { $points }.
advice-rule-no_pair_wait = Nobody can wait for { $tile } with a pair: only a run could take it.
advice-rule-break_triplet = Break the triplet of { $tile }: up to three safe discards.
advice-rule-break_set = { $tile } is your only safe tile: folding breaks finished sets too.
advice-rule-watch_right = { $players }, on your right, collects { $suit } and can { -chii } from you.
advice-rule-flush_suspected = { $players } discards no { $suit }: perhaps a flush.
advice-rule-tanyao_suspected = { $players } began with honours and terminals: perhaps tanyao.
advice-rule-dealer_quick = Discard { $tile }: as dealer, win quickly to stay.
advice-rule-last_place = A win of { $points } points brings you from last to { $target }.
advice-rule-second_place = A win of { $points } points brings you to { $target }, which costs less at the end.
advice-rule-yakuman_start = { $held } of the { $needed } tiles for { $yaku }, one of the most valuable hands: worth a try.
advice-rule-no_yakuman = Only { $held } of the { $needed } tiles for { $yaku }, one of the most valuable hands: do not chase it.
advice-rule-plan_yaku = Your tiles suggest { $yaku }.
advice-rule-plan_dead = No third { $tile } is left: change the plan.
advice-rule-honitsu_plan = Discard { $tile }: { $suit } and honours alone make a half flush (honitsu).

advice-fact-ukeire =
    { $count ->
        [one] Improved by { $kinds }, one tile left
       *[other] Improved by { $kinds }, { $count } tiles left
    }
advice-fact-other_ukeire =
    { $count ->
        [one] Otherwise { $kinds }, one tile left
       *[other] Otherwise { $kinds }, { $count } tiles left
    }
advice-fact-shanten =
    { $count ->
        [0] { CAP(-tenpai) }
        [one] One tile from { -a-tenpai }
       *[other] { $count } tiles from { -a-tenpai }
    }
advice-fact-copies =
    { $count ->
        [0] No copy is left
        [one] One copy has not been seen
       *[other] { $count } copies have not been seen
    }
advice-fact-wall = Tiles left in the wall: { $count }
advice-fact-points = { CAP(-points) }: { $points }
advice-fact-other_points = { CAP(-points) } otherwise: { $points }
advice-fact-han = { CAP(-hans) }: { $count }
advice-fact-players = Against { $players }
advice-fact-class = Safety: { $class }

advice-why-before = Before the draw: { $hand }; { $count } tiles help
advice-why-after = After the discard: { $hand }
advice-why-plan = The nearest plan: { $yaku }
advice-why-blocks = The hand after the discard
advice-why-help =
    { $count ->
        [0] No tile helps.
        [one] One tile helps:
       *[other] { $count } tiles help:
    }
advice-why-left = ×{ $count }
advice-why-tenpai = { -tenpai }
advice-why-shanten =
    { $count ->
        [one] one tile from { -a-tenpai }
       *[other] { $count } tiles from { -a-tenpai }
    }
advice-why-best = { $tile } leaves more: { $hand }; { $count } tiles help:
advice-why-is-best = No other discard leaves clearly more.
advice-why-danger = Against { $name }: { $grade } ({ $why })
advice-suji-suji_terminal = a 1 or 9 with suji
advice-suji-double_suji_middle = suji on both sides
advice-suji-suji_two_eight = a 2 or 8 with suji
advice-suji-suji_three_seven = a 3 or 7 with suji
advice-suji-single_suji_middle = suji on one side only
advice-why-dora = Dora kept: { $count }
advice-why-dora-lost = Dora discarded: { $count }
advice-why-yaku = Your tiles lean towards: { $yaku }
advice-why-points = { CAP(-ron) }: { $least } to { $most } points
advice-why-place = Your place now: { $place }

review-dealt_in =
    You dealt in: { $name } had declared { -riichi } or called two sets, and { $tile } was { $grade }. { $safest ->
        [none] You had nothing safer.
       *[other] { $safest } was safer: { $class }.
    }
review-dealt_in_unseen = You dealt in with { $tile }, but nothing warned you: { $name } had neither declared { -riichi } nor called two sets.
review-dealt_in_in_riichi = You dealt in with { $tile }. { CAP(-in-riichi) } you cannot choose what to discard: that is its risk.
review-missed =
    { $shanten ->
        [0] You were { -tenpai }: one more tile would have won.
        [one] You were one tile from { -a-tenpai }.
       *[other] You were { $shanten } tiles from { -a-tenpai }.
    }
