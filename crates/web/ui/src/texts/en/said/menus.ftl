### Lines of the houses' menus with words that a house may call otherwise. Without a text here the server's own is shown.

said-menu-yakuza-length-half = { CAP(-hanchan) }
said-menu-yakuza-length-quarter = { CAP(-east-only) }
said-menu-yakuza-kuitan = { CAP(-open-tanyao) }
said-menu-yakuza-two_han = Two-{ -han } minimum from 5 { -honbas }
said-menu-yakuza-red_dora = { CAP(-red-fives) }: 1 man, 2 pin, 1 sou

said-menu-pretty_girls-red_fives = { CAP(-red-fives) }
said-menu-pretty_girls-pao = { CAP(-pao) }: the player whose discard makes an open { -kan } pays for a win on its replacement tile
said-menu-pretty_girls-two_han = Two-{ -han } minimum from 5 { -honbas }

said-menu-touzai-length-e = { CAP(-east-only) }
said-menu-touzai-length-es = { CAP(-hanchan) }
said-menu-touzai-kuitan = { CAP(-open-tanyao) }
said-menu-touzai-noten_payment = { CAP(-noten-payment) }
said-menu-touzai-ippatsu = { CAP(-ippatsu) }
said-menu-touzai-auto_discard = Auto-discard { -in-riichi }

said-menu-shanghai-furiten_riichi = { CAP(-riichi) } while furiten
said-menu-shanghai-kuitan = { CAP(-open-tanyao) }
said-menu-shanghai-red_dora = { CAP(-red-fives) }, one in each suit
said-menu-shanghai-forced_win = Forced win { -in-riichi }
said-menu-shanghai-length = { CAP(-east-only) }
said-menu-shanghai-uma = { CAP(-uma) }
said-menu-shanghai-starting_points = { CAP(-starting-points) }
