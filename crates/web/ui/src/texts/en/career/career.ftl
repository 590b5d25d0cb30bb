### Parlour, ladder, rate matches and achievements.


who-plays = Your character
play-as = Play as { $name }
money = Money
account = Points
account-at-stake = and { $points } at this table
account-sum = { $from } { $score } (score with uma)
account-not-below-zero = never below 0
yen = ¥{ $amount }
slot-phoenix = Phoenix
slot-tiger = Tiger
slot-tortoise = Tortoise
slot-dragon = Dragon
character-new = Add a character
character-make = Create your character
character-about = You begin with ¥60,000. Each character has its own money, points, prizes and ladder.
character-name = Name
character-slot = Who will you be?
character-face = More portraits
character-begin = Create
career-enter = Enter

match-waits = You have an unfinished match here.
last-match = Last match
news-points = { $points } points
news-marks = { $marks } marks
news-rank = You moved from rank { $before } to rank { $now }.
news-stay = You stay at rank { $now }.
news-defended = You defended first place.
news-prize = You won: { $item }
news-opened-guest = Shinobu has noticed you: she will play you in the parlour, and the expert table is open to you.
news-opened-guest_beaten = You have beaten Shinobu, the parlour’s champion.
news-opened-dragon_king = You can now play for the title of Dragon King.
news-achieved = Achievement: { $name }

tables = Tables
tables-about = A seat takes { $points } points from your account. At the end you get back your final score with uma. Your account never drops below zero. If you give up, the points are lost.
table-easy = Easy
table-normal = Normal
table-hard = Hard
table-expert = Expert
uma-at-places = Uma
sit-down = Sit down
sit-at = Sit down at the { $table } table
expert-locked = Opens once you have won at the Normal or Hard table and a special guest offers you a match.
points-missing = A seat takes { $points } points. Buy some at the desk first.
guest-about = Shinobu, the parlour’s champion, wants a match with you. Can you finish ahead of her?
guest-meet = Play Shinobu
marker-use = Use the marker: your first hand will be thirteen orphans. It is used up by this match.
table-menu = Table rules

desk = Desk
desk-about = Points cost ¥1 each.
fresh-about = You can no longer afford a seat in the parlour.
fresh-start = Start again with ¥60,000
exchange = Prize exchange
trade = Trade
trade-for = Trade points for { $item }
goods = Your items
goods-about = Sell them here. The pawnshop pays the full price, the dealer 80 %.
several = { $item } ×{ $count }
not-for-sale = Nobody buys it
buyer-pawnshop = Pawnshop
buyer-dealer = Dealer
sell = Sell
sell-to = Sell { $item }: { $buyer }, { $amount }
sell-question = Sell { $item } for { $amount } ({ $buyer })?

item-platinum_plate = Platinum plate
item-gold_plate = Gold plate
item-silver_plate = Silver plate
item-bronze_plate = Bronze plate
item-iron_plate = Iron plate
item-bulls_eye_tile = Bull’s-eye tile
item-cologne = Italian cologne
item-bracelet = Lucky bracelet
item-bag = Caviar-skin bag
item-watch = Swiss watch
item-trophy = Trophy
item-marker = Marker

ladder-enter = Enter the tournament
ladder-about = Thirty players are ranked, and you start at the bottom. In each match you play your neighbours: the four of you then take your four ranks in the order you finished.
ladder-pay = Pay { $fee } once
ladder-short = You do not have enough money. In the parlour, trade points for prizes and sell them.
your-rank = You are number { $rank }
next-against = Next match: { $one }, { $two } and { $three }, for ranks { $first } to { $last }
rivals-play =
    { $count ->
        [one] Others are playing one match on the ladder…
       *[other] Others are playing { $count } matches on the ladder…
    }
defences =
    { $count ->
        [one] Title defended once
       *[other] Title defended { $count } times
    }
challenge = Play
dragon-king = Dragon King match
ranking = Ranking
rank = Rank { $rank }
rewards = Prizes
met =
    { $count ->
        [one] met once, won { $firsts }
       *[other] met { $count } times, won { $firsts }
    }

club-pick = Choose three opponents
club-about = You settle in marks at the end. The members also play one another, and every match counts in their records.
club-scores = Standings
club-menu = Table rules and rate
club-none = No matches yet.
members-play = The members are playing one another…
matches = Matches
marks = Marks
best-score = Best score

achievements-reached = Achievements: { $reached } of { $all }
achievement-first_win = First victory
achievement-first_win-about = Win a match.
achievement-fifty_thousand = Fifty thousand
achievement-fifty_thousand-about = Finish a match with 50,000 points or more, before uma.
achievement-top_table = Top table
achievement-top_table-about = Win a match at the expert table.
achievement-yakuman = Yakuman
achievement-yakuman-about = Win a hand with a yakuman.
achievement-ladder_first = Number one
achievement-ladder_first-about = Reach first place on the ladder.
achievement-all_prizes = Collector
achievement-all_prizes-about = Win all seven ladder prizes with one character.
achievement-dragon_king = Dragon King
achievement-dragon_king-about = Win the Dragon King match, which opens once you have defended first place.
achievement-best = Best so far: rank { $rank }
achievement-prizes = { $count } of 7 won

profile-save = Save profile
profile-restore = Restore profile…
profile-question = Replace your profile with { $file }? Your characters, results and achievements will be lost unless you have saved them.
profile-replace = Replace
profile-restored = Profile restored
profile-too-long = This file is larger than 16 MiB. No profile is that long.

fresh-question = Start again with ¥60,000? You keep your rank on the ladder, but lose your remaining points and everything you could sell.
ladder-leaves = This leaves you { $yen }. A seat in the parlour costs { $seat }.
club-rate = 1,000 points = { $rate } marks
club-chosen = { $count } of 3 chosen
