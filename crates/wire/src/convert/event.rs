use std::num::NonZeroU8;

use jantaku_engine::{self as engine, Declares, PublicEvent, SeatEvent, SpectatorEvent, View};

use super::table::{at_side, concealed_len, one_dora, opened, own, phase, riichi, round_start, won};
use super::{denied, end, list, seat};
use crate::{After, Event, IllegalIntent, Meld, PublicAfter, RiverTile, Showing};

/// An event of a seat's stream, the state after it, and, while the seat is not asked, the refused actions. `view` is
/// the seat's view with the event folded in.
pub fn seat_event(seen: &SeatEvent, view: &View) -> (Event, After, Vec<IllegalIntent>) {
    let asked = !view.legal_actions().legal.is_empty();
    (event(seen, view), after(view), if asked { Vec::new() } else { denied(view) })
}

/// An event of the spectators' stream and the state after it. `view` has the event folded in.
pub fn public_event(seen: &SpectatorEvent, view: &engine::PublicView) -> (Event, PublicAfter) {
    let table = view.table();
    let event = match seen {
        SpectatorEvent::Dealt { start } => Event::Dealt { round: round_start(start, table) },
        &SpectatorEvent::Drew { seat: who, from } => Event::DrewOther { seat: seat(who), from },
        SpectatorEvent::Public(event) => public(event, table),
    };
    (event, public_after(table))
}

fn after(view: &View) -> After {
    After { table: public_after(view.table()), own: own(view) }
}

fn public_after(table: &engine::Table) -> PublicAfter {
    PublicAfter {
        phase: phase(table),
        live_left: table.live_left,
        supplements: NonZeroU8::new(table.supplements),
        sticks: table.sticks,
        scores: list(&table.scores, |&points| points),
        concealed: table.players().seats().map(|at| concealed_len(table, at)).collect(),
        riichi: table.players().seats().map(|at| riichi(table, at)).collect(),
        won: won(table).map(|won| list(&won, |&won| won)),
        opened: opened(table),
    }
}

fn event(event: &SeatEvent, view: &View) -> Event {
    match event {
        SeatEvent::Dealt { start, .. } => Event::Dealt { round: round_start(start, view.table()) },
        &SeatEvent::DrewOwn { tile, from } => Event::DrewOwn { tile, from },
        &SeatEvent::DrewOther { seat: who, from } => Event::DrewOther { seat: seat(who), from },
        SeatEvent::Answered { action } => Event::Answered { action: *action },
        SeatEvent::Public(event) => public(event, view.table()),
    }
}

fn public(event: &PublicEvent, table: &engine::Table) -> Event {
    match event {
        &PublicEvent::Discarded { seat: who, tile, tsumogiri, ref declares } => {
            let sideways = table.rivers[who].last().is_some_and(|discard| discard.sideways);
            let discard = RiverTile { tile, tsumogiri, sideways, claimed_by: None };
            let open = matches!(declares, Declares::OpenRiichi(_));
            Event::Discarded { seat: seat(who), discard, riichi: declares.riichi(), open }
        }
        &PublicEvent::RiichiPaid { seat: who } => Event::RiichiPaid { seat: seat(who) },
        PublicEvent::Called { seat: who, meld } => {
            let from = meld.called().map_or(seat(*who), |(_, side)| at_side(*who, side, table.players()));
            Event::Called { seat: seat(*who), from, meld: Meld::from(meld) }
        }
        PublicEvent::KanDeclared { seat: who, meld } => {
            let at = table.melds[*who].iter().position(|laid| laid == meld).unwrap_or(table.melds[*who].len());
            Event::KanDeclared { seat: seat(*who), meld: Meld::from(meld), at: at as u8 }
        }
        &PublicEvent::Kita { seat: who } => Event::Kita { seat: seat(who) },
        &PublicEvent::DoraRevealed { indicator } => Event::DoraRevealed { dora: one_dora(table, indicator) },
        PublicEvent::WallRanOut => Event::WallRanOut {},
        PublicEvent::HandDeclared { seat: who, showing } => Event::HandDeclared {
            seat: seat(*who),
            showing: match **showing {
                engine::Showing::Nothing => Showing::Nothing,
                engine::Showing::Noten(_) => Showing::Noten,
                engine::Showing::Tenpai(_) => Showing::Tenpai,
            },
        },
        PublicEvent::RoundEnded(end) => Event::RoundEnded { end: end::round_end(end, table) },
        PublicEvent::GameEnded(settlement) => Event::GameEnded { end: end::match_end(settlement, table) },
        PublicEvent::MatchEnded(settlement) => Event::MatchEnded { end: end::match_end(settlement, table) },
    }
}

#[cfg(test)]
mod tests {
    use jantaku_core::{Ruleset, Worth, Yaku};
    use jantaku_testkit::{Play, Scene, SceneExt};

    use super::*;
    use crate::{Riichi, convert};

    /// The seats that have won, the same with an event and with the whole view.
    fn won_by(play: &Play) -> Option<Vec<bool>> {
        let view = play.view(2);
        let seats = convert::view(&view).table.seats;
        let whole = seats.iter().map(|seat| seat.won).collect();
        assert_eq!(after(&view).table.won, whole);
        whole
    }

    ///
    #[test]
    fn a_player_is_marked_until_the_first_win() {
        let house = |yakitori| Ruleset { yakitori, ..Ruleset::preset("tenhou").unwrap() };
        let scene = |yakitori| Scene::new(house(yakitori)).hand(0, "123456789m1123p").draws("4p");
        assert_eq!(won_by(&scene(0).deal()), None, "no house without the penalty has marks");
        let mut t = scene(1500).deal();
        assert_eq!(won_by(&t), Some(vec![false; 4]));
        t.tsumo(0);
        assert_eq!(won_by(&t), Some(vec![true, false, false, false]), "it turns as soon as the hand is won");
        Scene::after(&mut t).hand(0, "123456789m1123p").draws("4p").deal_next(&mut t);
        assert_eq!(won_by(&t), Some(vec![true, false, false, false]), "and stays so in the next hand");
        t.tsumo(0);
        assert_eq!(won_by(&t), Some(vec![true, false, false, false]));
    }

    ///
    #[test]
    fn a_house_without_ippatsu_never_sends_it() {
        let shown = |ippatsu: bool| {
            let mut rules = Ruleset::preset("tenhou").unwrap();
            if !ippatsu {
                rules.yaku.set(Yaku::Ippatsu, Worth::Absent);
            }
            let mut t = Scene::new(rules).hand(0, "123456789m1123p").draws("9p").deal();
            t.riichi(0, "9p").pass_all();
            let first = after(&t.view(2)).table.riichi[0];
            assert_eq!(convert::view(&t.view(2)).table.seats[0].riichi, first);
            t.run_to(0).tsumogiri(0).pass_all();
            (first, after(&t.view(2)).table.riichi[0])
        };
        assert_eq!(shown(true), (Riichi::Ippatsu, Riichi::Riichi));
        assert_eq!(shown(false), (Riichi::Riichi, Riichi::Riichi));
    }

    ///
    #[test]
    fn supplement_tiles_drawn_are_counted() {
        let mut t = Scene::of("tenhou").hand(0, "1111m99s4567p234s").draws("9p").supplements("8p").deal();
        let shown = |t: &Play| (after(&t.view(1)).table.supplements, convert::view(&t.view(1)).table.supplements);
        assert_eq!(shown(&t), (None, None));
        t.ankan(0, "1m");
        let one = NonZeroU8::new(1);
        assert_eq!(shown(&t), (one, one));
    }
}
