//! The tests of this crate, in one program: it is linked once.

mod ending;
mod houses;
mod manners;
mod programs;
mod secrecy;
