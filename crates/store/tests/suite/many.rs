use std::sync::Arc;
use std::time::Instant;

use jantaku_core::Ruleset;
use jantaku_engine::{Event, Match};
use jantaku_record::WallSource;
use jantaku_store::{Appended, Dealt, MatchRow, Store, copy};
use jantaku_testkit::{Chance, Driver, Postgres as Server};
use jantaku_wire::ids::MatchId;

use crate::suite::{Folder, new_match};

/// The number of matches: 20 in CI, multiplied by `JANTAKU_TEST_SCALE`.
fn matches() -> u64 {
    let scale = std::env::var("JANTAKU_TEST_SCALE").ok().and_then(|scale| scale.parse().ok());
    20 * scale.unwrap_or(1)
}

/// A whole match: its events and walls.
fn played(rules: &Ruleset) -> (Vec<Event>, Vec<Dealt>) {
    let mut chance = Chance::new(1);
    let wall = |round: u32| WallSource::Seed([round as u8; 32]);
    let mut dealt = vec![Dealt { round: 0, wall: wall(0), game: 1 }];
    let (mut game, mut events) = Match::start(Arc::new(rules.clone()), wall(0).wall(&rules.tile_set())).unwrap();
    while game.settlement().is_none() {
        let asked = game.asked().next();
        let happened = match asked {
            Some(seat) => {
                let action = Driver::Eager.choose(&game.view(seat).unwrap(), &mut chance).unwrap();
                game.play(seat, action).unwrap()
            }
            None => {
                let round = dealt.len() as u32;
                dealt.push(Dealt { round, wall: wall(round), game: 1 });
                game.deal(wall(round).wall(&rules.tile_set())).unwrap()
            }
        };
        events.extend(happened);
    }
    (events, dealt)
}

/// Prints how long the copies take.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_matches_are_copied() {
    let Some(server) = Server::start() else { return };
    let there = Store::connect(&server.address()).await.unwrap();
    let (from, back) = (Folder::new("many-from"), Folder::new("many-back"));
    let (from, back) = (Store::open(from.path()).unwrap(), Store::open(back.path()).unwrap());
    let (row, first) = new_match(1, 100);
    let (events, dealt) = played(&row.rules);
    for number in 0..matches() {
        // Ids are in no order.
        let id = MatchId(number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let all = Appended { id, events: events.clone(), dealt: dealt.clone(), ..first.clone() };
        from.create(MatchRow { id, ..row.clone() }, all).await.unwrap();
    }
    println!("{} matches of {} events and {} walls", matches(), events.len(), dealt.len());

    let begun = Instant::now();
    let copied = copy(&from, &there, |_| {}).await.unwrap();
    println!("SQLite to PostgreSQL: {:.1} s", begun.elapsed().as_secs_f64());
    let begun = Instant::now();
    assert_eq!(copy(&there, &back, |_| {}).await.unwrap(), copied);
    println!("PostgreSQL to SQLite: {:.1} s", begun.elapsed().as_secs_f64());
    let rows = |name| copied.iter().find(|table| table.name == name).unwrap().digest.rows;
    assert_eq!((rows("matches"), rows("events")), (matches(), matches() * events.len() as u64));
}
