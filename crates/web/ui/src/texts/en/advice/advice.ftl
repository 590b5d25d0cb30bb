### What the adviser says: one sentence for each rule, then its facts.

advice-more = More
advice-none = No rule decides here. Marked discards keep your hand nearest to complete.
advice-none-call = No rule decides here. When in doubt, skip: calls make a hand cheaper and easier to read.
advice-why = Why this discard?

advice-rule-isolated_first = Discard { $tile }: no other tile in your hand connects with it.
advice-rule-least_useful = Discard { $tile } before { $other }: it fits into fewer sets.
advice-rule-two_sided = Discard { $tile }: the two-sided shape takes { $count } tiles, not { $otherCount }.
advice-rule-overlapping_shape = { $tiles } work together: some of them serve two sets.
advice-rule-runs_over_triplets =
    { $copies ->
        [0] Break the pair of { $tile }: no copy is left, and runs are easier.
        [1] Break the pair of { $tile }: only one copy is left, and runs are easier.
       *[other] Break the pair of { $tile }: only { $copies } copies are left, and runs are easier.
    }
advice-rule-five_pairs = Discard { $tile }: with five pairs, chiitoitsu is near.
advice-rule-count_copies = Discard { $tile }: { $count } tiles are left, against { $otherCount } after { $other }.
advice-rule-outer_wait = A wait on { $kinds } comes sooner than one on { $otherKinds }: players keep those less.
advice-rule-wide_wait = Discard { $tile }: you wait for { $kinds }, { $count } tiles.
advice-rule-dora_raises = Dora raise this hand from { $otherPoints } to { $points } points.
advice-rule-better_wait = { $other } would be worth { $otherPoints } instead of { $points }, but passing makes you furiten.
advice-rule-single_honours = Discard { $tile }: single honours go early.
advice-rule-keep_seat_wind = Discard { $other } first and keep { $tile }, your wind.
advice-rule-keep_value_pair = Keep the pair of { $tile }: a third makes a yaku.
advice-rule-double_wind = Double wind: a triplet of { $tile } is worth { $han } han.
advice-rule-honour_two_seen = Discard { $tile }: two are visible, so nobody can pon it. A ron is still possible.
advice-rule-late_honour = Keep { $tile }: this late, an honour that few have shown is dangerous.
advice-rule-keep_dora = Keep { $tile }: these are { $han } dora.
advice-rule-single_dora_stays = Discard { $other } and keep the dora { $tile } for now.
advice-rule-single_dora_goes = Discard the dora { $tile }: no set has formed.
advice-rule-value_pon = Pon { $tile }: it is a yaku and brings you nearer.
advice-rule-dealer_pon = Pon { $tile }: a cheap, quick win keeps you dealer.
advice-rule-call_with_dora = Call { $tile }: with { $han } dora an open hand is worth it.
advice-rule-call_for_flush = Call { $tile }: your hand is nearly a flush.
advice-rule-call_for_tenpai = Call { $tile }: tenpai saves the noten payment at the draw.
advice-rule-dealer_tenpai = Calling { $tile } makes you tenpai: at the draw you stay dealer.
advice-rule-call_for_runs = Chii { $tile } for { $yaku }.
advice-rule-call_for_triplets = Pon { $tile } for toitoi: your hand is pairs and triplets.
advice-rule-no_yaku_call = Skip: after a call your hand has no yaku.
advice-rule-few_calls =
    { $shanten ->
        [0] Skip: the call brings you no nearer to a win, and costs riichi.
        [1] Skip: the call brings you no nearer to a win, and costs riichi.
       *[other] Skip: you are far from a win, and a call costs riichi and safe tiles.
    }
advice-rule-only_pair = Skip: { $tile } is your only pair.
advice-rule-delay_kan = Wait with the kan of { $tile } until you are tenpai.
advice-rule-no_kan_into_riichi = No kan against a riichi: the new dora may be theirs.
advice-rule-add_to_pon = Kan: add { $tile } to your pon.
advice-rule-good_riichi = Riichi with { $tile }: { $count } tiles win, and there is time.
advice-rule-late_riichi = It is late for riichi: { $wall } tiles are left in the wall.
advice-rule-riichi_discard = Riichi with { $tile } rather than { $other }: it brings more.
advice-rule-no_defence = In riichi you cannot defend: look at { $players } first.
advice-rule-dama_bad_wait = Discard { $tile } and stay dama: a bad wait, and the hand is worth enough.
advice-rule-dama_open = Your open hand is tenpai without riichi: nobody knows.
advice-rule-enough_han = { $han } han already: one more gains nothing.
advice-rule-ryanpeikou_trap = Stay dama: in riichi you would have to win with the cheap { $tile }.
advice-rule-pinfu_riichi = Riichi with { $tile }: riichi and pinfu are the usual base.
advice-rule-fold = Fold with { $tile }: your hand is far from a win.
advice-rule-cautious = Discard { $tile }: it is nearly safe, and you stay one tile from tenpai.
advice-rule-full_attack = Push with { $tile }: { $count } tiles win.
advice-rule-safe_tiles = Safe tiles in your hand: { $tiles }.
advice-rule-riichi_is_tenpai = { $players }: riichi, so certainly tenpai.
advice-rule-dealer_costs = The dealer is a threat: a mangan would cost { $points }.
advice-rule-no_pair_wait = Nobody can wait for { $tile } with a pair: only a run could take it.
advice-rule-break_triplet = Break the triplet of { $tile }: up to three safe discards.
advice-rule-break_set = { $tile } is your only safe tile: folding breaks finished sets too.
advice-rule-watch_right = { $players }, on your right, collects { $suit } and can chii from you.
advice-rule-flush_suspected = { $players } discards no { $suit }: perhaps a flush.
advice-rule-tanyao_suspected = { $players } began with honours and terminals: perhaps tanyao.
advice-rule-dealer_quick = Discard { $tile }: as dealer, win quickly to stay.
advice-rule-last_place = A win of { $points } points brings you from last to { $target }.
advice-rule-second_place = A win of { $points } points brings you to { $target } and saves the uma.
advice-rule-yakuman_start = { $held } of { $needed } tiles for { $yaku }: worth a try.
advice-rule-no_yakuman = Only { $held } of { $needed } tiles for { $yaku }: do not chase it.
advice-rule-plan_yaku = Your tiles suggest { $yaku }.
advice-rule-plan_dead = No third { $tile } is left: change the plan.
advice-rule-honitsu_plan = Discard { $tile }: your honours and { $suit } point to honitsu.

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
advice-fact-shanten = Shanten: { $count }
advice-fact-copies = Copies unseen: { $count }
advice-fact-wall = Tiles left in the wall: { $count }
advice-fact-points = Points: { $points }
advice-fact-other_points = Points otherwise: { $points }
advice-fact-han = Han: { $count }
advice-fact-players = Against { $players }
advice-fact-class = Safety: { $class }

advice-why-before = Before the draw: { $hand }, { $count } tiles
advice-why-after = After it: { $hand }, { $count } tiles
advice-why-tenpai = tenpai
advice-why-shanten = { $count }-shanten
advice-why-best = { $tile } leaves more: { $hand }, { $count } tiles
advice-why-is-best = No other discard leaves more.
advice-why-danger = Against { $name }: { $class }
advice-why-dora = Dora kept: { $count }
advice-why-dora-lost = Dora discarded: { $count }
advice-why-yaku = Your tiles lean towards: { $yaku }
advice-why-points = Ron: { $least } to { $most } points
advice-why-place = Place now: { $place }
