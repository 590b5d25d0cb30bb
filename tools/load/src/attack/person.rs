//! An attacker who does what the page does, only too often: matches, rooms, guesses.

use std::time::Duration;

use jantaku_wire::{ClientMessage, Created, Event, OwnSeat, Room, ServerMessage, VERSION};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::time::sleep;

use super::{Attack, Mallory};
use crate::client::{Failure, heard, say};
use crate::person::plainest;
use crate::table::Setting;

const WRONG: &str = "403";
/// The pause of somebody who has reached a limit.
const REFUSED: Duration = Duration::from_secs(1);

impl Mallory {
    pub(super) async fn ask_again_and_again(&self, number: usize) -> Result<(), Failure> {
        match self.attack {
            Attack::Bots => self.play().await,
            Attack::Rooms => self.open_rooms().await,
            _ => self.guess(number).await,
        }
    }

    /// Plays matches against the bots that think longest, without pauses, and answers at once.
    async fn play(&self) -> Result<(), Failure> {
        let bots = ["master"; 3];
        let new =
            json!({"preset": "tenhou", "length": "east", "opponents": bots, "pace": "instant", "name": "Mallory"});
        loop {
            match self.ask::<Created>("/api/matches", &new).await {
                Ok(created) => self.play_to_its_end(&created.match_id).await?,
                Err(_) => sleep(REFUSED).await,
            }
        }
    }

    async fn play_to_its_end(&self, match_id: &str) -> Result<(), Failure> {
        let OwnSeat { token, .. } = self.visitor.get(&format!("/api/matches/{match_id}/seat")).await?;
        let match_id = match_id.to_owned();
        let hello = ClientMessage::Hello { version: VERSION, match_id: match_id.clone(), token, last_event: None };
        let mut socket = self.visitor.socket(&hello).await?;
        loop {
            match heard(&mut socket).await?.0 {
                ServerMessage::Prompt { decision_id, choices, .. } => {
                    let (match_id, action) = (match_id.clone(), plainest(&choices));
                    say(&mut socket, &ClientMessage::Act { match_id, decision_id, action, seal: None }).await?;
                }
                ServerMessage::Event { event, .. } if matches!(*event, Event::MatchEnded { .. }) => return Ok(()),
                _ => {}
            }
        }
    }

    async fn open_rooms(&self) -> Result<(), Failure> {
        loop {
            if self.ask::<Room>("/api/rooms", &Setting::default().room()).await.is_err() {
                sleep(REFUSED).await;
            }
        }
    }

    async fn guess(&self, number: usize) -> Result<(), Failure> {
        for nth in 0_u64.. {
            let guess = json!({"name": "victim", "password": format!("password {number} {nth}")});
            self.turn().await;
            self.done.requests.make(1);
            // That a password is wrong is an answer.
            let answer = self.visitor.post::<Value>("/api/account/sign-in", &guess).await;
            if answer.is_err_and(|why| !why.to_string().starts_with(WRONG)) {
                self.done.requests.refuse();
            }
        }
        Ok(())
    }

    async fn ask<T: DeserializeOwned>(&self, path: &str, what: &Value) -> Result<T, Failure> {
        self.turn().await;
        self.done.requests.make(1);
        self.visitor.post(path, what).await.inspect_err(|_| self.done.requests.refuse())
    }
}
