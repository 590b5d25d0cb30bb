//! What a study claims of its two examples.

use super::Shown;

/// How the first example stands to the second.
#[derive(Debug, Clone, Copy)]
pub(super) enum Claim {
    /// It is nearer to tenpai.
    Nearer,
    /// It is as near, and more tiles help.
    Wider,
    /// It wins, and the second does not.
    Wins,
    Dearer,
    /// It has more han and pays the same.
    NoDearer,
    /// Its tile is of a safer class.
    Safer,
    /// Its tile has suji, and is of a safer class.
    Suji,
    /// It leaves the player in a better place.
    Higher,
}

impl Claim {
    pub(super) fn from_word(word: &str) -> Option<Claim> {
        Some(match word {
            "nearer" => Claim::Nearer,
            "wider" => Claim::Wider,
            "wins" => Claim::Wins,
            "dearer" => Claim::Dearer,
            "no_dearer" => Claim::NoDearer,
            "safer" => Claim::Safer,
            "suji" => Claim::Suji,
            "higher" => Claim::Higher,
            _ => return None,
        })
    }

    pub(super) fn holds(self, hit: &Shown, miss: &Shown) -> bool {
        match (self, hit, miss) {
            (Claim::Nearer, Shown::Look(hit), Shown::Look(miss)) => hit.shanten < miss.shanten,
            (Claim::Wider, Shown::Look(hit), Shown::Look(miss)) => {
                hit.shanten == miss.shanten && hit.tiles() > miss.tiles()
            }
            (Claim::Wins, Shown::Win(hit), Shown::Win(miss)) => hit.win.is_some() && miss.win.is_none(),
            (Claim::Dearer, Shown::Win(hit), Shown::Win(miss)) => hit.points > miss.points && miss.points.is_some(),
            (Claim::NoDearer, Shown::Win(hit), Shown::Win(miss)) => match (&hit.win, &miss.win) {
                (Some(one), Some(other)) => one.han > other.han && hit.points == miss.points,
                _ => false,
            },
            (Claim::Safer | Claim::Suji, Shown::Seen(hit), Shown::Seen(miss)) => {
                let told = !matches!(self, Claim::Suji) || !hit.mark.suji.is_empty();
                told && (hit.mark.grade, hit.mark.class) < (miss.mark.grade, miss.mark.class)
            }
            (Claim::Higher, Shown::Standing(hit), Shown::Standing(miss)) => hit.after < miss.after,
            _ => false,
        }
    }
}
