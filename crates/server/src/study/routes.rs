use axum::extract::State;
use jantaku_core::Seat;
use jantaku_wire::endpoints::*;
use jantaku_wire::{
    Advised, Ceremony, Created, DailyPuzzle, DrillList, DrillQuestion, HelpBook, Lesson, LessonList, LookBack,
    PastDiscard, PastStep, ScoreAnswer, YakuInReach,
};

use crate::http::{Ask, Routes};
use crate::refusal::{Malformed, Refused};
use crate::study::advice::Adviser;
use crate::study::drills::Drills;
use crate::study::practice::Practice;
use crate::study::{Help, help};
use crate::tables::{Seeds, TableRefusal};

pub(crate) fn routes() -> Routes {
    Routes::default()
        .on(FetchHelp, help)
        .on(FetchScore, score)
        .on(FetchCeremony, ceremony)
        .on(FetchLessons, lessons)
        .on(FetchLesson, lesson)
        .on(FetchDrills, drills)
        .on(FetchQuestion, question)
        .on(FetchDaily, daily)
        .on(BeginPractice, practise)
        .on(FetchAdvice, advice)
        .on(FetchReview, review)
        .on(FetchReach, reach)
        .on(FetchPastDiscard, past_discard)
}

async fn help(State(help): State<Help>, ask: Ask<FetchHelp>) -> Result<HelpBook, Refused> {
    let asked = ask.query?;
    match asked.r#match {
        Some(id) => help.of_match(id.parse().map_err(|_| TableRefusal::NoSuchMatch)?).await,
        None => help.of_rules(ask.who.id, asked.rules.as_deref()).await,
    }
}

async fn score(State(help): State<Help>, ask: Ask<FetchScore>) -> Result<ScoreAnswer, Refused> {
    let asked = ask.query?;
    help.score(ask.who.id, asked.rules.as_deref(), &asked.line, asked.sticks.into()).await
}

async fn ceremony(State(seeds): State<Seeds>, _: Ask<FetchCeremony>) -> Result<Ceremony, Refused> {
    help::ceremony(&seeds).await
}

async fn lessons(_: Ask<FetchLessons>) -> Result<LessonList, Refused> {
    Ok(jantaku_lessons::list()?)
}

async fn lesson(ask: Ask<FetchLesson>) -> Result<Lesson, Refused> {
    Ok(jantaku_lessons::lesson(&ask.path?)?)
}

async fn drills(State(drills): State<Drills>, _: Ask<FetchDrills>) -> Result<DrillList, Refused> {
    drills.list().await
}

async fn question(State(drills): State<Drills>, ask: Ask<FetchQuestion>) -> Result<DrillQuestion, Refused> {
    drills.question(ask.who.id, ask.query?).await
}

async fn daily(State(drills): State<Drills>, ask: Ask<FetchDaily>) -> Result<DailyPuzzle, Refused> {
    drills.daily(ask.query?.date).await
}

async fn practise(State(practice): State<Practice>, ask: Ask<BeginPractice>) -> Result<Created, Refused> {
    Ok(Created { match_id: practice.begin(ask.who.id, ask.body?).await?.to_string() })
}

async fn advice(State(adviser): State<Adviser>, ask: Ask<FetchAdvice>) -> Result<Advised, Refused> {
    let about = ask.query?;
    adviser.advice(ask.who.id, ask.path?, about.discard).await
}

async fn review(State(adviser): State<Adviser>, ask: Ask<FetchReview>) -> Result<LookBack, Refused> {
    adviser.look_back(ask.who.id, ask.path?).await
}

async fn reach(State(adviser): State<Adviser>, ask: Ask<FetchReach>) -> Result<YakuInReach, Refused> {
    adviser.in_reach(ask.who.id, ask.path?).await
}

async fn past_discard(State(adviser): State<Adviser>, ask: Ask<FetchPastDiscard>) -> Result<PastDiscard, Refused> {
    let PastStep { seat, step } = ask.query?;
    let seat = Seat::try_from(seat).map_err(|error| Malformed(error.to_string()))?;
    adviser.past_discard(ask.path?, seat, step as usize).await
}
