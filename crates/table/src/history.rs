//! The frames that a client may ask for again.

use super::stream::Frame;

/// The numbered frames of a stream. Those of this round and of the one before are kept, so that a match that somebody
/// keeps open takes no more memory the longer it is; a client that missed more gets the table as it is now.
#[derive(Debug, Default)]
pub(super) struct History {
    frames: Vec<Frame>,
    /// The number of the first frame that is kept.
    first: u32,
    /// The number of the frame that dealt this round.
    dealt: u32,
}

impl History {
    /// The number the next frame will have.
    pub fn next(&self) -> u32 {
        self.first + self.frames.len() as u32
    }

    /// Adds a frame; `deals` where it begins a round.
    pub fn push(&mut self, frame: Frame, deals: bool) {
        if deals {
            self.frames.drain(..(self.dealt - self.first) as usize);
            self.first = self.dealt;
            self.dealt = self.next();
        }
        self.frames.push(frame);
    }

    /// What follows the frame of this number. `None` where something of that is no longer kept, and where that frame
    /// was never sent.
    pub fn after(&self, last: u32) -> Option<&[Frame]> {
        let begin = last.checked_add(1)?;
        (last < self.next()).then(|| self.frames.get(begin.checked_sub(self.first)? as usize..)).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn this_round_and_the_one_before_are_kept() {
        let mut history = History::default();
        assert_eq!((history.next(), history.after(0)), (0, None));
        // Three rounds of ten frames: 0 to 9, 10 to 19, 20 to 29.
        for n in 0..30 {
            history.push(n.to_string().into(), n % 10 == 0);
        }
        assert_eq!(history.next(), 30);
        let first = |last| history.after(last).map(|frames| frames.first().map(AsRef::as_ref));
        assert_eq!(first(28), Some(Some("29")));
        assert_eq!(first(29), Some(None), "nothing was missed");
        assert_eq!(first(9), Some(Some("10")));
        assert_eq!((first(8), first(0)), (None, None), "the first round is gone");
        assert_eq!((first(30), first(u32::MAX)), (None, None), "not sent yet");
    }
}
