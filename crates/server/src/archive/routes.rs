use std::sync::Arc;

use axum::extract::State;
use jantaku_wire::endpoints::*;
use jantaku_wire::{MatchPage, Replay, StatisticsList, StatisticsPage};

use crate::archive::Archive;
use crate::archive::statistics::Statistics;
use crate::http::{Ask, Attached, LINES, Routes, Written, whole};
use crate::refusal::Refused;

pub(crate) fn routes() -> Routes {
    Routes::default()
        .on(FetchMatches, matches)
        .on(RecordFile, record)
        .on(FetchReplay, replay)
        .on(ReplayRecord, replay_bytes)
        .on(FetchStatistics, statistics)
        .on(FetchHands, hands)
}

async fn matches(State(archive): State<Arc<Archive>>, ask: Ask<FetchMatches>) -> Result<MatchPage, Refused> {
    let part = ask.query?;
    archive.finished_matches(ask.who.id, part.after.as_deref(), part.search.as_deref()).await
}

async fn record(State(archive): State<Arc<Archive>>, ask: Ask<RecordFile>) -> Result<Attached, Refused> {
    let id = ask.path?;
    Ok(Attached(format!("{id}.jsonl"), LINES, archive.record(id).await?))
}

async fn replay(State(archive): State<Arc<Archive>>, ask: Ask<FetchReplay>) -> Result<Written<Replay>, Refused> {
    archive.replay(ask.who.id, ask.path?).await
}

async fn replay_bytes(State(archive): State<Arc<Archive>>, ask: Ask<ReplayRecord>) -> Result<Written<Replay>, Refused> {
    let query = ask.query?;
    archive.replay_bytes(ask.who.id, whole::<ReplayRecord>(ask.body)?, query.rules.as_deref()).await
}

async fn statistics(
    State(statistics): State<Arc<Statistics>>,
    ask: Ask<FetchStatistics>,
) -> Result<StatisticsPage, Refused> {
    statistics.page(ask.who.id, ask.query?).await
}

async fn hands(State(statistics): State<Arc<Statistics>>, ask: Ask<FetchHands>) -> Result<StatisticsList, Refused> {
    statistics.hands(ask.who.id, ask.query?).await
}
