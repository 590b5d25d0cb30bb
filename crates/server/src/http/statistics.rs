//! A player's statistics as JSON.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::{Extension, Json};
use jantaku_store::PlayerRow;
use jantaku_wire::{StatisticsList, StatisticsPage};

use crate::lobby::statistics::Query as Asked;
use crate::lobby::statistics::Statistics;
use crate::refusal::{Malformed, Refused};

type Rejected = Result<Query<Asked>, QueryRejection>;

fn asked(query: Rejected) -> Result<Asked, Malformed> {
    Ok(query?.0)
}

pub(super) async fn page(
    State(statistics): State<Arc<Statistics>>,
    Extension(who): Extension<PlayerRow>,
    query: Rejected,
) -> Result<Json<StatisticsPage>, Refused> {
    Ok(Json(statistics.page(who.id, asked(query)?).await?))
}

/// The hands or results behind a number.
pub(super) async fn hands(
    State(statistics): State<Arc<Statistics>>,
    Extension(who): Extension<PlayerRow>,
    query: Rejected,
) -> Result<Json<StatisticsList>, Refused> {
    Ok(Json(statistics.hands(who.id, asked(query)?).await?))
}
