### What people in a room say to one another.

talk = Chat
talk-hello = Hello, let’s have a good game
talk-good_game = Good game
talk-thank_you = Thank you
talk-sorry = Sorry
talk-nice_hand = Nice hand
talk-so_close = So close
talk-one_moment = One moment, please
talk-i_am_back = I’m back
talk-take_your_time = Take your time
talk-one_more = One more match?
stamp-smile = smiles
stamp-laugh = laughs
stamp-cry = cries
stamp-surprise = is surprised
stamp-think = is thinking
stamp-sleep = is sleepy
stamp-tea = offers tea
stamp-heart = sends a heart
talk-heard = { $name }: { $words }
talk-own = Your message
talk-send = Send
talk-left =
    { $count ->
        [one] One character left
       *[other] { $count } characters left
    }
talk-between-hands = In this room people chat between hands.
talk-mute = Mute…
not-said-too_often = Not sent: wait a few seconds.
not-said-during_hand = Not sent: in this room people chat between hands.
not-said-own_words = Not sent: this room has phrases and stamps only.
not-said-unreadable = Not sent: write up to 80 plain characters.
not-said-only_listens = Not sent: here you can only listen.
