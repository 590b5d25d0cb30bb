### How a hand is played.

help-calls-kinds-head = What you can call
help-calls-chii =
    { $players ->
        [3] { CAP(-chii) }: with three players there is no { -chii }.
       *[other] { CAP(-chii) }: a run with the discard of the player to your left, and of nobody else.
    }
help-calls-pon = { CAP(-pon) }: a triplet with any player’s discard.
help-calls-kan = { CAP(-kan) }: a quad. You draw a replacement tile and then discard.
help-calls-sideways = The sideways tile shows whose discard it was: left, across or right.
help-calls-kans-head = Three kinds of { -kan }
help-calls-ankan = Closed { -kan }: four of your own. The hand stays closed.
help-calls-daiminkan = Open { -kan }: three of your own and a discard.
help-calls-kakan = Added { -kan }: the fourth tile on a { -pon } you have. Others may win on that tile (chankan).
help-calls-kandora =
    { $kandora ->
        [yes] Each { -kan } turns another dora indicator, for everybody.
       *[no] In these rules a { -kan } turns no dora indicator.
    }
help-calls-order-head = Who goes first
help-calls-ron-first = { CAP(-ron) } comes before every call.
help-calls-pon-second = { CAP(-pon) } and { -kan } come before { -chii }.
help-calls-last-tile = The last tile of the wall, and the discard after it, cannot be called, only won on.
help-calls-price-head = What a call costs
help-calls-open = The hand is open: no { -riichi }, no menzen tsumo, no pinfu, no { -ura-dora }.
help-calls-less = Some yaku are worth one { -han } less in an open hand; others do not count at all.
help-calls-tanyao =
    { $tanyao ->
        [yes] Tanyao counts in an open hand.
       *[no] Tanyao does not count in an open hand.
    }
help-calls-swap = After a call you may not be allowed to discard a tile that would have done the same (kuikae).
help-calls-why-head = What is worth a call
help-calls-value = A pair of dragons, or of a wind that counts for you: the triplet is a yaku.
help-calls-plan = A tile for a straight, a flush or a hand of triplets that is nearly there.
help-calls-late = Late in the hand: a call that makes you { -tenpai }, for the payment at a draw or to stay dealer.
help-riichi-conditions-head = When you may declare it
help-riichi-closed = Your hand is closed. Closed { -kan }s are fine.
help-riichi-tenpai = After your discard the hand is { -tenpai }.
help-riichi-stake = You have { $stake } points for the { -stake }. Some rules allow it with less.
help-riichi-wall = Enough tiles are left in the wall; most rules want four.
help-riichi-after-head = What it brings, and what it binds
help-riichi-han = One { -han }, whatever else the hand has.
help-riichi-ippatsu = { CAP(-ippatsu) } for a win within the next go-around, if nobody calls and these rules have it.
help-riichi-ura =
    { $ura ->
        [yes] With a win you turn the { -ura-dora }.
       *[no] These rules have no { -ura-dora }.
    }
help-riichi-locked = The hand is locked: what does not win is discarded. A closed { -kan } is possible only if the rules allow it and the hand stays as it is.
help-riichi-furiten = If you pass a winning tile, you are furiten until the end of the hand.
help-riichi-stick-head = The { -stake }
help-riichi-stick-paid = The { -stake } of { $stake } points is placed once the { -riichi } discard has passed: if somebody wins on it, most rules do not take the { -stake }. It goes to the next winner.
help-riichi-double = Declared with your very first discard, before any call, it is double { -riichi }.
help-riichi-when-head = { CAP(-riichi) } or not?
help-riichi-good = A two-sided wait, an early hand, little else in value: declare.
help-riichi-bad = A hand that is valuable already, or can still grow, may wait in silence (dama).
help-furiten-rule-head = The rule
help-furiten-no-ron = While you are furiten you cannot win { -by-ron }. { CAP(-tsumo) } is always possible.
help-furiten-example = This hand waits for 6-sou and 9-sou. With a 9-sou among your discards you cannot ron the 6-sou either.
help-furiten-kinds-head = Three kinds
help-furiten-own = By your own discards: one of your waits lies among them, called or not. It ends when your wait changes.
help-furiten-turn = For this turn: you let a winning tile pass, even one that you could not win on for want of a yaku. It ends with your next draw or call.
help-furiten-riichi = { CAP(-in-riichi) }: you let a winning tile pass. It lasts until the end of the hand.
help-furiten-use-head = What it is good for
help-furiten-safe = A player can never ron a tile that lies among their own discards. Such tiles (genbutsu) are safe against that player.
help-draws-exhaustive-head = Exhaustive draw
help-draws-wall-out = When the wall is empty and nobody has won, the hand is a draw.
help-draws-noten =
    { $pays ->
        [yes] Those who are { -noten } pay { $noten } points together, and those who are { -tenpai } share them. Nobody pays if all or none are { -tenpai }.
       *[no] These rules have no payment at a draw.
    }
help-draws-nagashi =
    { $nagashi ->
        [yes] { CAP(-nagashi) }: at the draw everybody else pays a player whose discards are all terminals and honours{ $nagashiunclaimed ->
            [yes] , none of them called
           *[no] { "" }
        }{ $nagashihand ->
            [closed] , and whose hand is closed
            [closed_no_ankan] , and whose hand is closed and has no closed kan
           *[any] { "" }
        }.
       *[no] Discarding nothing but terminals and honours earns nothing at a draw under these rules.
    }
help-draws-abortive-head = Abortive draws
help-draws-which = Not every house has all of them; they are among its rules.
help-draws-nine = Nine different terminals and honours in the first hand, if the player wishes.
help-draws-winds = All four players discard the same wind first.
help-draws-four-riichi = All four players declare { -riichi }.
help-draws-four-kans = Four { -kan }s by more than one player.
help-draws-three-rons = Three players win on one discard.
help-draws-repeats-head = { CAP(-honbas) }
help-draws-honba = When the deal is repeated, and after a draw, a counter is added. Each makes the next win worth { $honba } points more.
help-draws-sticks = { CAP(-sticks) } stay on the table until somebody wins.
help-course-seats-head = Seats and winds
help-course-east =
    The dealer is East. { $players ->
        [3] To the dealer’s right sits South, then West.
       *[other] To the dealer’s right sits South, then West, then North.
    } Play goes in that order.
help-course-wall = Everybody has thirteen tiles; who draws has fourteen and discards one. Fourteen tiles of the wall are kept back for dora and { -kan }s.
help-course-rounds-head = Hands and rounds
help-course-keeps = The dealer keeps the deal by winning; in most rules also by being { -tenpai } at a draw.
help-course-passes = Otherwise the player to the right becomes East. Once everybody has been dealer, the round is over.
help-course-length = An East-only match has one round, a { -hanchan } an East and a South round.
help-course-points-head = Points and the end
help-course-start = Everybody begins with { $start } points.
help-course-end = The match ends after the last hand; in many rules also when somebody falls below zero, and later if nobody has reached the target.
help-course-result = The final score adds what each place is worth (uma), and the pot for the first (oka).
