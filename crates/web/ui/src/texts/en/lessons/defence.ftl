### Lesson 9: defence.

lesson-defence-title = 9. Defence
lesson-defence-about = When somebody else is in riichi
lesson-defence-threat = Sora has declared riichi: any tile you discard might be the one that wins. And your own hand is far from tenpai.
lesson-defence-price = If you discard the winning tile, you alone pay. So when your hand is bad, stop building it and discard what is safe. The signs under your tiles show it: ◎ is completely safe, ✕ is dangerous.
lesson-defence-genbutsu = Sora cannot ron what Sora has discarded (furiten), nor what passed since the riichi. Such tiles, genbutsu, are completely safe: discard the 9-pin.
lesson-defence-fold = Giving up your hand like this is called folding. It feels like losing, but it is half the game.
lesson-defence-more = One more: Sora declared riichi by discarding the 8-man, so it is safe, too. Discard it.
lesson-defence-suji = A player who holds 3 and 4 of pin waits for 2 and 5. So if Sora has discarded 5-pin, 2 and 8 of pin are safer: they are its suji, three steps away.
lesson-defence-suji-pick = The 4-sou was discarded. Pick its suji: the two tiles three steps away.
lesson-defence-suji-pick-too_few = Right, but there is a second one on the other side.
lesson-defence-suji-pick-right = Right: 1, 4, 7. Whoever waits for the 1 or the 7 with a two-sided run would also win on the 4, and that was discarded.
lesson-defence-push = Suji are not completely safe: other waits can still catch them. The signs on your tiles count that in: ◎ safe, ○ nearly safe, △ fairly safe, ▲ risky, ✕ dangerous.
lesson-defence-solve-safe = Sora is in riichi. Discard the tile that is completely safe.
lesson-defence-solve-safe-hint = Compare your hand with the discards of Sora, who sits across.
lesson-defence-solve-safe-right = Right: Sora has discarded the 1-pin, so it cannot win.
lesson-defence-solve-after = Sora is in riichi again, but you have nothing from Sora’s discards. Is there a safe tile all the same? Discard it.
lesson-defence-solve-after-hint = What did Ren, at your left, discard after the riichi, without Sora winning on it?
lesson-defence-solve-after-right = Right: Sora did not win on Ren’s 6-man, so in riichi Sora cannot win on yours either.
