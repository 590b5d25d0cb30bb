### Why a career does not allow something.

said-refusal-no_character = Create a character first.
said-refusal-character_exists = You already have this character.
said-refusal-bad_name = A name has 1 to 24 characters.
said-refusal-too_few_yen = You do not have enough money for this.
said-refusal-too_few_points = You do not have enough points for this.
said-refusal-not_broke = You can still take a seat: you have enough money, points or items.
said-refusal-not_for_points = This cannot be had for points.
said-refusal-not_wanted = This buyer does not want it.
said-refusal-not_owned = You do not have this.
said-refusal-on_ladder = You have already entered the tournament.
said-refusal-not_on_ladder = Enter the tournament first.
said-refusal-ladder_match_open = Finish your match on the ladder first.
said-refusal-rivals_first = Others are still playing on the ladder. Try again in a moment.
said-refusal-table_closed = This table is not open to you yet.
said-refusal-closed = This is not open to you yet.
said-refusal-not_three_members = Choose three different opponents.
said-refusal-bad_rate = The rate must be between 1 and 10.
