//! A player's statistics over HTTP, held against their records.

use crate::common::{Player, Server, create, get, http};
use jantaku_engine::{Event, Outcome, PublicEvent};
use jantaku_record::{Record, SeatKind};
use jantaku_wire::{ErrorCode, FigureLine, Listed, Mode, Replay, StatisticsList, StatisticsPage};

const BOTS: [&str; 3] = ["easy", "random", "easy"];

async fn page(server: &Server, query: &str) -> StatisticsPage {
    get(server.address, &format!("/api/statistics{query}")).await.unwrap()
}

async fn list(server: &Server, query: &str) -> StatisticsList {
    get(server.address, &format!("/api/statistics/hands?{query}")).await.unwrap()
}

async fn played(server: &Server, seed: u64) -> String {
    let id = create(server.address, BOTS).await;
    let mut player = Player::new(server.address, id.clone(), seed);
    while !player.play().await {}
    id
}

fn raw(server: &Server) -> rusqlite::Connection {
    rusqlite::Connection::open(server.dir().join("jantaku.sqlite")).unwrap()
}

fn sum_of(lines: &[FigureLine], key: &str) -> (i64, u32) {
    let line = lines.iter().find(|line| line.key == key).unwrap();
    (line.measured.sum, line.measured.count)
}

/// A record's statements on its person, counted anew.
#[derive(Default, Debug, PartialEq)]
struct Told {
    hands: u32,
    wins: i64,
    won: i64,
    dealt_in: i64,
    riichi: i64,
    draws: u32,
    tenpai: i64,
    places: i64,
    totals: i64,
}

impl Told {
    async fn add(&mut self, server: &Server, id: &str) {
        let (_, text) = http(server.address, &format!("GET /api/matches/{id}/record"), &[], "").await;
        let record = Record::read(text.as_bytes()).unwrap();
        let own = record.header.seats.iter().position(|seat| seat.kind == SeatKind::Human).unwrap();
        for event in record.rounds.iter().flat_map(|round| &round.events) {
            match &event.what {
                Event::Public(PublicEvent::Discarded { seat, declares, .. }) if seat.index() == own => {
                    self.riichi += i64::from(declares.riichi());
                }
                Event::Public(PublicEvent::RoundEnded(end)) => {
                    self.hands += 1;
                    match &end.outcome {
                        Outcome::Won { wins, .. } => {
                            for win in wins.iter().filter(|win| win.seat.index() == own) {
                                self.wins += 1;
                                self.won += i64::from(end.payments.deltas(end.scores.players())[win.seat]);
                            }
                            let dealt_in = wins.iter().any(|win| win.from.is_some_and(|from| from.index() == own));
                            self.dealt_in += i64::from(dealt_in);
                        }
                        Outcome::Exhaustive { hands, .. } => {
                            self.draws += 1;
                            self.tenpai += i64::from(hands.values().nth(own).unwrap().is_tenpai());
                        }
                        Outcome::Abortive { .. } => {}
                    }
                }
                _ => {}
            }
        }
        let end = &record.ended.as_ref().unwrap().what;
        let standing = end.standings.iter().find(|standing| standing.seat.index() == own).unwrap();
        self.places += i64::from(standing.place);
        self.totals += i64::from(standing.total);
    }
}

/// the figures are those that the player's records say, and the list behind each has as many hands, which the replay
/// shows. Near miss: a match that is not over.
#[tokio::test(flavor = "multi_thread")]
async fn the_figures_are_those_of_the_records() {
    let server = Server::start("statistics").await;
    let nothing = page(&server, "").await;
    assert_eq!((nothing.matches, nothing.pending, nothing.over_time.len()), (0, 0, 0));
    let mut told = Told::default();
    for seed in [3, 4, 5] {
        let id = played(&server, seed).await;
        told.add(&server, &id).await;
    }
    create(server.address, BOTS).await;
    let page = page(&server, "").await;
    assert_eq!((page.matches, page.rounds, page.pending, page.damaged), (3, told.hands, 0, 0));
    let of_hands = |key| sum_of(&page.of_hands, key);
    let of_matches = |key| sum_of(&page.of_matches, key);
    let found = Told {
        hands: of_hands("win").1,
        wins: of_hands("win").0,
        won: of_hands("win_points").0,
        dealt_in: of_hands("deal_in").0,
        riichi: of_hands("riichi").0,
        draws: of_hands("tenpai").1,
        tenpai: of_hands("tenpai").0,
        places: of_matches("place").0,
        totals: of_matches("total").0,
    };
    assert_eq!(found, told);
    assert_eq!(page.over_time.last().map(|last| last.sum), Some(told.totals));
    for line in page.of_hands.iter().chain(&page.of_matches) {
        let list = list(&server, &format!("figure={}", line.key)).await;
        let listed = if line.share { line.measured.sum } else { i64::from(line.measured.count) };
        assert_eq!(i64::from(list.total), listed, "{}", line.key);
    }
    for group in &page.groups {
        for part in &group.parts {
            let list = list(&server, &format!("group={}&value={}", group.key, part.value.replace('+', "%2B"))).await;
            assert_eq!(i64::from(list.total), part.share.sum, "{} {}", group.key, part.value);
        }
    }
}

/// an entry of the list opens at its round, where the replay shows what it says.
#[tokio::test(flavor = "multi_thread")]
async fn a_listed_hand_is_in_the_replay_at_its_round() {
    let server = Server::start("listed").await;
    played(&server, 3).await;
    played(&server, 4).await;
    let all = list(&server, "figure=hand_points").await;
    assert!(all.entries.len() > 5 && all.next.is_none(), "{all:?}");
    for entry in &all.entries {
        let Listed::Hand(hand) = &entry.listed else { panic!("{entry:?}") };
        let replay: Replay = get(server.address, &format!("/api/matches/{}/replay", entry.match_id)).await.unwrap();
        assert_eq!((replay.seat, &replay.names), (entry.seat, &entry.names));
        assert_eq!(replay.rounds[hand.round as usize].name, hand.name);
        let steps = replay.seats[usize::from(entry.seat)].as_ref().unwrap();
        let ends = steps[replay.rounds[hand.round as usize].first as usize..]
            .iter()
            .find_map(|step| if let jantaku_wire::Event::RoundEnded { end } = &step.event { Some(end) } else { None });
        let end = ends.unwrap();
        let jantaku_wire::Outcome::Won { winners } = &end.outcome else { continue };
        let won = winners.iter().find(|winner| winner.seat == entry.seat);
        assert_eq!(won.is_some(), hand.win.is_some());
        let Some((shown, win)) = won.zip(hand.win.as_ref()) else { continue };
        assert_eq!((&win.hand, win.tile, &win.yaku, win.han), (&shown.hand, shown.tile, &shown.yaku, shown.han));
        assert_eq!((win.points, win.tsumo), (end.changes[usize::from(entry.seat)].delta, shown.from.is_none()));
    }
}

/// filters leave what fits them. Near misses: another name, other rules, a second too late. An unknown value is
/// refused with its field.
#[tokio::test(flavor = "multi_thread")]
async fn filters_leave_what_fits() {
    let server = Server::start("filters").await;
    played(&server, 3).await;
    let all = page(&server, "").await;
    assert_eq!((&all.choices.modes[..], all.choices.rules[0].name.as_str()), (&[Mode::Free][..], "tenhou"));
    assert_eq!(all.choices.opponents.len(), 3);
    let created = all.over_time[0].created;
    let other = all.choices.opponents[0].replace(' ', "%20");
    for (query, matches) in [
        ("mode=free".to_owned(), 1),
        ("mode=parlour".to_owned(), 0),
        ("rules=tenhou".to_owned(), 1),
        ("rules=tenho".to_owned(), 0),
        (format!("opponent={other}"), 1),
        (format!("opponent={other}x"), 0),
        ("opponent=Test".to_owned(), 0),
        (format!("since={created}&until={created}"), 1),
        (format!("since={}", created + 1), 0),
        (format!("until={}", created - 1), 0),
    ] {
        assert_eq!(page(&server, &format!("?{query}")).await.matches, matches, "{query}");
        let results = list(&server, &format!("{query}&figure=place")).await;
        assert_eq!(results.total, matches, "{query}");
    }
    for (path, field) in [
        ("?mode=casino", "`mode`"),
        ("?since=2026-11-01", "`since`"),
        ("?until=-1", "`until`"),
        ("?player=Test", "`player`"),
        ("?figure=win", "`figure`"),
        ("/hands?figure=wins", "`figure`"),
        ("/hands", "`figure`"),
        ("/hands?group=shape&value=ryanmen", "`group`"),
        ("/hands?group=wait&value=pinfu", "`value`"),
        ("/hands?group=wait", "`value`"),
        ("/hands?value=ryanmen", "`group`"),
        ("/hands?figure=win&after=nowhere", "`after`"),
    ] {
        let refused = get::<StatisticsPage>(server.address, &format!("/api/statistics{path}")).await.unwrap_err();
        assert_eq!(refused.code, ErrorCode::Malformed, "{path}");
        assert!(refused.message.contains(field), "{path}: {}", refused.message);
    }
}

/// the matches of others, practice and what is damaged do not count.
#[tokio::test(flavor = "multi_thread")]
async fn only_the_players_own_matches_count() {
    let server = Server::start("not-counted").await;
    let ids = [played(&server, 3).await, played(&server, 4).await, played(&server, 5).await, played(&server, 6).await];
    let change = |sql: &str, id: &str| assert!(raw(&server).execute(sql, [id]).unwrap() > 0);
    raw(&server).execute("INSERT INTO players (id, name, created) VALUES (2, 'Beni', 0)", []).unwrap();
    change("UPDATE seats SET player = 2 WHERE match_id = ?1 AND player = 1", &ids[0]);
    change("UPDATE matches SET mode = 'practice' WHERE id = ?1", &ids[1]);
    change("UPDATE events SET line = '{}' WHERE match_id = ?1 AND sequence = 20", &ids[2]);
    let page = page(&server, "").await;
    assert_eq!((page.matches, page.damaged, page.pending), (1, 1, 0));
    assert_eq!(page.over_time[0].match_id, ids[3]);
}

/// many matches are read a few at a time, and their list has parts.
#[tokio::test(flavor = "multi_thread")]
async fn many_matches_are_read_in_parts() {
    const COPIES: u32 = 60;
    let server = Server::start("many").await;
    let id = played(&server, 3).await;
    copies(&server, &id, COPIES);
    let first = page(&server, "").await;
    assert_eq!(first.matches + first.pending, COPIES + 1);
    assert!(first.matches > 0 && first.pending > 0, "{} {}", first.matches, first.pending);
    let mut whole = page(&server, "").await;
    while whole.pending > 0 {
        whole = page(&server, "").await;
    }
    assert_eq!((whole.matches, whole.rounds), (COPIES + 1, first.rounds / first.matches * (COPIES + 1)));
    let (mut after, mut seen) = (String::new(), Vec::new());
    loop {
        let part = list(&server, &format!("figure=place{after}")).await;
        assert_eq!(part.total, COPIES + 1);
        seen.extend(part.entries.into_iter().map(|entry| entry.match_id));
        match part.next {
            Some(next) => after = format!("&after={next}"),
            None => break,
        }
    }
    let newest_first: Vec<String> = whole.over_time.iter().rev().map(|point| point.match_id.clone()).collect();
    assert_eq!(seen, newest_first, "each once, the latest first");
}

fn copies(server: &Server, id: &str, many: u32) {
    let raw = raw(server);
    let columns = |table: &str| -> Vec<String> {
        let mut query = raw.prepare(&format!("SELECT name FROM pragma_table_info('{table}')")).unwrap();
        query.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
    };
    for nth in 0..many {
        for (table, key) in [("matches", "id"), ("walls", "match_id"), ("events", "match_id"), ("seats", "match_id")]
            .into_iter()
            .chain([("results", "match_id")])
        {
            let names = columns(table);
            let fresh = |name: &String| if name == key { format!("'{nth:016x}'") } else { name.clone() };
            let values: Vec<String> = names.iter().map(fresh).collect();
            let (names, values) = (names.join(", "), values.join(", "));
            let sql = format!("INSERT INTO {table} ({names}) SELECT {values} FROM {table} WHERE {key} = ?1");
            raw.execute(&sql, [id]).unwrap();
        }
    }
}

/// A forgotten person's name is in no statistics, also in earlier counts.
#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_is_forgotten_is_in_no_statistics() {
    let server = Server::start("statistics-forgotten").await;
    played(&server, 3).await;
    let opponents = async || page(&server, "").await.choices.opponents;
    let before = opponents().await;
    let sql = "UPDATE seats SET name = '—' WHERE name = ?1";
    raw(&server).execute(sql, [&before[0]]).unwrap();
    let after = opponents().await;
    assert!(!after.contains(&before[0]) && after.contains(&"—".to_owned()), "{after:?}");
}
