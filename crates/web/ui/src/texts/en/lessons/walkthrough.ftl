### The hand that is walked through.

lesson-walkthrough-title = A hand, step by step
lesson-walkthrough-about = From the deal to the win, with comments
lesson-walkthrough-deal = You are South this time. You hold a pair of South, your own wind, a run 3-4-5 of pin, a pair of 3-man – and the 1-sou, which is the dora: the indicator is the 9-sou.
lesson-walkthrough-plan = Two plans. With 3-4-5 of pin there, 3-4-5 of sou and of man could follow, for the three colour runs. Or a third South gives you a yaku. Keep both open for now.
lesson-walkthrough-first = You drew the 8-sou. With the 6-sou beside it, it waits for the 7; the lone 7-man is worth less. Discard it.
lesson-walkthrough-second = Another 8-sou: a pair is worth more than a gap. Discard the 6-sou.
lesson-walkthrough-change = A second white dragon! And two 3-sou are discarded: 3-4-5 of sou has become unlikely. The plan changes: South and white are two yaku that you can call.
lesson-walkthrough-pairs = North is no yaku for you, and one of the four is already discarded. Discard it.
lesson-walkthrough-riichi = Hana, in the West seat, has declared riichi: from now on each of your discards might be the one that wins.
lesson-walkthrough-south = But Ren discarded South, your own wind. Press Pon: from now on your hand has a yaku.
lesson-walkthrough-south-passed = There are only four South, and you hold two: take this one. Press Pon.
lesson-walkthrough-open = Now you discard instead of drawing. The 4-sou has no neighbour any more: let it go.
lesson-walkthrough-dora = A second 1-sou, another dora! Now you hold four pairs: 3-man, 1-sou, 8-sou and white. One tile of them has to go, while Hana waits for a tile.
lesson-walkthrough-safest = No 3-man is discarded: it may be what Hana waits for. Of the 8-sou two are yours and two discarded, one by Hana: no pair can wait for it. It is the safest. Discard it.
lesson-walkthrough-white = And there is the white dragon! Press Pon for a second yaku.
lesson-walkthrough-white-passed = White is worth another yaku. Press Pon.
lesson-walkthrough-third = The other 8-sou is as safe as the first was. Discard it.
lesson-walkthrough-waits = Tenpai: whichever of your two pairs becomes a triplet, the other one is the pair. You wait for 3-man and 1-sou.
lesson-walkthrough-ron = Hana, who is in riichi and has to discard what she draws, discarded the 1-sou. Press Ron!
lesson-walkthrough-ron-passed = That is a tile you wait for. Press Ron.
lesson-walkthrough-sheet = South and white, one han each, and three dora: five han, a mangan. And Hana’s riichi stick is yours. You have played a whole hand – the next one is yours alone.
