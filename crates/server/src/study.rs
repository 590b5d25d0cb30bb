mod advice;
mod drills;
mod help;
mod practice;
mod refusal;
mod routes;

pub(crate) use advice::Adviser;
pub(crate) use drills::Drills;
pub(crate) use help::Help;
pub(crate) use practice::Practice;
pub(crate) use routes::routes;
