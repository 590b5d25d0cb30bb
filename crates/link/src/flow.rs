//! What each direction of a line keeps count of: pure, so that losses can be tested without a network.

use bytes::{Bytes, BytesMut};

use crate::Broken;
use crate::frame::{Frame, Kind};

/// The longest part of a message. NATS carries up to 1 MiB at once unless it is told otherwise.
pub const PART: usize = 64 * 1024;
/// How many parts may be on their way: sent, and not yet taken by whoever reads the line. With [`PART`], 8 MiB.
pub const WINDOW: usize = 128;
/// After how many parts that were taken the other side is told so. The rest it learns by the next beat.
pub const TELL_EVERY: u64 = 32;

/// A part of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    bytes: Bytes,
    /// Whether the message ends with it.
    is_last: bool,
}

/// What comes in: notices what is missing and drops what comes twice.
#[derive(Debug, Default)]
pub struct Inbound {
    /// The number of the last part that came.
    last: u64,
}

impl Inbound {
    /// Takes the next frame, and returns the part that it brings, if it brings a new one.
    pub fn accept(&mut self, frame: Frame) -> Result<Option<Part>, Broken> {
        match frame.kind {
            Kind::Part | Kind::Last if frame.number <= self.last => Ok(None),
            Kind::Part | Kind::Last if frame.number - self.last == 1 => {
                self.last = frame.number;
                Ok(Some(Part { bytes: frame.payload, is_last: frame.kind == Kind::Last }))
            }
            Kind::Beat if frame.number <= self.last => Ok(None),
            Kind::Close if frame.number == self.last => Err(Broken::Closed),
            Kind::Break => Err(Broken::ByPeer),
            Kind::Part | Kind::Last | Kind::Beat | Kind::Close => Err(Broken::Lost),
        }
    }
}

/// What goes out: a message at a time, in parts, and no further ahead than the window.
#[derive(Debug, Default)]
pub struct Outbound {
    /// The number of the last part that was sent.
    last: u64,
    /// How many parts the other side has taken.
    taken: u64,
    /// What is still to be sent of the message.
    rest: Option<Bytes>,
}

impl Outbound {
    /// The number of the last part that was sent.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// Whether there is nothing to send, so that the next message may come.
    pub fn is_idle(&self) -> bool {
        self.rest.is_none()
    }

    /// Whether [`Outbound::next_part`] has something to send.
    pub fn may_send(&self) -> bool {
        self.rest.is_some() && self.last - self.taken < WINDOW as u64
    }

    /// Begins a message: the one before has been sent.
    pub fn begin(&mut self, message: Bytes) {
        self.rest = Some(message);
    }

    /// The next part, its kind and its bytes, with the number that [`Outbound::last`] returns from now on.
    pub fn next_part(&mut self) -> Option<(Kind, Bytes)> {
        if !self.may_send() {
            return None;
        }
        let mut rest = self.rest.take()?;
        self.last += 1;
        if rest.len() <= PART {
            return Some((Kind::Last, rest));
        }
        let part = rest.split_to(PART);
        self.rest = Some(rest);
        Some((Kind::Part, part))
    }

    /// Notes how many parts the other side says it has taken.
    pub fn acknowledge(&mut self, taken: u64) -> Result<(), Broken> {
        if taken > self.last {
            return Err(Broken::Unreadable);
        }
        self.taken = self.taken.max(taken);
        Ok(())
    }
}

/// Parts, put together to messages.
#[derive(Debug, Default)]
pub struct Assembly {
    begun: BytesMut,
}

impl Assembly {
    /// Adds the next part, and returns the message that it ends.
    pub fn add(&mut self, part: Part) -> Option<Bytes> {
        if part.is_last && self.begun.is_empty() {
            return Some(part.bytes);
        }
        self.begun.extend_from_slice(&part.bytes);
        part.is_last.then(|| self.begun.split().freeze())
    }
}
