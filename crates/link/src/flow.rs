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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::vec;
    use proptest::prelude::*;

    fn frame(kind: Kind, number: u64) -> Frame {
        Frame { kind, number, taken: 0, payload: Bytes::from(number.to_string()) }
    }

    fn last(number: u64) -> Part {
        Part { bytes: Bytes::from(number.to_string()), is_last: true }
    }

    #[test]
    fn what_comes_twice_is_dropped() {
        let mut inbound = Inbound::default();
        assert_eq!(inbound.accept(frame(Kind::Last, 1)), Ok(Some(last(1))));
        assert_eq!(inbound.accept(frame(Kind::Last, 1)), Ok(None));
        assert_eq!(inbound.accept(frame(Kind::Last, 2)), Ok(Some(last(2))));
        assert_eq!(inbound.accept(frame(Kind::Last, 1)), Ok(None));
    }

    #[test]
    fn a_gap_is_a_loss() {
        let mut inbound = Inbound::default();
        assert_eq!(inbound.accept(frame(Kind::Last, 2)), Err(Broken::Lost));
        assert_eq!(inbound.accept(frame(Kind::Part, u64::MAX)), Err(Broken::Lost));
    }

    #[test]
    fn a_lost_end_is_noticed_by_the_next_beat_or_the_close() {
        let mut inbound = Inbound::default();
        assert_eq!(inbound.accept(frame(Kind::Last, 1)), Ok(Some(last(1))));
        assert_eq!(inbound.accept(frame(Kind::Beat, 1)), Ok(None));
        assert_eq!(inbound.accept(frame(Kind::Beat, 0)), Ok(None), "an old beat that came twice");
        assert_eq!(inbound.accept(frame(Kind::Beat, 2)), Err(Broken::Lost));
        assert_eq!(inbound.accept(frame(Kind::Close, 2)), Err(Broken::Lost));
        assert_eq!(inbound.accept(frame(Kind::Close, 1)), Err(Broken::Closed));
        assert_eq!(inbound.accept(frame(Kind::Break, 1)), Err(Broken::ByPeer));
    }

    #[test]
    fn nothing_is_sent_beyond_the_window() {
        let mut outbound = Outbound::default();
        outbound.begin(Bytes::from(vec![0; (WINDOW + 1) * PART]));
        for _ in 0..WINDOW {
            assert!(matches!(outbound.next_part(), Some((Kind::Part, part)) if part.len() == PART));
        }
        assert_eq!((outbound.may_send(), outbound.next_part(), outbound.last()), (false, None, WINDOW as u64));
        assert_eq!(outbound.acknowledge(WINDOW as u64 + 1), Err(Broken::Unreadable), "more than was sent");
        assert_eq!(outbound.acknowledge(1), Ok(()));
        assert!(matches!(outbound.next_part(), Some((Kind::Last, part)) if part.len() == PART));
        assert!(outbound.is_idle());
    }

    /// What NATS does to one frame.
    #[derive(Debug, Clone, Copy)]
    enum Fate {
        Arrives,
        ArrivesTwice,
        ArrivesAgainLater,
        IsLost,
    }

    fn fates() -> impl Strategy<Value = Fate> {
        prop_oneof![
            30 => Just(Fate::Arrives),
            4 => Just(Fate::ArrivesTwice),
            4 => Just(Fate::ArrivesAgainLater),
            1 => Just(Fate::IsLost)
        ]
    }

    /// The frames of these messages and a beat after them, as bytes.
    fn sent(messages: &[Bytes]) -> Vec<Bytes> {
        let mut outbound = Outbound::default();
        let mut frames = Vec::new();
        for message in messages {
            outbound.begin(message.clone());
            while let Some((kind, payload)) = outbound.next_part() {
                frames.push(Frame { kind, number: outbound.last(), taken: 0, payload }.to_bytes());
                outbound.acknowledge(outbound.last()).unwrap();
            }
        }
        frames.push(frame(Kind::Beat, outbound.last()).to_bytes());
        frames
    }

    /// The messages that come out of these frames, and whether a loss was noticed.
    fn received(frames: impl Iterator<Item = Bytes>) -> (Vec<Bytes>, bool) {
        let (mut inbound, mut assembly) = (Inbound::default(), Assembly::default());
        let mut messages = Vec::new();
        for bytes in frames {
            match inbound.accept(Frame::read(&bytes).unwrap()) {
                Ok(part) => messages.extend(part.and_then(|part| assembly.add(part))),
                Err(broken) => return (messages, broken == Broken::Lost),
            }
        }
        (messages, false)
    }

    proptest! {
        #[test]
        fn whatever_is_lost_or_comes_twice_the_beginning_comes_out_once(
            messages in vec((0..3 * PART, any::<u8>()), 0..20),
            fates in vec(fates(), 100),
        ) {
            let messages: Vec<Bytes> = messages.into_iter().map(|(length, byte)| vec![byte; length].into()).collect();
            let frames = sent(&messages);
            let (beat, parts) = frames.split_last().unwrap();
            let mut delivered = Vec::new();
            let mut later = Vec::new();
            for (part, fate) in parts.iter().zip(&fates) {
                let mut again = std::mem::take(&mut later);
                match fate {
                    Fate::Arrives => delivered.push(part.clone()),
                    Fate::ArrivesTwice => delivered.extend([part.clone(), part.clone()]),
                    Fate::ArrivesAgainLater => {
                        delivered.push(part.clone());
                        later.push(part.clone());
                    }
                    Fate::IsLost => {}
                }
                delivered.append(&mut again);
            }
            let is_lost = fates.iter().take(parts.len()).any(|fate| matches!(fate, Fate::IsLost));
            let (out, noticed) = received(delivered.into_iter().chain(later).chain([beat.clone()]));
            prop_assert_eq!(&out[..], &messages[..out.len()]);
            prop_assert_eq!(noticed, is_lost);
            prop_assert!(is_lost || out.len() == messages.len());
        }
    }
}
