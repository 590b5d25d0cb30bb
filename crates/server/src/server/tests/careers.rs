use std::cell::Cell;

use jantaku_career::{Event as CareerEvent, Journal, Slot};
use jantaku_core::BySeat;
use jantaku_engine::{EndReason, Event, PublicEvent, Settlement, Standing};
use jantaku_store::{Append, Appended, StoreError, StoredMatch};
use jantaku_wire::CareerCommand;
use jantaku_wire::ids::PlayerId;

use crate::careers::{Booked, CareerError, again};
use crate::server::tests::Two;

const ME: PlayerId = PlayerId::LOCAL;

/// The end of a match in which nobody has won anything.
pub(crate) fn end(stored: &StoredMatch) -> Appended {
    let players = stored.row.rules.players;
    let standing = |(place, seat)| Standing {
        seat,
        place,
        points: 25_000,
        uma: 0,
        oka: 0,
        earlier: 0,
        chips: 0,
        yakitori: 0,
        fouls: 0,
        total: 0,
    };
    let standings = (1..).zip(players.seats()).map(standing).collect();
    let scores = BySeat::from_fn(players, |_| 25_000);
    let end = Settlement { reason: EndReason::Bust, standings, leftover_sticks: 0, scores };
    let events = vec![Event::Public(PublicEvent::MatchEnded(Box::new(end)))];
    Appended::new(stored.row.id, stored.events.len() as u32, events, 1)
}

fn create(name: &str) -> CareerCommand {
    CareerCommand::CreateCharacter { character: Slot::Phoenix, name: name.to_owned(), face: "Suzume".to_owned() }
}

fn rename(name: &str) -> CareerCommand {
    CareerCommand::ChangeCharacter { character: Slot::Phoenix, name: name.to_owned(), face: "Suzume".to_owned() }
}

#[tokio::test]
async fn a_career_that_goes_on_elsewhere_is_read_on() {
    let two = Two::new();
    let (one, other) = (&two.one, &two.other);
    assert!(other.careers.page(ME).await.unwrap().characters.is_empty());
    one.careers.command(ME, create("Aki")).await.unwrap();
    let before = one.careers.export(ME).await.unwrap();
    for (nth, (here, there)) in [(one, other), (other, one), (other, one)].into_iter().enumerate() {
        let name = format!("Aki {nth}");
        here.careers.command(ME, rename(&name)).await.unwrap();
        assert_eq!(there.careers.page(ME).await.unwrap().characters[0].name, name);
    }
    // A career that is replaced elsewhere is read anew, be it shorter, as long or longer.
    for added in 0..=3 {
        other.careers.import(ME, before.clone().into_bytes()).await.unwrap();
        for _ in 0..added {
            other.careers.command(ME, rename("Eve")).await.unwrap();
        }
        let name = if added == 0 { "Aki" } else { "Eve" };
        assert_eq!(one.careers.page(ME).await.unwrap().characters[0].name, name, "{added}");
        one.careers.command(ME, rename("Ben")).await.unwrap();
        assert_eq!(other.careers.page(ME).await.unwrap().characters[0].name, "Ben");
    }
    assert!(Journal::of(&two.store.career(ME).await.unwrap()).is_ok());
    assert_eq!(one.careers.export(ME).await.unwrap(), other.careers.export(ME).await.unwrap());
}

/// A change made to an outdated career is not stored, and is made again with the current one.
#[tokio::test]
async fn a_change_of_a_career_that_has_gone_on_is_made_again() {
    let two = Two::new();
    two.one.careers.command(ME, create("Aki")).await.unwrap();
    let (two, tries) = (&two, Cell::new(0));
    let done = again(|| async {
        let career = two.other.careers.open(ME).await?;
        tries.set(tries.get() + 1);
        if tries.get() < 3 {
            two.one.careers.command(ME, rename(&format!("Aki {}", tries.get()))).await.unwrap();
        }
        let events = career.profile().change_character(Slot::Phoenix, "Ben", "Suzume")?;
        career.book::<_, CareerError>(&events, async |lines| Ok(two.store.append_career(lines).await?)).await
    });
    done.await.unwrap();
    assert_eq!((tries.get(), two.one.careers.page(ME).await.unwrap().characters[0].name.as_str()), (3, "Ben"));
    let never = again(async || Err::<(), _>(StoreError::CareerMoved));
    assert_eq!(never.await, Err(StoreError::CareerMoved), "it ends");
}

/// A match that ends at one server while the other adds to the same career is booked once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_that_ends_while_its_career_goes_on_elsewhere_is_booked_once() {
    let two = Two::new();
    two.one.careers.command(ME, create("Aki")).await.unwrap();
    let (rules, _) = two.one.houses.on_offer(ME).await.unwrap();
    let choice = two.one.houses.preselected(ME, &rules).await.unwrap();
    let mut settled = Vec::new();
    for _ in 0..10 {
        let id = two.one.matches.create(ME, &choice).await.unwrap();
        let stored = two.store.load(id).await.unwrap().unwrap();
        let end = end(&stored);
        let booked = Booked::new(two.store.clone(), two.one.careers.clone(), stored.row);
        let other = two.other.clone();
        // Fewer times than the booking is tried.
        let adding = tokio::spawn(async move {
            for nth in 0..5 {
                other.careers.command(ME, rename(&format!("Aki {nth}"))).await.unwrap();
            }
        });
        booked.append(end).await.unwrap();
        adding.await.unwrap();
        settled.push(id);
    }
    let mut journal = Journal::default();
    let lines = two.store.career(ME).await.unwrap();
    let read = lines.iter().map(|line| journal.read(line).unwrap().event);
    let booked = read.filter_map(|event| match event {
        CareerEvent::MatchSettled { match_id, .. } => Some(match_id),
        _ => None,
    });
    assert_eq!(booked.collect::<Vec<_>>(), settled);
    assert!(two.other.careers.page(ME).await.unwrap().open.is_empty());
}
