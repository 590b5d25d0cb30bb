use std::sync::Arc;

use axum::extract::State;
use jantaku_wire::endpoints::*;
use jantaku_wire::{CareerPage, Created};

use crate::careers::Careers;
use crate::careers::play::CareerMatches;
use crate::http::{Ask, Attached, LINES, Routes, whole};
use crate::refusal::Refused;

pub(crate) fn routes() -> Routes {
    Routes::default()
        .on(FetchCareer, page)
        .on(OrderInCareer, command)
        .on(CreateCareerMatch, create)
        .on(ProfileFile, export)
        .on(ImportProfile, import)
}

async fn page(State(careers): State<Arc<Careers>>, ask: Ask<FetchCareer>) -> Result<CareerPage, Refused> {
    careers.page(ask.who.id).await
}

async fn command(State(careers): State<Arc<Careers>>, ask: Ask<OrderInCareer>) -> Result<CareerPage, Refused> {
    careers.command(ask.who.id, ask.body?).await
}

async fn export(State(careers): State<Arc<Careers>>, ask: Ask<ProfileFile>) -> Result<Attached, Refused> {
    Ok(Attached("jantaku-profile.jsonl".to_owned(), LINES, careers.export(ask.who.id).await?))
}

async fn import(State(careers): State<Arc<Careers>>, ask: Ask<ImportProfile>) -> Result<CareerPage, Refused> {
    careers.import(ask.who.id, whole::<ImportProfile>(ask.body)?).await
}

async fn create(State(matches): State<CareerMatches>, ask: Ask<CreateCareerMatch>) -> Result<Created, Refused> {
    Ok(Created { match_id: matches.create(ask.who.id, ask.body?).await?.to_string() })
}
