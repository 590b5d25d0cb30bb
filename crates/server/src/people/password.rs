use std::collections::BTreeSet;

use argon2::Argon2;
use argon2::password_hash::{Error, PasswordHasher, PasswordVerifier};
use jantaku_wire::Password;
use unicode_normalization::UnicodeNormalization;

/// The length of a password in characters. A longer one takes longer to hash, and is no better.
const LEN: std::ops::RangeInclusive<usize> = 10..=256;
/// A hash for accounts that do not exist, which costs as much to check as any other: Argon2id with 19 MiB, two passes
/// and one lane, as OWASP recommends.
const NOBODYS: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

pub(crate) fn is_long_enough(password: &Password) -> bool {
    LEN.contains(&password.0.chars().count())
}

/// Rows of keyboards, and letters and digits in order.
const ROWS: [&str; 5] = ["1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "abcdefghijklmnopqrstuvwxyz"];
/// Common words before a number.
const WORDS: [&str; 6] = ["password", "passwort", "jantaku", "mahjong", "letmein", "welcome"];

/// Whether a password is among the first guesses: almost all of one run, of few characters, or a common word with a
/// number.
pub(crate) fn is_guessed_first(password: &Password) -> bool {
    let typed: Vec<char> = composed(password).to_lowercase().chars().collect();
    let place = |row: &str, sign: char| row.chars().position(|other| other == sign);
    let is_beside = |one: char, other: char| {
        let beside = |row: &&str| Some(place(row, one)?.abs_diff(place(row, other)?) <= 1);
        one == other || ROWS.iter().any(|row| beside(row).unwrap_or(false))
    };
    let runs_on = typed.windows(2).filter(|pair| is_beside(pair[0], pair[1])).count();
    let signs: BTreeSet<char> = typed.iter().copied().collect();
    let letters: String = typed.iter().filter(|sign| sign.is_alphabetic()).collect();
    let is_word = WORDS.contains(&letters.as_str());
    // Three places at which a run ends and another one begins.
    runs_on + 4 >= typed.len() || signs.len() < 4 || is_word
}

/// Takes tens of milliseconds, and fails only without memory.
pub(crate) fn hash(password: &Password, salt: &[u8; 16]) -> Result<String, Error> {
    Ok(Argon2::default().hash_password_with_salt(composed(password).as_bytes(), salt)?.to_string())
}

/// Without an account the work is the same, and the answer is no.
pub(crate) fn is_right(password: &Password, hash: Option<&str>) -> bool {
    let is_short = password.0.chars().count() <= *LEN.end();
    is_short && Argon2::default().verify_password(composed(password).as_bytes(), hash.unwrap_or(NOBODYS)).is_ok()
}

/// Keyboards of different systems compose the same characters in different ways.
fn composed(password: &Password) -> String {
    password.0.nfkc().collect()
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::phc::PasswordHash;

    use super::*;

    #[test]
    fn a_password_is_known_by_its_hash_alone_and_nobodys_costs_the_same() {
        let password = Password("correct horse".to_owned());
        let kept = hash(&password, &[7; 16]).unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$") && !kept.contains("horse"), "{kept}");
        assert_ne!(hash(&password, &[8; 16]).unwrap(), kept);
        assert!(is_right(&password, Some(&kept)));
        let typed = hash(&Password("リーチがすき".to_owned()), &[7; 16]).unwrap();
        assert!(is_right(&Password("リーチか\u{3099}すき".to_owned()), Some(&typed)));
        for wrong in ["Correct horse", "correct hors", ""] {
            assert!(!is_right(&Password(wrong.to_owned()), Some(&kept)));
        }
        assert!(!is_right(&password, None));
        let (nobodys, anybodys) = (PasswordHash::new(NOBODYS).unwrap(), PasswordHash::new(&kept).unwrap());
        assert_eq!(
            (nobodys.algorithm, nobodys.version, &nobodys.params),
            (anybodys.algorithm, anybodys.version, &anybodys.params)
        );
        let length = |hash: &PasswordHash| (hash.salt.unwrap().len(), hash.hash.unwrap().len());
        assert_eq!(length(&nobodys), length(&anybodys));
    }

    #[test]
    fn what_anybody_tries_first_is_no_password() {
        for guessed in [
            "1234567890",
            "0987654321",
            "qwertyuiop",
            "Qwertz1234",
            "abcdefghij",
            "aaaaaaaaaa",
            "ababababab",
            "Password123",
            "mahjong2026!",
            "11112222333344",
        ] {
            assert!(is_guessed_first(&Password(guessed.to_owned())), "{guessed}");
        }
        for one in [
            "correct horse",
            "hunter2 hunter2",
            "battery staple",
            "鳴きすぎ注意！リーチ",
            "a mahjong password",
            "8461937205",
        ] {
            assert!(!is_guessed_first(&Password(one.to_owned())), "{one}");
        }
    }

    #[test]
    fn passwords_are_long_and_may_be_anything() {
        for (password, is_one) in [("123456789", false), ("aaaaaaaaaa", true), ("鳴きすぎ注意！リーチ", true)]
        {
            assert_eq!(is_long_enough(&Password(password.to_owned())), is_one, "{password}");
        }
        assert!(!is_long_enough(&Password("x".repeat(257))));
    }
}
