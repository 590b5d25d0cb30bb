mod accounts;
mod admin;
#[cfg(unix)]
mod copy;
#[cfg(unix)]
mod line;
#[cfg(unix)]
mod many;
#[cfg(unix)]
mod owners;
mod passkeys;
mod people;
#[cfg(unix)]
mod postgres;
mod rooms;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use jantaku_core::{BySeat, Players, Ruleset, Seat, Wind};
use jantaku_engine::{EndReason, Event, Match, PublicEvent, Settlement, Standing};
use jantaku_record::{SharedSeed, WallSource};
use jantaku_store::{
    Append, Appended, CareerLines, Dealt, GivenUp, HouseRow, MatchRow, MatchSeed, Page, Presence, Seal, SeatRow, Share,
    Spent, Store, StoreError, Who,
};
use jantaku_wire::ids::{MatchId, PlayerId, SeatToken};
use jantaku_wire::{Mode, Pace, Person, RoundName, TimeControl, TimePart, Watching};
use rusqlite::Connection;

const ALL: Page = Page { finished: false, search: Vec::new(), after: None, limit: 50 };

/// A folder that is deleted with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("jantaku-suite-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        Folder(path)
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The end of a match among four, with these results.
fn match_ended(standings: Vec<Standing>) -> Event {
    let scores = BySeat::from_fn(Players::Four, |_| 25_000);
    let end = Settlement { reason: EndReason::Bust, standings, leftover_sticks: 0, scores };
    Event::Public(PublicEvent::MatchEnded(Box::new(end)))
}

fn standing(seat: usize, place: u8, total: i32) -> Standing {
    Standing {
        seat: Seat::new(seat).unwrap(),
        place,
        points: 25_000,
        uma: total,
        oka: 0,
        earlier: 0,
        chips: 0,
        yakitori: 0,
        fouls: 0,
        total,
    }
}

fn new_match(id: u64, now: u32) -> (MatchRow, Appended) {
    let rules = Ruleset::preset("tenhou").unwrap();
    let wall = WallSource::Seed([id as u8; 32]);
    let (_, events) = Match::start(Arc::new(rules.clone()), wall.wall(&rules.tile_set())).unwrap();
    let person = Who::Person { player: PlayerId::LOCAL, token: SeatToken::new(format!("secret-{id}")) };
    let bot = |name: &str| SeatRow::of_bot(name, "easy");
    let you = SeatRow { name: "You".to_owned(), face: Some(Person::Mio), who: person };
    let seats = vec![bot("Hana"), you, bot("Sora"), bot("Ren")];
    let id = MatchId(id);
    let row = MatchRow {
        id,
        created: now,
        rules,
        seats,
        pace: Pace::Fast,
        time: Some(TimeControl { per_decision: 10, per_round: 60, first: TimePart::Bank }),
        claim_window: Some(3),
        seed: if id.0 == 1 { MatchSeed::Shared([3; 32]) } else { MatchSeed::Fresh },
        whims: [id.0 as u8; 32],
        mode: Mode::Free,
        watching: Watching::Hands,
        finished: false,
        ended: None,
    };
    (row, Appended { dealt: vec![Dealt { round: 0, wall, game: 1 }], ..Appended::new(id, 0, events, now) })
}

async fn conforms(store: &Store) {
    let (row, first) = new_match(1, 100);
    store.create(row.clone(), first.clone()).await.unwrap();
    let (other, deal) = new_match(2, 200);
    store.create(other, deal).await.unwrap();

    let loaded = store.load(MatchId(1)).await.unwrap().unwrap();
    assert_eq!(loaded.spent, []);
    assert_eq!((&loaded.row, &loaded.events), (&row, &first.events));
    assert_eq!(store.readable(MatchId(1)).await.unwrap().unwrap().events, first.events);
    assert!(store.readable(MatchId(3)).await.unwrap().is_none());
    assert!(store.load(MatchId(3)).await.unwrap().is_none());
    assert_eq!(store.count().await.unwrap(), 2);

    // Events are added at the end, once.
    let more =
        Appended { after: first.events.len() as u32, events: vec![first.events[1].clone()], dealt: vec![], ..first };
    let spent = Spent { seat: Seat::new(1).unwrap(), millis: 4_200 };
    let (round, seat) = (1, spent.seat);
    let (seal, share) = (Seal { round, seat, bytes: [3; 32] }, Share { round, seat, bytes: [4; 32] });
    let presences = [
        Presence::Away { seat: spent.seat, bot: Some("normal".to_owned()) },
        Presence::Away { seat: Seat::new(0).unwrap(), bot: None },
        Presence::Back { seat: spent.seat },
        Presence::Away { seat: spent.seat, bot: None },
    ];
    for presence in presences.clone() {
        store.append(Appended { events: vec![], presence: Some(presence), ..more.clone() }).await.unwrap();
    }
    let more = Appended { spent: Some(spent), seal: Some(seal), ..more };
    store.append(more.clone()).await.unwrap();
    let opened = Appended { events: vec![], share: Some(share), seal: None, spent: None, ..more.clone() };
    store.append(opened.clone()).await.unwrap();
    assert!(matches!(store.append(opened).await, Err(StoreError::Failed(_))), "it is opened once");
    assert!(matches!(store.append(more.clone()).await, Err(StoreError::Failed(_))), "the same place twice");
    let reloaded = store.load(MatchId(1)).await.unwrap().unwrap();
    assert_eq!(reloaded.events.len(), loaded.events.len() + 1);
    assert_eq!(reloaded.spent, [(loaded.events.len() as u32, spent)], "what an answer took is kept with it");
    let [_, other, _, away] = presences.map(|presence| (more.after, presence));
    assert_eq!((loaded.presences, reloaded.presences), (vec![], vec![other, away]), "and who is away now");
    assert_eq!((loaded.seals, reloaded.seals), (vec![], vec![seal]), "and what it seals for the next wall");
    assert_eq!((loaded.shares, reloaded.shares), (vec![], vec![share]), "and what it adds to it");

    // Lists have the match played last first, in parts.
    let listed = store.matches(PlayerId::LOCAL, Page { limit: 1, ..ALL }).await.unwrap();
    let summary = &listed.matches[0];
    assert_eq!((summary.id, summary.title.as_str(), u8::from(summary.seat)), (MatchId(2), row.rules.title(), 1));
    assert_eq!(summary.round, RoundName { game: 1, wind: Wind::East, number: 1, honba: 0 });
    assert_eq!((&summary.names[1], &summary.scores[..]), (&"You".to_owned(), &[25_000; 4][..]));
    let rest = store.matches(PlayerId::LOCAL, Page { after: listed.next, limit: 1, ..ALL }).await.unwrap();
    assert_eq!((rest.matches[0].id, rest.next), (MatchId(1), None));
    assert_eq!(store.matches(PlayerId(7), ALL).await.unwrap().matches, [], "another player has no part in them");
    assert_eq!(store.matches(PlayerId::LOCAL, Page { finished: true, ..ALL }).await.unwrap().matches, []);

    // A seat is its player's alone.
    let (seat, token) = store.seat(PlayerId::LOCAL, MatchId(1)).await.unwrap().unwrap();
    assert_eq!((u8::from(seat), token.as_str()), (1, "secret-1"));
    assert_eq!(store.seat(PlayerId(7), MatchId(1)).await.unwrap(), None);

    store.set_setting("key".into(), "one".into()).await.unwrap();
    store.set_setting("key".into(), "two".into()).await.unwrap();
    assert_eq!(store.setting("key".into()).await.unwrap().as_deref(), Some("two"));
    assert_eq!(store.setting("other".into()).await.unwrap(), None);

    // Words are sought in names and in what rules are called, whatever their case; none of their signs means anything else.
    for (words, found) in [
        (vec!["hana"], 2),
        (vec!["ENHO"], 2),
        (vec!["nobody", "you"], 2),
        (vec!["nobody"], 0),
        (vec!["%"], 0),
        (vec!["_"], 0),
        (vec!["\\"], 0),
    ] {
        let search = words.iter().map(|&words| words.to_owned()).collect();
        let listed = store.matches(PlayerId::LOCAL, Page { search, ..ALL }).await.unwrap();
        assert_eq!(listed.matches.len(), found, "{words:?}");
    }

    careers(store).await;

    // What is given up is gone, and nothing is added to it any more.
    assert_eq!(store.give_up(PlayerId(7), MatchId(2), None).await.unwrap(), GivenUp::NoSeat);
    assert_eq!(store.give_up(PlayerId::LOCAL, MatchId(3), None).await.unwrap(), GivenUp::NoMatch);
    assert_eq!(store.give_up(PlayerId::LOCAL, MatchId(2), None).await.unwrap(), GivenUp::Done);
    assert_eq!(store.give_up(PlayerId::LOCAL, MatchId(2), None).await.unwrap(), GivenUp::NoMatch);
    let left = store.matches(PlayerId::LOCAL, ALL).await.unwrap().matches;
    assert_eq!(left.iter().map(|summary| summary.id).collect::<Vec<_>>(), [MatchId(1)]);
    assert!(store.load(MatchId(2)).await.unwrap().is_none());
    assert!(store.readable(MatchId(2)).await.unwrap().is_none());
    assert_eq!(store.seat(PlayerId::LOCAL, MatchId(2)).await.unwrap(), None);
    let (_, Appended { events, .. }) = new_match(2, 200);
    assert_eq!(store.append(Appended::new(MatchId(2), 99, events, 300)).await, Err(StoreError::GivenUp));
    assert_eq!(store.count().await.unwrap(), 2, "the next match has a number of its own");
    replaced(store).await;
}

async fn replaced(store: &Store) {
    let (row, first) = new_match(4, 400);
    let shares = BySeat::from_vec(vec![None, Some([8; 32]), None, None]).unwrap();
    let seals = BySeat::from_vec(vec![Some([6; 32]), Some([7; 32]), None, None]).unwrap();
    // Walls of earlier versions have no seals.
    let wall = |round, seals| {
        let shares = shares.clone();
        WallSource::Shared(SharedSeed { match_id: MatchId(4), round, seals, secret: [9; 32], shares })
    };
    let walls = [wall(2, None), wall(3, Some(seals))];
    let dealt = |(round, wall): (u32, &WallSource)| Dealt { round, wall: wall.clone(), game: 2 };
    let dealt = [first.dealt[0].clone()].into_iter().chain((1..).zip(&walls).map(dealt)).collect();
    let first = Appended { dealt, ..first };
    let nobody = store.replace(PlayerId(7), MatchId(1), row.clone(), first.clone()).await;
    assert_eq!((nobody, store.load(MatchId(4)).await.unwrap().is_none()), (Ok(GivenUp::NoSeat), true));
    let done = store.replace(PlayerId::LOCAL, MatchId(1), row.clone(), first.clone()).await;
    assert_eq!((done, store.load(MatchId(1)).await.unwrap().is_none()), (Ok(GivenUp::Done), true));
    let loaded = store.load(MatchId(4)).await.unwrap().unwrap();
    assert_eq!((loaded.events, &loaded.walls[1..]), (first.events.clone(), &walls[..]));
    assert_eq!(store.matches(PlayerId::LOCAL, ALL).await.unwrap().matches[0].round.game, 2);
    // The id is taken: the old match stays.
    assert!(store.replace(PlayerId::LOCAL, MatchId(4), row, first).await.is_err());
    assert!(store.load(MatchId(4)).await.unwrap().is_some());
}

/// A career's lines are added at its end or not at all, and with a match's events in one commit.
async fn careers(store: &Store) {
    let of = |after: u32, lines: &[&str]| CareerLines {
        player: PlayerId::LOCAL,
        after,
        lines: lines.iter().map(|&line| line.to_owned()).collect(),
    };
    let kept = || async { store.career(PlayerId::LOCAL).await.unwrap() };
    store.append_career(of(0, &["a", "b"])).await.unwrap();
    assert_eq!(store.append_career(of(1, &["c"])).await, Err(StoreError::CareerMoved));
    assert_eq!(kept().await, ["a", "b"]);
    assert_eq!(store.career(PlayerId(7)).await.unwrap(), [""; 0]);
    // With events: neither is stored without the other.
    let loaded = store.load(MatchId(1)).await.unwrap().unwrap();
    let end = loaded.events.len() as u32;
    let more = |after, career| {
        let more = Appended::new(MatchId(1), after, vec![loaded.events[1].clone()], 250);
        Appended { career: Some(career), ..more }
    };
    assert_eq!(store.append(more(end, of(1, &["c"]))).await, Err(StoreError::CareerMoved));
    assert_eq!(store.load(MatchId(1)).await.unwrap().unwrap().events.len(), end as usize);
    assert!(store.append(more(0, of(2, &["c"]))).await.is_err());
    assert_eq!(kept().await, ["a", "b"]);
    store.append(more(end, of(2, &["c"]))).await.unwrap();
    assert_eq!(kept().await, ["a", "b", "c"]);
    let after = |after| store.career_after(PlayerId::LOCAL, after);
    assert_eq!(
        (after(1).await.unwrap(), after(3).await.unwrap(), after(9).await.unwrap()),
        (vec!["b".to_owned(), "c".to_owned()], vec![], vec![])
    );
    // A match that cannot be given up changes no career.
    assert_eq!(store.give_up(PlayerId(7), MatchId(2), Some(of(3, &["d"]))).await.unwrap(), GivenUp::NoSeat);
    assert_eq!(kept().await, ["a", "b", "c"]);
    assert_eq!(store.replace_career(of(2, &["x"])).await, Err(StoreError::CareerMoved));
    store.replace_career(of(3, &["x"])).await.unwrap();
    assert_eq!(kept().await, ["x"]);
}

#[tokio::test]
async fn sqlite_conforms() {
    let folder = Folder::new("conforms");
    keeps_its_promises(&Store::open(folder.path()).unwrap()).await;
}

/// Runs on an empty store.
async fn keeps_its_promises(store: &Store) {
    conforms(store).await;
    people::knows_people(store).await;
    people::changes_names_and_faces_apart(store).await;
    people::moves_people_to_other_devices(store).await;
    people::forgets_people(store).await;
    people::knows_which_sessions_go_on(store).await;
    accounts::keeps_accounts(store).await;
    passkeys::keeps_passkeys(store).await;
    admin::keeps_what_is_decided(store).await;
    keeps_houses_apart(store).await;
    rooms::keeps_rooms(store).await;
    rooms::keeps_one_change_of_a_room(store).await;
    rooms::keeps_hosts_without_a_seat(store).await;
    rooms::keeps_what_came_of_the_matches_of_a_room(store).await;
}

/// A fourth seat at a table of three is damage, and reaches no table.
#[tokio::test]
async fn a_seat_outside_the_match_is_damage() {
    let (seat, round) = (Seat::new(3).unwrap(), 1);
    let all: [fn(Appended, Seat, u32) -> Appended; 4] = [
        |first, seat, _| Appended { spent: Some(Spent { seat, millis: 1 }), ..first },
        |first, seat, _| Appended { presence: Some(Presence::Back { seat }), ..first },
        |first, seat, round| Appended { seal: Some(Seal { round, seat, bytes: [1; 32] }), ..first },
        |first, seat, round| Appended { share: Some(Share { round, seat, bytes: [1; 32] }), ..first },
    ];
    for (nth, of) in all.into_iter().enumerate() {
        let folder = Folder::new(&format!("no-seat-{nth}"));
        let store = Store::open(folder.path()).unwrap();
        let (mut row, first) = new_match(1, 100);
        row.rules = Ruleset::preset("tenhou_sanma").unwrap();
        row.seats.pop();
        store.create(row, of(first, seat, round)).await.unwrap();
        let damaged = store.load(MatchId(1)).await;
        assert!(matches!(damaged, Err(StoreError::Damaged { .. })), "{nth}: {damaged:?}");
    }
}

/// Whatever column of a match is damaged, the others are listed and playable, and no message quotes a wall.
#[tokio::test]
async fn a_damaged_row_is_nobody_elses_trouble() {
    let columns = [
        ("matches", "rules", "'x'"),
        ("matches", "title", "NULL"),
        ("matches", "pace", "'x'"),
        ("matches", "seed", "x'00'"),
        ("matches", "whims", "x'00'"),
        ("matches", "mode", "'x'"),
        ("matches", "time", "'x'"),
        ("matches", "game", "NULL"),
        ("matches", "honba", "NULL"),
        ("matches", "created", "-1"),
        ("matches", "played", "-1"),
        ("matches", "finished", "1"),
        ("matches", "given_up", "1"),
        ("matches", "id", "'x'"),
        ("matches", "wind", "9"),
        ("matches", "number", "-1"),
        ("seats", "name", "''"),
        ("seats", "player", "NULL"),
        ("seats", "token", "NULL"),
        ("seats", "seat", "seat + 10"),
        ("seats", "bot", "'x'"),
        ("seats", "score", "1 << 40"),
        ("seats", "match_id", "'x'"),
        ("walls", "wall", "'x'"),
        ("walls", "round", "round + 1"),
        ("events", "line", "'x'"),
        ("events", "sequence", "sequence + 1000"),
    ];
    for (table, column, value) in columns {
        let folder = Folder::new(&format!("damaged-{table}-{column}"));
        let store = Store::open(folder.path()).unwrap();
        for id in [1, 2] {
            let (row, first) = new_match(id, 100);
            store.create(row, first).await.unwrap();
        }
        let raw = Connection::open(folder.path().join("jantaku.sqlite")).unwrap();
        raw.pragma_update(None, "foreign_keys", false).unwrap();
        let of = if table == "matches" { "id" } else { "match_id" };
        let sql = format!("UPDATE {table} SET {column} = {value} WHERE {of} = '0000000000000001'");
        raw.execute(&sql, []).unwrap_or_else(|error| panic!("{sql}: {error}"));
        let listed = store.matches(PlayerId::LOCAL, ALL).await.unwrap();
        assert!(listed.matches.iter().any(|summary| summary.id == MatchId(2)), "{table}.{column}");
        assert!(store.load(MatchId(2)).await.unwrap().is_some(), "{table}.{column}");
        if let Err(error) = store.load(MatchId(1)).await {
            let said = error.to_string();
            assert!(!said.contains("0101") && !said.contains("hands"), "{said}");
        }
        if matches!(table, "walls" | "events") {
            let readable = store.readable(MatchId(1)).await.unwrap().unwrap();
            assert!(
                readable.walls.len() + readable.events.len() < 1 + new_match(1, 100).1.events.len(),
                "{table}.{column}"
            );
        }
        let (row, first) = new_match(3, 300);
        store.create(row, first).await.unwrap();
    }
}

#[tokio::test]
async fn a_store_of_the_version_before_is_brought_up_to_date() {
    let folder = Folder::new("before");
    std::fs::create_dir_all(folder.path()).unwrap();
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/version-3.sqlite");
    std::fs::copy(kept, folder.path().join("jantaku.sqlite")).unwrap();
    let store = Store::open(folder.path()).unwrap();
    let open = store.matches(PlayerId::LOCAL, ALL).await.unwrap();
    let over = store.matches(PlayerId::LOCAL, Page { finished: true, ..ALL }).await.unwrap();
    assert_eq!((open.matches.len(), over.matches.len(), open.damaged.len() + over.damaged.len()), (1, 1, 0));
    for summary in open.matches.iter().chain(&over.matches) {
        let stored = store.load(summary.id).await.unwrap().unwrap();
        assert_eq!(summary.title, stored.row.rules.title());
        assert_eq!(summary.names, stored.row.seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>());
        let (seat, token) = store.seat(PlayerId::LOCAL, summary.id).await.unwrap().unwrap();
        assert_eq!((seat, token.as_str().len()), (summary.seat, 32));
        let deals = stored.events.iter().filter(|event| matches!(event, Event::Dealt { .. })).count();
        assert_eq!(stored.walls.len(), deals);
    }
    assert_eq!(over.matches[0].scores.iter().sum::<i32>(), 3 * 35_000);
    let (seat, scores) = (over.matches[0].seat.index(), &over.matches[0].scores);
    let ahead = scores.iter().filter(|&&score| score > scores[seat]).count();
    assert_eq!(over.matches[0].place, Some(ahead as u8 + 1));
    assert_eq!(open.matches[0].place, None);
    assert_eq!(store.give_up(PlayerId::LOCAL, over.matches[0].id, None).await.unwrap(), GivenUp::Over);
}

/// Nobody else on the machine can read the seeds of running matches.
#[cfg(unix)]
#[tokio::test]
async fn the_files_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("modes");
    let store = Store::open(folder.path()).unwrap();
    let (row, first) = new_match(1, 100);
    store.create(row, first).await.unwrap();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(folder.path()), 0o700);
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
    let databases = files.iter().filter(|path| path.to_string_lossy().contains("sqlite"));
    assert!(databases.clone().count() > 1, "the file and its log");
    databases.for_each(|path| assert_eq!(mode(path), 0o600, "{}", path.display()));
    // The files copied while the program runs are a store as well.
    let copy = Folder::new("copy");
    std::fs::create_dir_all(copy.path()).unwrap();
    for file in files.iter().filter(|path| path.is_file()) {
        std::fs::copy(file, copy.path().join(file.file_name().unwrap())).unwrap();
    }
    let copied = Store::open(copy.path()).unwrap();
    assert!(copied.load(MatchId(1)).await.unwrap().is_some());
}

async fn keeps_houses_apart(store: &Store) {
    let other = store.add_player("Hugo".to_owned(), None, people::session(4, 100)).await.unwrap().id;
    let house = |rules: &str| HouseRow { name: "Ours".to_owned(), base: "tenhou".to_owned(), rules: rules.to_owned() };
    for (of, rules) in [(PlayerId::LOCAL, "a"), (other, "b")] {
        assert!(store.save_house(of, house(rules), None).await.unwrap());
        assert!(!store.save_house(of, house("c"), None).await.unwrap());
    }
    assert!(store.delete_house(PlayerId::LOCAL, "Ours".to_owned()).await.unwrap());
    assert!(!store.delete_house(PlayerId::LOCAL, "Ours".to_owned()).await.unwrap());
    assert_eq!(store.houses(PlayerId::LOCAL).await.unwrap(), []);
    assert_eq!(store.houses(other).await.unwrap(), [house("b")]);
}
