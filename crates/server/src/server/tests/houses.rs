use std::collections::BTreeMap;
use std::sync::Arc;

use jantaku_wire::{HouseDraft, SaveHouse};
use serde_json::json;

use crate::server::tests::{Two, named};

#[tokio::test]
async fn a_house_that_is_saved_elsewhere_is_in_the_catalogue() {
    let two = Two::new();
    let (_, aki) = named(&two.one, "Aki").await;
    let before = two.other.houses.catalogue(aki.id).await.unwrap();
    assert!(Arc::ptr_eq(&before, &two.other.houses.catalogue(aki.id).await.unwrap()), "it is computed once");
    let house = |points: u32| {
        let options = serde_json::from_value(json!({ "starting_points": points })).unwrap();
        HouseDraft { name: "club".to_owned(), base: "yakuza".to_owned(), options, yaku: BTreeMap::new() }
    };
    two.one.houses.save(aki.id, SaveHouse { house: house(30_000), replaces: None }).await.unwrap();
    let saved = two.other.houses.catalogue(aki.id).await.unwrap();
    assert!(String::from_utf8(saved.json.clone()).unwrap().contains("club"));
    let replaces = Some("club".to_owned());
    two.one.houses.save(aki.id, SaveHouse { house: house(35_000), replaces }).await.unwrap();
    assert_ne!(two.other.houses.catalogue(aki.id).await.unwrap().etag, saved.etag);
    two.one.houses.delete(aki.id, "club".to_owned()).await.unwrap();
    assert_eq!(two.other.houses.catalogue(aki.id).await.unwrap().etag, before.etag);
}
