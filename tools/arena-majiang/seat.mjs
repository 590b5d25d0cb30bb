// One seat played by majiang-ai: told what mjai tells that seat, it answers in mjai.
import Player from "@kobalab/majiang-ai";
import Majiang from "@kobalab/majiang-core";
import { forgetShanten } from "./shanten.mjs";
import { calledMeld, closedKan, handText, meldTiles, toMajiang, toMjai } from "./tiles.mjs";

/** Tenhou's rules: what is not said here is majiang's own value, and the same. */
export const RULE = Majiang.rule({ ダブル役満あり: false, 延長戦方式: 2 });

const WINDS = ["E", "S", "W", "N"];
const NONE = { type: "none" };

export class Seat {
  #player = new Player();
  #id;
  #dealer;
  /** The pons that a tile can be added to, by seat and kind. */
  #pons;
  /** Who has a supplement tile to draw. */
  #supplied;
  /** Who has said riichi and not yet discarded. */
  #declaring;
  /** The own discard that follows the own riichi. */
  #sideways;
  /** The tile that may be won with or called, and whose it is. */
  #offered;

  /** The answer to one event of mjai: `none` where there is nothing to decide. */
  answer(event) {
    const take = this.#events[event.type];
    if (!take) throw new Error(`an event of the type \`${event.type}\` is not known`);
    return take(event) ?? NONE;
  }

  #events = {
    start_game: ({ id, names }) => {
      if (![0, 1, 2, 3].includes(id)) throw new Error("`start_game` must say the own seat as `id`, 0 to 3");
      this.#id = id;
      const player = names ?? ["", "", "", ""];
      return this.#tell({ kaiju: { id, rule: RULE, title: "", player, qijia: 0 } });
    },
    start_kyoku: (event) => this.#deal(event),
    tsumo: (event) => this.#draw(event),
    reach: ({ actor }) => {
      this.#declaring = actor;
      return actor === this.#id ? this.#sideways : NONE;
    },
    dahai: ({ actor, pai, tsumogiri }) => {
      const riichi = this.#declaring === actor;
      this.#declaring = undefined;
      this.#offered = { actor, pai };
      const p = `${toMajiang(pai)}${tsumogiri ? "_" : ""}${riichi ? "*" : ""}`;
      return this.#tell({ dapai: { l: this.#turn(actor), p } });
    },
    chi: (event) => this.#call(event, calledMeld(event)),
    pon: (event) => {
      const m = calledMeld(event);
      this.#pons.set(ponKey(event), m);
      return this.#call(event, m);
    },
    daiminkan: (event) => {
      this.#supplied = event.actor;
      return this.#call(event, calledMeld(event));
    },
    ankan: (event) => this.#kan(event, closedKan(event)),
    kakan: (event) => {
      this.#offered = event;
      return this.#kan(event, this.#pons.get(ponKey(event)) + toMajiang(event.pai)[1]);
    },
    dora: ({ dora_marker }) => this.#tell({ kaigang: { baopai: toMajiang(dora_marker) } }),
    // Nothing that follows is decided by these: the next deal says points, honba and sticks anew.
    reach_accepted: () => NONE,
    hora: () => NONE,
    ryukyoku: () => NONE,
    end_kyoku: () => NONE,
    end_game: () => NONE,
  };

  #deal({ bakaze, kyoku, honba, kyotaku, oya, scores, dora_marker, tehais }) {
    forgetShanten();
    this.#dealer = oya;
    this.#pons = new Map();
    this.#supplied = this.#declaring = this.#sideways = this.#offered = undefined;
    const byTurn = (of) => [0, 1, 2, 3].map((l) => of((oya + l) % 4));
    return this.#tell({
      qipai: {
        zhuangfeng: WINDS.indexOf(bakaze),
        jushu: kyoku - 1,
        changbang: honba,
        lizhibang: kyotaku,
        defen: byTurn((seat) => scores[seat]),
        baopai: toMajiang(dora_marker),
        shoupai: byTurn((seat) => (seat === this.#id ? handText(tehais[seat]) : "")),
      },
    });
  }

  #draw({ actor, pai }) {
    const own = actor === this.#id;
    if (own) this.#offered = { actor, pai };
    const zimo = { l: this.#turn(actor), p: own ? toMajiang(pai) : "" };
    const supplement = this.#supplied === actor;
    this.#supplied = undefined;
    return this.#tell(supplement ? { gangzimo: zimo } : { zimo });
  }

  #call({ actor }, m) {
    return this.#tell({ fulou: { l: this.#turn(actor), m } });
  }

  #kan({ actor }, m) {
    this.#supplied = actor;
    return this.#tell({ gang: { l: this.#turn(actor), m } });
  }

  /** Tells the player and says what it answers. */
  #tell(message) {
    let reply = {};
    this.#player.action(message, (said) => {
      reply = said ?? {};
    });
    return this.#said(reply);
  }

  /** What the player said, in mjai. */
  #said({ hule, daopai, gang, fulou, dapai }) {
    const actor = this.#id;
    if (hule) return { type: "hora", actor, target: this.#offered.actor, pai: this.#offered.pai };
    if (daopai) return { type: "ryukyoku", actor, reason: "kyushukyuhai" };
    if (fulou) {
      const { own, called, type } = meldTiles(fulou);
      return { type, actor, target: this.#offered.actor, pai: called, consumed: own };
    }
    if (gang) {
      const { own, called, added, type } = meldTiles(gang);
      return added ? { type, actor, pai: added, consumed: [...own, called] } : { type, actor, consumed: own };
    }
    return dapai ? this.#discard(dapai) : NONE;
  }

  #discard(p) {
    const actor = this.#id;
    const discard = { type: "dahai", actor, pai: toMjai(p), tsumogiri: p.includes("_") };
    if (!p.endsWith("*")) return discard;
    this.#sideways = discard;
    return { type: "reach", actor };
  }

  /** The number of a seat in majiang: from the dealer on. */
  #turn(seat) {
    return (seat - this.#dealer + 4) % 4;
  }
}

const ponKey = ({ actor, pai }) => `${actor}${toMajiang(pai).replace("0", "5")}`;
