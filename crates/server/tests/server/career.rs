use std::net::SocketAddr;

use crate::common::{JSON, Player, Server, get, http, made, parsed};
use jantaku_career::{
    Entrant, Event, Finish, Game, Item as Good, Journal, MatchId, Place, Profile, Refusal, Slot as Who,
};
use jantaku_record::Record;
use jantaku_wire::{
    AccountMove, CareerCharacter, CareerCommand, CareerGame, CareerPage, Created, ErrorCode, Failure, Item, Mode,
    NewCareerMatch, Pace, Pack, ParlourTable, Slot, StartPage, StatisticsPage,
};

const ME: Slot = Slot::Phoenix;

async fn page(address: SocketAddr) -> CareerPage {
    get(address, "/api/career").await.unwrap()
}

async fn does(address: SocketAddr, command: CareerCommand) -> Result<CareerPage, Failure> {
    let command = serde_json::to_string(&command).unwrap();
    parsed(200, http(address, "POST /api/career", &JSON, &command).await)
}

async fn sits(address: SocketAddr, game: CareerGame) -> Result<String, Failure> {
    let new = NewCareerMatch { game, pace: Pace::Instant, time: None };
    made::<Created>(address, "/api/career/matches", &new).await.map(|created| created.match_id)
}

fn parlour(table: ParlourTable, marked: bool) -> CareerGame {
    CareerGame::Parlour { character: ME, table, menu: Default::default(), marked }
}

async fn plays(address: SocketAddr, id: &str) {
    let mut player = Player::new(address, id.to_owned(), 5);
    while !player.play().await {}
}

fn me(page: &CareerPage) -> &CareerCharacter {
    page.characters.iter().find(|found| found.character == ME).unwrap()
}

async fn begins(address: SocketAddr) {
    let (name, face) = ("Aki".to_owned(), "Suzume".to_owned());
    does(address, CareerCommand::CreateCharacter { character: ME, name, face }).await.unwrap();
}

/// points are bought, a seat takes the buy-in, and the end of the match gives back what was won, at
/// once and after a restart. Near misses: no points, no seat; no money, no points.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_the_parlour_changes_the_account_by_its_result() {
    let server = Server::start("parlour").await;
    let address = server.address;
    begins(address).await;
    let refused = sits(address, parlour(ParlourTable::Easy, false)).await.unwrap_err();
    assert_eq!((refused.code, refused.refusal.as_deref()), (ErrorCode::Refused, Some("too_few_points")));
    let refused = does(address, CareerCommand::BuyPoints { character: ME, pack: Pack::Large }).await.unwrap_err();
    assert_eq!(refused.refusal.as_deref(), Some("too_few_yen"));
    let bought = does(address, CareerCommand::BuyPoints { character: ME, pack: Pack::Medium }).await.unwrap();
    assert_eq!((me(&bought).yen, me(&bought).account), (35_000, 25_000));
    let id = sits(address, parlour(ParlourTable::Easy, false)).await.unwrap();
    let sat = page(address).await;
    assert_eq!((me(&sat).account, sat.open[0].match_id.as_str(), sat.open[0].mode), (0, id.as_str(), Mode::Parlour));
    plays(address, &id).await;
    let after = page(address).await;
    let news = after.last.clone().unwrap();
    assert_eq!((news.match_id.as_str(), after.open.len()), (id.as_str(), 0));
    let score = 25_000 + i64::from(news.total);
    assert_eq!(me(&after).account, score.max(0));
    assert_eq!(news.account, Some(AccountMove { from: 0, score, to: score.max(0) }));
    let start: StartPage = get(address, "/api/start").await.unwrap();
    assert_eq!(start.finished.matches[0].mode, Mode::Parlour);
    let raw = rusqlite::Connection::open(server.dir().join("jantaku.sqlite")).unwrap();
    let mut query = raw.prepare("SELECT line FROM career ORDER BY sequence").unwrap();
    let lines = query.query_map([], |row| row.get(0)).unwrap().collect::<Result<Vec<String>, _>>().unwrap();
    assert_eq!(Journal::of(&lines).unwrap().profile().characters()[&Who::Phoenix].account, me(&after).account);
}

/// A name that reverses the text around it, or a very long face, makes no character.
#[tokio::test(flavor = "multi_thread")]
async fn a_character_has_a_plain_name_and_a_short_face() {
    let server = Server::start("named").await;
    let makes = async |name: &str, face: &str| {
        let (name, face) = (name.to_owned(), face.to_owned());
        does(server.address, CareerCommand::CreateCharacter { character: ME, name, face }).await
    };
    assert_eq!(makes("a\u{202e}b", "Suzume").await.unwrap_err().refusal.as_deref(), Some("name_invisible"));
    assert_eq!(makes("Aki", &"S".repeat(25)).await.unwrap_err().refusal.as_deref(), Some("bad_name"));
    assert_eq!(makes(" Aki ", "Suzume").await.unwrap().characters[0].name, "Aki");
}

/// who gives up a match of the parlour loses the buy-in; a match of the ladder is given up without any effect.
#[tokio::test(flavor = "multi_thread")]
async fn giving_up_costs_the_buy_in_and_no_rank() {
    let server = Server::start("quits").await;
    let address = server.address;
    begins(address).await;
    does(address, CareerCommand::EnterLadder { character: ME }).await.unwrap();
    let id = sits(address, CareerGame::Ladder { character: ME }).await.unwrap();
    let refused = sits(address, CareerGame::Ladder { character: ME }).await.unwrap_err();
    assert_eq!(refused.refusal.as_deref(), Some("ladder_match_open"));
    let before = me(&page(address).await).clone();
    assert_eq!(http(address, &format!("DELETE /api/matches/{id}"), &[], "").await.0, 204);
    let after = page(address).await;
    assert_eq!((me(&after), after.open.len(), after.due), (&before, 0, 0));
    does(address, CareerCommand::BuyPoints { character: ME, pack: Pack::Small }).await.unwrap();
    let refused = sits(address, parlour(ParlourTable::Easy, false)).await.unwrap_err();
    assert_eq!(refused.refusal.as_deref(), Some("too_few_points"));
    assert_eq!(http(address, &format!("DELETE /api/matches/{id}"), &[], "").await.0, 404, "it is given up once");
}

/// a match of the ladder gives its four their ranks, and the rivals play among themselves.
#[tokio::test(flavor = "multi_thread")]
async fn the_ladder_moves_with_each_match() {
    let server = Server::start("ladder").await;
    let address = server.address;
    begins(address).await;
    let entered = does(address, CareerCommand::EnterLadder { character: ME }).await.unwrap();
    let ladder = me(&entered).ladder.clone().unwrap();
    assert_eq!((ladder.rank, ladder.first, me(&entered).yen), (30, 27, 10_000));
    let four: Vec<String> = ladder.order[26..29].iter().flatten().map(|rival| rival.name.clone()).collect();
    let id = sits(address, CareerGame::Ladder { character: ME }).await.unwrap();
    let start: StartPage = get(address, "/api/start").await.unwrap();
    let names = &start.open.matches[0].names;
    assert!(four.iter().all(|rival| names.contains(rival)) && names.contains(&"Aki".to_owned()), "{names:?}");
    assert_eq!((four.len(), names.len()), (3, 4));
    plays(address, &id).await;
    let mut after = page(address).await;
    let news = after.last.clone().unwrap();
    let rank = 26 + news.place;
    let moved = news.moved.unwrap();
    assert_eq!((moved.from, moved.to, me(&after).ladder.as_ref().unwrap().rank), (30, rank, rank));
    assert_eq!((moved.before.len(), &moved.before[29], &moved.before[26]), (30, &None, &Some(four[0].clone())));
    while after.due > 0 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        after = page(address).await;
    }
    let played: u32 =
        me(&after).ladder.as_ref().unwrap().order.iter().flatten().map(|rival| rival.record.matches).sum();
    assert_eq!(played, 3, "each of the three has a match more; matches among rivals are no results");
    sits(address, CareerGame::Ladder { character: ME }).await.unwrap();
}

#[derive(Default)]
struct Told {
    journal: Journal,
    lines: Vec<String>,
}

impl Told {
    fn does(&mut self, command: impl FnOnce(&Profile) -> Result<Vec<Event>, Refusal>) {
        let events = command(self.journal.profile()).unwrap();
        self.lines.extend(self.journal.add(1, &events).unwrap());
    }

    fn ladder(&self) -> &jantaku_career::Ladder {
        self.journal.profile().characters()[&Who::Phoenix].ladder.as_ref().unwrap()
    }

    fn wins(&mut self, id: u64, sit: impl FnOnce(&Profile) -> Result<Vec<Event>, Refusal>) {
        self.does(sit);
        let names = match &self.journal.profile().open()[&MatchId(id)] {
            Game::Ladder { entrants, .. } => entrants.iter().filter_map(Entrant::name).map(str::to_owned).collect(),
            _ => ["Hana", "Ren", "Mio"].map(str::to_owned).to_vec(),
        };
        let others = names.into_iter().map(Entrant::Other);
        let places = [Entrant::Me].into_iter().chain(others).map(|who| Place { who, points: 25_000, total: 0 });
        let finish = Finish { places: places.collect(), start: 25_000, yakuman: 0 };
        self.does(|profile| profile.settle(MatchId(id), finish));
    }
}

/// the marker decides one match, its record says so, and it is used up.
#[tokio::test(flavor = "multi_thread")]
async fn a_marked_match_is_won_at_once_and_its_record_says_why() {
    let mut told = Told::default();
    told.does(|profile| profile.create_character(Who::Phoenix, "Aki", "Suzume"));
    told.does(|profile| profile.enter_ladder(Who::Phoenix));
    let mut id = 1;
    while told.journal.profile().challenge_dragon_king(MatchId(0), Who::Phoenix).is_err() {
        told.wins(id, |profile| profile.challenge(MatchId(id), Who::Phoenix));
        id += 1;
        while told.ladder().rivals_due > 0 {
            let first = told.ladder().rivals_windows()[0];
            let order = told.ladder().four(first).unwrap();
            told.does(|profile| profile.rivals_played(Who::Phoenix, first, order, String::new()));
        }
    }
    told.wins(id, |profile| profile.challenge_dragon_king(MatchId(id), Who::Phoenix));
    told.does(|profile| profile.sell(Who::Phoenix, Good::Trophy, jantaku_career::Buyer::Pawnshop));
    told.does(|profile| profile.buy_points(Who::Phoenix, jantaku_career::Pack::Medium));
    let server = Server::with_career("marker", told.lines).await;
    let address = server.address;
    let owns = |page: &CareerPage| me(page).goods.iter().any(|owned| owned.item == Item::Marker);
    assert!(owns(&page(address).await));
    let id = sits(address, parlour(ParlourTable::Easy, true)).await.unwrap();
    assert!(!owns(&page(address).await));
    plays(address, &id).await;
    let after = page(address).await;
    let news = after.last.unwrap();
    assert_eq!((news.place, news.total), (1, 144_000 + 25_000));
    assert!(
        after
            .achievements
            .iter()
            .all(|state| { state.achievement != jantaku_wire::Achievement::Yakuman || state.match_id.is_none() })
    );
    let record = http(address, &format!("GET /api/matches/{id}/record"), &[], "").await.1;
    let record = Record::read(record.as_bytes()).unwrap();
    assert_eq!((record.rounds.len(), record.rounds[0].is_rigged()), (1, true));
    record.replay().unwrap();
    let refused = sits(address, parlour(ParlourTable::Easy, true)).await.unwrap_err();
    assert_eq!(refused.refusal.as_deref(), Some("not_owned"));
    // against the three who are not the own character.
    sits(address, CareerGame::DragonKing { character: ME }).await.unwrap();
    let start: StartPage = get(address, "/api/start").await.unwrap();
    let mut names = start.open.matches[0].names.clone();
    names.sort();
    assert_eq!(names, ["Aki", "Kamejiro", "Tatsuya", "Torao"]);
    // the round with the marked wall does not count, and neither does the result.
    let counted = http(address, "GET /api/statistics", &[], "").await.1;
    let counted: StatisticsPage = serde_json::from_str(&counted).unwrap();
    assert_eq!((counted.matches, counted.rounds, counted.over_time.len(), counted.damaged), (0, 0, 0, 0));
}

async fn restores(address: SocketAddr, file: &str) -> Result<CareerPage, Failure> {
    parsed(200, http(address, "POST /api/career/profile", &[], file).await)
}

/// what is saved is restored to the letter, and what follows is added to it. Near misses: a file with a damaged byte, half a
/// file and one that is too long are refused, and change nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_profile_is_saved_and_restored() {
    let server = Server::start("profile").await;
    let address = server.address;
    let saved = async || http(address, "GET /api/career/profile", &[], "").await.1;
    begins(address).await;
    let file = saved().await;
    let head = crate::common::head(address, "GET /api/career/profile", &[]).await;
    assert_eq!(head["content-disposition"], "attachment; filename=\"jantaku-profile.jsonl\"");
    let buy = CareerCommand::BuyPoints { character: ME, pack: Pack::Medium };
    does(address, buy.clone()).await.unwrap();
    let id = sits(address, parlour(ParlourTable::Easy, false)).await.unwrap();
    let before = (page(address).await, saved().await);
    let long = "x".repeat(16 * 1024 * 1024 + 1);
    for (bad, why) in [
        (file.replacen("Aki", "Ako", 1), "line 2 is damaged"),
        (file[..80].to_owned(), "ends too early"),
        (long, "16 MiB"),
    ] {
        let refused = restores(address, &bad).await.unwrap_err();
        assert_eq!(refused.code, ErrorCode::Malformed);
        assert!(refused.message.contains(why), "{}", refused.message);
    }
    assert_eq!((page(address).await, saved().await), before);
    let restored = restores(address, &file).await.unwrap();
    assert_eq!((me(&restored).yen, me(&restored).account, restored.open.len()), (60_000, 0, 0));
    assert_eq!(saved().await, file);
    // The match belongs to the profile that was replaced: it is played on, and changes nothing here.
    plays(address, &id).await;
    assert_eq!(page(address).await, restored);
    assert_eq!(me(&does(address, buy).await.unwrap()).account, 25_000);
    let (journal, _) = Journal::import(saved().await.as_bytes()).unwrap();
    assert_eq!(journal.profile().characters()[&Who::Phoenix].account, 25_000);
}

/// an open match of a restored profile that is not here, or is over by now, is given up, and nothing waits for it. Near
/// miss: one that goes on here stays open.
#[tokio::test(flavor = "multi_thread")]
async fn a_restored_profile_waits_for_no_match_of_another_machine() {
    let (here, there) = (Server::start("restored-here").await, Server::start("restored-there").await);
    let challenge = CareerGame::Ladder { character: ME };
    begins(here.address).await;
    does(here.address, CareerCommand::EnterLadder { character: ME }).await.unwrap();
    let id = sits(here.address, challenge.clone()).await.unwrap();
    let file = http(here.address, "GET /api/career/profile", &[], "").await.1;
    let restored = restores(there.address, &file).await.unwrap();
    assert_eq!((restored.open.len(), me(&restored).ladder.as_ref().unwrap().rank), (0, 30));
    sits(there.address, challenge.clone()).await.unwrap();
    assert_eq!(restores(here.address, &file).await.unwrap().open.len(), 1);
    plays(here.address, &id).await;
    assert_eq!(restores(here.address, &file).await.unwrap().open.len(), 0);
    sits(here.address, challenge).await.unwrap();
}

/// A damaged profile can be replaced.
#[tokio::test(flavor = "multi_thread")]
async fn a_profile_that_cannot_be_read_can_be_replaced() {
    let server = Server::with_career("spoilt", vec!["{}".to_owned()]).await;
    let address = server.address;
    let refused = |(status, answer): (u16, String)| (status, serde_json::from_str::<Failure>(&answer).unwrap().code);
    assert_eq!(refused(http(address, "GET /api/career", &[], "").await), (500, ErrorCode::DamagedCareer));
    assert_eq!(refused(http(address, "GET /api/career/profile", &[], "").await), (500, ErrorCode::DamagedCareer));
    let mut told = Told::default();
    told.does(|profile| profile.create_character(Who::Phoenix, "Aki", "Suzume"));
    let file = told.journal.export(&told.lines);
    assert_eq!(me(&restores(address, &file).await.unwrap()).name, "Aki");
    assert_eq!(http(address, "GET /api/career/profile", &[], "").await, (200, file));
}
