### Questions and answers.

help-faq-no-win-head = Why can’t I win?
help-faq-win-yaku = The hand has no yaku. Dora alone are not enough.
help-faq-win-open = It lost its yaku by a call: pinfu, iipeikou and others need a closed hand.
help-faq-win-wind = The triplet is of a wind that is neither the round’s nor your own.
help-faq-win-pairs = Two of the seven pairs are the same.
help-faq-win-two = Where the rules ask for two { -hans } from a number of { -honbas } on: it has only one.
help-faq-win-ask = At the table, “Why can’t I…?” or the key I names the reason.
help-faq-no-riichi-head = Why can’t I declare { -riichi }?
help-faq-riichi-open = The hand is open: you have called.
help-faq-riichi-noten = No discard leaves it { -tenpai }.
help-faq-riichi-points = You have fewer than { $stake } points, and the rules ask for them.
help-faq-riichi-wall = Too few tiles are left in the wall.
help-faq-riichi-furiten = Where the rules forbid { -riichi } in furiten: the wait is furiten.
help-faq-riichi-hidden = Where the house does not say that { -riichi } is possible: press the button to find out.
help-faq-no-ron-head = Why can’t I ron?
help-faq-ron-furiten = You are furiten: a tile you wait for is among your discards, or you have passed one.
help-faq-ron-yaku = The hand has no yaku without a self-draw.
help-faq-ron-bump = Where only one player may win on a tile (head bump): another was nearer to the discarder.
help-faq-no-kan-head = Why can’t I { -kan }?
help-faq-kan-riichi = { CAP(-in-riichi) } the { -kan } would change the hand or its wait.
help-faq-kan-last = It is the last tile, or no replacement tile is left.
help-faq-kan-call = You have just called { -chii } or { -pon }: first discard.
help-faq-kan-four = Four { -kan }s have been made.
help-faq-kan-hidden = Where the house does not say that a { -kan } is possible: press the button to find out.
help-faq-when-kan-head = When should I { -kan }?
help-faq-kan-good = When your hand is good and nearly complete: the replacement tile is another draw, and a { -kan } has many { -fu }.
help-faq-kan-bad = Not against a { -riichi }: the new dora may be theirs, too.
help-faq-kan-runs = Not if one of the four is needed for a run, and not with an open { -kan } that opens the hand for nothing.
help-faq-counters-head = What do the counters mean?
help-faq-counter-hand = Hand: the round’s wind, and whose deal it is. A hand played again keeps its number.
help-faq-counter-sticks = { CAP(-counter-sticks) }: { -stake }s of { $stake } points for the next winner.
help-faq-counter-honba = { CAP(-counter-honba) }: { $honba } points more for the next win, each.
help-faq-counter-left = Left: tiles that can still be drawn.
help-faq-dora-head = Which tiles are dora?
help-faq-dora-next = The dora is the tile after the indicator. After the 9 comes the 1, after North East, after red white.
help-faq-dora-three =
    { $players ->
        [3] With three players the characters have only 1 and 9: after the 1 comes the 9.
       *[other] Every copy in your hand counts one { -han }.
    }
help-faq-dora-none = Dora are not yaku: they only add { -hans } to a hand that wins.
help-faq-other-games-head = How is riichi mahjong different?
help-different-score-head = Scoring
help-different-only-winner = Only the winner is paid for the hand.
help-different-one-pays = A { -ron } is paid by the discarder alone.
help-different-draw-pays = At an exhaustive draw, too, those who are { -noten } pay those who are { -tenpai }.
help-different-hand-head = The hand
help-different-yaku-list = It has a list of yaku of its own, and a win needs at least one { -han } from it. Among them are tanyao, ittsuu, chanta, sanshoku, sanshoku doukou and chiitoitsu.
help-different-no-limit = A hand may mix any number of suits, and have any number of runs.
help-different-no-flowers = There are no flowers and no seasons.
help-different-special-head = Only here
help-different-has-dora = Dora: tiles that add { -hans } by an indicator.
help-different-has-riichi = { CAP(-riichi) }: { -a-tenpai } is declared, with a stake.
help-different-has-furiten = { CAP(-furiten) }: your own discards limit your { -ron }, so discards lie in order.
help-different-two-rounds = A match usually has two rounds, East and South.
