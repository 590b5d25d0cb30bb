//! What a line can say at a table: seats that exist there, lists with a value for each of them, and numbers that a match
//! can come to. Whatever reads an event relies on this: it indexes by seat, and adds.

use jantaku_core::{BySeat, Players, Seat};
use jantaku_engine::{Outcome, RoundEnd, RoundWin, Settlement, Standing, Tally};
use jantaku_score::{Account, DoraCount, Fu, MOST_BASE, Payments, Transfer, Win};

use super::{Line, LineError};

/// The most points that a record has of anything: what a seat has, gains or loses. Hundreds of the dearest hands come
/// to less, and the sum of a few such numbers fits in 32 bits.
pub(crate) const MOST_POINTS: i32 = 500_000_000;
/// The most honba, riichi sticks, fouls and hands in a row: more than a record of 16 MiB has hands.
const MOST_TIMES: u32 = 5_000;
/// The most chips that a seat has or owes; at their highest value they are still fewer points than [`MOST_POINTS`].
const MOST_CHIPS: i32 = 50_000;
/// The most round winds and hands in a row of a match with several games.
const MOST_ROUNDS: u8 = 100;
/// The most dora of one kind: all five indicators point at the same four tiles, which are less than these.
const MOST_DORA: u8 = 60;
/// The most fu of a hand: four closed kans of terminals have 128.
const MOST_FU: u8 = 200;

type Checked = Result<(), LineError>;

impl Line {
    /// Refuses a line that no match at a table of so many can have.
    pub(crate) fn check(&self, players: Players) -> Checked {
        let table = Table(players);
        match self {
            Line::Dealt {
                wind_index,
                wind: _,
                dealer,
                honba,
                sticks,
                scores,
                indicator: _,
                kept,
                dice: _,
                kept_by,
                game,
                tally,
                hands,
            } => {
                at_most("wind_index", *wind_index, MOST_ROUNDS)?;
                table.seat("dealer", *dealer)?;
                at_most("honba", *honba, MOST_TIMES)?;
                at_most("sticks", *sticks, MOST_TIMES)?;
                table.scores(scores)?;
                at_most("kept", *kept, MOST_TIMES)?;
                kept_by.map_or(Ok(()), |seat| table.seat("kept_by", seat))?;
                at_most("game", *game, MOST_ROUNDS)?;
                tally.as_ref().map_or(Ok(()), |tally| table.tally(tally))?;
                table.each("hands", hands.values())
            }
            Line::Drew { seat, tile: _, from: _ }
            | Line::Answered { seat, action: _ }
            | Line::Discarded { seat, tile: _, tsumogiri: _, riichi: _, opened: _ }
            | Line::RiichiPaid { seat }
            | Line::Called { seat, meld: _ }
            | Line::KanDeclared { seat, meld: _ }
            | Line::Kita { seat }
            | Line::TenpaiDeclared { seat, shown: _ }
            | Line::NotenShown { seat, hand: _ }
            | Line::Away { seat, bot: _ }
            | Line::Back { seat }
            | Line::Spent { seat, millis: _ } => table.seat("seat", *seat),
            Line::RoundEnded(end) => table.round_end(end),
            Line::GameEnded(settlement) | Line::MatchEnded(settlement) => table.settlement(settlement),
            Line::Match(_)
            | Line::Wall { commitment: _ }
            | Line::SharedWall { version: _, commitment: _, seals: _ }
            | Line::Seed { seed: _ }
            // The number of shares is compared with that of the people.
            | Line::SharedSeed { secret: _, shares: _ }
            | Line::Tiles { tiles: _, dice: _, rigged: _ }
            | Line::DoraRevealed { indicator: _ }
            | Line::WallRanOut {} => Ok(()),
        }
    }
}

/// A table of so many players.
#[derive(Clone, Copy)]
struct Table(Players);

impl Table {
    fn seat(self, field: &'static str, seat: Seat) -> Checked {
        let players = self.0.count();
        if seat.index() < players { Ok(()) } else { Err(LineError::NoSeat { field, seat, players }) }
    }

    /// A list with a value for each seat.
    fn each<'a, T: 'a>(self, field: &'static str, values: impl IntoIterator<Item = &'a T>) -> Checked {
        let (found, players) = (values.into_iter().count(), self.0.count());
        if found == players { Ok(()) } else { Err(LineError::NotOfTable { field, found, players }) }
    }

    fn scores(self, scores: &BySeat<i32>) -> Checked {
        self.each("scores", scores.values())?;
        scores.values().try_for_each(|score| points("scores", *score))
    }

    fn tally(self, tally: &BySeat<Tally>) -> Checked {
        self.each("tally", tally.values())?;
        tally.values().try_for_each(|&Tally { earlier, won: _, chips, fouls }| {
            points("tally.earlier", earlier)?;
            within("tally.chips", chips, MOST_CHIPS)?;
            at_most("tally.fouls", fouls, MOST_TIMES)
        })
    }

    fn round_end(self, end: &RoundEnd) -> Checked {
        let RoundEnd { outcome, payments, scores, sticks } = end;
        self.outcome(outcome)?;
        self.payments(payments)?;
        self.scores(scores)?;
        at_most("sticks", *sticks, MOST_TIMES)
    }

    fn outcome(self, outcome: &Outcome) -> Checked {
        match outcome {
            Outcome::Won { wins, ura_indicators: _ } => {
                for (nth, win) in wins.iter().enumerate() {
                    self.win(win)?;
                    // Payments are told apart by who wins.
                    if wins[..nth].iter().any(|before| before.seat == win.seat) {
                        return Err(LineError::WinsTwice(win.seat));
                    }
                }
                Ok(())
            }
            Outcome::Exhaustive { hands, nagashi } => {
                self.each("outcome.tenpai", hands.values())?;
                nagashi.iter().try_for_each(|seat| self.seat("outcome.nagashi", *seat))
            }
            Outcome::Abortive { reason: _, shown } => self.each("outcome.shown", shown.values()),
        }
    }

    fn win(self, win: &RoundWin) -> Checked {
        let RoundWin { seat, from, tile: _, hand: _, win, liable } = win;
        self.seat("outcome.wins.seat", *seat)?;
        from.map_or(Ok(()), |from| self.seat("outcome.wins.from", from))?;
        liable.map_or(Ok(()), |liable| self.seat("outcome.wins.liable", liable))?;
        // Han are added up only where they cannot pass the most that their type holds.
        let Win { reading: _, yaku: _, dora, han: _, fu, limit: _, base } = win;
        let &DoraCount { dora, ura, red, kita } = dora;
        let counts = [("dora", dora), ("ura", ura), ("red", red), ("kita", kita)];
        counts.into_iter().try_for_each(|(field, count)| at_most(field, count, MOST_DORA))?;
        fu_of(fu)?;
        within("base", *base, MOST_BASE)
    }

    /// All payments of a round together are no more than the most points, so that they can be added up in any order.
    fn payments(self, payments: &Payments) -> Checked {
        let mut sum = 0_i64;
        for &Transfer { from, to, points, reason: _ } in payments.iter() {
            for (field, account) in [("payments.from", from), ("payments.to", to)] {
                match account {
                    Account::Seat(seat) => self.seat(field, seat)?,
                    Account::Pot => {}
                }
            }
            sum += i64::from(points).abs();
        }
        at_most("payments.points", sum, i64::from(MOST_POINTS))
    }

    fn settlement(self, settlement: &Settlement) -> Checked {
        let Settlement { reason: _, standings, leftover_sticks, scores } = settlement;
        self.each("standings", standings)?;
        for (nth, standing) in standings.iter().enumerate() {
            self.standing(standing)?;
            if standings[..nth].iter().any(|before| before.seat == standing.seat) {
                return Err(LineError::StandsTwice(standing.seat));
            }
        }
        at_most("leftover_sticks", *leftover_sticks, MOST_TIMES)?;
        self.scores(scores)
    }

    fn standing(self, standing: &Standing) -> Checked {
        let &Standing { seat, place, points: own, uma, oka, earlier, chips, yakitori, fouls, total } = standing;
        self.seat("standings.seat", seat)?;
        at_most("standings.place", place, self.0.count() as u8)?;
        let parts = [
            ("standings.points", own),
            ("standings.uma", uma),
            ("standings.oka", oka),
            ("standings.earlier", earlier),
            ("standings.chips", chips),
            ("standings.yakitori", yakitori),
            ("standings.fouls", fouls),
            ("standings.total", total),
        ];
        parts.into_iter().try_for_each(|(field, value)| points(field, value))
    }
}

/// The items of the fu, which are added up before they are rounded.
fn fu_of(Fu { items, total }: &Fu) -> Checked {
    let sum: i64 = items.iter().map(|item| i64::from(item.fu)).sum();
    at_most("fu.items", sum, MOST_FU.into())?;
    at_most("fu.total", *total, MOST_FU)
}

fn points(field: &'static str, points: i32) -> Checked {
    within(field, points, MOST_POINTS)
}

/// A number that may be negative.
fn within(field: &'static str, found: i32, most: i32) -> Checked {
    if found.unsigned_abs() <= most.unsigned_abs() {
        return Ok(());
    }
    Err(LineError::TooMuch { field, found: found.into(), most: most.into() })
}

fn at_most<T: Into<i64>>(field: &'static str, found: T, most: T) -> Checked {
    let (found, most) = (found.into(), most.into());
    if found <= most { Ok(()) } else { Err(LineError::TooMuch { field, found, most }) }
}
