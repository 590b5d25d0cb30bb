//! Messages in a room: passed on to everybody who is there, and forgotten.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use jantaku_record::line::Hex32;
use jantaku_store::{Store, StoreError};
use jantaku_table::{derived, fresh_seed};
use jantaku_wire::ids::{PlayerId, RoomId};
use jantaku_wire::names::is_plain;
use jantaku_wire::{NotSaid, Said, Talk, TalkRules};
use tokio::sync::broadcast;
use unicode_segmentation::UnicodeSegmentation;

/// The messages that a newcomer still reads.
const KEPT: usize = 20;

/// The messages by which a slow connection may be behind before it misses some.
const BEHIND: usize = 32;

pub(crate) struct RoomTalk {
    said: broadcast::Sender<Arc<Said>>,
    last: Mutex<VecDeque<Said>>,
}

impl RoomTalk {
    pub fn new() -> RoomTalk {
        RoomTalk { said: broadcast::Sender::new(BEHIND), last: Mutex::default() }
    }

    pub fn say(&self, said: Said) {
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.len() == KEPT {
            last.pop_front();
        }
        last.push_back(said.clone());
        // In an empty room nobody hears it.
        let _ = self.said.send(Arc::new(said));
    }

    /// The last messages, and the next ones.
    pub fn listen(&self) -> (Vec<Said>, broadcast::Receiver<Arc<Said>>) {
        let last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        (last.iter().cloned().collect(), self.said.subscribe())
    }
}

pub(crate) fn check(talk: &Talk, rules: TalkRules, hand_is_played: bool) -> Result<(), NotSaid> {
    if rules.between_hands && hand_is_played {
        return Err(NotSaid::DuringHand);
    }
    let Talk::Words { words } = talk else { return Ok(()) };
    let is_readable = !words.trim().is_empty() && is_plain(words) && words.graphemes(true).count() <= Talk::LEN;
    match (rules.own_words, is_readable && words.len() <= LONGEST) {
        (false, _) => Err(NotSaid::OwnWords),
        (true, false) => Err(NotSaid::Unreadable),
        (true, true) => Ok(()),
    }
}

/// The most bytes of a text: one character may have any number of marks.
const LONGEST: usize = 16 * Talk::LEN;

/// The first digits of a hash are enough to tell the people of a room apart.
const SPEAKER_LEN: usize = 16;
/// The store's key for [`Speakers`].
const SPEAKERS: &str = "speakers";

/// Ids of people within a room, which don't reveal who they are elsewhere. They stay the same as long as the data is
/// kept, and come from a secret that is never sent, so that nobody can try numbers of players until one fits.
#[derive(Clone)]
pub(crate) struct Speakers(Arc<str>);

impl Speakers {
    pub async fn of_store(store: &Store) -> Result<Speakers, StoreError> {
        if let Some(secret) = store.setting(SPEAKERS.to_owned()).await? {
            return Ok(Speakers(secret.into()));
        }
        let fresh = fresh_seed().map_err(|error| StoreError::Failed(error.to_string()))?;
        store.set_setting(SPEAKERS.to_owned(), Hex32(fresh).into()).await?;
        // Another server may have done the same: what is stored counts for both.
        let stored = store.setting(SPEAKERS.to_owned()).await?;
        Ok(Speakers(stored.unwrap_or_else(|| Hex32(fresh).into()).into()))
    }

    /// Returns a person's id in a room.
    pub fn of(&self, room: RoomId, player: PlayerId) -> String {
        let mut hash = String::from(Hex32(derived(format!("{} {room} {}", self.0, player.0).as_bytes(), "speaker", 0)));
        hash.truncate(SPEAKER_LEN);
        hash
    }
}

#[cfg(test)]
mod tests {
    use jantaku_wire::Phrase;

    use super::*;

    const PHRASE: Talk = Talk::Phrase { phrase: Phrase::Hello };

    fn words(words: &str) -> Talk {
        Talk::Words { words: words.to_owned() }
    }

    #[test]
    fn while_a_hand_is_played_a_room_may_be_silent() {
        let silent = TalkRules { between_hands: true, own_words: true };
        for talk in [PHRASE, words("well")] {
            assert_eq!(check(&talk, silent, true), Err(NotSaid::DuringHand));
            assert_eq!(check(&talk, silent, false), Ok(()));
        }
        assert_eq!(check(&PHRASE, TalkRules::default(), true), Ok(()));
    }

    #[test]
    fn own_words_are_short_and_show_as_they_are_written() {
        let rules = TalkRules { between_hands: false, own_words: true };
        // A person with a skin tone is one character of two code points.
        for readable in ["やった！", &"雀".repeat(80), &"\u{1f468}\u{1f3fd}".repeat(80)] {
            assert_eq!(check(&words(readable), rules, true), Ok(()), "{readable}");
            assert_eq!(check(&words(readable), TalkRules::default(), true), Err(NotSaid::OwnWords));
        }
        let marks = format!("a{}", "\u{301}".repeat(700));
        for unreadable in ["", "  ", &"雀".repeat(81), "a\u{202e}b", "a\nb", "a\u{7}", marks.as_str()] {
            assert_eq!(check(&words(unreadable), rules, true), Err(NotSaid::Unreadable), "{unreadable:?}");
        }
    }

    #[test]
    fn who_comes_later_reads_the_last_lines() {
        let talk = RoomTalk::new();
        let line = |nth: usize| Said { who: nth.to_string(), name: "Aki".to_owned(), seat: None, talk: PHRASE };
        (0..KEPT + 3).for_each(|nth| talk.say(line(nth)));
        let (last, mut said) = talk.listen();
        assert_eq!((last.len(), last[0].who.as_str()), (KEPT, "3"));
        talk.say(line(99));
        assert_eq!(*said.try_recv().unwrap(), line(99));
    }
}
