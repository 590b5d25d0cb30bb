### Why a career does not allow something, by the names in src/faults.rs.

no_character = Create a character first.
character_exists = You already have this character.
bad_name = A name has 1 to 24 characters.
too_few_yen = You do not have enough money for this.
too_few_points = You do not have enough points for this.
not_broke = You can still take a seat: you have enough money, points or items.
not_for_points = This cannot be had for points.
not_wanted = This buyer does not want it.
not_owned = You do not have this.
on_ladder = You have already entered the tournament.
not_on_ladder = Enter the tournament first.
ladder_match_open = Finish your match on the ladder first.
rivals_first = Others are still playing on the ladder. Try again in a moment.
table_closed = This table is not open to you yet.
closed = This is not open to you yet.
not_three_members = Choose three different opponents.
bad_rate = The rate must be between 1 and 10.
not_the_four = The next match of this ladder is between other players.
no_rivals_match = These four players have no match on the ladder now.
no_club_match = These four members have no match now.
match_begun = This match has begun already.
no_match = This match is not being played.
bad_finish = This match cannot have ended with these places.
bad_amount = It has another price.
not_a_choice = Nothing leads to this event.
