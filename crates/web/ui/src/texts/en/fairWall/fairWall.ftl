### What proves the walls of a match.

walls-title = Who chose the walls?
walls-about = Before each deal the server committed to a secret and showed the seal of each player’s random bytes; only then did the browsers open these bytes. Your browser has just computed every wall from all of them and compared it with the tiles that were dealt, drawn and turned. If the wall holds and one share is from an honest person, nobody chose it: all that is left to the server or a player is to hold back a share that was sealed, and whoever’s share that is, is named. (In matches played before shares were sealed, whoever knew the secret and sent the last share could choose it.) This cannot show that a player is not a bot, and does not keep the server from looking at the tiles. The page itself comes from the server: if you do not trust it, save the record and check it with “jantaku wall prove” or a program of your own.
walls-round = Round { $round }
walls-hold = The wall holds, with a share from every person.
walls-hold-without = The wall holds. Without a share: { $names }.
walls-unopened = Sealed a share that was not opened: { $names }. Either their browser did not open it in time, or the server left it out after it had seen it.
walls-nobody = The wall is the one committed to, but nobody added a share: the server alone chose it.
walls-alone = The server alone chose this wall, so there is nothing to prove.
walls-fault-mixed = The wall does not hold. Line { $line }: the server chose it alone, or without seals, although it did not choose the walls before so.
walls-fault-version = Line { $line }: this wall is of another version, which this page cannot check.
walls-fault-commitment = The wall does not hold. Line { $line }: the secret is not the one that the server committed to.
walls-fault-shares = The wall does not hold. Line { $line }: the shares do not fit the seats.
walls-fault-seal = The wall does not hold. Line { $line }: a share does not fit the seal that was shown before it was opened.
walls-fault-tile = The wall does not hold. Line { $line }: a tile is not the one in the wall.
walls-fault-seats_not_stated = The wall does not hold. Line { $line } does not say how the dice or tiles that decided the seats fell.
walls-fault-seats = The wall does not hold. Line { $line }: the dice or tiles that decided the seats do not follow from the secret.
walls-fault-unrevealed = The wall does not hold. Line { $line }: its secret was never revealed.
walls-fault-malformed = The wall does not hold. Line { $line }: the record of this round is damaged.
walls-own-in = Your share is in this wall.
walls-own-none = This browser had no share in this wall.
walls-own-unopened = Your browser sealed a share, but did not open it in time. So it is not in this wall.
walls-own-unsealed = Your browser’s seal is not in this wall: either it did not reach the server in time, or the server left it out.
walls-own-missing = Your share is not in this wall, although the server had it.
walls-own-other_seals = The record has other seals than those that your browser was shown before the shares were opened.
walls-another = This browser was shown a commitment that the record does not have. Either the match ended before that deal, or the server used another wall.
walls-no-record = This record cannot be read, so nothing is proved.
