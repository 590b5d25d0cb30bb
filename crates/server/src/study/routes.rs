//! Help, lessons, drills, practice and advice as JSON.

use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::routing::{get, post};
use axum::{Extension, Json, Router};
use jantaku_core::Seat;
use jantaku_store::PlayerRow;
use jantaku_wire::ids::MatchId;
use jantaku_wire::{
    Advised, Ceremony, Created, DailyPuzzle, DrillList, DrillQuestion, HelpBook, Lesson, LessonList, LookBack,
    NewPractice, PastDiscard, ScoreAnswer, Tile, YakuInReach,
};
use serde::Deserialize;

use crate::http::App;
use crate::refusal::{Malformed, Refused};
use crate::study::advice::Adviser;
use crate::study::drills::{Asked, Drills};
use crate::study::practice::Practice;
use crate::study::{Help, help};
use crate::tables::{Seeds, TableRefusal};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/api/help", get(help))
        .route("/api/score", get(score))
        .route("/api/ceremony", get(ceremony))
        .route("/api/lessons", get(lessons))
        .route("/api/lessons/{key}", get(lesson))
        .route("/api/drills", get(drills))
        .route("/api/drills/question", get(question))
        .route("/api/drills/daily", get(daily))
        .route("/api/practice", post(practise))
        .route("/api/matches/{id}/advice", get(advice))
        .route("/api/matches/{id}/review", get(review))
        .route("/api/matches/{id}/reach", get(reach))
        .route("/api/matches/{id}/why", get(past_discard))
}

/// Which rules the help is asked about: those of this name, or of this match; the preselected ones if neither is named.
#[derive(Deserialize)]
struct HelpQuery {
    rules: Option<String>,
    #[serde(rename = "match")]
    of_match: Option<String>,
}

async fn help(
    State(help): State<Help>,
    Extension(who): Extension<PlayerRow>,
    query: Result<Query<HelpQuery>, QueryRejection>,
) -> Result<Json<HelpBook>, Refused> {
    let Query(HelpQuery { rules, of_match }) = query.map_err(Malformed::from)?;
    Ok(Json(match of_match {
        Some(id) => help.of_match(id.parse().map_err(|_| TableRefusal::NoSuchMatch)?).await?,
        None => help.of_rules(who.id, rules.as_deref()).await?,
    }))
}

/// A hand to be scored.
#[derive(Deserialize)]
struct ScoreQuery {
    rules: Option<String>,
    line: String,
    #[serde(default)]
    sticks: u8,
}

async fn score(
    State(help): State<Help>,
    Extension(who): Extension<PlayerRow>,
    query: Result<Query<ScoreQuery>, QueryRejection>,
) -> Result<Json<ScoreAnswer>, Refused> {
    let Query(ScoreQuery { rules, line, sticks }) = query.map_err(Malformed::from)?;
    Ok(Json(help.score(who.id, rules.as_deref(), &line, sticks.into()).await?))
}

async fn ceremony(State(seeds): State<Seeds>) -> Result<Json<Ceremony>, Refused> {
    Ok(Json(help::ceremony(&seeds).await?))
}

async fn lessons() -> Result<Json<LessonList>, Refused> {
    Ok(Json(jantaku_lessons::list()?))
}

async fn lesson(Path(key): Path<String>) -> Result<Json<Lesson>, Refused> {
    Ok(Json(jantaku_lessons::lesson(&key)?))
}

async fn drills(State(drills): State<Drills>) -> Result<Json<DrillList>, Refused> {
    Ok(Json(drills.list().await?))
}

async fn question(
    State(drills): State<Drills>,
    Extension(who): Extension<PlayerRow>,
    asked: Result<Query<Asked>, QueryRejection>,
) -> Result<Json<DrillQuestion>, Refused> {
    let Query(asked) = asked.map_err(Malformed::from)?;
    Ok(Json(drills.question(who.id, asked).await?))
}

/// The day whose puzzle is asked for.
#[derive(Deserialize)]
struct Day {
    /// Such as `2026-11-25`.
    date: String,
}

async fn daily(
    State(drills): State<Drills>,
    day: Result<Query<Day>, QueryRejection>,
) -> Result<Json<DailyPuzzle>, Refused> {
    let Query(day) = day.map_err(Malformed::from)?;
    Ok(Json(drills.daily(day.date).await?))
}

async fn practise(
    State(practice): State<Practice>,
    Extension(who): Extension<PlayerRow>,
    request: Result<Json<NewPractice>, JsonRejection>,
) -> Result<(StatusCode, Json<Created>), Refused> {
    let Json(request) = request.map_err(Malformed::from)?;
    let id = practice.begin(who.id, request).await?;
    Ok((StatusCode::CREATED, Json(Created { match_id: id.to_string() })))
}

/// What the adviser is asked about.
#[derive(Deserialize)]
struct About {
    /// A tile that the player may discard.
    discard: Option<Tile>,
}

/// What the adviser says of the player's decision.
async fn advice(
    State(adviser): State<Adviser>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
    asked: Result<Query<About>, QueryRejection>,
) -> Result<Json<Advised>, Refused> {
    let Query(asked) = asked.map_err(Malformed::from)?;
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(adviser.advice(who.id, id, asked.discard).await?))
}

/// A look back at the player's last hand.
async fn review(
    State(adviser): State<Adviser>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Json<LookBack>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(adviser.look_back(who.id, id).await?))
}

/// The yaku within reach of the player's hand.
async fn reach(
    State(adviser): State<Adviser>,
    Extension(who): Extension<PlayerRow>,
    Path(id): Path<String>,
) -> Result<Json<YakuInReach>, Refused> {
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(adviser.in_reach(who.id, id).await?))
}

/// A step of a replay, as a seat saw it.
#[derive(Deserialize)]
struct PastStep {
    seat: u8,
    step: usize,
}

/// Why the discard at a step of a replay was good or bad.
async fn past_discard(
    State(adviser): State<Adviser>,
    Path(id): Path<String>,
    asked: Result<Query<PastStep>, QueryRejection>,
) -> Result<Json<PastDiscard>, Refused> {
    let Query(PastStep { seat, step }) = asked.map_err(Malformed::from)?;
    let seat = Seat::try_from(seat).map_err(|error| Malformed(error.to_string()))?;
    let id: MatchId = id.parse().map_err(|_| TableRefusal::NoSuchMatch)?;
    Ok(Json(adviser.past_discard(id, seat, step).await?))
}
