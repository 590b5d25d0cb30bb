### The hand that is walked through.

lesson-walkthrough-title = A hand, step by step
lesson-walkthrough-about = From the deal to the win, with comments
lesson-walkthrough-deal = You are South this time. You hold pairs of South and white dragons, a run 3-4-5 of pin, and pairs of 3-man and 1-sou.
lesson-walkthrough-plan = A third South, your own wind, or a third white gives you a yaku. So you can call with this hand: quick rather than big.
lesson-walkthrough-first = You drew the 8-sou, which does not help. North is still safe to keep for later; the lone 9-man has no use: discard it.
lesson-walkthrough-south = Hana discarded South, your own wind. Press Pon: from now on your hand has a yaku.
lesson-walkthrough-south-passed = There are only four South, and you hold two: take this one. Press Pon.
lesson-walkthrough-second = Now you discard instead of drawing. The 8-sou has no neighbour: let it go.
lesson-walkthrough-white = And there is the white dragon! Press Pon for a second yaku.
lesson-walkthrough-white-passed = White is worth another yaku. Press Pon.
lesson-walkthrough-third = Three sets and two pairs are left, beside one tile that fits nothing: discard North.
lesson-walkthrough-waits = Tenpai: whichever of your two pairs becomes a triplet, the other one is the pair. You wait for 3-man and 1-sou.
lesson-walkthrough-useless = The 7-man is not one of them. Discard it, and keep your wait.
lesson-walkthrough-ron = Hana discarded the 3-man. Press Ron!
lesson-walkthrough-ron-passed = That is the tile you wait for. Press Ron.
lesson-walkthrough-sheet = South and white: two yaku, one han each. You have played a whole hand – the next one is yours alone.
