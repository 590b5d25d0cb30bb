//! Whom a table asks, and who answers: people, bots, and bots for people who are away.

use jantaku_core::Seat;
use jantaku_engine::{Action, Actions, Table, View};
use jantaku_record::line::Hex32;
use jantaku_wire::{NextWall, TimeLeft, TimePart};

use super::{Occupant, TableError, TableTask, is_over};
use crate::absence::By;
use crate::clock::Timed;
use crate::deck::wall_commitment;
use crate::thinkers::{Question, Thought};

impl TableTask {
    /// Called when everything is shown.
    pub(super) fn ask(&mut self) {
        if !self.unseen.is_empty() || self.row.ended.is_some() {
            return;
        }
        let stood_in: Vec<Seat> = self.playing.asked().filter(|seat| self.is_stood_in(*seat)).collect();
        let window =
            self.window.as_ref().map(|_| TimeLeft { decision: self.window_left(), bank: 0, first: TimePart::Decision });
        let commitment = wall_commitment(self.row.id, &self.row.seed, self.rounds);
        let next_wall = commitment.map(|hash| NextWall { round: self.rounds + 1, commitment: Hex32(hash) });
        for stream in &mut self.streams.seats {
            if stood_in.contains(&stream.seat()) {
                self.clocks.iter_mut().for_each(|clocks| clocks.stop(stream.seat()));
                continue;
            }
            let actions = self.playing.legal_actions(stream.seat());
            let decided = match self.absence.of(stream.seat()).is_some() {
                true => actions.default_action(),
                false => decided(self.playing.table(), stream.seat(), &actions),
            };
            let timed = if is_over(&self.playing) { Timed::Reading } else { Timed::Decision };
            if let Some(clocks) = &mut self.clocks {
                match decided.is_none() && !actions.legal.is_empty() && self.window.is_none() {
                    true => clocks.start(stream.seat(), stream.next(), timed),
                    false => clocks.stop(stream.seat()),
                }
            }
            match decided {
                Some(action) if self.chosen.iter().all(|(seat, _)| *seat != stream.seat()) => {
                    self.chosen.push((stream.seat(), action));
                }
                Some(_) => {}
                None => {
                    let time = window.or(self.clocks.as_ref().and_then(|clocks| clocks.left(stream.seat())));
                    stream.prompt(&actions, time, next_wall);
                }
            }
        }
        let asked: Vec<Seat> = self.playing.asked().collect();
        for seat in asked {
            if !self.thinks(seat) && self.chosen.iter().all(|(chosen, _)| *chosen != seat) {
                self.think(seat);
            }
        }
    }

    pub(super) fn is_away(&self, seat: Seat) -> bool {
        self.absence.of(seat).is_some()
    }

    pub(super) fn is_stood_in(&self, seat: Seat) -> bool {
        self.absence.of(seat) == Some(By::Bot)
    }

    pub(super) fn stands_in(&self, seat: Seat) -> By {
        if self.bot_for_away && self.stand_ins[seat].is_some() { By::Bot } else { By::Default }
    }

    fn think(&mut self, seat: Seat) {
        let is_stood_in = self.is_stood_in(seat);
        let bot = match &mut self.occupants[seat] {
            Occupant::Person(stand_in) if is_stood_in => stand_in.take(),
            Occupant::Person(_) => None,
            other => match std::mem::replace(other, Occupant::Empty) {
                Occupant::Bot(bot) => Some(bot),
                _ => {
                    let default = self.playing.legal_actions(seat).default_action();
                    return self.chosen.extend(default.map(|action| (seat, action)));
                }
            },
        };
        let view = self.playing.view(seat).map(View::into_owned);
        if let (Some(bot), Some(view)) = (bot, view) {
            let (number, is_turn, is_instant) = (self.question, self.is_turn(), !self.tempo.rests());
            let question = Question { seat, number, view, is_turn, is_instant };
            let wanted = self.thinkers.think(question, bot, self.reply.clone());
            self.thinking.push((seat, Some(wanted)));
        }
    }

    pub(super) fn thinks(&self, seat: Seat) -> bool {
        self.thinking.iter().any(|(thinks, _)| *thinks == seat)
    }

    pub(super) fn waits_for_bots(&self) -> bool {
        self.playing.asked().any(|seat| self.thinks(seat))
    }

    /// Bots that have not begun to think need not.
    pub(super) fn ask_no_more(&mut self) {
        self.question += 1;
        self.thinking.iter_mut().for_each(|(_, wanted)| *wanted = None);
    }

    pub(super) fn take(&mut self, thought: Thought) -> Result<(), TableError> {
        let Thought { seat, question, done } = thought;
        let (bot, action) = done.ok_or(TableError::BotFailed(seat.into()))?;
        let is_person = matches!(self.occupants[seat], Occupant::Person(_));
        self.occupants[seat] = if is_person { Occupant::Person(Some(bot)) } else { Occupant::Bot(bot) };
        self.thinking.retain(|(thinking, _)| *thinking != seat);
        // Who is back decides for themselves.
        let counts = question == self.question && (!is_person || self.is_stood_in(seat));
        if let Some(action) = action.filter(|_| counts) {
            self.chosen.push((seat, action));
            self.rest_on();
        }
        Ok(())
    }

    /// Answers for those whose answers to a tile are not there when the table has rested, as if they had no time to
    /// think: for everybody in a window, otherwise for bots. Whether they were asked is secret, so nobody waits for
    /// them.
    pub(super) fn answer_for_the_late(&mut self, is_window: bool) {
        let late = self.playing.asked().filter(|seat| self.chosen.iter().all(|(chosen, _)| chosen != seat));
        let late: Vec<Seat> = late.filter(|seat| is_window || self.thinks(*seat)).collect();
        for seat in late {
            let actions = self.playing.legal_actions(seat);
            let action = if self.thinks(seat) { jantaku_bots::at_once(&actions) } else { actions.default_action() };
            self.chosen.extend(action.map(|action| (seat, action)));
        }
        self.ask_no_more();
    }
}

/// In riichi a tile that cannot win and makes no kan leaves nothing to decide.
fn decided(table: &Table, seat: Seat, actions: &Actions) -> Option<Action> {
    let by_itself = table.rules.discards_by_itself() && table.riichi[seat].is_riichi();
    match actions.legal[..] {
        [only @ Action::Discard { tsumogiri: true, .. }] if by_itself && actions.fouls.is_empty() => Some(only),
        _ => None,
    }
}
