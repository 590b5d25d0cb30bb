//! A player's statistics as JSON.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::{Extension, Json};

use super::Shared;
use crate::lobby::LobbyError;
use crate::lobby::statistics::Query as Asked;
use jantaku_store::PlayerRow;
use jantaku_wire::{StatisticsList, StatisticsPage};

type Rejected = Result<Query<Asked>, QueryRejection>;

fn asked(query: Rejected) -> Result<Asked, LobbyError> {
    query.map(|Query(asked)| asked).map_err(|rejection| LobbyError::Request(rejection.body_text()))
}

pub(super) async fn page(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    query: Rejected,
) -> Result<Json<StatisticsPage>, LobbyError> {
    Ok(Json(shared.lobby.statistics(who.id, asked(query)?).await?))
}

/// The hands or results behind a number.
pub(super) async fn hands(
    State(shared): State<Shared>,
    Extension(who): Extension<PlayerRow>,
    query: Rejected,
) -> Result<Json<StatisticsList>, LobbyError> {
    Ok(Json(shared.lobby.statistics_list(who.id, asked(query)?).await?))
}
