### The words of the house Shanghai.

-han = fan
-hans = fan
-riichi = reach
-in-riichi = after reach
-stick = reach chip
-sticks = reach chips
-furiten = sacred discard
-chii = chow
-pon = pung
-kan = kong
-honba = marker
-honbas = markers
-exhaustive-draw = wall game
-abortive-draw = replay
-east-only = East round only
-open-tanyao = kuitan
-uma = point spread
-starting-points = opening stake
