//! The first wall of a room's match: shares are sealed first, and opened when all have seen the seals.

use jantaku_core::{BySeat, Players, Seat};
use jantaku_record::line::Hex32;
use jantaku_record::{Parts, SharedSeed, WallSource, share_seal};
use jantaku_store::{PlayerRow, Store, StoredMatch, Who};
use jantaku_table::TIME_TO_OPEN;
use jantaku_wire::ids::{MatchId, RoomId};
use jantaku_wire::{Ban, Room, RoomCommand, RoomNext, RoomSeat, RoomSettings, Seating};

use crate::refusal::Refused;
use crate::rooms::RoomRefusal;
use crate::server::Services;
use crate::server::tests::rooms::{bot, does, opened, settings, shown};
use crate::server::tests::{Two, named, services};

/// The shares of Aki and Ben.
const SHARES: [[u8; 32]; 2] = [[1; 32], [2; 32]];

struct Drawn {
    id: RoomId,
    aki: PlayerRow,
    ben: PlayerRow,
}

impl Drawn {
    async fn new(at: &Services) -> Drawn {
        let ((_, aki), (_, ben)) = (named(at, "Aki").await, named(at, "Ben").await);
        let id = opened(at, &aki).await;
        let settings = RoomSettings { seating: Seating::Draw, ..settings() };
        for command in [bot(2), bot(3), RoomCommand::Change { settings }] {
            does(at, &aki, id, command).await.unwrap();
        }
        does(at, &ben, id, RoomCommand::Sit { seat: 1 }).await.unwrap();
        Drawn { id, aki, ben }
    }

    async fn next(&self, at: &Services) -> RoomNext {
        shown(at, self.id, &self.aki).await.next
    }

    async fn seal(&self, at: &Services) -> Room {
        let next = self.next(at).await;
        assert_eq!(next.seals, None, "not all are ready");
        for (who, share) in [&self.aki, &self.ben].into_iter().zip(SHARES) {
            does(at, who, self.id, ready(&next, share)).await.unwrap();
        }
        shown(at, self.id, &self.aki).await
    }

    async fn open(&self, at: &Services, who: &PlayerRow, share: [u8; 32]) -> Result<Option<Room>, Refused> {
        does(at, who, self.id, RoomCommand::Open { share: Hex32(share) }).await
    }

    async fn begun(&self, at: &Services, store: &Store) -> (StoredMatch, [Seat; 2]) {
        let id: MatchId = shown(at, self.id, &self.aki).await.current.unwrap().match_id.parse().unwrap();
        let stored = store.load(id).await.unwrap().unwrap();
        let seat = |who: &PlayerRow| {
            let is_theirs = |who_sits: &Who| matches!(who_sits, Who::Person { player, .. } if *player == who.id);
            Seat::new(stored.row.seats.iter().position(|row| is_theirs(&row.who)).unwrap()).unwrap()
        };
        let seats = [seat(&self.aki), seat(&self.ben)];
        (stored, seats)
    }
}

fn seal(next: &RoomNext, seat: Seat, share: &[u8; 32]) -> Hex32 {
    Hex32(share_seal(next.match_id.parse().unwrap(), 1, seat, share))
}

/// Is ready, with seals of this share for every seat.
fn ready(next: &RoomNext, share: [u8; 32]) -> RoomCommand {
    let seals = (0..4).filter_map(Seat::new).map(|seat| seal(next, seat, &share)).collect();
    RoomCommand::Ready { ready: true, seals: Some(seals), terms: None }
}

fn wall(stored: &StoredMatch) -> &SharedSeed {
    match &stored.walls[..] {
        [WallSource::Shared(shared)] => shared,
        other => panic!("{other:?}"),
    }
}

/// The parts of some seats only.
fn only(parts: [(Seat, [u8; 32]); 2]) -> Parts {
    BySeat::from_fn(Players::Four, |seat| parts.iter().find(|(of, _)| *of == seat).map(|(_, part)| *part))
}

fn refusal(done: Result<Option<Room>, Refused>) -> RoomRefusal {
    *done.unwrap_err().of().unwrap()
}

/// Passes the time limit for opening shares.
async fn too_late() {
    tokio::time::pause();
    tokio::time::advance(TIME_TO_OPEN).await;
    tokio::time::resume();
}

#[tokio::test]
async fn a_match_begins_when_all_is_opened_that_was_sealed() {
    let two = Two::new();
    let drawn = Drawn::new(&two.one).await;
    let room = drawn.seal(&two.one).await;
    assert_eq!((room.current, drawn.next(&two.one).await), (None, room.next.clone()));
    let seals = room.next.seals.clone().unwrap();
    assert_eq!(seals.iter().flatten().count(), 2, "each person's for the seat that was drawn for them");
    // A share that was sealed at one server is opened at another.
    assert_eq!(refusal(drawn.open(&two.other, &drawn.aki, SHARES[1]).await), RoomRefusal::RoomNotSealed);
    drawn.open(&two.other, &drawn.aki, SHARES[0]).await.unwrap();
    two.other.catch_up().await.unwrap();
    assert_eq!(shown(&two.other, drawn.id, &drawn.aki).await.current, None, "the other is waited for");
    // Opening or being ready again changes nothing.
    drawn.open(&two.other, &drawn.aki, SHARES[0]).await.unwrap();
    does(&two.other, &drawn.aki, drawn.id, ready(&room.next, SHARES[0])).await.unwrap();
    let begun = drawn.open(&two.one, &drawn.ben, SHARES[1]).await.unwrap().unwrap();
    assert_eq!(begun.current.unwrap().match_id, room.next.match_id);
    assert_ne!(begun.next.match_id, room.next.match_id);

    let (stored, [aki, ben]) = drawn.begun(&two.one, &two.store).await;
    let wall = wall(&stored);
    assert_eq!(wall.shares, only([(aki, SHARES[0]), (ben, SHARES[1])]));
    let sealed = [(aki, SHARES[0]), (ben, SHARES[1])].map(|(seat, share)| (seat, seal(&room.next, seat, &share).0));
    assert_eq!(wall.seals, Some(only(sealed)));
    assert_eq!(wall.seals.as_ref().unwrap().values().map(|seal| seal.map(Hex32)).collect::<Vec<_>>(), seals);
    assert_eq!(Hex32(wall.commitment()), room.next.commitment);
}

/// Whoever is late keeps nobody waiting for long, whatever happens to the server meanwhile; the record has their seal
/// without a share.
#[tokio::test]
async fn a_match_begins_without_what_is_not_opened() {
    let two = Two::new();
    let drawn = Drawn::new(&two.one).await;
    drawn.seal(&two.one).await;
    drawn.open(&two.one, &drawn.aki, SHARES[0]).await.unwrap();
    let again = services(two.store.clone());
    for at in [&two.one, &again] {
        at.catch_up().await.unwrap();
        assert_eq!(shown(at, drawn.id, &drawn.aki).await.current, None);
    }
    too_late().await;
    again.catch_up().await.unwrap();
    let (stored, [aki, ben]) = drawn.begun(&again, &two.store).await;
    let wall = wall(&stored);
    assert_eq!(
        wall.shares.iter().filter(|(_, share)| share.is_some()).map(|(seat, _)| seat).collect::<Vec<_>>(),
        [aki]
    );
    assert!(wall.seals.as_ref().unwrap()[ben].is_some());
    assert_eq!(refusal(drawn.open(&again, &drawn.ben, SHARES[1]).await), RoomRefusal::RoomInPlay);
    two.one.catch_up().await.unwrap();
    assert_eq!(drawn.begun(&two.one, &two.store).await.0.row.id, stored.row.id, "it begins once");
}

#[tokio::test]
async fn nothing_is_opened_before_all_is_sealed() {
    let two = Two::new();
    let drawn = Drawn::new(&two.one).await;
    let next = drawn.next(&two.one).await;
    let RoomCommand::Ready { seals: Some(mut few), .. } = ready(&next, SHARES[0]) else { panic!("it has seals") };
    few.pop();
    let few = RoomCommand::Ready { ready: true, seals: Some(few), terms: None };
    assert_eq!(refusal(does(&two.one, &drawn.aki, drawn.id, few).await), RoomRefusal::RoomChanged);
    does(&two.one, &drawn.aki, drawn.id, ready(&next, SHARES[0])).await.unwrap();
    assert_eq!(refusal(drawn.open(&two.one, &drawn.aki, SHARES[0]).await), RoomRefusal::RoomChanged);
    let nothing = RoomCommand::Ready { ready: true, seals: None, terms: None };
    does(&two.one, &drawn.ben, drawn.id, nothing).await.unwrap();
    assert_eq!(refusal(drawn.open(&two.one, &drawn.ben, SHARES[1]).await), RoomRefusal::RoomNotSealed);
    let (_, eve) = named(&two.one, "Eve").await;
    assert_eq!(refusal(drawn.open(&two.one, &eve, SHARES[0]).await), RoomRefusal::RoomNoSeat);
    drawn.open(&two.one, &drawn.aki, SHARES[0]).await.unwrap();
    assert_eq!(wall(&drawn.begun(&two.one, &two.store).await.0).shares.values().flatten().count(), 1);
}

/// Whoever leaves, or is kept out, takes away seals that were shown: that makes another match, for which nobody is
/// ready, and opened shares are never sealed again.
#[tokio::test]
async fn seals_that_were_shown_are_for_that_match_or_none() {
    for nth in 0..3 {
        let two = Two::new();
        let one: &Services = &two.one;
        let drawn = Drawn::new(one).await;
        let sealed = drawn.seal(one).await.next;
        drawn.open(one, &drawn.aki, SHARES[0]).await.unwrap();
        let (who, command) = match nth {
            0 => (&drawn.ben, Some(RoomCommand::Leave {})),
            1 => (&drawn.aki, Some(RoomCommand::KeepOut { seat: 1 })),
            _ => (&drawn.ben, None),
        };
        match command {
            Some(command) => drop(does(one, who, drawn.id, command).await.unwrap()),
            None => {
                two.store.ban(drawn.ben.id, Ban { since: 1, until: None, reason: None }).await.unwrap();
                one.admin.enforce().await.unwrap();
            }
        }
        let room = shown(one, drawn.id, &drawn.aki).await;
        assert!(room.next.match_id != sealed.match_id && room.next.commitment != sealed.commitment, "{nth}");
        assert_eq!((room.next.seals, room.current), (None, None));
        assert!(room.seats.iter().all(|seat| !matches!(seat, RoomSeat::Person { ready: true, .. })), "{nth}");
        too_late().await;
        one.catch_up().await.unwrap();
        assert_eq!(shown(one, drawn.id, &drawn.aki).await.current, None, "nothing begins by itself");
        assert_eq!(refusal(drawn.open(one, &drawn.aki, SHARES[0]).await), RoomRefusal::RoomChanged);
    }
}

/// A player who sees their seat by the seals can withdraw nothing, and neither can the host.
#[tokio::test]
async fn what_was_agreed_on_stands_once_the_seals_are_shown() {
    let two = Two::new();
    let drawn = Drawn::new(&two.one).await;
    let sealed = drawn.seal(&two.one).await.next;
    let not_ready = RoomCommand::Ready { ready: false, seals: None, terms: None };
    for (who, command) in [
        (&drawn.ben, not_ready),
        (&drawn.ben, ready(&sealed, [7; 32])),
        (&drawn.aki, RoomCommand::Change { settings: settings() }),
        (&drawn.aki, RoomCommand::Free { seat: 1 }),
        (&drawn.aki, RoomCommand::Bot { seat: 2, level: "hard".to_owned() }),
    ] {
        assert_eq!(refusal(does(&two.one, who, drawn.id, command).await), RoomRefusal::RoomInPlay);
    }
    does(&two.one, &drawn.aki, drawn.id, RoomCommand::Host { seat: 1 }).await.unwrap();
    assert_eq!(drawn.next(&two.one).await, sealed);
}

/// If a match cannot begin, its room asks for another one, and no other room waits for that.
#[tokio::test]
async fn a_match_that_cannot_begin_is_replaced() {
    let two = Two::new();
    let drawn = Drawn::new(&two.one).await;
    let sealed = drawn.seal(&two.one).await.next;
    let ((_, dan), (_, fay)) = (named(&two.one, "Dan").await, named(&two.one, "Fay").await);
    let others = Drawn { id: opened(&two.one, &dan).await, aki: dan, ben: fay };
    does(&two.one, &others.ben, others.id, RoomCommand::Sit { seat: 1 }).await.unwrap();
    for seat in [2, 3] {
        does(&two.one, &others.aki, others.id, bot(seat)).await.unwrap();
    }
    others.seal(&two.one).await;
    // The id is another match's already.
    let raw = rusqlite::Connection::open(two.dir.join("jantaku.sqlite")).unwrap();
    let sql = "INSERT INTO matches (id, created, played, rules, pace) VALUES (?1, 0, 0, '', '')";
    raw.execute(sql, [&sealed.match_id]).unwrap();
    too_late().await;
    two.one.catch_up().await.unwrap();
    let room = shown(&two.one, drawn.id, &drawn.aki).await;
    assert_ne!(room.next.match_id, sealed.match_id);
    assert_eq!(room.current, None);
    assert!(shown(&two.one, others.id, &others.aki).await.current.is_some());
    let again = drawn.seal(&two.one).await;
    assert!(again.next.seals.is_some());
}
