//! Replays one round: makes the record's choices and compares everything it says with what follows.

use jantaku_core::{BySeat, Meld, Seat, Tile};
use jantaku_engine::{Abort, Action, Event, Match, Phase, PublicEvent, Round};

use super::result::{Ending, check_end, check_match_end, wrong_labels};
use super::{Check, Fault, Sink, Tally, same, stated, wall};
use crate::formats::log::{DrawKind, Log, LogEnd, LogRound, Move, StatedDraw};

pub(super) struct RoundReplay<'a, S> {
    pub table: &'a mut Match,
    pub round: &'a LogRound,
    pub tally: &'a mut Tally,
    /// The number of the present event, from 1.
    pub at: usize,
    sink: Sink<'a, S>,
    /// The number of indicators turned so far, by the record.
    turned: usize,
    /// Whether the record says when indicators are turned.
    timed: bool,
    /// All indicators that the record names.
    indicators: Vec<Tile>,
    /// Whether the record has the draw of the present turn.
    drawn: bool,
    /// Points after a riichi stick that was just recorded.
    riichi_scores: Option<&'a BySeat<i32>>,
    /// The player whose discard has just declared riichi, if the stick has not been recorded yet.
    declared: Option<Seat>,
    /// The riichi sticks and kans recorded so far.
    sticks: usize,
    kans: usize,
    /// Texts that contradict the tiles.
    labels: Vec<Fault>,
}

impl<'a, S: FnMut(&Round, &Event)> RoundReplay<'a, S> {
    pub fn new(table: &'a mut Match, round: &'a LogRound, tally: &'a mut Tally, sink: Sink<'a, S>) -> Self {
        let timed = round.moves.iter().any(|step| matches!(step, Move::Dora { .. }));
        let indicators = wall::indicators(round);
        let (drawn, riichi_scores, declared) = (false, None, None);
        let (at, turned, sticks, kans) = (0, 1, 0, 0);
        RoundReplay {
            table,
            round,
            tally,
            at,
            sink,
            turned,
            timed,
            indicators,
            drawn,
            riichi_scores,
            declared,
            sticks,
            kans,
            labels: Vec::new(),
        }
    }

    /// The events, and the texts of the record that contradict the tiles.
    pub fn into_events(mut self) -> (Vec<Event>, Vec<Fault>) {
        // Nobody knows what is drawn after the last move of a hand that is not over.
        if self.round.end.is_none() && !self.drawn {
            self.sink.events.pop_if(|event| matches!(event, Event::Drew { .. }));
        }
        (self.sink.events, self.labels)
    }

    /// Replays every move and the end.
    pub fn play(&mut self) -> Result<(), Fault> {
        let round = self.round;
        self.opening()?;
        for (nth, step) in round.moves.iter().enumerate() {
            self.at = nth + 1;
            self.step(step)?;
        }
        self.at = round.moves.len() + 1;
        let Some(end) = &round.end else { return Ok(()) };
        match end {
            LogEnd::Won(wins) => match &wins[..] {
                [win, ..] if win.from.is_none() => self.choose(win.seat, Action::Tsumo)?,
                wins => {
                    let claims: Vec<_> = wins.iter().map(|win| (win.seat, Action::Ron)).collect();
                    self.claims(&claims)?;
                }
            },
            LogEnd::Drawn(draw) => match draw.kind {
                // The deal was repeated.
                DrawKind::Abort(Abort::KyuushuKyuuhai) if round.moves.is_empty() => {}
                DrawKind::Abort(Abort::KyuushuKyuuhai) => {
                    let Phase::Turn { seat, .. } = self.table.table().phase else {
                        return Err(self.fault(Check::Outcome, "nine kinds", stated::phase(self.table.table())));
                    };
                    self.choose(seat, Action::KyuushuKyuuhai)?;
                }
                DrawKind::Abort(Abort::Sanchahou) => {
                    let seats = self.table.table().players().seats();
                    let claims: Vec<_> = seats.map(|seat| (seat, Action::Ron)).collect();
                    self.claims_of_all(&claims)?;
                }
                _ => {
                    self.claims(&[])?;
                    self.showdown(draw)?;
                }
            },
        }
        self.check_indicators()
    }

    /// Decides whether the deal is repeated: it is if the round ends that way before the first draw.
    fn opening(&mut self) -> Result<(), Fault> {
        let repeated = match &self.round.end {
            _ if !self.round.moves.is_empty() => None,
            Some(LogEnd::Drawn(draw)) if draw.kind == DrawKind::Abort(Abort::KyuushuKyuuhai) => Some(draw),
            _ => return Ok(()),
        };
        let asked: Vec<Seat> = self.table.asked().filter(|_| self.table.table().phase == Phase::Opening).collect();
        for seat in asked {
            let repeats = repeated.is_some_and(|draw| draw.shows(seat));
            self.choose(seat, if repeats { Action::KyuushuKyuuhai } else { Action::Pass })?;
        }
        Ok(())
    }

    /// Shows hands by choice as the record says; a noten hand stays hidden.
    fn showdown(&mut self, draw: &StatedDraw) -> Result<(), Fault> {
        while let Some(seat) = self.table.table().to_declare() {
            let tenpai = self.table.legal_actions(seat).legal.contains(&Action::ShowTenpai);
            let shows = tenpai && draw.shows(seat);
            self.choose(seat, if shows { Action::ShowTenpai } else { Action::HideHand })?;
        }
        Ok(())
    }

    /// Replays the end of the round, and of the match if the record ends here.
    pub fn finish(&mut self, last: Option<&Log>) -> Result<(), Fault> {
        let Some(end) = &self.round.end else { return Ok(()) };
        let ending = Ending {
            at: self.at,
            table: self.table.table(),
            indicators: self.round.indicators.as_deref(),
            ura: self.round.ura.as_deref(),
        };
        check_end(&ending, end)?;
        let labels = wrong_labels(&ending, end);
        self.labels.extend(labels);
        self.check_sticks()?;
        if let (Some(stated), Some(end)) = (self.riichi_scores.take(), self.table.table().result()) {
            let paid = end.payments.deltas(end.scores.players());
            let before = end.scores.map(|seat, points| points - paid[seat]);
            same(self.at, Check::Riichi, stated, &before, stated::numbers)?;
        }
        let Some(log) = last else { return Ok(()) };
        check_match_end(self, log)
    }

    /// A record that has any riichi stick has all of them.
    fn check_sticks(&self) -> Result<(), Fault> {
        let paid = |event: &&Event| matches!(event, Event::Public(PublicEvent::RiichiPaid { .. }));
        let paid = self.sink.events.iter().filter(paid).count();
        if self.sticks == 0 || self.sticks == paid {
            return Ok(());
        }
        Err(self.fault(Check::Riichi, format!("{} sticks paid", self.sticks), format!("{paid} sticks paid")))
    }

    pub fn fault(&self, check: Check, record: impl ToString, rules: impl ToString) -> Fault {
        (self.at, check, record.to_string(), rules.to_string())
    }

    fn step(&mut self, step: &'a Move) -> Result<(), Fault> {
        match step {
            &Move::Draw { seat, tile } => self.draw(seat, tile),
            &Move::Discard { seat, tile, tsumogiri, riichi } => self.discard(seat, tile, tsumogiri, riichi),
            Move::RiichiPaid { seat, scores } => {
                // Records have the stick before the calls on its tile, the engine after them.
                self.riichi_scores = scores.as_ref();
                self.sticks += 1;
                let say =
                    |seat: &Option<Seat>| seat.map_or("nobody pays".to_owned(), |seat| format!("seat {seat} pays"));
                return same(self.at, Check::Riichi, &Some(*seat), &self.declared.take(), say);
            }
            Move::Meld { seat, meld } => self.meld(*seat, meld),
            Move::Kita { seat, .. } => self.choose(*seat, Action::Kita),
            Move::Dora { .. } => {
                self.turned += 1;
                match self.turned > self.kans + 1 {
                    true => Err(self.fault(Check::Dora, "a further indicator", "no kan turns it")),
                    false => Ok(()),
                }
            }
        }?;
        match self.riichi_scores.take() {
            Some(scores) => same(self.at, Check::Riichi, scores, &self.table.table().scores, stated::numbers),
            None => Ok(()),
        }
    }

    fn draw(&mut self, seat: Seat, tile: Tile) -> Result<(), Fault> {
        self.claims(&[])?;
        self.declared = None;
        let table = self.table.table();
        let drawn = match &table.phase {
            Phase::Turn { seat: turn, .. } if *turn == seat => self.table.round().hand(seat).and_then(|h| h.drawn()),
            _ => None,
        };
        if drawn != Some(tile) || self.drawn {
            let drawn = drawn.filter(|_| !self.drawn);
            let ours = drawn.map_or_else(|| stated::phase(table), |drawn| format!("seat {seat} draws {drawn}"));
            return Err(self.fault(Check::Draw, format!("seat {seat} draws {tile}"), ours));
        }
        self.drawn = true;
        let after_kan =
            matches!(self.sink.events.last(), Some(Event::Drew { from: jantaku_engine::DrawFrom::Supplement, .. }));
        if after_kan { Ok(()) } else { self.check_indicators() }
    }

    /// Checks that exactly the indicators recorded by now are turned.
    fn check_indicators(&mut self) -> Result<(), Fault> {
        if !self.timed {
            return Ok(());
        }
        let turned = &self.indicators[..self.turned.min(self.indicators.len())];
        let ours = &self.table.table().indicators;
        if *turned == ours[..] {
            return Ok(());
        }
        let list = |tiles: &[Tile]| tiles.iter().map(Tile::to_string).collect::<Vec<_>>().join(" ");
        Err(self.fault(Check::Dora, list(turned), list(ours)))
    }

    fn discard(&mut self, seat: Seat, tile: Tile, tsumogiri: Option<bool>, riichi: bool) -> Result<(), Fault> {
        let drawn = self.table.round().hand(seat).and_then(|hand| hand.drawn());
        let tsumogiri = tsumogiri.unwrap_or(drawn == Some(tile));
        let action = if riichi { Action::Riichi { tile, tsumogiri } } else { Action::Discard { tile, tsumogiri } };
        self.declared = Some(seat).filter(|_| riichi);
        self.choose(seat, action)
    }

    fn meld(&mut self, seat: Seat, meld: &Meld) -> Result<(), Fault> {
        let action = match meld {
            Meld::Chii(chii) => Action::Chii { own: chii.own() },
            Meld::Pon(pon) => Action::Pon { own: pon.own() },
            Meld::Daiminkan(_) => Action::Daiminkan,
            Meld::Kakan(kan) => Action::Kakan { tile: kan.added() },
            Meld::Ankan(kan) => Action::Ankan { kind: kan.tiles()[0].kind() },
        };
        self.kans += usize::from(meld.is_kan());
        match meld {
            Meld::Kakan(_) | Meld::Ankan(_) => self.choose(seat, action)?,
            _ => self.claims(&[(seat, action)])?,
        }
        let melds = self.table.table().melds.get(seat);
        let laid = melds.and_then(|melds| melds.iter().rev().find(|laid| laid.kind() == meld.kind()));
        let say = |meld: &Option<&Meld>| {
            let meld = meld.map_or_else(|| "nothing".to_owned(), Meld::to_string);
            format!("seat {seat}: {meld}")
        };
        same(self.at, Check::Action, &Some(meld), &laid, say)
    }

    /// Makes a choice, whose draw must be recorded.
    pub fn choose(&mut self, seat: Seat, action: Action) -> Result<(), Fault> {
        let table = self.table.table();
        let turn = matches!(table.phase, Phase::Turn { seat: turn, .. } if turn == seat);
        let drawn = self.table.round().hand(seat).and_then(|hand| hand.drawn()).filter(|_| turn);
        if let (Some(tile), false) = (drawn, std::mem::take(&mut self.drawn)) {
            return Err(self.fault(Check::Draw, format!("seat {seat}: {action}"), format!("seat {seat} draws {tile}")));
        }
        let sink = &mut self.sink;
        let played = self.table.play_with(seat, action, &mut |round, event| sink.take(round, event));
        played.map_err(|error| {
            let why = match error {
                jantaku_engine::PlayError::NotAsked(_) => stated::phase(self.table.table()),
                error => error.to_string(),
            };
            self.fault(Check::Action, format!("seat {seat}: {action}"), why)
        })
    }

    /// Closes the claims on the tile on offer: makes these, and passes for everyone else.
    fn claims(&mut self, claims: &[(Seat, Action)]) -> Result<(), Fault> {
        let Phase::Claims { from, .. } = self.table.table().phase else {
            let Some((seat, action)) = claims.first() else { return Ok(()) };
            let record = format!("seat {seat}: {action}");
            return Err(self.fault(Check::Action, record, stated::phase(self.table.table())));
        };
        // Nobody claims their own tile, whatever others do.
        if let Some((seat, action)) = claims.iter().find(|(seat, _)| *seat == from) {
            let record = format!("seat {seat}: {action}");
            return Err(self.fault(Check::Action, record, stated::phase(self.table.table())));
        }
        let mut made = 0;
        for seat in self.table.table().players().seats_from(from).skip(1) {
            let claim = claims.iter().find(|(who, _)| *who == seat).map(|(_, action)| *action);
            if let Some(action) = claim {
                made += 1;
                self.choose(seat, action)?;
            } else if self.table.is_asked(seat) {
                self.choose(seat, Action::Pass)?;
            }
            if made == claims.len() && !matches!(self.table.table().phase, Phase::Claims { .. }) {
                break;
            }
        }
        Ok(())
    }

    /// The claims of everyone but the discarder.
    fn claims_of_all(&mut self, claims: &[(Seat, Action)]) -> Result<(), Fault> {
        let Phase::Claims { from, .. } = self.table.table().phase else {
            return Err(self.fault(Check::Outcome, "three rons", stated::phase(self.table.table())));
        };
        let others: Vec<_> = claims.iter().copied().filter(|(seat, _)| *seat != from).collect();
        self.claims(&others)
    }
}
