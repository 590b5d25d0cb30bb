//! A career in the real binary, through its HTTP and its socket, killed at any moment: the stored events add up to
//! everything that the page shows, and nothing is lost or counted twice.

use std::collections::{BTreeMap, BTreeSet};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use jantaku_wire::{
    Buyer, CareerCharacter, CareerCommand, CareerGame, CareerPage, Created, Failure, NewCareerMatch, Pace, Pack,
    ParlourTable, Slot,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::play::common::{Dice, Player, http};
use crate::play::{Table, command, folder, kills};

/// The number of matches: 12 in CI; with `JANTAKU_TEST_SCALE=84` a thousand.
fn matches() -> usize {
    kills() * 12 / 20
}

/// A player who does whatever is possible.
struct Someone {
    dice: Dice,
    /// The matches whose end was seen.
    over: BTreeSet<String>,
    /// The match in play.
    player: Option<Player>,
    /// The packs sold, as far as the answer was seen.
    packs: usize,
}

impl Someone {
    async fn lives(&mut self, address: SocketAddr, enough: usize) {
        while self.over.len() < enough {
            let page = page(address).await;
            match page.open.first() {
                Some(open) => self.plays(address, &open.match_id).await,
                None => self.chooses(address, &page).await,
            }
        }
    }

    async fn plays(&mut self, address: SocketAddr, id: &str) {
        if self.player.as_ref().is_none_or(|player| player.match_id != id) {
            self.player = Some(Player::new(address, id.to_owned(), self.dice.below(1000) as u64));
        }
        if let Some(player) = &mut self.player {
            player.address = address;
            while !player.play().await {}
        }
        self.over.insert(id.to_owned());
        self.player = None;
    }

    /// Does one thing that the page allows.
    async fn chooses(&mut self, address: SocketAddr, page: &CareerPage) {
        let Some(me) = page.characters.first() else {
            let (name, face) = ("Aki".to_owned(), "Suzume".to_owned());
            return does(address, CareerCommand::CreateCharacter { character: Slot::Tiger, name, face }).await;
        };
        let character = me.character;
        match self.dice.below(8) {
            0 | 1 if me.ladder.as_ref().is_some_and(|ladder| ladder.rivals_due == 0) => {
                sits(address, CareerGame::Ladder { character }).await;
            }
            0 if me.ladder.is_none() && me.yen >= i64::from(page.fee) => {
                does(address, CareerCommand::EnterLadder { character }).await;
            }
            2..=4 if me.account >= i64::from(page.parlour.buy_in) => {
                let tables = [ParlourTable::Easy, ParlourTable::Normal, ParlourTable::Hard];
                let table = tables[self.dice.below(3)];
                sits(address, CareerGame::Parlour { character, table, menu: BTreeMap::new(), marked: false }).await;
            }
            5 => {
                let first = self.dice.below(10);
                let members = [0, 1, 2].map(|nth| page.club.members[first + nth].name.clone());
                sits(address, CareerGame::Rate { name: "Aki".to_owned(), members, menu: BTreeMap::new() }).await;
            }
            6 => self.trades(address, page, me).await,
            _ if me.may_start_afresh => does(address, CareerCommand::StartAfresh { character }).await,
            _ if me.yen >= 25_000 => {
                does(address, CareerCommand::BuyPoints { character, pack: Pack::Medium }).await;
                self.packs += 1;
            }
            _ => {}
        }
    }

    async fn trades(&mut self, address: SocketAddr, page: &CareerPage, me: &CareerCharacter) {
        let character = me.character;
        let price = &page.parlour.goods[self.dice.below(page.parlour.goods.len())];
        match (me.goods.first(), price.points) {
            (Some(owned), _) if self.dice.below(2) == 0 => {
                does(address, CareerCommand::Sell { character, item: owned.item, buyer: Buyer::Pawnshop }).await;
            }
            (_, Some(points)) if i64::from(points) <= me.account => {
                does(address, CareerCommand::BuyPrize { character, item: price.item }).await;
            }
            _ => {}
        }
    }
}

async fn page(address: SocketAddr) -> CareerPage {
    serde_json::from_str(&http(address, "GET /api/career", &[], "").await.1).unwrap()
}

async fn asked<T: DeserializeOwned>(address: SocketAddr, path: &str, body: &impl Serialize) -> Result<T, Failure> {
    let json = [("Content-Type", "application/json")];
    let body = serde_json::to_string(body).unwrap();
    let (status, answer) = http(address, &format!("POST {path}"), &json, &body).await;
    match status {
        200..300 => Ok(serde_json::from_str(&answer).unwrap()),
        _ => Err(serde_json::from_str(&answer).unwrap()),
    }
}

async fn does(address: SocketAddr, command: CareerCommand) {
    asked::<CareerPage>(address, "/api/career", &command).await.unwrap();
}

async fn sits(address: SocketAddr, game: CareerGame) {
    let new = NewCareerMatch { game, pace: Pace::Instant, time: None };
    asked::<Created>(address, "/api/career/matches", &new).await.unwrap();
}

/// The events of the profile that a killed program has left, as `jantaku profile export` prints them.
fn exported(data: &Path) -> Vec<Value> {
    let mut export = std::process::Command::new(command(data).get_program());
    let output = export.args(["profile", "export", "--data"]).arg(data).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter_map(|line| line.get("event").cloned()).collect()
}

/// The sums of events, counted without the fold.
#[derive(Default)]
struct Sums {
    yen: i64,
    account: i64,
    goods: BTreeMap<String, i64>,
    marks: i64,
    begun: BTreeMap<String, Value>,
    settled: Vec<String>,
    packs: usize,
}

impl Sums {
    fn of(events: &[Value]) -> Sums {
        let mut sums = Sums::default();
        events.iter().for_each(|event| sums.add(event));
        sums
    }

    fn add(&mut self, event: &Value) {
        let number = |key: &str| event[key].as_i64().unwrap_or_default();
        let text = |key: &str| event[key].as_str().unwrap_or_default().to_owned();
        match event["type"].as_str().unwrap() {
            "character_created" => self.yen = number("yen"),
            "fresh_start" => (self.yen, self.account, self.goods) = (number("yen"), 0, BTreeMap::new()),
            "points_bought" => {
                self.packs += 1;
                self.yen -= number("yen");
                self.account += number("points");
            }
            "prize_bought" => {
                self.account -= number("points");
                *self.goods.entry(text("item")).or_default() += 1;
            }
            "item_sold" => {
                self.yen += number("yen");
                *self.goods.entry(text("item")).or_default() -= 1;
            }
            "ladder_entered" => self.yen -= number("yen"),
            "prize_won" => *self.goods.entry(text("item")).or_default() += 1,
            "seat_taken" => {
                self.account -= event["game"]["buy_in"].as_i64().unwrap_or_default();
                let begun = self.begun.insert(text("match_id"), event["game"].clone());
                assert!(begun.is_none(), "a seat is taken once: {event}");
            }
            "match_settled" => self.settles(event),
            _ => {}
        }
    }

    fn settles(&mut self, event: &Value) {
        let id = event["match_id"].as_str().unwrap().to_owned();
        assert!(!self.settled.contains(&id), "a match ends once: {id}");
        let game = &self.begun[&id];
        let places = event["finish"]["places"].as_array().unwrap();
        let own = places.iter().find(|place| place["who"] == "me").unwrap()["total"].as_i64().unwrap();
        if let Some(buy_in) = game["buy_in"].as_i64() {
            self.account = (self.account + buy_in + own).max(0);
        }
        if game["mode"] == "rate" {
            self.marks += own;
        }
        self.settled.push(id);
    }

    /// Whether the page shows the same.
    fn check(&self, page: &CareerPage) {
        let Some(me) = page.characters.first() else { return assert_eq!(self.yen, 0) };
        assert_eq!((self.yen, self.account, self.marks), (me.yen, me.account, page.club.own.marks));
        let goods = me.goods.iter().map(|owned| {
            let key = serde_json::to_value(owned.item).unwrap().as_str().unwrap().to_owned();
            (key, i64::from(owned.count))
        });
        let had: BTreeMap<String, i64> = self.goods.clone().into_iter().filter(|(_, count)| *count != 0).collect();
        assert_eq!(had, goods.collect());
    }
}

///
#[tokio::test(flavor = "multi_thread")]
async fn a_career_adds_up_whenever_the_program_is_killed() {
    let data = folder("kill-career");
    let mut someone = Someone { dice: Dice::new(7), over: BTreeSet::new(), player: None, packs: 0 };
    for _ in 0..kills() {
        let mut table = Table::start(&data);
        let doom = Duration::from_millis(5 + someone.dice.below(600) as u64);
        let survived = tokio::time::timeout(doom, someone.lives(table.address, usize::MAX)).await.is_ok();
        table.kill();
        assert!(!survived);
        let sums = Sums::of(&exported(&data));
        // What was seen is stored; of pending actions, at most one more at each kill.
        assert!(someone.over.iter().all(|id| sums.settled.contains(id)));
        assert!((someone.packs..=someone.packs + 1).contains(&sums.packs), "{} {}", someone.packs, sums.packs);
        someone.packs = sums.packs;
    }
    let table = Table::start(&data);
    someone.lives(table.address, matches()).await;
    let shown = page(table.address).await;
    drop(table);
    let sums = Sums::of(&exported(&data));
    sums.check(&shown);
    println!("{} kills, {} matches over, {} of them booked", kills(), someone.over.len(), sums.settled.len());
    assert!(sums.settled.len() >= matches());
    std::fs::remove_dir_all(&data).unwrap();
}
