//! What two nodes send each other on a line, as bytes.

use bytes::{BufMut, Bytes, BytesMut};

use crate::Broken;

/// The version of what nodes say to each other, first byte of all of it. Programs of two versions may run side by side.
pub const VERSION: u8 = 1;

/// How long a frame is without its payload: version, kind, and two numbers.
const HEADER: usize = 18;

/// What one side sends the other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Frame {
    pub kind: Kind,
    /// Of a part, its own number, from 1 on; else the number of the last part that was sent.
    pub number: u64,
    /// How many parts its sender has taken from the other side.
    pub taken: u64,
    /// The bytes of a part.
    pub payload: Bytes,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A part of a message that goes on.
    Part,
    /// The last part of a message, often the only one.
    Last,
    /// Says that the line is there, and the two numbers.
    Beat,
    /// The last frame of a line that is closed in order.
    Close,
    /// The last frame of a line that broke.
    Break,
}

/// Every kind, at the place that is its number.
const KINDS: [Kind; 5] = [Kind::Part, Kind::Last, Kind::Beat, Kind::Close, Kind::Break];

impl Frame {
    pub fn to_bytes(&self) -> Bytes {
        let mut bytes = BytesMut::with_capacity(HEADER + self.payload.len());
        bytes.put_u8(VERSION);
        bytes.put_u8(self.kind as u8);
        bytes.put_u64(self.number);
        bytes.put_u64(self.taken);
        bytes.put_slice(&self.payload);
        bytes.freeze()
    }

    pub fn read(bytes: &Bytes) -> Result<Frame, Broken> {
        check_version(bytes)?;
        let (header, _) = bytes.split_first_chunk::<HEADER>().ok_or(Broken::Unreadable)?;
        let [_, kind, numbers @ ..] = *header;
        let [n0, n1, n2, n3, n4, n5, n6, n7, taken @ ..] = numbers;
        Ok(Frame {
            kind: *KINDS.get(usize::from(kind)).ok_or(Broken::Unreadable)?,
            number: u64::from_be_bytes([n0, n1, n2, n3, n4, n5, n6, n7]),
            taken: u64::from_be_bytes(taken),
            payload: bytes.slice(HEADER..),
        })
    }
}

/// Whether the bytes begin with the version of this program.
pub fn check_version(bytes: &[u8]) -> Result<(), Broken> {
    match bytes.first() {
        Some(&VERSION) => Ok(()),
        Some(&other) => Err(Broken::Version { own: VERSION, other }),
        None => Err(Broken::Unreadable),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::vec;
    use proptest::prelude::*;

    #[test]
    fn another_version_is_named() {
        let bytes = Bytes::from_static(&[9; 40]);
        assert_eq!(Frame::read(&bytes), Err(Broken::Version { own: 1, other: 9 }));
    }

    #[test]
    fn no_frame_is_unreadable() {
        let beat = Frame { kind: Kind::Beat, number: 3, taken: 4, payload: Bytes::new() }.to_bytes();
        let of_no_kind = [&[VERSION, KINDS.len() as u8], &beat[2..]].concat();
        for bytes in [Bytes::new(), beat.slice(..HEADER - 1), of_no_kind.into()] {
            assert_eq!(Frame::read(&bytes), Err(Broken::Unreadable), "{bytes:?}");
        }
    }

    proptest! {
        #[test]
        fn a_frame_is_read_as_it_was_written(
            kind in 0..KINDS.len(),
            number: u64,
            taken: u64,
            payload in vec(any::<u8>(), 0..40),
        ) {
            let frame = Frame { kind: KINDS[kind], number, taken, payload: payload.into() };
            prop_assert_eq!(Frame::read(&frame.to_bytes()), Ok(frame));
        }

        #[test]
        fn whatever_is_read_is_a_frame_or_an_error(bytes in vec(0u8..8, 0..40)) {
            let bytes = Bytes::from(bytes);
            if let Ok(frame) = Frame::read(&bytes) {
                prop_assert_eq!(frame.to_bytes(), bytes);
            }
        }
    }
}
