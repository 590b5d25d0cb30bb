use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use jantaku_history::{Connection, History};
use jantaku_wire::{Action, Choice, ClientMessage, ErrorCode, Room, ServerMessage};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Error;

use super::{Client, Dice, Friend, Player, choose, settings};

const LASTS: usize = 60;

/// Counts the faults of a run's connections.
#[derive(Debug, Default)]
pub struct Counts {
    connections: usize,
    pub broken: usize,
    pub twice: usize,
    pub late: usize,
    pub from_elsewhere: usize,
    sent_again: usize,
}

/// One seat of a match, which chooses by its seed and its view.
pub struct Seat {
    pub player: Player,
    seed: u64,
    /// The faults of its connections; none where they hold.
    storm: Option<Dice>,
    pub counts: Counts,
    /// The time of the last connection's first message.
    pub first_message: Option<Instant>,
    /// Whether it plays at several servers, so that a connection may arrive at its table after a later one.
    pub at_several: bool,
    history: History,
    connection: Connection,
}

/// The fate of an answer in a storm.
enum Fate {
    Arrives,
    Twice,
    /// An answer to an earlier decision arrives before it, and a different one to that decision.
    AfterOldOnes,
    /// The connection breaks behind it, with everything unread.
    Last,
    /// The connection breaks before it.
    Lost,
    /// It arrives by a connection that another has replaced.
    FromElsewhere,
}

impl Seat {
    pub fn new(friend: &Friend, match_id: &str, seed: u64, is_stormy: bool, history: &History) -> Seat {
        let storm = is_stormy.then(|| Dice::new(seed ^ 0x5709));
        let player = friend.player(match_id, seed);
        Seat {
            connection: history.connection(match_id, &player.bearer),
            history: history.clone(),
            player,
            seed,
            storm,
            counts: Counts::default(),
            first_message: None,
            at_several: false,
        }
    }

    /// Plays to the end, over any number of connections, or until nothing answers any more.
    pub async fn play(mut self) -> Seat {
        while !self.player.over && self.play_once().await {}
        self
    }

    /// Plays over one connection; `false` if nothing answers.
    pub async fn play_once(&mut self) -> bool {
        self.player.sent = None;
        let Ok(mut client) = self.join().await else { return false };
        let lasts = self.storm.as_mut().map_or(usize::MAX, |dice| 1 + dice.below(LASTS));
        if !self.follow(&mut client, lasts).await {
            self.counts.broken += 1;
            assert!(self.storm.is_some(), "a connection broke in calm weather");
        }
        true
    }

    /// Joins, in a storm sometimes as if the last events had not arrived.
    async fn join(&mut self) -> Result<Client, Error> {
        self.counts.connections += 1;
        self.connection = self.history.connection(&self.player.match_id, &self.player.bearer);
        let missed = self.storm.as_mut().map_or(0, |dice| dice.below(8).saturating_sub(4)) as u32;
        let last = self.player.last_event().map(|last| last.saturating_sub(missed));
        let last = last.filter(|last| *last as usize >= self.player.first_kept());
        let last = last.or(self.player.last_event());
        Client::join_as(self.player.address, &self.player.bearer, &self.player.match_id, last).await
    }

    /// Follows this many messages of a connection; returns whether the match is over.
    async fn follow(&mut self, client: &mut Client, lasts: usize) -> bool {
        self.first_message = None;
        for _ in 0..lasts {
            let Some((message, text)) = client.next().await else { return false };
            self.first_message.get_or_insert_with(Instant::now);
            self.connection.heard(&message, &text);
            match message {
                ServerMessage::Event { n, .. } if (n as usize) < self.player.kept.len() => {
                    self.counts.sent_again += 1;
                    assert_eq!(self.player.kept[n as usize], text, "what is sent again has not changed");
                }
                ServerMessage::Prompt { decision_id, choices, .. } => {
                    let action = self.choose(&choices);
                    if !self.answer(client, decision_id, action).await {
                        return false;
                    }
                }
                // A repeated answer is acknowledged twice.
                ServerMessage::Ack { decision_id } if self.player.sent.is_none_or(|(sent, _)| sent != decision_id) => {
                    assert!(self.player.acknowledged.iter().any(|(id, _)| *id == decision_id), "{decision_id}");
                }
                ServerMessage::Error { code: ErrorCode::Stale, decision_id, .. }
                    if self.player.sent.is_none_or(|(sent, _)| Some(sent) != decision_id) => {}
                ServerMessage::Replaced { .. } if self.at_several => return false,
                message => {
                    self.player.take(message, text);
                }
            }
            if self.player.over {
                return true;
            }
        }
        false
    }

    /// Chooses by the view: numbers of decisions depend on which answers came before somebody's claim was settled.
    fn choose(&self, choices: &[Choice]) -> Action {
        let seen = serde_json::to_vec(&(self.seed, &self.player.view.as_ref().unwrap().table, choices)).unwrap();
        let mut hasher = DefaultHasher::new();
        seen.hash(&mut hasher);
        choose(&mut Dice::new(hasher.finish()), choices)
    }

    /// Answers with the storm's faults; returns whether the connection holds.
    async fn answer(&mut self, client: &mut Client, decision: u32, action: Action) -> bool {
        let fate = match self.storm.as_mut().map_or(0, |dice| dice.below(12)) {
            7 => Fate::Twice,
            8 => Fate::AfterOldOnes,
            9 => Fate::Last,
            10 => Fate::Lost,
            11 => Fate::FromElsewhere,
            _ => Fate::Arrives,
        };
        self.player.sent = Some((decision, action));
        match fate {
            Fate::Arrives => self.say(client, decision, action).await,
            Fate::Twice => {
                self.counts.twice += 1;
                self.say(client, decision, action).await && self.say(client, decision, action).await
            }
            Fate::AfterOldOnes => {
                self.counts.late += 1;
                if let Some(&(earlier, chosen)) = self.player.acknowledged.last() {
                    self.say(client, earlier, chosen).await;
                    self.say(client, earlier, Action::KyuushuKyuuhai).await;
                }
                self.say(client, decision, action).await
            }
            Fate::Last => {
                self.say(client, decision, action).await;
                false
            }
            Fate::Lost => false,
            Fate::FromElsewhere => {
                self.counts.from_elsewhere += 1;
                let Ok(newer) = self.join().await else { return false };
                let mut older = std::mem::replace(client, newer);
                self.say(&mut older, decision, action).await;
                true
            }
        }
    }

    async fn say(&self, client: &mut Client, decision_id: u32, action: Action) -> bool {
        self.connection.said(decision_id, action);
        let match_id = self.player.match_id.clone();
        client.say(&ClientMessage::Act { match_id, decision_id, action, seal: None }).await.is_ok()
    }
}

/// A match of four friends, begun in a room of the first.
pub async fn begin(friends: &[Friend], host: usize) -> (String, String) {
    let room = friends[host].open(&settings()).await;
    for (seat, friend) in friends.iter().cycle().skip(host).take(4).enumerate().skip(1) {
        friend.does(&room.id, json!({"type": "sit", "seat": seat})).await;
    }
    for friend in friends {
        friend.does(&room.id, json!({"type": "ready", "ready": true})).await;
    }
    let (_, body) = friends[0].ask(&format!("GET /api/rooms/{}", room.id), &Value::Null).await;
    let room: Room = serde_json::from_str(&body).unwrap();
    (room.id, room.current.unwrap().match_id)
}

impl Counts {
    pub fn add(&mut self, other: &Counts) {
        self.connections += other.connections;
        self.broken += other.broken;
        self.twice += other.twice;
        self.late += other.late;
        self.from_elsewhere += other.from_elsewhere;
        self.sent_again += other.sent_again;
    }
}

pub async fn friends(address: SocketAddr) -> Arc<[Friend]> {
    let mut friends = Vec::new();
    for name in ["Aki", "Ben", "Eve", "Dan"] {
        friends.push(Friend::named(address, name).await);
    }
    friends.into()
}
