### できない理由。

said-refusal-no_character = 先にキャラクターを作ってください。
said-refusal-character_exists = このキャラクターはもういます。
said-refusal-bad_name = 名前は1～24文字です。
said-refusal-too_few_yen = 所持金が足りません。
said-refusal-too_few_points = ポイントが足りません。
said-refusal-not_broke = まだ着席できるだけの所持金・ポイント・持ち物があります。
said-refusal-not_for_points = ポイントでは交換できません。
said-refusal-not_wanted = ここでは買い取れません。
said-refusal-not_owned = 持っていません。
said-refusal-on_ladder = すでに番付戦に参加しています。
said-refusal-not_on_ladder = 先に番付戦に参加してください。
said-refusal-ladder_match_open = 途中の番付戦があります。
said-refusal-rivals_first = ほかの選手が対局中です。少し待ってください。
said-refusal-table_closed = この卓にはまだ座れません。
said-refusal-closed = まだ挑めません。
said-refusal-not_three_members = 異なる相手を3人選んでください。
said-refusal-bad_rate = レートは1から10までです。
