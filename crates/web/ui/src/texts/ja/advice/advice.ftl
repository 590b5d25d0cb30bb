### アドバイス：ルールごとに一文、そのあとに根拠。

advice-more = くわしく
advice-then = 打牌は{ $tile }です。
advice-then-riichi = { $tile }でリーチしましょう。
advice-plain = { $tile }切り：有効牌は{ $count }枚です。
advice-safest = { $tile }切り：手の中で最も安全です。{ $why }（{ $grade }）
advice-none = 決め手はありません。牌の下の印が危険度です。
advice-none-call = 鳴く決め手はありません。迷ったら鳴かずに。鳴くとリーチができず、守りに使える牌も減ります。
advice-glossed = { $name }（{ $english }）
advice-chapter = 解説を読む
advice-why = なぜこの打牌？

advice-rule-win = { $tile }で和了できます。和了しましょう。
advice-rule-isolated_first = { $tile }を切りましょう。2つ以内につながる牌がありません。
advice-rule-least_useful = { $other }より先に{ $tile }を切りましょう。使える形が少ない牌です。
advice-rule-widest = { $tile }を切りましょう。有効牌が{ $count }枚で、最も広い形です。
advice-rule-two_sided = { $tile }を切りましょう。両面なら{ $otherCount }枚ではなく{ $count }枚受けられます。
advice-rule-overlapping_shape = { $tiles }は複合形です。1枚が2つの面子に使えます。
advice-rule-runs_over_triplets = { $tile }を切りましょう。対子は足りていて、刻子にできる牌は残り{ $copies }枚です。
advice-rule-five_pairs = { $tile }を切りましょう。対子が5つあり、{ $yaku }が見えます。
advice-rule-count_copies = { $tile }を切りましょう。残り{ $count }枚で、{ $other }切りなら{ $otherCount }枚です。
advice-rule-outer_wait = { $otherKinds }より{ $kinds }の待ちのほうが出やすいです。
advice-rule-wide_wait = { $tile }を切ると{ $kinds }の{ $count }枚待ちです。
advice-rule-dora_raises = ドラで{ $otherPoints }点が{ $points }点になります。
advice-rule-better_wait = { $other }なら{ $points }点ではなく{ $otherPoints }点ですが、見逃すとフリテンです。
advice-rule-single_honours = { $tile }を切りましょう。孤立した字牌は早めに切ります。
advice-rule-keep_seat_wind = 自風の{ $tile }は残し、{ $other }を先に切りましょう。
advice-rule-keep_value_pair = { $tile }の対子は残しましょう。あと1枚で役になります。
advice-rule-double_wind = ダブ風です。{ $tile }の刻子は{ $han }翻になります。
advice-rule-honour_two_seen = { $tile }を切りましょう。2枚見えているのでポンされません（ロンはあります）。
advice-rule-late_honour = { $tile }は残しましょう。終盤の見えていない字牌は危険です。
advice-rule-keep_dora = { $tile }は残しましょう。ドラ{ $han }です。
advice-rule-single_dora_stays = { $other }を切り、ドラの{ $tile }はしばらく残しましょう。
advice-rule-single_dora_goes = ドラの{ $tile }を切りましょう。面子になりそうにありません。
advice-rule-value_pon = { $tile }をポンしましょう。役が付き、鳴いたまま和了できます。
advice-rule-dealer_pon = { $tile }をポンしましょう。安くても早い和了で連荘できます。
advice-rule-call_on = { $tile }を鳴きましょう。すでに鳴いていて役もあり、和了に近づきます。
advice-rule-call_with_dora = { $tile }を鳴きましょう。ドラ{ $han }なら鳴いても十分です。役は{ $yaku }が見込めます。
advice-rule-call_for_flush = { $tile }を鳴きましょう。染め手に近い手です。
advice-rule-call_for_tenpai = { $tile }を鳴きましょう。流局時のノーテン罰符を避けられます。
advice-rule-dealer_tenpai = { $tile }を鳴くとテンパイです。流局しても親を続けられます。
advice-rule-call_for_runs = { $yaku }を目指して{ $tile }をチーしましょう。
advice-rule-call_for_triplets = { $tile }をポンして対々和を目指しましょう。
advice-rule-open_kan = { $tile }をカンしましょう。すでに鳴いている対々和の手なら、役を失わず符が増えます。
advice-rule-no_yaku_call = 見送りましょう。鳴くと役がなくなります。
advice-rule-no_nearer = 見送りましょう。鳴いても和了に近づきません。
advice-rule-skip_against_riichi = 見送りましょう。{ $players }のリーチに備えて、守るための牌を残します。
advice-rule-few_calls = 見送りましょう。鳴いても{ $shanten }シャンテンで、リーチができなくなります。
advice-rule-only_pair = 見送りましょう。{ $tile }は唯一の対子です。
advice-rule-delay_kan = { $tile }のカンはテンパイまで待ちましょう。
advice-rule-no_kan_into_riichi = リーチに対してはカンを控えましょう。新ドラが乗るかもしれません。
advice-rule-add_to_pon = ポンした刻子に{ $tile }を加カンしましょう。
advice-rule-good_riichi = テンパイです。{ $tile }でリーチしましょう。待ちは{ $count }枚です。
advice-rule-riichi_for_yaku = テンパイです。{ $tile }でリーチしましょう。ダマでは役がありません。
advice-rule-plain_riichi = テンパイです。{ $tile }でリーチしましょう。打点が上がります。
advice-rule-late_riichi = リーチには遅い巡目です。残り{ $wall }枚です。
advice-rule-riichi_discard = テンパイです。{ $other }より{ $tile }でリーチしましょう。期待値が上です。
advice-rule-no_defence = リーチすると守れません。まず{ $players }を見ましょう。
advice-rule-dama_bad_wait = { $tile }を切ってダマにしましょう。悪い待ちで、打点は十分です。
advice-rule-dama_open = 鳴いた手はリーチなしのテンパイです。気づかれにくいです。
advice-rule-enough_han = すでに{ $han }翻です。あと1翻だけでは点数は変わりません。
advice-rule-stay_tenpai = { $tile }を切りましょう。テンパイで、待ちは{ $count }枚です。
advice-rule-ryanpeikou_trap = { $tile }を切るならダマにしましょう。リーチすると安い{ $tiles }でも和了しなければなりません。
advice-rule-furiten_riichi = { $tile }でのリーチはやめましょう。{ $tiles }でフリテンになり、ツモでしか和了できません。
advice-rule-pinfu_riichi = テンパイです。{ $tile }でリーチしましょう。平和も付きます。
advice-rule-fold = オリましょう。{ $players }のリーチに対して和了まで遠い手です。{ $tile }を切ります。
advice-rule-cautious = { $tile }を切りましょう。{ $players }のリーチに通りやすく、イーシャンテンを保てます。
advice-rule-full_attack = { $players }のリーチがあっても押しましょう。{ $tile }を切ればテンパイで、{ $count }枚の待ちです。
advice-rule-push_near = { $players }のリーチがあっても押しましょう。{ $tile }を切ってイーシャンテン、有効牌は{ $count }枚です。
advice-rule-least_danger = { $players }のリーチに対して、最も危険の少ない{ $tile }を切りましょう。
advice-rule-safe_tiles = 安全な牌：{ $tiles }。和了が遠ければ、あきらめてこれを切りましょう。
advice-rule-riichi_is_tenpai = { $players }はリーチ中で、必ずテンパイです。
advice-rule-dealer_costs = 親が攻めています。満貫なら{ $points }点の失点です。
advice-rule-no_pair_wait = { $tile }は対子や刻子では待てません。あるのは順子の待ちだけです。
advice-rule-break_triplet = { $tile }の刻子を崩しましょう。最大3巡しのげます。
advice-rule-break_set = 安牌は{ $tile }だけです。オリるときは完成した面子も崩します。
advice-rule-watch_right = 下家の{ $players }は{ $suit }を集めていて、あなたからチーできます。
advice-rule-flush_suspected = { $players }は{ $suit }を切っていません。染め手かもしれません。
advice-rule-tanyao_suspected = { $players }は序盤に么九牌を続けて切りました。断么九かもしれません。
advice-rule-dealer_quick = { $tile }を切りましょう。親は早い和了で連荘を狙います。
advice-rule-last_place = { $points }点の和了でラスから{ $target }に上がれます。
advice-rule-second_place = { $points }点の和了で{ $target }になり、ウマの失点を避けられます。
advice-rule-yakuman_start = { $yaku }に必要な{ $needed }枚のうち{ $held }枚あります。狙えます。
advice-rule-no_yakuman = { $yaku }に必要な{ $needed }枚のうち{ $held }枚だけです。深追いはやめましょう。
advice-rule-plan_yaku = この配牌から見える役：{ $yaku }
advice-rule-plan_dead = { $tile }の3枚目はもうありません。方針を変えましょう。
advice-rule-honitsu_plan = { $tile }を切りましょう。字牌の対子と{ $suit }で混一色が見えます。

advice-fact-ukeire = 有効牌：{ $kinds }（残り{ $count }枚）
advice-fact-other_ukeire = もう一方：{ $kinds }（残り{ $count }枚）
advice-fact-shanten = シャンテン数：{ $count }
advice-fact-copies = 見えていない枚数：{ $count }
advice-fact-wall = 山の残り：{ $count }枚
advice-fact-points = 打点：{ $points }
advice-fact-other_points = もう一方の打点：{ $points }
advice-fact-han = 翻数：{ $count }
advice-fact-players = 相手：{ $players }
advice-fact-class = 安全度：{ $class }

advice-why-before = ツモの前：{ $hand }、{ $count }枚
advice-why-after = 打牌の後：{ $hand }
advice-why-plan = 最も近い形：{ $yaku }
advice-why-blocks = 打牌の後の手牌
advice-why-help =
    { $count ->
        [0] 有効牌はありません。
       *[other] 有効牌{ $count }枚：
    }
advice-why-left = ×{ $count }
advice-why-tenpai = テンパイ
advice-why-shanten = { $count }シャンテン
advice-why-best = { $tile }切りのほうが広いです：{ $hand }、{ $count }枚：
advice-why-is-best = これより明らかに広い打牌はありません。
advice-why-danger = { $name }に対して：{ $grade }（{ $why }）
advice-suji-suji_terminal = スジの1・9
advice-suji-double_suji_middle = 両スジ
advice-suji-suji_two_eight = スジの2・8
advice-suji-suji_three_seven = スジの3・7
advice-suji-single_suji_middle = 片スジ
advice-why-dora = 残るドラ：{ $count }
advice-why-dora-lost = 切るドラ：{ $count }
advice-why-yaku = 近い役：{ $yaku }
advice-why-points = ロン：{ $least }～{ $most }点
advice-why-place = 現在の順位：{ $place }

review-dealt_in =
    放銃しました。{ $name }はリーチか2副露で、{ $tile }は{ $grade }でした。{ $safest ->
        [none] もっと安全な牌はありませんでした。
       *[other] { $safest }（{ $class }）のほうが安全でした。
    }
review-dealt_in_unseen = { $tile }で放銃しましたが、{ $name }はリーチも2副露もしておらず、読めない放銃です。
review-dealt_in_in_riichi = { $tile }で放銃しました。リーチ後は切る牌を選べません。リーチの代償です。
review-missed =
    { $shanten ->
        [0] テンパイでした。あと1枚で和了でした。
       *[other] { $shanten }シャンテンでした。
    }
