//! An exhaustive draw in JSON: the tenpai hands by seat, the noten hands apart.

use jantaku_core::{BySeat, Hand, Seat};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Showing;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Exhaustive {
    tenpai: BySeat<Option<Hand>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    noten: Vec<Noten>,
    nagashi: Vec<Seat>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Noten {
    seat: Seat,
    hand: Hand,
}

pub(crate) fn serialize<S: Serializer>(
    hands: &BySeat<Showing>,
    nagashi: &[Seat],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let noten = |(seat, showing): (Seat, &Showing)| match showing {
        Showing::Noten(hand) => Some(Noten { seat, hand: hand.clone() }),
        Showing::Nothing | Showing::Tenpai(_) => None,
    };
    let tenpai = hands.map(|_, showing| showing.tenpai().cloned());
    Exhaustive { tenpai, noten: hands.iter().filter_map(noten).collect(), nagashi: nagashi.to_vec() }
        .serialize(serializer)
}

pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<(BySeat<Showing>, Vec<Seat>), D::Error> {
    let Exhaustive { tenpai, noten, nagashi } = Exhaustive::deserialize(deserializer)?;
    let mut hands = tenpai.map(|_, hand| hand.clone().map_or(Showing::Nothing, Showing::Tenpai));
    for Noten { seat, hand } in noten {
        let hidden = hands.get_mut(seat).filter(|showing| **showing == Showing::Nothing);
        let hidden = hidden.ok_or_else(|| {
            D::Error::custom(format!(
                "`noten` has a hand of seat {seat}, which does not sit here or has shown another hand"
            ))
        })?;
        *hidden = Showing::Noten(hand);
    }
    Ok((hands, nagashi))
}
