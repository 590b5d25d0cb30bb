//! Votes at a table: to end the match, or for a bot to play for somebody who is not there.
//!
//! Everybody who is not away has to agree, so that nobody is outvoted. A proposal that one of them refuses is off until
//! the next hand, and so is the end of the match once a bot plays for somebody who is only gone for a moment.

use std::collections::{BTreeMap, BTreeSet};

use jantaku_core::Seat;
use jantaku_wire::{EndedBy, ErrorCode, Proposal, ServerMessage, Vote};

use super::TableTask;
use crate::TableError;
use crate::absence::By;
use crate::stream::Stream;

#[derive(Default)]
pub(super) struct Votes {
    open: BTreeMap<Proposal, BTreeSet<Seat>>,
    /// Refused until the next hand.
    off: BTreeSet<Proposal>,
    sent: Vec<Vote>,
}

impl Votes {
    pub fn begin_hand(&mut self) {
        self.off.clear();
    }

    pub fn now(&self) -> Option<ServerMessage> {
        let votes = self.sent.clone();
        (!votes.is_empty()).then_some(ServerMessage::Votes { votes, against: None })
    }
}

impl TableTask {
    /// A player who votes is there.
    pub(super) async fn vote(&mut self, seat: Seat, on: Proposal, yes: bool) -> Result<(), TableError> {
        self.hear(seat).await?;
        let is_off = self.votes.off.contains(&on);
        let voters = self.voters(on).filter(|voters| voters.contains(&seat) && !(yes && is_off));
        if voters.is_none() {
            let message =
                if is_off { "this can be proposed again in the next hand" } else { "this is not to be voted on" };
            let refusal =
                ServerMessage::Error { code: ErrorCode::NotAsked, message: message.to_owned(), decision_id: None };
            let stream = self.streams.seats.iter_mut().find(|stream| stream.seat() == seat);
            stream.into_iter().for_each(|stream| stream.send_message(&refusal));
        } else if yes {
            self.votes.open.entry(on).or_default().insert(seat);
        } else if self.votes.open.remove(&on).is_some() {
            self.votes.off.insert(on);
            self.send_votes(Some(seat));
        }
        Ok(())
    }

    /// Does what everybody who is there has agreed on, and sends what is still voted on.
    pub(super) async fn settle(&mut self) -> Result<(), TableError> {
        let open: Vec<Proposal> = self.votes.open.keys().copied().collect();
        for on in open {
            let Some(voters) = self.voters(on) else {
                self.votes.open.remove(&on);
                continue;
            };
            let is_agreed = self.votes.open.get(&on).is_some_and(|yes| voters.is_subset(yes));
            if !voters.is_empty() && is_agreed {
                self.votes.open.remove(&on);
                self.carry_out(on).await?;
            }
        }
        self.send_votes(None);
        Ok(())
    }

    async fn carry_out(&mut self, on: Proposal) -> Result<(), TableError> {
        match on {
            Proposal::End {} => {
                if self.store.end(self.row.id, EndedBy::Agreed).await? {
                    self.end_early(EndedBy::Agreed).await?;
                }
            }
            Proposal::Replace { seat } => {
                if let Some(seat) = Seat::new(seat.into()) {
                    self.depart(seat, By::Bot).await?;
                }
                // Whoever is replaced had no say in it: the others cannot end the match without them before the next hand.
                self.votes.open.remove(&Proposal::End {});
                self.votes.off.insert(Proposal::End {});
            }
        }
        Ok(())
    }

    /// The seats that have to agree; none where there is no vote on this. A person alone gives the match up instead.
    fn voters(&self, on: Proposal) -> Option<BTreeSet<Seat>> {
        let people = self.streams.seats.iter();
        let may_be = self.goes_on()
            && people.len() > 1
            && match on {
                Proposal::End {} => true,
                Proposal::Replace { seat } => people.clone().any(|stream| {
                    let own = stream.seat();
                    u8::from(own) == seat
                        && !stream.is_held()
                        && !self.is_stood_in(own)
                        && self.stand_ins[own].is_some()
                }),
            };
        let is_voter = |seat: &Seat| !self.is_away(*seat) && on != (Proposal::Replace { seat: (*seat).into() });
        may_be.then(|| people.map(Stream::seat).filter(is_voter).collect())
    }

    /// Sends the votes, if they changed or somebody is against one.
    fn send_votes(&mut self, against: Option<Seat>) {
        let numbers = |seats: &BTreeSet<Seat>| seats.iter().copied().map(u8::from).collect();
        let vote = |(on, yes): (&Proposal, &BTreeSet<Seat>)| {
            Some(Vote { on: *on, yes: numbers(yes), voters: numbers(&self.voters(*on)?) })
        };
        let votes: Vec<Vote> = self.votes.open.iter().filter_map(vote).collect();
        if against.is_some() || votes != self.votes.sent {
            self.votes.sent.clone_from(&votes);
            let message = ServerMessage::Votes { votes, against: against.map(u8::from) };
            self.streams.seats.iter_mut().for_each(|stream| stream.send_message(&message));
        }
    }
}
