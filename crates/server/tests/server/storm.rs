//! Matches of four friends whose connections break, stutter and answer out of turn: they end exactly as over connections that hold.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;

use jantaku_wire::{Action, Choice, ClientMessage, ErrorCode, Room, ServerMessage, View};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::common::{Client, Dice, Friend, Player, Server, choose};
use crate::rooms::settings;

/// Matches played at once.
const AT_ONCE: usize = 8;
/// The most messages that a connection lasts in a storm.
const LASTS: usize = 60;

/// 2 in CI; `JANTAKU_TEST_SCALE` multiplies it.
fn matches() -> usize {
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok());
    2 * scale.unwrap_or(1)
}

/// What the weather did to the connections of a run.
#[derive(Debug, Default)]
struct Counts {
    connections: usize,
    broken: usize,
    twice: usize,
    late: usize,
    from_elsewhere: usize,
    sent_again: usize,
}

/// One seat of a match, which chooses by its seed and by what it sees.
struct Seat {
    player: Player,
    seed: u64,
    /// What happens to its connections; none where they hold.
    storm: Option<Dice>,
    counts: Counts,
}

/// What becomes of an answer in a storm.
enum Fate {
    Arrives,
    /// It arrives twice.
    Twice,
    /// An answer to an earlier decision arrives before it, and one to that decision that differs.
    AfterOldOnes,
    /// The connection breaks behind it, with everything unread.
    Last,
    /// The connection breaks before it.
    Lost,
    /// It arrives by a connection that another has replaced.
    FromElsewhere,
}

impl Seat {
    fn new(friend: &Friend, match_id: &str, seed: u64, is_stormy: bool) -> Seat {
        let storm = is_stormy.then(|| Dice::new(seed ^ 0x5709));
        Seat { player: friend.player(match_id, seed), seed, storm, counts: Counts::default() }
    }

    /// Plays to the end, over as many connections as it takes.
    async fn play(mut self) -> Seat {
        while !self.player.over {
            self.player.sent = None;
            let mut client = self.join().await;
            let lasts = self.storm.as_mut().map_or(usize::MAX, |dice| 1 + dice.below(LASTS));
            if !self.follow(&mut client, lasts).await {
                self.counts.broken += 1;
                assert!(self.storm.is_some(), "a connection broke in calm weather");
            }
        }
        self
    }

    /// Joins, in a storm now and then as if the last events had not arrived.
    async fn join(&mut self) -> Client {
        self.counts.connections += 1;
        let missed = self.storm.as_mut().map_or(0, |dice| dice.below(8).saturating_sub(4)) as u32;
        let last = self.player.last_event().map(|last| last.saturating_sub(missed));
        let last = last.filter(|last| *last as usize >= self.player.first_kept());
        let last = last.or(self.player.last_event());
        Client::join_as(self.player.address, &self.player.bearer, &self.player.match_id, last).await.unwrap()
    }

    /// Follows so many messages of a connection; whether the match is over by then.
    async fn follow(&mut self, client: &mut Client, lasts: usize) -> bool {
        for _ in 0..lasts {
            let Some((message, text)) = client.next().await else { return false };
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
                // An answer that came twice is acknowledged twice.
                ServerMessage::Ack { decision_id } if self.player.sent.is_none_or(|(sent, _)| sent != decision_id) => {
                    assert!(self.player.acknowledged.iter().any(|(id, _)| *id == decision_id), "{decision_id}");
                }
                ServerMessage::Error { code: ErrorCode::Stale, decision_id, .. }
                    if self.player.sent.is_none_or(|(sent, _)| Some(sent) != decision_id) => {}
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

    /// A choice by what is seen: numbers of decisions depend on which answers came before somebody's claim was settled.
    fn choose(&self, choices: &[Choice]) -> Action {
        let seen = serde_json::to_vec(&(self.seed, &self.player.view.as_ref().unwrap().table, choices)).unwrap();
        let hash = Sha256::digest(seen);
        choose(&mut Dice::new(u64::from_be_bytes(std::array::from_fn(|at| hash[at]))), choices)
    }

    /// Answers as the weather allows; whether the connection holds.
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
                    self.say(client, earlier, Action::KyuushuKyuuhai {}).await;
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
                let newer = self.join().await;
                let mut older = std::mem::replace(client, newer);
                self.say(&mut older, decision, action).await;
                true
            }
        }
    }

    async fn say(&self, client: &mut Client, decision_id: u32, action: Action) -> bool {
        let match_id = self.player.match_id.clone();
        client.say(&ClientMessage::Act { match_id, decision_id, action, share: None }).await.is_ok()
    }
}

/// A match of four friends, begun in a room of the first.
async fn begin(friends: &[Friend], host: usize) -> (String, String) {
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

/// How a match went.
#[derive(Debug, PartialEq)]
struct Course {
    /// The hash of its record but for the first line, which says when it was played.
    record: [u8; 32],
    /// What each friend saw in the end.
    views: Vec<View>,
}

/// Plays a match; who fails, fails it for all.
async fn play(friends: &[Friend], match_id: &str, number: u64, is_stormy: bool) -> BTreeMap<u64, Seat> {
    let mut playing = JoinSet::new();
    for (at, friend) in (0..).zip(friends) {
        let seat = Seat::new(friend, match_id, number << 32 | at << 24, is_stormy);
        playing.spawn(async move { (at, seat.play().await) });
    }
    let mut ended = BTreeMap::new();
    while let Some(seat) = playing.join_next().await {
        ended.extend([seat.unwrap()]);
    }
    ended
}

/// Plays the matches on a new server, and returns how they went by their numbers.
async fn run(name: &str, is_stormy: bool) -> (BTreeMap<usize, Course>, Counts) {
    let server = Server::hosted(name).await;
    let friends = friends(server.address).await;
    let free = Arc::new(Semaphore::new(AT_ONCE));
    let mut playing = JoinSet::new();
    for number in 0..matches() {
        let place = free.clone().acquire_owned().await.unwrap();
        let (room, match_id) = begin(&friends, number % 4).await;
        let friends = friends.clone();
        playing.spawn(async move {
            let ended = play(&friends, &match_id, number as u64, is_stormy).await;
            let (status, record) = friends[0].ask(&format!("GET /api/matches/{match_id}/record"), &Value::Null).await;
            assert_eq!(status, 200, "{record}");
            for friend in friends.iter() {
                friend.ask(&format!("POST /api/rooms/{room}"), &json!({"type": "leave"})).await;
            }
            drop(place);
            (number, record, ended)
        });
    }
    let (mut courses, mut counts) = (BTreeMap::new(), Counts::default());
    while let Some(played) = playing.join_next().await {
        let (number, record, ended) = played.unwrap();
        let (_, events) = record.split_once('\n').unwrap();
        let record = Sha256::digest(events.as_bytes()).into();
        ended.values().for_each(|seat| counts.add(&seat.counts));
        let views = ended.into_values().map(|seat| seat.player.view.unwrap()).collect();
        courses.insert(number, Course { record, views });
    }
    (courses, counts)
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.connections += other.connections;
        self.broken += other.broken;
        self.twice += other.twice;
        self.late += other.late;
        self.from_elsewhere += other.from_elsewhere;
        self.sent_again += other.sent_again;
    }
}

async fn friends(address: SocketAddr) -> Arc<[Friend]> {
    let mut friends = Vec::new();
    for name in ["Aki", "Ben", "Eve", "Dan"] {
        friends.push(Friend::named(address, name).await);
    }
    friends.into()
}

#[tokio::test(flavor = "multi_thread")]
async fn connections_that_break_change_nothing_of_a_match() {
    let (calm, _) = run("calm", false).await;
    let (stormy, counts) = run("storm", true).await;
    println!("{} matches of four: {counts:?}", calm.len());
    assert_eq!(calm, stormy);
    assert!(counts.broken > calm.len() && counts.twice.min(counts.late).min(counts.from_elsewhere) > 0, "{counts:?}");
}
