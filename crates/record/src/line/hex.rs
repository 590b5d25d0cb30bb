use serde::{Deserialize, Serialize};

/// 256 bits as 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Hex32(pub [u8; 32]);

impl From<Hex32> for String {
    fn from(hex: Hex32) -> String {
        hex.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

impl TryFrom<String> for Hex32 {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        const WRONG: &str = "64 hexadecimal digits in lower case were expected";
        let digit = |byte: u8| match byte {
            b'0'..=b'9' => Ok(byte - b'0'),
            b'a'..=b'f' => Ok(byte - b'a' + 10),
            _ => Err(WRONG),
        };
        let digits: &[u8; 64] = text.as_bytes().try_into().map_err(|_| WRONG)?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = digit(pair[0])? << 4 | digit(pair[1])?;
        }
        Ok(Hex32(bytes))
    }
}
