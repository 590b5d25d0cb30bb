//! People who play one match after the other in a room of their own, with bots on the other seats.

use jantaku_history::History;
use jantaku_wire::{OwnSeat, Room};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::client::{Failure, Servers, Visitor};
use crate::person::{self, Seat, Waits};

/// The bots that sit with people.
const LEVEL: &str = "normal";

/// A room and the people in it, whose match has begun.
pub struct Table {
    visitors: Vec<Visitor>,
    /// The path of the room.
    path: String,
    match_id: String,
    /// By which the people think.
    seed: u64,
}

impl Table {
    /// People of a household open a room, sit down with so many bots, and are ready. Each asks another server first.
    pub async fn set_up(servers: Servers, household: u32, bots: u32, settings: &Value) -> Result<Table, Failure> {
        let mut visitors = Vec::new();
        for at in 0..4 - bots {
            let (first, name) = ((household + at) as usize, format!("Guest {}", household * 4 + at));
            visitors.push(Visitor::named(servers, first, household, &name).await?);
        }
        let room: Room = visitors[0].post("/api/rooms", settings).await?;
        let path = format!("/api/rooms/{}", room.id);
        for (seat, visitor) in visitors.iter().enumerate().skip(1) {
            let _: Room = visitor.post(&path, &json!({"type": "sit", "seat": seat})).await?;
        }
        for seat in 4 - bots..4 {
            let _: Room = visitors[0].post(&path, &json!({"type": "bot", "seat": seat, "level": LEVEL})).await?;
        }
        let mut table = Table { visitors, path, match_id: String::new(), seed: u64::from(household) * 4 };
        table.begin().await?;
        Ok(table)
    }

    /// The match that is played.
    pub fn match_id(&self) -> &str {
        &self.match_id
    }

    /// Everybody is ready: the next match begins.
    async fn begin(&mut self) -> Result<(), Failure> {
        let mut begun = None;
        for visitor in &self.visitors {
            let room: Room = visitor.post(&self.path, &json!({"type": "ready", "ready": true})).await?;
            begun = room.current;
        }
        self.match_id = begun.ok_or("no match has begun")?.match_id;
        Ok(())
    }

    /// Plays until the time is over.
    pub async fn play(mut self, until: Instant, history: Option<History>) -> Result<Waits, Failure> {
        let mut waits = Waits::default();
        loop {
            let mut playing = JoinSet::new();
            for (at, visitor) in self.visitors.iter().enumerate() {
                let seat: OwnSeat = visitor.get(&format!("/api/matches/{}/seat", self.match_id)).await?;
                let seat = Seat { visitor: visitor.clone(), match_id: self.match_id.clone(), token: seat.token };
                playing.spawn(person::play(seat, self.seed + at as u64, until, history.clone()));
            }
            while let Some(played) = playing.join_next().await {
                waits.add(played?);
            }
            if Instant::now() >= until {
                return Ok(waits);
            }
            self.begin().await?;
        }
    }
}
