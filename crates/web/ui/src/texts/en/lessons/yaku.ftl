### Lesson 4: yaku.

lesson-yaku-title = 4. Yaku
lesson-yaku-about = What a hand needs to win
lesson-yaku-need = Four sets and a pair are not enough: to win, a hand needs a yaku, something special about it. To draw the winning tile yourself, with nothing called, is one (menzen tsumo). To win on another player’s discard you need a different one; here are some.
lesson-yaku-tanyao = Tanyao: every tile is from 2 to 8. No 1, no 9, no winds, no dragons.
lesson-yaku-tanyao-pick = Pick every tile that has no place in a tanyao hand.
lesson-yaku-tanyao-pick-too_few = Right so far, but there are more: ones, nines and honours all spoil it.
lesson-yaku-tanyao-pick-right = Right: ones, nines and honours all spoil a tanyao.
lesson-yaku-yakuhai = Yakuhai: a triplet of dragons. One such triplet is a yaku, whatever the rest of the hand.
lesson-yaku-winds = A triplet of your own wind counts as yakuhai, too, and so does the wind of the round. In the East round East is good for everybody.
lesson-yaku-pairs = One yaku, seven pairs (chiitoitsu), has a shape of its own: seven different pairs. Such a hand needs no sets at all.
lesson-yaku-wait = Your tiles are all from 2 to 8, and you are tenpai for 2 and 5 of sou. Discard West and see.
lesson-yaku-ron = Sora has discarded the 5-sou! Winning on another player’s discard is called ron: press Ron.
lesson-yaku-ron-passed = Don’t let it go – it is the tile you wait for. Press Ron.
lesson-yaku-sheet = The sheet lists the yaku: tanyao, and pinfu, which is for a closed hand of four runs with a two-sided wait. With ron, only the player who discarded the tile pays.
lesson-yaku-none = This hand has a 1 and nines, and its triplet is not of honours: it is tenpai without a yaku. Discard North and watch what happens.
lesson-yaku-why = Sora discarded the 5-sou, but there was no Ron. Press “Why can’t I…?” to see the reason. Only a tsumo could win with this hand.
lesson-yaku-solve-none = The last tile is won by ron. Does this hand have a yaku?
lesson-yaku-solve-none-hint = There are a 1 and two nines, so it is no tanyao. Is there a triplet of dragons or of a good wind?
lesson-yaku-solve-none-right = Right: the hand is complete, but it has no yaku.
lesson-yaku-solve-dragon = And this one?
lesson-yaku-solve-dragon-hint = Look at the second set.
lesson-yaku-solve-dragon-right = Right: three green dragons are yakuhai.
lesson-yaku-solve-pairs = Which tile completes this hand?
lesson-yaku-solve-pairs-hint = Don’t look for sets: count the pairs. One tile stands alone.
lesson-yaku-solve-pairs-right = Right: with a second red dragon you have seven pairs, which is a yaku.
