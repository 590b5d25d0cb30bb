//! Lines between servers, over NATS. A server is a *node*, named by its term of the store. A node dials another one and has
//! a [`Line`] to it: messages of any length, in order and each exactly once, or the line breaks and both sides know.
//!
//! NATS may lose what it carries and says nothing of it. So everything on a line is numbered, both sides say each second how far
//! they have come, and a side that misses something, or hears nothing for five seconds, breaks the line. Nothing is sent again:
//! whoever used the line dials a new one.

mod address;
mod flow;
mod frame;
mod line;
mod link;

pub use line::{Broken, Line, Receiver, Sender};
pub use link::{Incoming, Link, LinkError};
