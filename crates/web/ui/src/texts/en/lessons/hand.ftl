### Lesson 2: a complete hand.

lesson-hand-title = 2. A complete hand
lesson-hand-about = Runs, triplets and the pair
lesson-hand-run = You collect sets of three tiles. One kind of set is a run: three numbers in a row, all of one suit.
lesson-hand-run-pick = Three of these tiles make a run. Pick them.
lesson-hand-mixed = The 3-man, the 4-pin and the 5-sou: is this a run?
lesson-hand-triplet = The other kind of set is a triplet: three tiles that are exactly the same.
lesson-hand-triplet-pick = Three of these tiles make a triplet. Pick them.
lesson-hand-honour-run = East, South and West: is this a run?
lesson-hand-pair = Beside the sets you need one pair: two tiles that are the same. Pick the pair.
lesson-hand-hand = Four sets and a pair make a complete hand: 14 tiles. Here are three runs, a triplet and a pair.
lesson-hand-missing = This hand lacks one tile. Which tile completes it?
lesson-hand-two-sided = Here 7 and 8 of sou wait for a third tile. It may come at either end: pick both tiles that fit.
lesson-hand-two-sided-too_few = Right so far, but the run can grow at its other end, too.
lesson-hand-tenpai = A hand that needs one more tile is called tenpai. The tiles that would complete it are its waits.
lesson-hand-solve-edge = Find the wait: which tile completes this hand?
lesson-hand-solve-edge-hint = There are three runs and a pair already. What do the 1-sou and the 2-sou need?
lesson-hand-solve-edge-right = Right: the 3-sou. Nothing comes before a 1, so there is only one wait.
lesson-hand-solve-open = Pick every tile that completes this hand.
lesson-hand-solve-open-hint = Take the sets and the pair of 9-sou away. What is left is 4 and 5 of man.
lesson-hand-solve-open-right = Right: the 3-man and the 6-man, one at each end.
lesson-hand-solve-open-too_few = Right, but the run can grow at its other end, too.
lesson-hand-solve-pair = The four sets are there. Which tile completes this hand?
lesson-hand-solve-pair-hint = The pair is missing: one tile stands alone.
lesson-hand-solve-pair-right = Right: a second red dragon makes the pair.
