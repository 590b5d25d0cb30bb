//! What people send to a table: they join, answer, leave, and run out of time.

use std::time::Duration;

use jantaku_core::Seat;
use jantaku_engine::{Action, Event, Match, Phase};
use jantaku_store::{Appended, MatchSeed, Presence, Seal};
use jantaku_wire::ids::{Role, SeatToken};
use jantaku_wire::{ErrorCode, MatchInfo, ServerMessage, Watching, Welcome};

use super::{Answer, TableTask};
use crate::absence::By;
use crate::stream::{Connection, Stream};
use crate::{Message, TableError};

impl TableTask {
    pub(super) async fn handle(&mut self, message: Message) -> Result<(), TableError> {
        match message {
            Message::Join { connection, token, last_event, outbox } => {
                return self.join(Connection::new(connection, outbox), token, last_event).await;
            }
            Message::Act { connection, decision_id, action, seal, round_trip, settles: _settles } => {
                return self.act(connection, decision_id, action, seal, round_trip).await;
            }
            Message::Open { connection, round, share, settles: _settles } => match self.seat_of(connection) {
                Some(seat) => return self.open(seat, round, share).await,
                None => self.refuse_without_seat(connection, None),
            },
            Message::Pass { connection, window_id } => match self.seat_of(connection) {
                Some(seat) => return self.pass(seat, window_id).await,
                None => self.refuse_without_seat(connection, None),
            },
            Message::Back { connection } => match self.seat_of(connection) {
                Some(seat) => return self.hear(seat).await,
                None => self.refuse_without_seat(connection, None),
            },
            Message::Leave { connection } => {
                let held = self.streams.seats.iter_mut().find(|stream| stream.is_held_by(connection));
                held.into_iter().for_each(Stream::leave);
                self.streams.public.leave(connection);
            }
            Message::TimeOut { seat, decision_id } => return self.time_out(seat, decision_id).await,
            Message::Vote { connection, on, yes } => match self.seat_of(connection) {
                Some(seat) => return self.vote(seat, on, yes).await,
                None => self.refuse_without_seat(connection, None),
            },
            Message::Left { seat, why } => return self.take_leave(seat, why).await,
            Message::End(by) => return self.end_early(by).await,
            Message::Stop | Message::GiveUp => {}
        }
        Ok(())
    }

    fn seat_of(&self, connection: u64) -> Option<Seat> {
        self.streams.seats.iter().find(|stream| stream.is_held_by(connection)).map(Stream::seat)
    }

    /// Spectators and replaced connections have no say.
    fn refuse_without_seat(&self, connection: u64, decision_id: Option<u32>) {
        let message = "this connection has no seat".to_owned();
        let refusal = ServerMessage::Error { code: ErrorCode::NotAsked, message, decision_id };
        self.streams.public.send_message(connection, &refusal);
    }

    async fn take_leave(&mut self, seat: Seat, why: ErrorCode) -> Result<(), TableError> {
        if self.goes_on() && !self.is_away(seat) {
            self.depart(seat, self.stands_in(seat)).await?;
        }
        let farewell = ServerMessage::Bye { message: "you have left this match".to_owned(), code: Some(why) };
        let stream = self.streams.seats.iter_mut().find(|stream| stream.seat() == seat);
        stream.into_iter().for_each(|stream| stream.bye(&farewell));
        Ok(())
    }

    /// A player who is heard from is not away.
    pub(super) async fn hear(&mut self, seat: Seat) -> Result<(), TableError> {
        let was_away = self.is_away(seat) && self.row.ended.is_none();
        if was_away {
            self.append(Appended { presence: Some(Presence::Back { seat }), ..self.nothing() }).await?;
        }
        if self.is_stood_in(seat) {
            // What the bot has chosen and nobody has seen is not played.
            self.chosen.retain(|(chosen, _)| *chosen != seat);
        }
        self.absence.hear(seat);
        if was_away {
            self.streams.send_message(&self.away());
        }
        Ok(())
    }

    /// A player is away from now on.
    pub(super) async fn depart(&mut self, seat: Seat, by: By) -> Result<(), TableError> {
        let bot = self.stand_ins[seat].clone().filter(|_| by == By::Bot);
        self.append(Appended { presence: Some(Presence::Away { seat, bot }), ..self.nothing() }).await?;
        self.absence.leave(seat, by);
        self.streams.send_message(&self.away());
        Ok(())
    }

    fn away(&self) -> ServerMessage {
        let of = |is: fn(By) -> bool| {
            let seats = self.occupants.iter().map(|(seat, _)| seat);
            seats.filter(|seat| self.absence.of(*seat).is_some_and(is)).map(u8::from).collect()
        };
        ServerMessage::Away { seats: of(|_| true), bots: of(|by| by == By::Bot) }
    }

    /// Whether everybody knows who has to decide now. Only the player who is asked for a claim knows that.
    fn is_decided_in_public(&self) -> bool {
        matches!(self.playing.table().phase, Phase::Turn { .. } | Phase::Over(_))
    }

    /// That the match has ended before its end.
    fn ended(&self) -> Option<ServerMessage> {
        self.row.ended.map(|by| ServerMessage::Ended { by })
    }

    fn info(&self) -> MatchInfo {
        let names = self.row.seats.iter().map(|seat| seat.name.clone()).collect();
        MatchInfo {
            faces: self.row.faces(),
            mode: self.row.mode,
            bots: self.row.seats.iter().map(|seat| seat.bot().map(str::to_owned)).collect(),
            pace: self.row.pace,
            time: self.row.time,
            claim_window: self.row.claim_window,
            watching: Some(self.row.watching),
            seats_drawn: self.seats_drawn.clone(),
            ..MatchInfo::new(self.row.id.to_string(), names, &self.row.rules)
        }
    }

    async fn join(
        &mut self,
        connection: Connection,
        token: Option<SeatToken>,
        last_event: Option<u32>,
    ) -> Result<(), TableError> {
        let role = self.role(token.as_ref());
        if let Some(Role::Seat(seat)) = role {
            self.hear(seat).await?;
        }
        let is_somebody_away = self.occupants.iter().any(|(seat, _)| self.is_away(seat));
        let now: Vec<_> = is_somebody_away
            .then(|| self.away())
            .into_iter()
            .chain(self.claim_window())
            .chain(self.seals())
            .chain(self.ended())
            .collect();
        let votes = self.votes.now();
        let (info, id, kept) = (self.info(), connection.id(), self.streams.history.events());
        match role {
            Some(Role::Spectator) => {
                self.streams.public.join(connection, info, last_event, kept)?;
                now.iter().for_each(|message| self.streams.public.send_message(id, message));
            }
            Some(Role::Seat(seat)) => {
                let welcome = ServerMessage::Welcome(Welcome { seat: seat.into(), of: info });
                if let Some(stream) = self.streams.seats.iter_mut().find(|stream| stream.seat() == seat) {
                    stream.join(connection, &welcome, last_event, kept)?;
                    now.iter().chain(&votes).for_each(|message| stream.send_message(message));
                }
            }
            None => {
                let (code, message) = match &token {
                    Some(_) => (ErrorCode::NoSuchSeat, "this is no seat of this match"),
                    None => (ErrorCode::NotForWatching, "this match is not open to people without a seat"),
                };
                let message = message.to_owned();
                connection.send_message(&ServerMessage::Error { code, message: message.clone(), decision_id: None });
                connection.bye(&ServerMessage::Bye { message, code: Some(code) });
            }
        }
        Ok(())
    }

    /// A secret opens its own seat; without one a connection watches, where that is allowed.
    fn role(&self, token: Option<&SeatToken>) -> Option<Role> {
        let Some(token) = token else {
            return (self.row.watching != Watching::Nobody).then_some(Role::Spectator);
        };
        let opened = self.streams.seats.iter().find(|stream| stream.opens_with(token));
        opened.map(|stream| Role::Seat(stream.seat()))
    }

    async fn act(
        &mut self,
        connection: u64,
        decision_id: u32,
        action: Action,
        seal: Option<[u8; 32]>,
        round_trip: Duration,
    ) -> Result<(), TableError> {
        let Some(at) = self.streams.seats.iter().position(|stream| stream.is_held_by(connection)) else {
            self.refuse_without_seat(connection, Some(decision_id));
            return Ok(());
        };
        let seat = self.streams.seats[at].seat();
        // That somebody has answered a claim is as secret as the claim.
        if self.is_decided_in_public() || self.is_away(seat) {
            self.hear(seat).await?;
        }
        let stream = &mut self.streams.seats[at];
        if stream.answer(decision_id) == Some(action) {
            stream.send_message(&ServerMessage::Ack { decision_id });
            return Ok(());
        }
        // What others answered may still be on its way: this seat never sees it.
        let all_seen = self.unseen.iter().all(|event| event.seen_by(stream.seat()).is_none());
        let asked = all_seen && self.row.ended.is_none() && !self.playing.legal_actions(stream.seat()).legal.is_empty();
        let is_too_late = self.clocks.as_ref().is_some_and(|clocks| clocks.is_too_late(seat, round_trip));
        if !asked || decision_id != stream.next() || is_too_late {
            stream.refuse_decision(decision_id);
            return Ok(());
        }
        if seal.is_some() && (action != Action::Continue || !matches!(self.row.seed, MatchSeed::Shared(_))) {
            // Nobody is to believe that it counts.
            stream.refuse(ErrorCode::Illegal, "there is no wall here to have a share in".to_owned(), decision_id);
            return Ok(());
        }
        let mut next = self.playing.clone();
        match next.play(seat, action) {
            Err(why) => stream.refuse(ErrorCode::Illegal, why.to_string(), decision_id),
            Ok(_) if self.window.is_some() => self.answer_in_window(at, decision_id, action),
            Ok(events) => {
                let seal = seal.map(|bytes| Seal { round: self.rounds, seat, bytes });
                self.commit_answer(seat, next, events, seal, round_trip).await?;
                self.streams.seats[at].send_message(&ServerMessage::Ack { decision_id });
            }
        }
        Ok(())
    }

    async fn time_out(&mut self, seat: Seat, decision_id: u32) -> Result<(), TableError> {
        let stands = self.streams.seats.iter().any(|stream| stream.seat() == seat && stream.next() == decision_id);
        let action = self.playing.legal_actions(seat).default_action();
        let Some(action) = action.filter(|_| stands && self.unseen.is_empty()) else {
            self.clocks.iter_mut().for_each(|clocks| clocks.stop(seat));
            return Ok(());
        };
        let mut next = self.playing.clone();
        let events = next.play(seat, action).map_err(|why| TableError::TimeOut { seat: seat.into(), why })?;
        let is_turn = matches!(self.playing.table().phase, Phase::Turn { .. });
        self.commit_answer(seat, next, events, None, Duration::ZERO).await?;
        if is_turn && self.absence.miss(seat) {
            self.depart(seat, self.stands_in(seat)).await?;
        }
        Ok(())
    }

    /// Stores a choice with its time and the player's seal for the next wall, and shows it.
    async fn commit_answer(
        &mut self,
        seat: Seat,
        next: Box<Match>,
        events: Vec<Event>,
        seal: Option<Seal>,
        round_trip: Duration,
    ) -> Result<(), TableError> {
        let spent = self.clocks.as_mut().and_then(|clocks| clocks.settle(seat, round_trip));
        let is_public = self.is_decided_in_public();
        let took = self.commit(next, events, None, Answer { spent, seal }).await?;
        // How long a secret answer took must not show in a rest.
        if is_public {
            self.tempo.stored(took);
        }
        self.clocks.iter_mut().for_each(|clocks| clocks.stop(seat));
        self.show_choice(seat)
    }

    /// A person sees their own choice at once, and what follows when the table has rested.
    fn show_choice(&mut self, seat: Seat) -> Result<(), TableError> {
        while let Some(event) = self.next_unseen() {
            self.show(&event)?;
            if !matches!(event, Event::Answered { seat: who, .. } if who != seat) {
                break;
            }
        }
        Ok(())
    }
}
