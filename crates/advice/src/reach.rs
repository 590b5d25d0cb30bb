//! The yaku within reach of a hand.

use jantaku_core::{Counts, Kind, KindSet, Meld, Suit, Yaku};
use jantaku_engine::View;
use jantaku_score::{shanten, triplets_shanten};

use crate::shows_waits;

/// How many more tiles a hand may need to be complete with a yaku than to be complete at all, for the yaku to be within reach.
pub const SPARE: i8 = 1;

/// A set that a yaku needs.
type Set = [Kind; 3];

/// What makes a complete hand have a yaku.
enum Pattern {
    /// Any complete hand has it.
    Any,
    /// Every tile is of these kinds.
    Within(KindSet),
    /// These sets are in it.
    Sets(Vec<Set>),
    Triplets,
    Pairs,
    Orphans,
}

/// The yaku within reach: a complete hand with such a yaku needs at most [`SPARE`] tiles more than the nearest complete
/// hand of all. Empty where the house gives no help.
///
/// The yaku looked at are riichi and tsumo, yakuhai, and those that are told by the kinds, the pairs or the triplets of
/// a hand, or by sets with fixed numbers. A tile that a fixed set lacks must be unseen.
///
/// ```
/// use jantaku_advice::yaku_in_reach;
/// use jantaku_core::{Ruleset, Wall, Yaku};
/// use jantaku_engine::Match;
///
/// let rules = Ruleset::preset("tenhou")?;
/// let wall = Wall::from_seed([7; 32], &rules.tile_set());
/// let (game, _) = Match::start(rules.into(), wall)?;
/// let view = game.view(game.table().dealer()).expect("the dealer sits");
/// assert!(yaku_in_reach(&view).contains(&Yaku::Riichi));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn yaku_in_reach(view: &View) -> Vec<Yaku> {
    if !shows_waits(view) {
        return Vec::new();
    }
    let (hand, played) = (view.hand(), view.table().rules.tile_set);
    let nearest = shanten(&hand.counts(), hand.melds().len(), played).min();
    let counting = view.table().rules.yaku.counting(view.table().is_closed(view.seat(), hand));
    let near = |pattern: &Pattern| missing(view, pattern).is_some_and(|missing| missing <= nearest + SPARE);
    let mut yaku = Vec::new();
    for (one, pattern) in patterns(view) {
        if counting.contains(one) && !yaku.contains(&one) && near(&pattern) {
            yaku.push(one);
        }
    }
    yaku
}

/// The patterns of each yaku, one of which is enough.
fn patterns(view: &View) -> Vec<(Yaku, Pattern)> {
    let (table, me) = (view.table(), view.seat());
    let rules = &table.rules;
    let closed = table.is_closed(me, view.hand());
    let triplet = |kind: Kind| Pattern::Sets(vec![[kind; 3]]);
    let mut patterns = vec![
        (Yaku::Haku, triplet(Kind::HAKU)),
        (Yaku::Hatsu, triplet(Kind::HATSU)),
        (Yaku::Chun, triplet(Kind::CHUN)),
        (Yaku::SeatWind, triplet(table.wind(me).kind())),
        (Yaku::RoundWind, triplet(table.start.wind.kind())),
        (Yaku::Toitoi, Pattern::Triplets),
        (Yaku::Chiitoitsu, Pattern::Pairs),
        (Yaku::Kokushi, Pattern::Orphans),
        (Yaku::Honroutou, Pattern::Within(KindSet::YAOCHUU)),
        (Yaku::Tsuuiisou, Pattern::Within(KindSet::HONOURS)),
        (Yaku::Daisangen, Pattern::Sets(vec![[Kind::HAKU; 3], [Kind::HATSU; 3], [Kind::CHUN; 3]])),
    ];
    if closed {
        patterns.push((Yaku::MenzenTsumo, Pattern::Any));
        if table.scores[me] >= rules.riichi_stake || rules.riichi_below_stake || table.riichi[me].is_riichi() {
            patterns.push((Yaku::Riichi, Pattern::Any));
        }
        let twice = |run: Set| (Yaku::Iipeikou, Pattern::Sets(vec![run, run]));
        patterns.extend(Suit::ALL.into_iter().flat_map(|suit| (1..=7).map(move |low| run(suit, low))).map(twice));
    }
    if closed || rules.open_tanyao {
        patterns.push((Yaku::Tanyao, Pattern::Within(KindSet::ALL - KindSet::YAOCHUU)));
    }
    for suit in Suit::ALL {
        patterns.push((Yaku::Honitsu, Pattern::Within(KindSet::suit(suit) | KindSet::HONOURS)));
        patterns.push((Yaku::Chinitsu, Pattern::Within(KindSet::suit(suit))));
        patterns.push((Yaku::Ittsuu, Pattern::Sets([1, 4, 7].map(|low| run(suit, low)).to_vec())));
    }
    let in_each = |set: fn(Suit, u8) -> Set, low: u8| Pattern::Sets(Suit::ALL.map(|suit| set(suit, low)).to_vec());
    patterns.extend((1..=7).map(|low| (Yaku::SanshokuDoujun, in_each(run, low))));
    patterns
        .extend((1..=9).map(|number| (Yaku::SanshokuDoukou, in_each(|suit, number| [of(suit, number); 3], number))));
    patterns
}

/// A suit has every number from 1 to 9.
fn of(suit: Suit, number: u8) -> Kind {
    Kind::suited(suit, number).unwrap_or(Kind::HAKU)
}

fn run(suit: Suit, low: u8) -> Set {
    [low, low + 1, low + 2].map(|number| of(suit, number))
}

/// How many tiles a tenpai by the pattern is away, counted as shanten is; `None` if the hand cannot become one.
fn missing(view: &View, pattern: &Pattern) -> Option<i8> {
    let (hand, played) = (view.hand(), view.table().rules.tile_set);
    let (counts, melds) = (hand.counts(), hand.melds());
    match pattern {
        Pattern::Any => Some(shanten(&counts, melds.len(), played).min()),
        Pattern::Within(kinds) => {
            let within = melds.iter().flat_map(Meld::tiles).all(|tile| kinds.contains(tile.kind()));
            let usable = kinds.iter().fold(Counts::default(), |usable, kind| with(usable, kind, counts.of(kind)));
            let shanten = shanten(&usable, melds.len(), played);
            within.then(|| shanten.chiitoitsu.unwrap_or(shanten.standard).min(shanten.standard))
        }
        Pattern::Sets(sets) => missing_of_sets(view, sets),
        Pattern::Triplets => {
            let fits = !melds.iter().any(|meld| matches!(meld, Meld::Chii(_)));
            fits.then(|| triplets_shanten(&counts, melds.len()))
        }
        Pattern::Pairs => shanten(&counts, melds.len(), played).chiitoitsu,
        Pattern::Orphans => shanten(&counts, melds.len(), played).kokushi,
    }
}

fn with(mut counts: Counts, kind: Kind, copies: u8) -> Counts {
    (0..copies).for_each(|_| counts.add(kind));
    counts
}

/// The tiles that these sets lack, and those that the rest of the hand lacks beside them.
fn missing_of_sets(view: &View, sets: &[Set]) -> Option<i8> {
    let (hand, played) = (view.hand(), view.table().rules.tile_set);
    let mut melds: Vec<Set> = hand.melds().iter().map(set_of).collect();
    let (mut rest, mut left) = (hand.counts(), view.unseen_counts().kinds);
    let (mut lacking, mut laid) = (0, melds.len());
    for set in sets {
        if let Some(at) = melds.iter().position(|meld| meld == set) {
            melds.swap_remove(at);
            continue;
        }
        laid += 1;
        for &kind in set {
            if rest.take(kind) {
                continue;
            }
            lacking += 1;
            if !left.take(kind) {
                return None;
            }
        }
    }
    (laid <= 4).then(|| lacking + shanten(&rest, laid, played).standard)
}

/// The three kinds of a meld, in order; a kan counts as its triplet.
fn set_of(meld: &Meld) -> Set {
    match meld {
        Meld::Chii(chii) => {
            let low = chii.low();
            [0, 1, 2].map(|above| low.offset(above).unwrap_or(low))
        }
        other => [other.kind(); 3],
    }
}
