use std::fmt;
use std::sync::LazyLock;

use data_encoding::{Encoding, Specification};
use jantaku_store::SecretHash;
use jantaku_table::TableError;
use jantaku_wire::ids::RoomId;
use sha2::{Digest, Sha256};

/// Crockford's alphabet: no letter looks like a digit, and similar ones are read as meant.
static LETTERS: LazyLock<Option<Encoding>> = LazyLock::new(|| {
    let mut letters = Specification::new();
    letters.symbols.push_str("0123456789ABCDEFGHJKMNPQRSTVWXYZ");
    letters.translate.from.push_str("abcdefghjkmnpqrstvwxyzOoIiLl");
    letters.translate.to.push_str("ABCDEFGHJKMNPQRSTVWXYZ001111");
    letters.ignore.push_str("- ");
    letters.encoding().ok()
});

/// A code of random bytes. No log contains it, and the store has its hash.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Code<const BYTES: usize>([u8; BYTES]);

/// The code to sign in at another device: 160 bits.
pub(crate) type DeviceCode = Code<20>;

/// The code that replaces a lost password: 80 bits, which nobody guesses within the limits of attempts, or from its
/// hash.
pub(crate) type RecoveryCode = Code<10>;

/// The code of a room, for links that can only be spoken: the first 40 bits of its id.
pub(crate) type RoomCode = Code<5>;

impl RoomCode {
    pub fn of(RoomId(bits): RoomId) -> RoomCode {
        let bits = bits.to_be_bytes();
        Code(std::array::from_fn(|at| bits[at]))
    }
}

impl<const BYTES: usize> Code<BYTES> {
    pub fn fresh() -> Result<Code<BYTES>, TableError> {
        let bits = jantaku_table::fresh_seed()?;
        Ok(Code(std::array::from_fn(|at| bits[at])))
    }

    pub fn parse(text: &str) -> Option<Code<BYTES>> {
        // Each byte takes less than two letters; hyphens and spaces come on top.
        let text = Some(text).filter(|text| text.len() <= 4 * BYTES)?;
        let bytes = LETTERS.as_ref()?.decode(text.as_bytes()).ok()?;
        Some(Code(bytes.try_into().ok()?))
    }

    /// In groups of four letters.
    pub fn text(&self) -> String {
        let letters = LETTERS.as_ref().map(|letters| letters.encode(&self.0)).unwrap_or_default();
        let groups: Vec<&str> =
            letters.as_bytes().chunks(4).filter_map(|group| std::str::from_utf8(group).ok()).collect();
        groups.join("-")
    }

    /// As the store keeps it.
    pub fn hash(&self) -> SecretHash {
        Sha256::digest(self.0).into()
    }
}

impl<const BYTES: usize> fmt::Debug for Code<BYTES> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Code(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_has_a_code_of_eight_letters_and_digits() {
        let code = RoomCode::of(RoomId(0x0123_4567_89ab_cdef));
        assert_eq!(code.text(), "04HM-ASW9");
        assert_eq!(RoomCode::parse("o4hm asw9"), Some(code));
        for wrong in ["", "04HM", "04HM-ASW9-0", "U4HM-ASW9"] {
            assert_eq!(RoomCode::parse(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_code_is_read_however_it_is_typed_and_stays_out_of_logs() {
        let code = DeviceCode::fresh().unwrap();
        let text = code.text();
        assert_eq!((text.len(), text.split('-').count()), (39, 8));
        for typed in
            [text.clone(), text.to_lowercase(), text.replace('-', " "), text.replace('0', "o").replace('1', "I")]
        {
            assert_eq!(DeviceCode::parse(&typed).as_ref(), Some(&code), "{typed}");
        }
        for wrong in ["", &text[1..], &format!("{text}0"), &text.replace(&text[..1], "U"), &"-".repeat(10_000)] {
            assert_eq!(DeviceCode::parse(wrong), None, "{wrong}");
        }
        assert_ne!(DeviceCode::fresh().unwrap(), code);
        assert_eq!(format!("{code:?}"), "Code(…)");
    }
}
