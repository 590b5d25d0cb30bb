use std::num::NonZeroU8;

use jantaku_advice::{shows_waits, waits_left};
use jantaku_core::{BySeat, Players, Relative, Seat, Tile, Yaku};
use jantaku_engine as engine;

use super::placement::placement_target;
use super::{end, list, seat, why};
use crate::{Dora, Meld, OpenedHand, Phase, PublicView, Riichi, RoundStart, SeatState, SeatView, View};

pub fn view(view: &engine::View) -> View {
    View { table: open_table(view.table(), view.settlement()), own: own(view) }
}

pub fn public_view(view: &engine::PublicView) -> PublicView {
    open_table(view.table(), view.settlement())
}

fn open_table(table: &engine::Table, ended: Option<&engine::Settlement>) -> PublicView {
    let won = won(table);
    let seat_view = |at: Seat| SeatView {
        wind: table.wind(at),
        score: table.scores[at],
        concealed: concealed_len(table, at),
        riichi: riichi(table, at),
        river: table.rivers[at].to_vec(),
        melds: table.melds[at].iter().map(Meld::from).collect(),
        kita: table.kita[at],
        won: won.as_ref().map(|won| won[at]),
    };
    PublicView {
        round: round_start(&table.start, table),
        sticks: table.sticks,
        live_left: table.live_left,
        supplements: NonZeroU8::new(table.supplements),
        dora: dora(table, &table.indicators),
        seats: table.players().seats().map(seat_view).collect(),
        opened: opened(table),
        phase: phase(table),
        result: table.result().map(|result| end::round_end(result, table)),
        standings: ended.or(table.game_over.as_deref()).map(|settled| end::match_end(settled, table)),
    }
}

/// The seats that have won in this match, where a player who never wins pays for it.
pub(super) fn won(table: &engine::Table) -> Option<BySeat<bool>> {
    (table.rules.yakitori > 0).then(|| table.tally().map(|_, tally| tally.won))
}

pub(super) fn opened(table: &engine::Table) -> Vec<OpenedHand> {
    let hands = table.opened.iter().filter_map(|(at, hand)| Some((at, hand.as_ref()?)));
    hands.map(|(at, hand)| OpenedHand { seat: seat(at), concealed: hand.concealed().to_vec() }).collect()
}

pub(super) fn round_start(start: &engine::RoundStart, table: &engine::Table) -> RoundStart {
    let players = start.position.scores.players();
    RoundStart {
        wind: start.wind,
        number: start.number(),
        game: table.hanchan() + 1,
        dealer: seat(start.position.dealer),
        honba: start.position.honba,
        sticks: start.position.sticks,
        winds: players.seats().map(|at| at.wind(start.position.dealer, players)).collect(),
        scores: list(&start.position.scores, |&points| points),
        dora: one_dora(table, start.indicator),
        broken: start.broken().map(seat),
    }
}

/// What only this seat knows. Furiten is sent even where waits are not.
pub(super) fn own(view: &engine::View) -> SeatState {
    let hand = view.hand();
    let waits = view.waits();
    SeatState {
        concealed: hand.concealed().to_vec(),
        drawn: hand.drawn(),
        waits: if shows_waits(view) { waits_left(view, waits) } else { Vec::new() },
        furiten: view.furiten().filter(|_| !waits.is_empty()).map(why),
        reach: placement_target(view.table(), view.seat()),
    }
}

pub(super) fn concealed_len(table: &engine::Table, at: Seat) -> u8 {
    table.concealed_len(at) as u8
}

pub(super) fn phase(table: &engine::Table) -> Phase {
    match table.phase {
        engine::Phase::Opening => Phase::Opening {},
        engine::Phase::Showdown { .. } => Phase::Showdown {
            seat: table.to_declare().map(seat),
            shown: table.players().seats().map(|at| table.declared(at)?.hand().map(end::shown)).collect(),
        },
        engine::Phase::Draw { seat: at, .. } => Phase::Draw { seat: seat(at) },
        engine::Phase::Turn { seat: at, .. } => Phase::Turn { seat: seat(at) },
        engine::Phase::Claims { from, tile, on } => Phase::Claims { from: seat(from), tile, on },
        engine::Phase::Over(_) => Phase::Over {},
    }
}

/// The riichi of a seat; the first go-around after it is sent only where the house knows ippatsu.
pub(super) fn riichi(table: &engine::Table, at: Seat) -> Riichi {
    match table.riichi[at] {
        engine::RiichiStatus::None => Riichi::None,
        engine::RiichiStatus::Declared { .. } => Riichi::Declared,
        engine::RiichiStatus::Riichi { ippatsu: true, .. } if table.rules.yaku.knows(Yaku::Ippatsu) => Riichi::Ippatsu,
        engine::RiichiStatus::Riichi { .. } => Riichi::Riichi,
    }
}

pub(super) fn dora(table: &engine::Table, indicators: &[Tile]) -> Vec<Dora> {
    indicators.iter().map(|&indicator| one_dora(table, indicator)).collect()
}

pub(super) fn one_dora(table: &engine::Table, indicator: Tile) -> Dora {
    Dora { indicator, dora: table.rules.dora(indicator).tile() }
}

pub(super) fn at_side(of: Seat, side: Relative, players: Players) -> u8 {
    of.at(side, players).map_or(seat(of), seat)
}

impl From<&jantaku_core::Meld> for Meld {
    fn from(meld: &jantaku_core::Meld) -> Meld {
        match meld {
            jantaku_core::Meld::Chii(chii) => {
                Meld::Chii { called: chii.called(), own: chii.own(), from: Relative::Left }
            }
            jantaku_core::Meld::Pon(pon) => Meld::Pon { called: pon.called(), own: pon.own(), from: pon.from() },
            jantaku_core::Meld::Daiminkan(kan) => {
                Meld::Daiminkan { called: kan.called(), own: kan.own(), from: kan.from() }
            }
            jantaku_core::Meld::Kakan(kan) => {
                let pon = kan.pon();
                Meld::Kakan { called: pon.called(), own: pon.own(), added: kan.added(), from: pon.from() }
            }
            jantaku_core::Meld::Ankan(kan) => Meld::Ankan { tiles: kan.tiles() },
        }
    }
}
