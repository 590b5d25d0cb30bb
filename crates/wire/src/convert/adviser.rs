use std::sync::Arc;

use jantaku_advice::{self as advice, Fact, Known, Stance};
use jantaku_core::{Kind, Ruleset, Seat, Yaku};
use jantaku_engine::{self as engine, Declares, FoldError, PublicEvent, SeatEvent, View};

use super::advice::safety_mark;
use super::{kinds, seat, yaku_name};
use crate::{
    Advice, AdviceFact, Advised, BestDiscard, DiscardDanger, Explanation, HandReview, LookBack, PastDiscard,
    SafestDiscard, Tile, YakuInReach, YakuName,
};

/// The adviser's view of the decision that the seat of this view has now, and of the discard of a tile; without one, of
/// the discard that it recommends.
pub fn advised(view: &View, discard: Option<Tile>) -> Advised {
    let legal = view.legal_actions().legal;
    let said = advice::advice(view, &legal);
    let asked = match discard {
        Some(tile) => legal.iter().copied().find(|action| discards(action) == Some(tile)),
        None => advice::recommended(&said),
    };
    Advised {
        advice: said.into_iter().map(one).collect(),
        why: asked.and_then(|action| advice::why(view, action)).map(explanation),
    }
}

/// The yaku within reach of the hand of this view.
pub fn in_reach(view: &View) -> YakuInReach {
    YakuInReach { yaku: advice::yaku_in_reach(view).into_iter().map(|yaku| yaku.key().to_owned()).collect() }
}

/// Why the last of these events was good or bad, if it is a discard of this seat, from the events before it alone.
pub(super) fn past_discard(rules: &Arc<Ruleset>, seat: Seat, seen: &[SeatEvent]) -> Result<PastDiscard, FoldError> {
    let Some((last, [first, before @ ..])) = seen.split_last() else { return Ok(PastDiscard { why: None }) };
    let Some(action) = own_discard(seat, last) else { return Ok(PastDiscard { why: None }) };
    let mut view = View::start(rules.clone(), seat, first)?;
    before.iter().try_for_each(|event| view.apply(event).map(|_| ()))?;
    Ok(PastDiscard { why: advice::why(&view, action).map(explanation) })
}

/// A look back at a round by what this seat saw of it.
pub fn look_back(rules: &Arc<Ruleset>, seat: Seat, seen: &[SeatEvent]) -> Result<LookBack, FoldError> {
    Ok(LookBack { review: advice::review(rules, seat, seen)?.map(reviewed) })
}

fn reviewed(review: advice::Review) -> HandReview {
    let (tile, winner, known) = match review {
        advice::Review::Missed { shanten } => return HandReview::Missed { shanten },
        advice::Review::DealtIn { tile, winner, known } => (tile, seat(winner), known),
    };
    match known {
        Known::InRiichi => HandReview::DealtInInRiichi { tile, winner },
        Known::Unseen => HandReview::DealtInUnseen { tile, winner },
        Known::Threatened { grade, safest } => {
            let safest = safest.map(|(tile, class)| SafestDiscard { tile, class });
            HandReview::DealtIn { tile, winner, grade, safest }
        }
    }
}

fn own_discard(me: Seat, event: &SeatEvent) -> Option<engine::Action> {
    let SeatEvent::Public(PublicEvent::Discarded { seat, tile, tsumogiri, declares }) = event else { return None };
    let (tile, tsumogiri) = (*tile, *tsumogiri);
    (*seat == me).then_some(match declares {
        Declares::Nothing => engine::Action::Discard { tile, tsumogiri },
        Declares::Riichi => engine::Action::Riichi { tile, tsumogiri },
        Declares::OpenRiichi(_) => engine::Action::OpenRiichi { tile, tsumogiri },
    })
}

/// The tile of a discard that declares nothing.
fn discards(action: &engine::Action) -> Option<Tile> {
    match action {
        engine::Action::Discard { tile, .. } => Some(*tile),
        _ => None,
    }
}

fn one(said: advice::Advice) -> Advice {
    let matters = said.matters();
    let advice::Advice { rule, stance, facts } = said;
    let (choose, avoid) = match stance {
        Stance::Choose(action) => (Some(action), None),
        Stance::Avoid(action) => (None, Some(action)),
        Stance::Note => (None, None),
    };
    Advice { rule: rule.key().to_owned(), choose, avoid, matters, facts: facts.into_iter().map(fact).collect() }
}

fn names(yaku: Vec<Yaku>) -> Vec<YakuName> {
    yaku.into_iter().filter_map(|yaku| yaku_name(yaku.key())).collect()
}

fn fact(fact: Fact) -> AdviceFact {
    match fact {
        Fact::Tile(tile) => AdviceFact::Tile { tile },
        Fact::Tiles(tiles) => AdviceFact::Tiles { tiles: kinds(tiles) },
        Fact::Other(tile) => AdviceFact::Other { tile },
        Fact::Ukeire { kinds: tiles, count } => AdviceFact::Ukeire { tiles: kinds(tiles), count },
        Fact::OtherUkeire { kinds: tiles, count } => AdviceFact::OtherUkeire { tiles: kinds(tiles), count },
        Fact::Shanten(count) => AdviceFact::Shanten { count },
        Fact::Copies(count) => AdviceFact::Copies { count },
        Fact::Wall(count) => AdviceFact::Wall { count },
        Fact::Points(points) => AdviceFact::Points { points },
        Fact::OtherPoints(points) => AdviceFact::OtherPoints { points },
        Fact::Han(count) => AdviceFact::Han { count },
        Fact::Players(players) => AdviceFact::Players { seats: players.into_iter().map(seat).collect() },
        Fact::Yaku(yaku) => AdviceFact::Yaku { yaku: names(yaku) },
        // Every suit has a five.
        Fact::Suit(suit) => AdviceFact::Suit { tile: Kind::suited(suit, 5).map_or_else(Default::default, Kind::tile) },
        Fact::Class(class) => AdviceFact::Class { class },
        Fact::Held { held, needed } => AdviceFact::Held { held, needed },
        Fact::Place(place) => AdviceFact::Place { place },
        Fact::Target(place) => AdviceFact::Target { place },
    }
}

fn explanation(why: advice::Explanation) -> Explanation {
    let advice::Explanation { tile, before, after, plan, blocks, best, danger, worth, place } = why;
    let threat = |advice::Threat { seat, mark }| DiscardDanger { grade: mark.grade, mark: safety_mark(seat, mark) };
    Explanation {
        tile,
        before,
        after,
        plan: plan.and_then(|yaku| yaku_name(yaku.key())),
        blocks,
        best: best.map(|(tile, after)| BestDiscard { tile, after }),
        danger: danger.into_iter().map(threat).collect(),
        dora: worth.dora,
        dora_lost: worth.dora_lost,
        yaku: names(worth.yaku),
        points: worth.points.map(|(least, most)| [least, most]),
        place,
    }
}
