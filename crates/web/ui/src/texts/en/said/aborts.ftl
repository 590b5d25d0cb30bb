### Why a hand is aborted, with words that a house may call otherwise. Without a text here the server's own is shown.

said-abort-suucha_riichi = Four { -riichi }
said-abort-suukaikan = Four { -kan }s
said-abort-fifth_kan = A fifth { -kan }
said-abort-sanchahou = { CAP(-triple-ron) }
said-abort-chombo = { CAP(-riichi) } without { -a-tenpai }
