use std::net::SocketAddr;
use std::sync::Arc;

use crate::common::{Player, Server, create, http, parsed};
use jantaku_bots::by_name;
use jantaku_core::{Ruleset, Seat, Yaku};
use jantaku_engine::{Action, Actions, Match};
use jantaku_record::{LONGEST_RECORD, Recording, SeatInfo, SeatKind, WallSource, play_match};
use jantaku_wire::convert::record::MOST_ROUNDS;
use jantaku_wire::{ErrorCode, Event, Failure, Replay};

async fn post(address: SocketAddr, query: &str, body: &str) -> Result<Replay, Failure> {
    let (status, answer) = http(address, &format!("POST /api/replay{query}"), &[], body).await;
    assert!([200, 400].contains(&status), "{status}: {answer}");
    parsed(200, (status, answer))
}

#[tokio::test]
async fn a_finished_match_is_shown_as_each_seat_saw_it_and_a_running_one_is_not() {
    let server = Server::start("replay").await;
    let id = create(server.address, ["random", "random", "random"]).await;
    let get = |what: &str| format!("GET /api/matches/{id}/{what}");
    let (status, text) = http(server.address, &get("replay"), &[], "").await;
    assert_eq!(status, 409, "{text}");
    assert_eq!(serde_json::from_str::<Failure>(&text).unwrap().code, ErrorCode::OutOfOrder);
    assert!(!text.contains("concealed"));

    let mut player = Player::new(server.address, id.clone(), 3);
    while !player.play().await {}
    let (status, text) = http(server.address, &get("replay"), &[], "").await;
    assert_eq!(status, 200, "{text}");
    let replay: Replay = serde_json::from_str(&text).unwrap();
    assert_eq!((replay.seats.len(), replay.differs.as_ref()), (4, None));
    let me = player.welcome.as_ref().unwrap().seat;
    assert_eq!(replay.seat, me);
    for (seat, steps) in (0u8..).zip(&replay.seats) {
        let steps = steps.as_ref().unwrap();
        let last = steps.last().unwrap();
        let Event::MatchEnded { end } = &last.event else { panic!("{:?}", last.event) };
        assert_eq!(Some(end), player.view.as_ref().unwrap().table.standings.as_ref());
        for (round, next) in replay.rounds.iter().zip(replay.rounds.iter().skip(1)) {
            assert!(matches!(steps[next.first as usize].event, Event::Dealt { .. }), "{:?}", round.name);
        }
        if seat == me {
            assert_eq!(last.after.own, player.view.as_ref().unwrap().own);
        } else {
            let draws = steps.iter().filter_map(|step| match step.event {
                Event::DrewOther { seat, .. } => Some(seat),
                _ => None,
            });
            assert!(draws.into_iter().all(|drawn| drawn != seat), "a seat sees the tile of its own draw");
        }
    }

    let (_, record) = http(server.address, &get("record"), &[], "").await;
    assert_eq!(post(server.address, "", &record).await, Ok(replay), "the saved file shows the same");
    let halved = &record[..record.len() / 2];
    let fault = post(server.address, "", &record[..halved.rfind('\n').unwrap() + 20]).await.unwrap_err();
    assert!(fault.message.contains("line"), "{}", fault.message);
}

/// Revealed tiles are revealed to every seat, and are no more than their owner's hand.
#[tokio::test]
async fn a_hand_laid_open_is_shown_to_every_seat() {
    let mut rules = Ruleset::preset("tenhou").unwrap();
    rules.yaku.switch_on(Yaku::OpenRiichi);
    let seats: Vec<SeatInfo> = (0..4).map(|at| SeatInfo { name: format!("{at}"), kind: SeatKind::Bot }).collect();
    let rules = Arc::new(rules);
    // Random play declares one sooner or later.
    let declared = (0..50).find_map(|seed| {
        let mut wild = by_name("wild", [seed; 32]).unwrap();
        let mut opened = false;
        let choose = |played: &Match, seat, actions: &Actions| {
            let choice = wild.choose(&played.view(seat).unwrap(), actions);
            opened |= matches!(choice, Action::OpenRiichi { .. });
            choice
        };
        let (_, recording) = play_match(rules.clone(), &seats, &[seed; 32], choose, |_, _| {}).unwrap();
        opened.then_some(recording)
    });
    let recording = declared.expect("an open riichi in fifty matches");
    let server = Server::start("opened").await;
    let replay = post(server.address, "", &recording.to_json_lines()).await.unwrap();
    let streams: Vec<_> = replay.seats.iter().map(|steps| steps.as_ref().unwrap()).collect();
    let mut shown = 0;
    for (at, step) in streams[0].iter().enumerate() {
        for opened in &step.after.table.opened {
            shown += 1;
            assert!(streams.iter().all(|steps| steps[at].after.table.opened.contains(opened)));
            assert_eq!(streams[usize::from(opened.seat)][at].after.own.concealed, opened.concealed);
        }
    }
    assert!(shown > 0, "nobody declared an open riichi");
}

/// A match in which the dealer declares nine terminals and honours in every round.
fn abortive_draws(rounds: usize) -> String {
    let rules = Arc::new(Ruleset::preset("tenhou").unwrap());
    let seats: Vec<SeatInfo> = (0..4).map(|at| SeatInfo { name: format!("{at}"), kind: SeatKind::Bot }).collect();
    let dealer = Seat::new(0).unwrap();
    let abort = |played: &Match| played.legal_actions(dealer).legal.contains(&Action::KyuushuKyuuhai);
    let (source, _) = (0..u64::MAX)
        .map(|seed| WallSource::Seed(std::array::from_fn(|at| (seed >> (8 * (at % 8))) as u8)))
        .map(|source| (source.clone(), Match::start(rules.clone(), source.wall(&rules.tile_set())).unwrap().0))
        .find(|(_, played)| abort(played))
        .unwrap();
    let (mut played, mut events) = Match::start(rules.clone(), source.wall(&rules.tile_set())).unwrap();
    let mut recording = Recording::new(&rules, &seats);
    for _ in 0..rounds {
        recording.seal(source.clone());
        events.extend(played.play(dealer, Action::KyuushuKyuuhai).unwrap());
        for seat in rules.players.seats() {
            if played.is_asked(seat) {
                played.play(seat, Action::Continue).unwrap();
            }
        }
        events.iter().for_each(|event| recording.push(event));
        events = played.deal(source.wall(&rules.tile_set())).unwrap();
    }
    recording.to_json_lines()
}

/// A record may be legal and a thousand times as long as a replay: it is refused before any of it is replayed.
#[tokio::test]
async fn a_record_longer_than_any_match_is_refused_early() {
    let server = Server::start("long-replay").await;
    let replay = post(server.address, "", &abortive_draws(MOST_ROUNDS)).await.unwrap();
    assert_eq!(replay.rounds.len(), MOST_ROUNDS);
    let long = abortive_draws(MOST_ROUNDS + 1);
    let fault = post(server.address, "", &long).await.unwrap_err();
    assert!(fault.message.contains("too long to be shown: 201 rounds"), "{}", fault.message);
    // If its first round had been replayed, this would be its fault.
    let unlike = long.replacen("\"honba\":0", "\"honba\":7", 1);
    assert_ne!(unlike, long);
    assert_eq!(post(server.address, "", &unlike).await.unwrap_err().message, fault.message);
}

/// A record of ours may be longer than any file of another program.
#[tokio::test]
async fn a_record_of_ours_may_be_longer_than_others() {
    let server = Server::start("longer").await;
    let record = abortive_draws(2);
    let blank = " ".repeat((3 << 20) / record.lines().count());
    let wide: String = record.lines().map(|line| format!("{line}{blank}\n")).collect();
    assert!(wide.len() > 3 << 20);
    assert_eq!(post(server.address, "", &wide).await.unwrap().rounds.len(), 2);
    if cfg!(feature = "formats") {
        let foreign = "x".repeat((2 << 20) + 1);
        let fault = post(server.address, "", &foreign).await.unwrap_err();
        assert!(fault.message.contains("the file is larger than 2097152 bytes"), "{}", fault.message);
    }
}

#[tokio::test]
async fn what_is_no_record_is_refused_in_words() {
    let server = Server::start("no-replay").await;
    let mut messages = Vec::new();
    for body in ["", "hello", "{\"type\":\"start_game\"", "<mjloggm ver=\"2.3\"><GO", "\u{0}\u{1}"] {
        let fault = post(server.address, "", body).await.unwrap_err();
        assert_eq!(fault.code, ErrorCode::Malformed, "{body}");
        messages.push(fault.message);
    }
    assert!(messages.iter().all(|message| message.len() > 10), "{messages:?}");
    let long = "x".repeat(LONGEST_RECORD as usize + 1);
    assert_eq!(post(server.address, "", &long).await.unwrap_err().message, "the file is longer than 16 MiB");
    let fault = post(server.address, "?rules=none", "hello").await.unwrap_err();
    assert!(fault.message.contains("there are no rules `none`"), "{}", fault.message);
}

#[cfg(feature = "formats")]
#[tokio::test]
async fn a_link_without_its_record_says_what_to_do() {
    let server = Server::start("link").await;
    let fault = post(server.address, "", "https://tenhou.net/0/?log=2020010100gm-0009-0000-00000000&tw=1").await;
    assert!(fault.unwrap_err().message.contains("save the record as a file"));
}

#[cfg(feature = "formats")]
#[tokio::test]
async fn rules_that_a_record_does_not_state_are_asked_for() {
    let server = Server::start("rules").await;
    let log = r#"{"title":["",""],"name":["A","B","C","D"],"rule":{"disp":"our club","aka":0},"log":[[[0,0,0],[25000,25000,25000,25000],[41],[],
        [11,12,13,14,15,16,17,18,19,21,22,23,24],[],[],[11,12,13,14,15,16,17,18,19,21,22,23,25],[],[],[31,32,33,34,35,36,37,38,39,26,27,28,29],[],[],
        [31,32,33,34,35,36,37,38,39,26,27,28,29],[],[],["全員不聴"]]]}"#;
    let fault = post(server.address, "", log).await.unwrap_err();
    assert_eq!(fault.code, ErrorCode::UnknownRules, "{}", fault.message);
    assert!(fault.message.contains("our club") && fault.message.contains("Choose the rules"), "{}", fault.message);
    let fault = post(server.address, "?rules=tenhou", log).await.unwrap_err();
    assert!(fault.message.contains("follows the rules `tenhou`"), "{}", fault.message);
}
