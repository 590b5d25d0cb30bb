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
said-refusal-not_the_four = この番付戦の次の対局は、ほかの選手同士の対局です。
said-refusal-no_rivals_match = この4人の番付戦の対局は、いまはありません。
said-refusal-no_club_match = この4人の対局は、いまはありません。
said-refusal-match_begun = この対局はすでに始まっています。
said-refusal-no_match = この対局は行われていません。
said-refusal-bad_finish = この対局がこの順位で終わることはありません。
said-refusal-bad_amount = 価格が違います。
said-refusal-not_a_choice = この記録は、直接選べるものではありません。
