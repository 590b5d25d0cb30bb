### Strategy: chapters whose hands are computed for the chosen rules.

help-group-strategy = Strategy
help-topic-strategy = Strategy
help-topic-building = Building a hand
help-topic-shapes = Efficiency and shapes
help-topic-worth = The value of a hand
help-topic-declare = { CAP(-riichi) } or not
help-topic-calling = When to call
help-topic-reading = Reading discards: suji and safety
help-topic-defence = Defence and folding
help-topic-placement = Playing for placement

help-strategy-chapters-head = The chapters
help-strategy-about = Each chapter says what good players do, and shows it with a hand and with one that just misses. All hands are scored by the rules chosen above; one that those rules make untrue is left out.
help-strategy-aim = The aim of it all: win often, and lose little when others win.
help-shows = Shows it
help-shows-not = Just misses
help-look-hand =
    { $shanten ->
        [0] { CAP(-tenpai) }
        [one] One tile from { -a-tenpai }
       *[other] { $shanten } tiles from { -a-tenpai }
    }
help-look-cut = Discard { $tile }: { $hand }
help-look-helps =
    { $count ->
        [0] No tile helps.
        [one] One tile helps:
       *[other] { $count } tiles help:
    }
help-look-visible = Also visible
help-seen-river = Discards of the player who declared { -riichi }, the last one sideways
help-seen-others = Discards of the others
help-standing = { $before } → { $after }
help-standing-points = Points: { $before } → { $after }
help-drill-discard = Practise: what to discard
help-drill-waits = Practise: find the waits
help-drill-fu = Practise: count the { -fu }
help-drill-points = Practise: count the { -points }
help-drill-safety = Practise: find the safe tile
help-drill-riichi = Practise: { -riichi } or not
help-drill-call = Practise: call or skip
help-drill-push = Practise: push or fold
help-measured-value = Measured
help-measured-cases = Cases
help-measured-from = Four of our expert bots against each other under Tenhou’s rules; ± is one standard error.
help-measured-percent = { $value } % ± { $error }
help-measured-points = { $value } ± { $error }

help-figures-danger = How often a tile of each class was a winning tile for the player who declared { -riichi }. The classes stand in their traditional order, the safest first.
help-figures-riichi_kinds = How often a { -riichi } won, by the number of kinds it waited for
help-figures-riichi_left = How often a { -riichi } won, by how late it was declared
help-figures-calls_won = How often a player won the hand, by the number of calls
help-figures-calls_fed = How often a player dealt in, by the number of calls
help-figures-price = What dealing in to a { -riichi } cost, on average
help-figure-riichi_kinds-none = No tile left
help-figure-riichi_kinds-one = One kind
help-figure-riichi_kinds-two = Two kinds
help-figure-riichi_kinds-three = Three kinds or more
help-figure-riichi_left-in_time = Fifteen tiles or more left in the wall
help-figure-riichi_left-late = Fewer left
help-figure-calls_won-none = No call
help-figure-calls_won-one = One call
help-figure-calls_won-two = Two calls
help-figure-calls_won-three = Three calls or more
help-figure-calls_fed-none = No call
help-figure-calls_fed-one = One call
help-figure-calls_fed-two = Two calls
help-figure-calls_fed-three = Three calls or more
help-figure-price-dealer = The dealer’s { -riichi }
help-figure-price-other = Another player’s { -riichi }
help-figure-danger-genbutsu = Genbutsu: cannot be ronned
help-figure-danger-value_two_open = Value honour, two or more visible
help-figure-danger-guest_open = Guest wind, one or more visible
help-figure-danger-suji_terminal = Suji terminal
help-figure-danger-guest_new = Guest wind, none visible
help-figure-danger-double_suji_middle = Four, five or six with suji on both sides
help-figure-danger-value_one_open = Value honour, one visible
help-figure-danger-suji_two_eight = Suji two or eight
help-figure-danger-suji_three_seven = Suji three or seven
help-figure-danger-value_new = Value honour, none visible
help-figure-danger-late_suji = Suji of the { -riichi } tile or of the discard before it
help-figure-danger-terminal = Terminal without suji
help-figure-danger-single_suji_middle = Four, five or six with suji on one side
help-figure-danger-value_dora = Value honour that is dora
help-figure-danger-two_eight = Two or eight without suji
help-figure-danger-three_seven = Three or seven without suji
help-figure-danger-middle = Four, five or six without suji

help-building-plan-head = Plan from the first tiles
help-building-plan-look = Before the first discard, ask which yaku your tiles already suggest, and build towards it.
help-building-plan-change = Stay flexible: as you draw, and as copies turn up elsewhere, another plan may become the nearer one.
help-study-yaku_in_sight = Nothing but simples: tanyao wins by itself. With terminals the same shape has no yaku.
help-building-honours-head = Honours
help-building-honours-pair = Keep a pair of dragons, of the round wind or of your own wind: others discard them, and a { -pon } makes a yaku.
help-building-honours-single = Discard single honours early, before somebody has a pair of them.
help-building-honours-seat = Your own wind may stay a little longer, above all as a double wind: it is of use to nobody else.
help-building-honours-double = Seat and round wind are the same for the dealer in the East round and for South in the South round, so everybody has the double wind at least once in each round.
help-study-value_pair = A { -pon } of your own wind is a yaku; one of a guest wind is not.
help-study-double_wind = In the South round the South player’s wind counts twice.
help-building-flush-head = Honours and one suit
help-building-flush-one = Pairs of honours with most number tiles in one suit point to a half flush (honitsu). In it every wind is useful, even one without value.
help-study-half_flush = The same hand in one suit and in two.
help-building-lone-head = What to discard first
help-building-lone-first = First go isolated tiles, which have no neighbour within two steps.
help-building-lone-order = Threes to sevens fit into the most sets, then twos and eights, then terminals; honours make no runs at all.
help-study-lone_tile = A lone honour goes; breaking a shape costs a step.
help-study-useful_tiles = Of two lone tiles the honour goes, and the five in the middle stays.
help-building-yakuman-head = Yakuman, and discards of outer tiles
help-building-yakuman-most = Go for a yakuman only if most of what it needs is in your first tiles. Don’t chase one otherwise.
help-building-yakuman-nagashi =
    { $nagashi ->
        [yes] In these rules nagashi counts: every discard up to the draw must be a terminal or an honour, about seventeen of them. Nobody plans that; it happens to a hand that went for tanyao and went on drawing outer tiles.
       *[no] These rules don’t count nagashi, so discarding nothing but terminals and honours earns nothing.
    }
help-study-yakuman_start = Ten different terminals and honours are nearer to thirteen orphans than eight.

help-shapes-two-head = Two-sided shapes
help-shapes-two-sided = Two neighbours with room on both sides wait for two kinds; a gap or an edge waits for one. Keep the two-sided shape: it is completed about twice as often.
help-shapes-two-outer = Of two waits equally wide, the one on the less useful tile comes sooner: a terminal is discarded more readily than a four.
help-study-two_sided = From four, five and seven, discard the seven: both sides stay open.
help-shapes-many-head = Shapes that overlap
help-shapes-many-learn = Learn the shapes in which one tile serves two sets: five in a row wait for three kinds, and a triplet with a neighbour waits for three kinds, too.
help-study-many_sided = Five in a row against the same tiles with a gap.
help-study-triplet_shape = A triplet and its neighbour, against a pair and a gap.
help-shapes-count-head = Count what is visible
help-shapes-count-seen = Before you choose a wait, count its copies in the discards, the melds and the indicators.
help-shapes-count-dead = Some of what you can’t see lies in the dead wall and never comes into play.
help-study-count_copies = The same wait, once untouched, once with three copies gone.
help-shapes-runs-head = Runs before triplets
help-shapes-runs-first = A pair has only two copies left to become a triplet, so runs are the normal choice.
help-shapes-runs-pairs = Triplets have merits, too: { -pon } takes the tile from everybody, { -chii } only from the left, and triplets give more { -fu }.
help-study-runs_first = Four and five, against two fours.
help-shapes-pairs-head = Pairs
help-shapes-pairs-five = With five pairs, think of seven pairs, or of triplets (toitoi), which may pay more, above all with three concealed ones.
help-shapes-pairs-only = Every hand needs a pair. Think twice before you { -pon } the only one.
help-study-five_pairs = Five pairs and four pairs.
help-study-only_pair = With its pair the hand waits on two sides; after the { -pon } of the pair it waits for a single tile.

help-worth-dora-head = Dora
help-worth-dora-pair = Keep a pair or triplet of dora. Nothing else raises a hand as easily.
help-worth-dora-single = Keep a single dora, or red five, for a while; let it go if no set forms around it.
help-worth-dora-wide = Dora for the value and a wide wait for the chance: together they win matches.
help-study-dora_pair = The same { -riichi } with a pair of dora and without.
help-worth-better-head = The better of two waits
help-worth-better-wait = One of your waits may pay much more than the other, and waiting for it can be worth it.
help-worth-better-furiten = But passing a winning tile makes you furiten: until your next draw, and after { -riichi } for good.
help-study-better_wait = The tile that pays more completes two pairs of identical runs.
help-worth-enough-head = Enough is enough
help-worth-enough-seven = From a limit on, another { -han } often pays nothing. Don’t slow the hand down for it.
help-worth-enough-fu = Just below the limit it depends on the { -fu }.
help-study-six_seven = The seventh { -han } pays the same as the sixth.
help-study-four_five = Four { -hans } with enough { -fu } already pay what five do.

help-declare-good-head = A good { -riichi }
help-declare-good-wait = Declare { -riichi } with two waits or more and enough time: fifteen tiles or more in the wall.
help-declare-good-yaku = { CAP(-riichi) } is the yaku that every closed hand can have, and with pinfu it is the usual base of a win.
help-declare-good-compare = If several discards leave you { -tenpai }, compare them: copies left, yaku, dora, and whether you would be furiten.
help-study-wide_riichi = Two sides against a gap.
help-study-riichi_yaku = Without { -riichi } this hand has no yaku.
help-study-pinfu_riichi = With the two-sided wait pinfu adds a { -han }.
help-declare-silent-head = Staying silent
help-declare-silent-bad = { CAP(-a-tenpai) } without { -riichi } (dama) hides the hand and keeps it free: good for a bad wait if you have a yaku.
help-declare-silent-open = An open hand is silent in any case.
help-declare-silent-enough = If { -riichi } no longer raises the pay, it only warns the others.
help-study-silent_yaku = With { -riichi } and without: the same points.
help-declare-price-head = What { -riichi } costs
help-declare-price-stake = { CAP(-riichi) } costs { $stake } points unless you win.
help-declare-price-locked = After { -riichi } you discard what you draw and can’t defend. Look first how near the others are.
help-declare-price-trap = Whoever must take every win should not declare with half a ryanpeikou: the cheap tile would have to be accepted.
help-study-half_ryanpeikou = The tile you hope for, and the one you would have to take.

help-calling-few-head = Few calls
help-calling-few-cost = Every call makes the hand faster, but costs { -riichi } and other yaku of closed hands, and leaves fewer tiles to defend with.
help-calling-few-yaku = Whoever takes every call ends up with an open hand that has no yaku.
help-calling-few-when = Call for a value triplet, with several dora, for a flush, or late to be { -tenpai } at the draw.
help-study-called_value = A dragon is a yaku for an open hand; a triplet of terminals isn’t.
help-calling-what-head = What to call
help-calling-what-value = An early { -pon } of a value pair is a quick win, and for the dealer it keeps the deal.
help-calling-what-runs = { CAP(-chii) } for a straight or for the same run in three suits.
help-calling-what-triplets = { CAP(-pon) }, and { -kan }, for hands of many pairs and honours.
help-study-straight_call = The { -chii } that completes the straight, and one that only completes the hand.
help-study-triplets_call = Four triplets are a yaku; one run spoils it.
help-calling-kan-head = { CAP(-kan) }
help-calling-kan-wait = Wait with a closed { -kan } until you are { -tenpai }: until then the fourth tile may belong to a run.
help-calling-kan-riichi = No { -kan } against a { -riichi }: the new dora may be theirs.
help-calling-kan-add = Remember your own { -pon }s: the fourth tile can be added for more { -fu }.
help-study-kan_breaks = The four fives serve a triplet and a run; the { -kan } undoes that.
help-study-added_kan = The added { -kan }, and the { -pon } that it was.

help-reading-safe-head = Safe tiles: genbutsu
help-reading-safe-own = Nobody wins { -by-ron } on a tile among their own discards, where furiten holds: it is safe against that player.
help-reading-safe-recent = A tile that somebody has just discarded and nobody took is usually safe for a turn.
help-study-genbutsu = A tile from the player’s own discards, and its neighbour.
help-reading-suji-head = Suji
help-reading-suji-why = Suppose a two-sided wait: it is three steps wide. If one end lies among the player’s discards, the other end is furiten for that wait, and less likely to be ronned. The rows are one-four-seven, two-five-eight and three-six-nine.
help-reading-suji-middle = Four, five and six lie in the middle of a row: they need both ends.
help-reading-suji-late = Tradition says that suji of the { -riichi } tile itself, or of the discard before it, tells less. The figures below don’t show it.
help-reading-suji-compare = Of two suji tiles, take the one whose neighbours are seen more often.
help-study-suji = The one is suji of the discarded four; the two is not.
help-study-suji_middle = Both ends discarded, and only one.
help-study-late_suji = The five was discarded early, or to declare { -riichi }.
help-reading-seen-head = Copies in sight
help-reading-seen-more = The more copies of a tile are visible, the safer it is as a rule: fewer are left for a hand that waits for it.
help-reading-seen-honours = An honour of which two are visible can’t be called any more, though it can still be ronned. Late in the hand, one that nobody has shown is dangerous.
help-reading-seen-two = With two copies discarded and two in your own hand, nobody can wait for a tile with a pair or triplet.
help-reading-seen-wall = If all four of a neighbour are visible, no two-sided wait runs through it: a wall, or “no chance”.
help-study-honours_seen = The dragon with two discarded, and with none.
help-study-wall = All four sevens visible, and only two.
help-reading-middle-head = Edges and the middle
help-reading-middle-edge = Without other signs a tile is the more dangerous the nearer it is to the middle. Tradition says a four, five or six without suji is about twice as dangerous as an outer one; see what we measured below.
help-study-edge = A terminal and a five, neither with suji.
help-reading-classes-head = The classes of safety
help-reading-classes-about = From these signs players have made an order, which the marks under your tiles follow. Measured, it is right in its main lines, not in each step.
help-reading-hands-head = Reading a whole hand
help-reading-hands-flush = A suit missing from a player’s discards suggests a flush. Don’t discard that suit.
help-reading-hands-tanyao = Many honours and terminals discarded early suggest tanyao.
help-reading-hands-right =
    { $players ->
        [3] The next player sees your discards first. Nobody calls { -chii } here, but { -pon } is always possible.
       *[other] Watch the player on your right, who alone can { -chii } your discards.
    }
help-study-missing_suit = Pin tiles lie among the discards, and their five has suji on both sides; sou tiles are missing, and their five has none.

help-defence-modes-head = Ways to play against a threat
help-defence-modes-fold = Folding (betaori): give up the win and discard only the safest tiles.
help-defence-modes-around = Going around (uchi-mawashi): discard what is likely to pass, and go on building.
help-defence-modes-push = Full attack (kanzen shinko): discard whatever the hand doesn’t need.
help-defence-modes-safe = Safe tile (anpai): one that can’t be ronned. Keep one in time if your hand is slow.
help-study-going_around = Both tiles passed before. The nine was not needed; the two breaks a run.
help-defence-riichi-head = What a threat costs
help-defence-riichi-certain = A player who declared { -riichi } certainly lacks only one tile. Others may be { -tenpai } without saying so.
help-defence-riichi-pays = Whoever deals in pays for the whole win, so not dealing in is the heart of defence. The dealer’s wins cost half as much again.
help-study-dealer_costs = The same win by the dealer and by another player.
help-defence-fold-head = Folding
help-defence-fold-when = If your hand is far from a win and somebody threatens, fold early and completely.
help-defence-fold-set = Folding breaks finished sets, too, if they hold the safe tiles.
help-defence-fold-triplet = Breaking a triplet can give up to three discards: if the first one passes, the others do.
help-study-fold_price = Pushing keeps { -a-tenpai }; folding from a finished set costs it.
help-defence-draw-head = Near the draw
help-defence-draw-tenpai =
    { $pays ->
        [yes] At an exhaustive draw players who are not { -tenpai } pay { $noten } points together. A late call that makes you { -tenpai } can save your share, or earn one.
       *[no] In these rules nobody pays at an exhaustive draw for not being { -tenpai }: near the end, safety comes first.
    }
help-study-late_call = With the { -pon } this hand is { -tenpai }; without it one tile is lacking.

help-placement-last-head = From last place
help-placement-last-one = One large win can bring you back from last place, so don’t give up, and don’t spend your turns on cheap wins that change no place.
help-placement-last-second = Second place, too, is worth a lot where the uma takes { -points } from the last two.
help-placement-last-direct = Near the end, count what you need: a { -ron } from the player above you closes the gap twice.
help-study-large_hand = The big hand changes your place; the cheap one doesn’t.
help-study-direct_hit = The same win from the leader, and from another.
help-placement-dealer-head = As dealer
help-placement-dealer-quick = A quick, cheap win keeps the deal, and the dealer’s wins pay more.
help-placement-dealer-risk = But the dealer pays more when another draws the winning tile.
help-study-quick_deal = The same cheap hand as dealer and as another.
