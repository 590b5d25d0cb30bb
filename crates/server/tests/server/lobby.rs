//! What the lobby decides before a match.

use std::collections::BTreeSet;

use jantaku_core::Ruleset;
use jantaku_server::lobby::Lobby;
use jantaku_server::store::Store;

/// the first dealer, who has seat 0, is chosen by chance: the player comes to sit on every seat.
#[tokio::test]
async fn the_first_dealer_is_chosen_by_chance() {
    let dir = std::env::temp_dir().join(format!("jantaku-seats-{}", std::process::id()));
    let store = Store::open(&dir).unwrap();
    let lobby = Lobby::new(store.clone(), vec![Ruleset::preset("tenhou").unwrap()], Some(1));
    let choice = lobby.start_page().await.unwrap().preselected;
    for _ in 0..24 {
        lobby.create(&choice).await.unwrap();
    }
    let seats: BTreeSet<u8> = lobby.start_page().await.unwrap().matches.iter().map(|kept| kept.seat).collect();
    assert_eq!(seats, [0, 1, 2, 3].into());
    drop((lobby, store));
    std::fs::remove_dir_all(&dir).unwrap();
}
