use std::sync::Arc;

use axum::extract::State;
use jantaku_wire::endpoints::*;
use jantaku_wire::{HouseChecked, HouseRead};

use crate::houses::Houses;
use crate::http::{Ask, Kept, Routes};
use crate::refusal::{Malformed, Refused};

pub(crate) fn routes() -> Routes {
    Routes::default()
        .on(FetchCatalogue, catalogue)
        .on(CheckHouse, check)
        .on(ReadRuleFile, read)
        .on(KeepHouse, save)
        .on(DeleteHouse, forget)
}

async fn catalogue(State(houses): State<Arc<Houses>>, ask: Ask<FetchCatalogue>) -> Result<Kept, Refused> {
    Ok(Kept(ask.headers, houses.catalogue(ask.who.id).await?))
}

async fn check(State(houses): State<Arc<Houses>>, ask: Ask<CheckHouse>) -> Result<HouseChecked, Refused> {
    houses.check(ask.body?).await
}

async fn read(State(houses): State<Arc<Houses>>, ask: Ask<ReadRuleFile>) -> Result<HouseRead, Refused> {
    let bytes = ask.body.map_err(|_| Malformed("the file is longer than 64 KiB, and no rule file is".to_owned()))?;
    let text = String::from_utf8(bytes);
    let text = text.map_err(|_| Malformed("this file is no text".to_owned()))?;
    houses.read(text).await
}

async fn save(State(houses): State<Arc<Houses>>, ask: Ask<KeepHouse>) -> Result<(), Refused> {
    houses.save(ask.who.id, ask.body?).await
}

async fn forget(State(houses): State<Arc<Houses>>, ask: Ask<DeleteHouse>) -> Result<(), Refused> {
    houses.delete(ask.who.id, ask.path?).await
}
