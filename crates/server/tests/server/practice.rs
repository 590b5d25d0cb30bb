use std::net::SocketAddr;

use crate::common::{Client, Player, Server, create, get, http, made};
use jantaku_record::Record;
use jantaku_wire::{
    Advised, CareerPage, Created, CustomHand, ErrorCode, Event, Failure, Length, LookBack, Mode, NewMatch, NewPractice,
    Outcome, Pace, PastDiscard, Replay, ServerMessage, StartPage, View, Wind, YakuInReach,
};

pub(crate) async fn practises(address: SocketAddr, new: &NewPractice) -> Result<String, Failure> {
    made::<Created>(address, "/api/practice", new).await.map(|created| created.match_id)
}

pub(crate) fn chosen() -> NewMatch {
    NewMatch {
        preset: "tenhou".to_owned(),
        length: Length::EastSouth,
        opponents: vec!["easy".to_owned(); 3],
        pace: Pace::Instant,
        name: "Test".to_owned(),
        face: None,
        menu: Default::default(),
        time: None,
    }
}

async fn start_page(address: SocketAddr) -> StartPage {
    get(address, "/api/start").await.unwrap()
}

async fn career(address: SocketAddr) -> CareerPage {
    get(address, "/api/career").await.unwrap()
}

async fn record(address: SocketAddr, id: &str) -> Result<String, u16> {
    let (status, text) = http(address, &format!("GET /api/matches/{id}/record"), &[], "").await;
    if status == 200 { Ok(text) } else { Err(status) }
}

/// The first view of whoever takes the seat, and the number of the next event.
async fn seen(address: SocketAddr, id: &str) -> (View, u32) {
    let mut client = Client::join(address, id, None).await.unwrap();
    loop {
        match client.next().await.unwrap().0 {
            ServerMessage::View { view, next_event } => return (*view, next_event),
            ServerMessage::Welcome(welcome) => assert_eq!(welcome.of.mode, Mode::Practice),
            other => panic!("{other:?}"),
        }
    }
}

/// Plays until this many of the player's answers count; returns the number of the last decision.
async fn answers(address: SocketAddr, id: &str, many: usize) -> u32 {
    let mut player = Player::new(address, id.to_owned(), 2);
    let mut client = Client::join(address, id, None).await.unwrap();
    while player.acknowledged.len() < many {
        let (message, text) = client.next().await.unwrap();
        if let Some(answer) = player.take(message, text) {
            client.say(&answer).await.unwrap();
        }
    }
    player.acknowledged[many - 1].0
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_counts_for_nothing() {
    let server = Server::start("practice").await;
    let address = server.address;
    let chosen = NewMatch { length: Length::East, ..chosen() };
    let id = practises(address, &NewPractice::Match { chosen }).await.unwrap();
    assert_eq!(start_page(address).await.open.matches[0].mode, Mode::Practice);
    let mut player = Player::new(address, id.clone(), 2);
    while !player.play().await {}
    assert_eq!(start_page(address).await.finished.matches[0].mode, Mode::Practice);
    let after = career(address).await;
    assert_eq!((after.open.len(), after.last), (0, None));
    assert!(after.achievements.iter().all(|achievement| achievement.match_id.is_none()));
    // The choice for it is not that for the next match.
    assert_ne!(start_page(address).await.preselected.opponents[0], "easy");
}

/// The last choice is taken back: the table is as before it, and the match that went on is gone. Near misses: nothing
/// to take back, a match that does not exist, and one that is no practice.
#[tokio::test(flavor = "multi_thread")]
async fn a_choice_is_taken_back_in_practice_only() {
    let server = Server::start("takes-back").await;
    let address = server.address;
    let id = practises(address, &NewPractice::Match { chosen: chosen() }).await.unwrap();
    let none = practises(address, &NewPractice::LastChoice { match_id: id.clone() }).await.unwrap_err();
    assert_eq!(none.code, ErrorCode::Malformed);
    let mut decision = answers(address, &id, 5).await;
    let mut id = id;
    for _ in 0..3 {
        let back = practises(address, &NewPractice::LastChoice { match_id: id.clone() }).await.unwrap();
        assert_eq!(record(address, &id).await, Err(404), "the old match is given up");
        let (_, next) = seen(address, &back).await;
        assert!(next <= decision, "{next} {decision}");
        (decision, id) = (next.saturating_sub(1), back);
    }
    assert_eq!(start_page(address).await.open.matches.len(), 1);
    // The match goes on from there.
    let mut player = Player::new(address, id.clone(), 3);
    while !player.play().await {}
    let finished = Record::read(record(address, &id).await.unwrap().as_bytes()).unwrap();
    finished.replay().unwrap();
    // And what ended it can be taken back, too.
    let back = practises(address, &NewPractice::LastChoice { match_id: id.clone() }).await.unwrap();
    assert!(record(address, &id).await.is_ok() && record(address, &back).await == Err(409));

    let free = create(address, ["easy"; 3]).await;
    answers(address, &free, 2).await;
    for new in [NewPractice::LastChoice { match_id: free.clone() }, NewPractice::LastDeal { match_id: free.clone() }] {
        assert_eq!(practises(address, &new).await.unwrap_err().code, ErrorCode::Malformed);
    }
    let running = NewPractice::Record { match_id: free.clone(), event: 0 };
    assert_eq!(practises(address, &running).await.unwrap_err().code, ErrorCode::OutOfOrder);
    let nowhere = NewPractice::LastChoice { match_id: "0000000000000001".to_owned() };
    assert_eq!(practises(address, &nowhere).await.unwrap_err().code, ErrorCode::NoSuchMatch);
    assert_eq!(record(address, &free).await, Err(409), "it is as it was");
}

/// The hand is dealt again from the same wall, and so are those after it.
#[tokio::test(flavor = "multi_thread")]
async fn the_same_walls_are_dealt_again() {
    let server = Server::start("again").await;
    let address = server.address;
    let id = practises(address, &NewPractice::Match { chosen: chosen() }).await.unwrap();
    let (dealt, _) = seen(address, &id).await;
    answers(address, &id, 3).await;
    let again = practises(address, &NewPractice::LastDeal { match_id: id }).await.unwrap();
    let (same, _) = seen(address, &again).await;
    // The dealer may have been a bot that has played on meanwhile: the deal itself is the same.
    assert_eq!((&dealt.table.round, &dealt.table.dora), (&same.table.round, &same.table.dora));
    let mut first = Player::new(address, again.clone(), 4);
    while !first.play().await {}
    let walls = |text: &str| -> Vec<String> {
        let record = Record::read(text.as_bytes()).unwrap();
        record.rounds.iter().map(|round| format!("{:?}", round.wall(&record.header.rules.clone()).unwrap())).collect()
    };
    let one = walls(&record(address, &again).await.unwrap());
    let other = practises(address, &NewPractice::Record { match_id: again, event: 0 }).await.unwrap();
    let mut second = Player::new(address, other.clone(), 9);
    while !second.play().await {}
    let two = walls(&record(address, &other).await.unwrap());
    let both = one.len().min(two.len());
    assert!(both > 1 && one[..both] == two[..both]);
}

/// A finished match is resumed after any event; everything before it stays. Near miss: its end.
#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_resumed() {
    let server = Server::start("resumes").await;
    let address = server.address;
    let id = create(address, ["easy"; 3]).await;
    let mut player = Player::new(address, id.clone(), 5);
    while !player.play().await {}
    let old = Record::read(record(address, &id).await.unwrap().as_bytes()).unwrap();
    let events: usize = old.rounds.iter().map(|round| round.events.len()).sum();
    let event = old.rounds[0].events.len() + 20;
    let new = NewPractice::Record { match_id: id.clone(), event: event as u32 };
    let taken = practises(address, &new).await.unwrap();
    let mut player = Player::new(address, taken.clone(), 6);
    while !player.play().await {}
    let new = Record::read(record(address, &taken).await.unwrap().as_bytes()).unwrap();
    new.replay().unwrap();
    assert_eq!(new.rounds[0].events, old.rounds[0].events);
    let kept = event - old.rounds[0].events.len();
    assert!(
        new.rounds[1].events[..kept].iter().zip(&old.rounds[1].events[..kept]).all(|(new, old)| new.what == old.what)
    );
    assert!(record(address, &id).await.is_ok(), "the old match stays");
    let over = NewPractice::Record { match_id: id, event: events as u32 };
    let refused = practises(address, &over).await.unwrap_err();
    assert_eq!((refused.code, refused.message.contains("over")), (ErrorCode::Malformed, true));
}

/// A custom hand is dealt. The record says that its wall was rigged and where it begins, and replays.
#[tokio::test(flavor = "multi_thread")]
async fn a_custom_hand_is_played() {
    let server = Server::start("custom-hand").await;
    let address = server.address;
    let hand = CustomHand {
        wind: Wind::South,
        number: 3,
        seat: Wind::West,
        hand: "19m19p19s1234567z1m".to_owned(),
        draws: String::new(),
        indicators: "4m".to_owned(),
        honba: 1,
        sticks: 0,
        points: vec![],
    };
    let new = |hand: CustomHand| NewPractice::Hand { chosen: chosen(), hand };
    let id = practises(address, &new(hand.clone())).await.unwrap();
    let (view, _) = seen(address, &id).await;
    assert_eq!((view.table.round.wind, view.table.round.number), (Wind::South, 3));
    let orphans = view.own.concealed.iter().filter(|tile| tile.kind().is_yaochuu()).count();
    assert!(orphans >= 12, "{:?}", view.own.concealed);
    let mut player = Player::new(address, id.clone(), 6);
    while !player.play().await {}
    let played = Record::read(record(address, &id).await.unwrap().as_bytes()).unwrap();
    played.replay().unwrap();
    assert!(played.header.excerpt && played.rounds[0].is_rigged());
    assert!(!played.rounds.get(1).is_some_and(|round| round.is_rigged()));
    let bad = practises(address, &new(CustomHand { hand: "11111z".to_owned(), ..hand.clone() })).await.unwrap_err();
    assert!(bad.code == ErrorCode::Malformed && bad.message.contains("1z"), "{}", bad.message);
    let bad = practises(address, &new(CustomHand { honba: u32::MAX, ..hand })).await.unwrap_err();
    assert_eq!(bad.code, ErrorCode::Malformed);
}

/// each discard of a finished match is explained to the seat that made it; another step, another seat's discard and a
/// match that goes on are not.
#[tokio::test(flavor = "multi_thread")]
async fn past_discards_are_explained() {
    let server = Server::start("past-discards").await;
    let address = server.address;
    let chosen = NewMatch { length: Length::East, ..chosen() };
    let id = practises(address, &NewPractice::Match { chosen }).await.unwrap();
    let why = |seat: u8, step: usize| {
        let request = format!("GET /api/matches/{id}/why?seat={seat}&step={step}");
        async move { http(address, &request, &[], "").await }
    };
    assert_eq!(why(0, 2).await.0, 409, "it is not over");
    let review = || async { http(address, &format!("GET /api/matches/{id}/review"), &[], "").await };
    assert_eq!(review().await, (200, "{}".to_owned()), "there is nothing to look back at");
    let mut player = Player::new(address, id.clone(), 2);
    while !player.play().await {}
    let replay: Replay = get(address, &format!("/api/matches/{id}/replay")).await.unwrap();
    let steps = replay.seats[0].as_ref().unwrap();
    let first = steps.iter().position(|step| matches!(step.event, Event::Discarded { .. })).unwrap();
    let Event::Discarded { seat, discard, .. } = &steps[first].event else { unreachable!("a discard") };
    let explained = |answer: (u16, String)| serde_json::from_str::<PastDiscard>(&answer.1).unwrap().why;
    assert_eq!(explained(why(*seat, first).await).map(|why| why.tile), Some(discard.tile));
    assert_eq!(explained(why((*seat + 1) % 4, first).await), None);
    assert_eq!(explained(why(*seat, 0).await), None);
    assert_eq!(explained(why(*seat, 1_000_000).await), None);
    assert_eq!(why(9, first).await.0, 400);
    let own = replay.seats[usize::from(replay.seat)].as_ref().unwrap();
    let end = own.iter().rev().find_map(|step| match &step.event {
        Event::RoundEnded { end } => Some(&end.outcome),
        _ => None,
    });
    let lost = match end.unwrap() {
        Outcome::Won { winners, .. } => winners.iter().all(|winner| winner.seat != replay.seat),
        Outcome::Exhaustive { .. } => true,
        _ => false,
    };
    let back: LookBack = serde_json::from_str(&review().await.1).unwrap();
    assert_eq!(back.review.is_some(), lost, "{back:?}");
}

async fn advice(address: SocketAddr, id: &str, query: &str) -> Result<Advised, Failure> {
    get(address, &format!("/api/matches/{id}/advice{query}")).await
}

/// the adviser speaks at the player's decision in practice, and explains a discard. Near misses: a tile that is
/// not in the hand, a match that is not for practice, and one that does not exist.
#[tokio::test(flavor = "multi_thread")]
async fn the_adviser_speaks_in_practice_only() {
    let server = Server::start("adviser").await;
    let address = server.address;
    let hand = CustomHand {
        wind: Wind::East,
        number: 1,
        seat: Wind::East,
        hand: "234m56799p22467s".to_owned(),
        draws: "9m".to_owned(),
        indicators: "1z".to_owned(),
        honba: 0,
        sticks: 0,
        points: vec![],
    };
    let id = practises(address, &NewPractice::Hand { chosen: chosen(), hand }).await.unwrap();
    let said = advice(address, &id, "?discard=9m").await.unwrap();
    assert!(said.advice.iter().any(|one| one.rule == "isolated_first" && one.choose.is_some()), "{said:?}");
    let why = said.why.unwrap();
    assert_eq!((why.after.shanten, why.best.is_none()), (1, true));
    let recommended = advice(address, &id, "").await.unwrap().why.unwrap();
    assert_eq!(recommended, why, "without a tile, the discard recommended");
    assert_eq!(advice(address, &id, "?discard=9s").await.unwrap().why, None);
    let reach = |id: &str| {
        let request = format!("GET /api/matches/{id}/reach");
        async move { http(address, &request, &[], "").await }
    };
    let (_, answer) = reach(&id).await;
    let near: YakuInReach = serde_json::from_str(&answer).unwrap();
    assert!(near.yaku.contains(&"riichi".to_owned()) && !near.yaku.contains(&"honitsu".to_owned()), "{near:?}");
    let other = create(address, ["easy"; 3]).await;
    assert_eq!(http(address, &format!("GET /api/matches/{other}/review"), &[], "").await.0, 400, "in practice only");
    assert_eq!((reach(&other).await.0, reach("0").await.0), (200, 404), "at any table that there is");
    assert_eq!(advice(address, &other, "").await.unwrap_err().code, ErrorCode::Malformed);
    assert_eq!(advice(address, "0", "").await.unwrap_err().code, ErrorCode::NoSuchMatch);
}
