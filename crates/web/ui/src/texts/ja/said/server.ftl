### サーバーが英語で伝える名前の訳。ここにないものは英語のまま表示される。

said-bot-expert = 達人
said-bot-expert-about = 順位への影響と他家の動きを読んで打ちます。めったにミスをしません。
said-bot-master = 名人
said-bot-master-about = 有力な打牌候補を、数百通りの牌配置でシミュレーションして選びます。
said-bot-hard = 上級
said-bot-hard-about = 達人より読みが浅く、四回に一回ほどミスをします。
said-bot-normal = 中級
said-bot-normal-about = 手作りもオリも心得ていますが、ミスが多めです。
said-bot-easy = 初級
said-bot-easy-about = 初心者。牌の見た目で打ち、役のない鳴きをし、オリるのを忘れます。
said-bot-wild = 気まぐれ
said-bot-wild-about = 和了とリーチはまず逃しませんが、あとは予測不能です。
said-bot-random = ランダム
said-bot-random-about = 打てる手からでたらめに選びます。
said-bot-attacker = 攻撃型
said-bot-attacker-about = ほかの人がオリる場面でも押します。
said-bot-cautious = 慎重型
said-bot-cautious-about = 通りそうな牌で回し打ち、早めにオリます。
said-bot-folder = 守備型
said-bot-folder-about = 早めにオリて、めったに放銃しません。
said-bot-caller = 鳴き型
said-bot-caller-about = 手が進むなら何でも鳴きます。
said-bot-stubborn = 強情型
said-bot-stubborn-about = 誰がリーチしてもオリません。
said-bot-forgetful = うっかり型
said-bot-forgetful-about = 自分の捨て牌を忘れ、フリテンで待ちます。
said-bot-closed = 門前型
said-bot-closed-about = 門前を保ってリーチします。
said-bot-dama = ダマテン型
said-bot-dama-about = リーチをかけず、ダマで待ちます。
said-bot-riichi = リーチ型
said-bot-riichi-about = どんな待ちでもリーチします。
said-bot-flush = 染め手型
said-bot-flush-about = 一色の手を好みます。
said-bot-dealer = 連荘型
said-bot-dealer-about = 親番では連荘を最優先します。
said-bot-dora = ドラ型
said-bot-dora-about = ドラを手放しません。

# The name of a player who has given none.
