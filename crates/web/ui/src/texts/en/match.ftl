# What a player can do about a match among friends, and what is voted on.
match-menu = Match
match-propose-bot = Ask for a bot in place of { $name }
match-propose-bot-about = It plays until { $name } is back, if everybody here agrees.
match-propose-end = Ask to end the match
match-propose-end-about = It ends without a result, if everybody here agrees.
match-end = End the match…
match-end-about = At once and for everybody, without a result: only the host can.
match-end-question = End the match for everybody? It gets no result.
match-end-it = End
match-leave = Leave the match…
match-leave-about = For good. Your seat is played for you.
match-leave-question = Leave the match and the room? Your seat is played for you.
match-leave-it = Leave
match-pause = To the start page
match-pause-about = You keep your seat and can come back.
match-play-on = Play on
match-ended = The match has ended
match-ended-agreed = Everybody agreed to end the match. It has no result.
match-ended-host = The host ended the match. It has no result.
match-ended-administrator = The administrator ended the match. It has no result.
match-ended-left = Everybody left the match. It has no result.
match-ended-replay = Watch the replay
vote-end =
    { $self ->
        [yes] You want to end the match, without a result.
       *[no] { $name } wants to end the match, without a result.
    }
vote-replace =
    { $self ->
        [yes] You want a bot to play for { $player } until they return.
       *[no] { $name } wants a bot to play for { $player } until they return.
    }
vote-yes = Agree
vote-no = Disagree
vote-withdraw = Withdraw
vote-waits = Waiting for { $names }
vote-against = { $name } disagrees. You can propose it again in the next hand.
vote-against-own = You disagreed. It can be proposed again in the next hand.
