//! People who play one match after the other, with bots on the other seats.

use jantaku_core::Seat;
use jantaku_history::History;
use jantaku_record::Record;
use jantaku_wire::{Created, OwnSeat, Room};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::client::{Failure, Servers, Visitor};
use crate::guess::Guesses;
use crate::person::{self, Played, Waits};

#[derive(Debug, Clone)]
pub struct Setting {
    pub bots: u32,
    pub level: String,
    pub pace: String,
    pub is_quick: bool,
}

impl Default for Setting {
    fn default() -> Setting {
        Setting { bots: 0, level: "normal".to_owned(), pace: "normal".to_owned(), is_quick: false }
    }
}

impl Setting {
    /// A room as friends use it: each of them its own, in which anybody may watch. Matches with bots are short, since what times give away is known
    /// only when they are over.
    pub fn room(&self) -> Value {
        let length = if self.bots == 0 { "east_south" } else { "east" };
        json!({"preset": "tenhou", "length": length, "pace": self.pace, "seating": "draw", "watching": "table"})
    }

    fn alone(&self) -> Value {
        let opponents = [&self.level; 3];
        json!({"preset": "tenhou", "length": "east", "opponents": opponents, "pace": self.pace, "name": "Guest"})
    }
}

enum Place {
    Room(String),
    Alone,
}

pub struct Table {
    visitors: Vec<Visitor>,
    place: Place,
    setting: Setting,
    match_id: String,
    seed: u64,
}

impl Table {
    /// The people of a household sit down with the bots, and are ready. Each asks another server first.
    pub async fn set_up(servers: Servers, household: u32, setting: &Setting) -> Result<Table, Failure> {
        let mut visitors = Vec::new();
        for at in 0..4 - setting.bots {
            let (first, name) = ((household + at) as usize, format!("Guest {}", household * 4 + at));
            visitors.push(Visitor::named(servers, first, household, &name).await?);
        }
        let place = if setting.bots == 3 { Place::Alone } else { Place::Room(open(&visitors, setting).await?) };
        let (setting, match_id, seed) = (setting.clone(), String::new(), u64::from(household) * 4);
        let mut table = Table { visitors, place, setting, match_id, seed };
        table.begin().await?;
        Ok(table)
    }

    pub fn match_id(&self) -> &str {
        &self.match_id
    }

    /// Begins the next match; in a room, once everybody is ready.
    async fn begin(&mut self) -> Result<(), Failure> {
        self.match_id = match &self.place {
            Place::Alone => self.visitors[0].post::<Created>("/api/matches", &self.setting.alone()).await?.match_id,
            Place::Room(path) => {
                let mut begun = None;
                for visitor in &self.visitors {
                    let room: Room = visitor.post(path, &json!({"type": "ready", "ready": true})).await?;
                    begun = room.current;
                }
                begun.ok_or("no match has begun")?.match_id
            }
        };
        Ok(())
    }

    pub async fn play(mut self, until: Instant, history: Option<History>) -> Result<Waits, Failure> {
        let mut waits = Waits::default();
        loop {
            let mut playing = JoinSet::new();
            let mut people = Vec::new();
            for (at, visitor) in self.visitors.iter().enumerate() {
                let own: OwnSeat = visitor.get(&format!("/api/matches/{}/seat", self.match_id)).await?;
                people.push(Seat::new(own.seat.into()).ok_or("there is no such seat")?);
                let (visitor, match_id) = (visitor.clone(), self.match_id.clone());
                let seat = person::Seat { visitor, match_id, token: own.token, is_quick: self.setting.is_quick };
                let playing_on = person::play(seat, self.seed + at as u64, until, history.clone());
                playing.spawn(async move { (at, playing_on.await) });
            }
            let mut seen = None;
            while let Some(played) = playing.join_next().await {
                let (at, Played { waits: own, seen: times }) = played?;
                waits.add(own);
                if at == 0 {
                    seen = Some(times);
                }
            }
            if Instant::now() >= until {
                return Ok(waits);
            }
            if let Some(seen) = seen.filter(|_| self.setting.bots > 0) {
                let text = self.visitors[0].get_text(&format!("/api/matches/{}/record", self.match_id)).await?;
                waits.guesses.add(Guesses::of(&Record::read(text.as_bytes())?, &people, &seen)?);
            }
            self.begin().await?;
        }
    }
}

/// Opens a room in which all sit down with bots, and returns its path.
async fn open(visitors: &[Visitor], setting: &Setting) -> Result<String, Failure> {
    let room: Room = visitors[0].post("/api/rooms", &setting.room()).await?;
    let path = format!("/api/rooms/{}", room.id);
    for (seat, visitor) in visitors.iter().enumerate().skip(1) {
        let _: Room = visitor.post(&path, &json!({"type": "sit", "seat": seat})).await?;
    }
    for seat in visitors.len()..4 {
        let _: Room = visitors[0].post(&path, &json!({"type": "bot", "seat": seat, "level": setting.level})).await?;
    }
    Ok(path)
}
