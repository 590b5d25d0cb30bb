use jantaku_career::{
    Entrant, Event, Finish, Game, Journal, MatchId, Pack, ParlourTable, Place, Profile, Refusal, Slot,
};

pub const ME: Slot = Slot::Tiger;

pub struct House {
    pub journal: Journal,
    lines: Vec<String>,
    next: u64,
}

impl House {
    pub fn new() -> House {
        let mut house = House { journal: Journal::default(), lines: Vec::new(), next: 1 };
        house.does(|profile| profile.create_character(ME, "Aki", "Torao"));
        house
    }

    /// A character with `count` packs of 25,000 points.
    pub fn with_packs(count: usize) -> House {
        let mut house = House::new();
        (0..count).for_each(|_| drop(house.does(|profile| profile.buy_points(ME, Pack::Medium))));
        house
    }

    pub fn profile(&self) -> &Profile {
        self.journal.profile()
    }

    pub fn account(&self) -> i64 {
        self.profile().character(ME).unwrap().account
    }

    pub fn yen(&self) -> i64 {
        self.profile().character(ME).unwrap().yen
    }

    pub fn rank(&self) -> u8 {
        self.profile().character(ME).unwrap().ladder.as_ref().unwrap().rank()
    }

    pub fn does(&mut self, command: impl FnOnce(&Profile) -> Result<Vec<Event>, Refusal>) -> Vec<Event> {
        self.tries(command).unwrap()
    }

    /// Does what is asked, and it is in the saved file; or says why not, and nothing has changed.
    pub fn tries(
        &mut self,
        command: impl FnOnce(&Profile) -> Result<Vec<Event>, Refusal>,
    ) -> Result<Vec<Event>, Refusal> {
        let before = self.journal.clone();
        let done = command(self.journal.profile());
        match &done {
            Ok(events) => {
                self.lines.extend(self.journal.add(1_700_000_000, events).unwrap());
                let (saved, _) = Journal::import(self.journal.export(&self.lines).as_bytes()).unwrap();
                assert_eq!(saved.profile(), self.journal.profile());
            }
            Err(_) => assert_eq!(self.journal, before),
        }
        done
    }

    pub fn next_id(&mut self) -> MatchId {
        self.next += 1;
        MatchId(self.next)
    }

    pub fn sits(&mut self, table: ParlourTable) -> MatchId {
        let id = self.next_id();
        self.does(|profile| profile.sit_at_parlour(id, ME, table, false));
        id
    }

    /// Plays a match of the parlour to this place and these points, with the table's uma.
    pub fn plays(&mut self, table: ParlourTable, place: u8, points: i32) -> Vec<Event> {
        let id = self.sits(table);
        let total = points - 25_000 + table.uma()[usize::from(place) - 1];
        self.does(|profile| profile.settle(id, finish(place, points, total)))
    }

    /// Plays the next match of the ladder to this place, and lets the rivals play theirs so that nobody moves.
    pub fn climbs(&mut self, place: u8) -> Vec<Event> {
        let id = self.next_id();
        self.does(|profile| profile.challenge(id, ME));
        let Some(Game::Ladder { entrants, .. }) = self.profile().open().get(&id).cloned() else { panic!("no match") };
        let mut others: Vec<Entrant> = entrants.into_iter().filter(|entrant| *entrant != Entrant::Me).collect();
        others.insert(usize::from(place) - 1, Entrant::Me);
        let places = others.into_iter().map(|who| Place { who, points: 25_000, total: 0 }).collect();
        let finish = Finish { places, start: 25_000, yakuman: 0 };
        let events = self.does(|profile| profile.settle(id, finish));
        self.rivals_rest();
        events
    }

    /// The rivals play their matches, and keep their ranks.
    pub fn rivals_rest(&mut self) {
        while let Some(ladder) = &self.profile().character(ME).unwrap().ladder
            && ladder.rivals_due > 0
        {
            let first = ladder.rivals_windows()[0];
            let order = ladder.four(first).unwrap();
            self.does(|profile| profile.rivals_played(ME, first, order, String::new()));
        }
    }
}

pub fn finish(place: u8, points: i32, total: i32) -> Finish {
    let mut names = ["Hana", "Ren", "Mio"].into_iter();
    let places = (1..=4).map(|at| match at == place {
        true => Place { who: Entrant::Me, points, total },
        false => other(names.next().unwrap()),
    });
    Finish { places: places.collect(), start: 25_000, yakuman: 0 }
}

pub fn other(name: &str) -> Place {
    Place { who: Entrant::Other(name.to_owned()), points: 20_000, total: -5_000 }
}
