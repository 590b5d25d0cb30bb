//! The claim window, where a match has one: after a discard everybody else may claim or pass for the same time, whether
//! or not they can claim. What follows is shown when the window is over, or when everybody has pressed, so that the
//! time reveals nothing of who could have claimed.

use std::time::Duration;

use jantaku_core::Seat;
use jantaku_engine::{Action, Event, PublicEvent};
use jantaku_wire::ServerMessage;
use tokio::time::Instant;

use super::TableTask;
use crate::TableError;
use crate::stream::Stream;

pub(super) struct Window {
    /// The seat whose tile may be claimed.
    id: u32,
    /// The seat whose tile may be claimed.
    from: Seat,
    /// The end of the rest that there would be without a window.
    rested: Instant,
    pressed: Vec<Seat>,
}

impl TableTask {
    /// Opens the window after an event that the table has just shown, if it has windows and a person is to press.
    pub(super) fn open_window(&mut self, event: &Event) {
        self.window = None;
        let Event::Public(
            PublicEvent::Discarded { seat: from, .. }
            | PublicEvent::KanDeclared { seat: from, .. }
            | PublicEvent::Kita { seat: from, .. },
        ) = *event
        else {
            return;
        };
        let Some(seconds) = self.row.claim_window else { return };
        let window = Window { id: self.windows, from, rested: self.rest_until, pressed: Vec::new() };
        if !self.has_everybody_pressed(&window) {
            self.rest_until = self.rest_until.max(Instant::now() + Duration::from_secs(seconds.into()));
            self.windows += 1;
            self.window = Some(window);
            self.claim_window().iter().for_each(|message| self.streams.send_message(message));
        }
    }

    pub(super) fn claim_window(&self) -> Option<ServerMessage> {
        let window_id = self.window.as_ref()?.id;
        Some(ServerMessage::ClaimWindow { window_id, millis: self.window_left() })
    }

    /// The rest of it in milliseconds.
    pub(super) fn window_left(&self) -> u32 {
        self.rest_until.saturating_duration_since(Instant::now()).as_millis() as u32
    }

    /// The answer is stored when the window is over. The first one counts.
    pub(super) fn answer_in_window(&mut self, at: usize, decision_id: u32, action: Action) {
        let stream = &mut self.streams.seats[at];
        let seat = stream.seat();
        match self.chosen.iter().find(|(chosen, _)| *chosen == seat) {
            Some((_, chosen)) if *chosen != action => stream.refuse_decision(decision_id),
            Some(_) => {}
            None => {
                self.chosen.push((seat, action));
                self.press(seat);
            }
        }
    }

    /// A player who can claim answers their prompt instead.
    pub(super) async fn pass(&mut self, seat: Seat, window_id: u32) -> Result<(), TableError> {
        if self.is_away(seat) {
            self.hear(seat).await?;
        }
        let can_claim = self.unseen.is_empty() && self.playing.is_asked(seat);
        if !can_claim && self.window.as_ref().is_some_and(|window| window.id == window_id) {
            self.press(seat);
        }
        Ok(())
    }

    /// When everybody has pressed, the window is over as soon as the choices can be stored.
    fn press(&mut self, seat: Seat) {
        let Some(window) = self.window.as_mut().filter(|window| !window.pressed.contains(&seat)) else { return };
        window.pressed.push(seat);
        let rested = window.rested;
        if self.window.as_ref().is_some_and(|window| self.has_everybody_pressed(window)) {
            let end = rested.max(Instant::now() + self.tempo.ahead());
            self.rest_until = self.rest_until.min(end);
        }
    }

    /// Whether no person is waited for. Bots and people who are away are not.
    fn has_everybody_pressed(&self, window: &Window) -> bool {
        let is_done = |seat| seat == window.from || window.pressed.contains(&seat) || self.is_away(seat);
        self.streams.seats.iter().map(Stream::seat).all(is_done)
    }

    /// A player who has not answered passes.
    pub(super) async fn close(&mut self, window: Window) -> Result<(), TableError> {
        self.answer_for_the_late(true);
        let played = self.play_chosen().await?;
        let answered =
            |stream: &&mut Stream| [&played, &window.pressed].iter().all(|seats| seats.contains(&stream.seat()));
        for stream in self.streams.seats.iter_mut().filter(answered) {
            stream.send_message(&ServerMessage::Ack { decision_id: stream.next() });
        }
        Ok(())
    }
}
