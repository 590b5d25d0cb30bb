//! Refusals whose key is their name, and whose sentence is a text: the compiler reports one that is missing.

/// Defines refusals. The key of each is its name in snake case, and its sentence is the text of that key in `$texts`, a file of Fluent with a line for
/// each text; `{ $found }` is the value of a named field.
#[macro_export]
macro_rules! refusals {
    ($texts:expr; $(#[$about:meta])* $vis:vis enum $Refusal:ident {
        $($(#[$why:meta])* $Variant:ident $(($($part:ty),*))? $({ $($field:ident: $value:ty),* })?),* $(,)?
    }) => {
        $(#[$about])*
        #[expect(clippy::allow_attributes, reason = "only some enums need it")]
        #[allow(clippy::enum_variant_names, reason = "they are keys")]
        $vis enum $Refusal { $($(#[$why])* $Variant $(($($part),*))? $({ $($field: $value),* })?),* }

        impl $Refusal {
            /// The reason as a key, for programs.
            $vis fn key(&self) -> &'static str {
                match self { $($Refusal::$Variant { .. } => const { $crate::said($texts, stringify!($Variant)).0 }),* }
            }
        }

        impl std::fmt::Display for $Refusal {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($Refusal::$Variant { $($($field,)*)? .. } => {
                        let said = const { $crate::said($texts, stringify!($Variant)).1 };
                        $($(let said = said.replace(concat!("{ $", stringify!($field), " }"), &$field.to_string());)*)?
                        f.write_str(&said)
                    })*
                }
            }
        }

        impl std::error::Error for $Refusal {}
    };
}

/// The key and the sentence of the refusal that is called so in the code.
///
/// # Panics
///
/// If it has no text, or two.
pub const fn said(texts: &'static str, name: &str) -> (&'static str, &'static str) {
    let (mut rest, mut found) = (texts, None);
    while let Some((line, below)) = parted(rest, b'\n', 0) {
        if let Some((key, sentence)) = parted(line, b'=', 1)
            && is_key(key.as_bytes(), name.as_bytes())
        {
            assert!(found.is_none(), "a refusal has two texts");
            found = Some((key, sentence));
        }
        rest = below;
    }
    found.expect("a refusal has no text")
}

/// Splits a text at a mark and the spaces around it.
const fn parted(text: &'static str, mark: u8, spaces: usize) -> Option<(&'static str, &'static str)> {
    let mut at = 0;
    while at < text.len() {
        if text.as_bytes()[at] == mark {
            return Some((text.split_at(at - spaces).0, text.split_at(at + 1 + spaces).1));
        }
        at += 1;
    }
    None
}

/// Whether `too_few_yen` is the key of `TooFewYen`.
const fn is_key(key: &[u8], name: &[u8]) -> bool {
    let (mut at, mut nth) = (0, 0);
    while nth < name.len() {
        if nth > 0 && name[nth].is_ascii_uppercase() {
            if at == key.len() || key[at] != b'_' {
                return false;
            }
            at += 1;
        }
        if at == key.len() || key[at] != name[nth].to_ascii_lowercase() {
            return false;
        }
        (at, nth) = (at + 1, nth + 1);
    }
    at == key.len()
}
