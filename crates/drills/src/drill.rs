/// Declares the drills with their keys and the skills of each.
macro_rules! drills {
    ($($(#[$doc:meta])* $name:ident $key:literal [$($skill:literal),+];)*) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Drill {
            $($(#[$doc])* $name,)*
        }

        impl Drill {
            pub const ALL: &[Drill] = &[$(Drill::$name,)*];

            /// The key by which texts and addresses name it.
            pub fn key(self) -> &'static str {
                match self {
                    $(Drill::$name => $key,)*
                }
            }

            /// The skills that its questions train, by key, in the order in which one learns them.
            pub fn skills(self) -> &'static [&'static str] {
                match self {
                    $(Drill::$name => &[$($skill),+],)*
                }
            }
        }
    };
}

drills! {
    /// Which tile to discard while nobody threatens.
    Discard "discard" ["tenpai", "iishanten", "ryanshanten", "sanshanten"];
    /// Which tiles complete a hand.
    Waits "waits" ["one", "two", "three", "four", "one_suit"];
    /// How many fu a win has.
    Fu "fu" ["runs", "triplets", "kan"];
    /// What is paid for a win.
    Points "points" ["ron", "tsumo", "dealer_ron", "dealer_tsumo", "limit"];
    /// Which tile is the safest against a riichi.
    Safety "safety" ["genbutsu", "passed", "suji", "wall", "honour"];
    /// Whether to declare riichi.
    Riichi "riichi" ["good_wait", "bad_wait", "late", "against_riichi", "last_round"];
    Call "call" ["yakuhai", "pon", "chii", "against_riichi"];
    /// Whether to push against a riichi, or to fold.
    Push "push" ["tenpai", "iishanten", "ryanshanten"];
}

impl Drill {
    pub fn named(key: &str) -> Option<Drill> {
        Drill::ALL.iter().copied().find(|drill| drill.key() == key)
    }

    pub fn skill(self, key: &str) -> Option<&'static str> {
        self.skills().iter().copied().find(|skill| *skill == key)
    }

    /// Whether the answer is a matter of judgement, which bots give, and not of counting.
    pub fn is_judged(self) -> bool {
        matches!(self, Drill::Riichi | Drill::Call | Drill::Push)
    }
}
