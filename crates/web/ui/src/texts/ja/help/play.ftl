### 局の進み方。

help-calls-kinds-head = 鳴きの種類
help-calls-chii =
    { $players ->
        [3] チー：三人打ちではできません。
       *[other] チー：上家の捨て牌で順子を作ること。ほかの人の牌ではできません。
    }
help-calls-pon = ポン：誰の捨て牌でも刻子を作れます。
help-calls-kan = カン：槓子を作ること。嶺上牌を引いてから一枚切ります。
help-calls-sideways = 横向きの牌は誰から鳴いたかを表します。左なら上家、中央なら対面、右なら下家です。
help-calls-kans-head = カンの三種類
help-calls-ankan = 暗槓：自分で四枚そろえたもの。門前のままです。
help-calls-daiminkan = 大明槓：手の三枚と捨て牌で作るもの。
help-calls-kakan = 加槓：ポンした刻子に四枚目を加えるもの。その牌でロンされることがあります（槍槓）。
help-calls-kandora =
    { $kandora ->
        [yes] カンのたびにドラ表示牌が増えます。全員のドラになります。
       *[no] このルールではカンをしてもドラは増えません。
    }
help-calls-order-head = 優先順位
help-calls-ron-first = ロンは鳴きより優先です。
help-calls-pon-second = ポンとカンはチーより優先です。
help-calls-last-tile = 最後の牌とその捨て牌は、和了にしか使えません。
help-calls-price-head = 鳴きの代償
help-calls-open = 門前でなくなり、リーチ、門前ツモ、平和、裏ドラがなくなります。
help-calls-less = 鳴くと一翻下がる役や、成立しなくなる役があります。
help-calls-tanyao =
    { $tanyao ->
        [yes] 断么九は鳴いても成立します（喰いタンあり）。
       *[no] 断么九は鳴くと成立しません（喰いタンなし）。
    }
help-calls-swap = 鳴いた直後に、同じ役目の牌を切ることは禁じられている場合があります（喰い替え）。
help-calls-why-head = 鳴く価値のある牌
help-calls-value = 役牌の対子。刻子になれば役です。
help-calls-plan = 一気通貫、染め手、対々和などが近いとき。
help-calls-late = 終盤、テンパイ料や連荘のためにテンパイを取るとき。
help-riichi-conditions-head = リーチの条件
help-riichi-closed = 門前であること。暗槓はかまいません。
help-riichi-tenpai = その打牌でテンパイすること。
help-riichi-stake = リーチ棒の{ $stake }点があること。足りなくてもよいルールもあります。
help-riichi-wall = 山に牌が残っていること。四枚以上とするルールが一般的です。
help-riichi-after-head = リーチのあと
help-riichi-han = 手の内容に関わらず一翻がつきます。
help-riichi-ippatsu = 一巡以内に和了すると一発です（ルールにあり、鳴きが入らない場合）。
help-riichi-ura =
    { $ura ->
        [yes] 和了すると裏ドラをめくれます。
       *[no] このルールに裏ドラはありません。
    }
help-riichi-locked = 手牌は変えられません。和了牌以外はツモ切りです。暗槓は、ルールが認め、手が変わらないときだけできます。
help-riichi-furiten = 和了牌を見逃すと、その局の終わりまでフリテンです。
help-riichi-stick-head = リーチ棒
help-riichi-stick-paid = リーチ棒{ $stake }点は、宣言牌が通ると場に出ます。宣言牌でロンされた場合は払わないルールが一般的です。場の棒は次に和了した人のものになります。
help-riichi-double = 最初の打牌で、鳴きが入る前に宣言すればダブルリーチです。
help-riichi-when-head = リーチをかけるか
help-riichi-good = 待ちがよく、早い巡目で、打点が低いときはリーチ。
help-riichi-bad = すでに高い手や、まだ伸びる手はダマテンも考えられます。
help-furiten-rule-head = フリテンとは
help-furiten-no-ron = フリテンの間はロンできません。ツモはいつでもできます。
help-furiten-example = 六索と九索の待ち。自分で九索を捨てていると、六索でもロンできません
help-furiten-kinds-head = 三つの種類
help-furiten-own = 自分の捨て牌によるもの：待ち牌のどれかを捨てている場合。鳴かれていても同じです。待ちが変わればなくなります。
help-furiten-turn = 同巡：当たり牌を見逃したとき。役がなくて和了れなかった牌も含みます。次のツモか鳴きで解けます。
help-furiten-riichi = リーチ後のもの：見逃すと、その局の終わりまで続きます。
help-furiten-use-head = フリテンの利用
help-furiten-safe = 自分の捨て牌ではロンできません。つまり相手の捨て牌と同じ牌（現物）は、その人に安全です。
help-draws-exhaustive-head = 流局
help-draws-wall-out = 山がなくなり、誰も和了しなければ流局です。
help-draws-noten =
    { $pays ->
        [yes] ノーテンの人が合わせて{ $noten }点を払い、テンパイの人で分けます。全員テンパイ、または全員ノーテンなら動きません。
       *[no] このルールにノーテン罰符はありません。
    }
help-draws-nagashi =
    { $nagashi ->
        [yes] 流し満貫：捨て牌がすべて么九牌で{ $nagashiunclaimed ->
            [yes] 、一つも鳴かれず
           *[no] { "" }
        }{ $nagashihand ->
            [closed] 、門前
            [closed_no_ankan] 、暗槓もしていない門前
           *[any] { "" }
        }のまま流局になった人は、ほかの全員から点を受け取ります。
       *[no] このルールでは、么九牌だけを捨てて流局になっても点はありません。
    }
help-draws-abortive-head = 途中流局
help-draws-which = どれを採用するかはルールによります。
help-draws-nine = 最初のツモで九種以上の么九牌（九種九牌、本人が選ぶ）。
help-draws-winds = 四人が第一打で同じ風を捨てた（四風連打）。
help-draws-four-riichi = 四人ともリーチした（四家立直）。
help-draws-four-kans = 二人以上で合わせて四回カンした（四開槓）。
help-draws-three-rons = 一枚の捨て牌に三人がロンした（三家和）。
help-draws-repeats-head = 本場
help-draws-honba = 連荘や流局のたびに本場が一つ増えます。一本場につき和了点が{ $honba }点加わります。
help-draws-sticks = リーチ棒は誰かが和了するまで場に残ります。
help-course-seats-head = 席と風
help-course-east =
    { $players ->
        [3] 親が東家です。その右隣から南家、西家の順に打ちます。
       *[other] 親が東家です。その右隣から南家、西家、北家の順に打ちます。
    }
help-course-wall = 手牌は13枚。一枚引いて一枚切ります。山の14枚はドラとカンのために残します。
help-course-rounds-head = 局と場
help-course-keeps = 親が和了すると親が続きます（連荘）。流局でも、親がテンパイなら続くルールが一般的です。
help-course-passes = それ以外は右隣の人が親になります。全員が親を終えると場が変わります。
help-course-length = 東風戦は東場だけ、半荘戦は東場と南場です。
help-course-points-head = 点数と終局
help-course-start = 持ち点は{ $start }点から始まります。
help-course-end = 最後の局で終わります。誰かの持ち点がなくなると終わるルールや、目標の点に達する人がいないと延長するルールもあります。
help-course-result = 最終スコアには、順位点（ウマ）とトップ賞（オカ）が加わります。
