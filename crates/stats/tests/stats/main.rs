//! Facts of small matches played by hand, and what is measured of them.

mod facts;
mod figures;
mod games;
mod opened;
mod quoted;
mod selections;
mod texts;
