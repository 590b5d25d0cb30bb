import type { Frame } from "playwright";

/** By selector. Of a key or a tile of the hand, the tile counts. */
const KINDS = {
  button: "button:not(.slot, .helper button), a[href], input, select, summary",
  "tile of the hand": ".slot .tile",
  "own meld": ".own .melds .tile",
  plate: ".plate",
  call: ".call",
  status: ".status.said",
  notice: ".link-notice",
  clock: ".clock",
  account: ".at-table",
  helper: ".helper > :not(.unseen)",
  dora: ".dora-line",
  counter: ".counter, .wall-count",
  points: ".score",
  "dead wall": ".indicators",
  "riichi stick": ".edge-stick",
  "round plate": ".round-plate",
  discard: ".river .tile",
  "opponent's tile": ".strip-hand .tile",
  "opponent's meld": ".strip-melds .tile",
  words: ".sheet :is(td, th, dt, dd, h2, h3, p, li, label), .start :is(h1, h2, p, legend, label)",
  picture: ".sheet :is(.tile, canvas, .portrait)",
} as const;
type Kind = keyof typeof KINDS;

/** Pairs that may overlap, with the reason. */
const MAY: readonly (readonly [Kind, Kind])[] = [
  // Neighbours cover a tile's thickness, and a box in space is wider than what is seen of it.
  ["discard", "discard"],
  ["opponent's tile", "opponent's tile"],
  ["opponent's meld", "opponent's meld"],
  ["riichi stick", "discard"],
  ["riichi stick", "dead wall"],
  ["picture", "picture"],
  // What speaks is over the near end of a hand and its melds, as many buttons are.
  ["helper", "opponent's tile"],
  ["helper", "opponent's meld"],
  ["status", "opponent's tile"],
  ["button", "opponent's tile"],
  ["button", "opponent's meld"],
  // A slip of paper that is there for a moment.
  ["call", "opponent's tile"],
  ["call", "opponent's meld"],
  ["call", "discard"],
];

/** Each fault once, with its pair. */
export function boxFaults(frame: Frame): Promise<string[]> {
  return frame.evaluate(
    ({ kinds, may }) => {
      type Box = { kind: string; name: string; element: Element; rect: DOMRect };
      const SLACK = 1;
      const scope = [...document.querySelectorAll("dialog[open], .overlay")].at(-1) ?? document;

      const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
      type Edges = { left: number; top: number; right: number; bottom: number };
      const within = (edges: Edges, clip: Edges) => ({
        left: Math.max(edges.left, clip.left),
        top: Math.max(edges.top, clip.top),
        right: Math.min(edges.right, clip.right),
        bottom: Math.min(edges.bottom, clip.bottom),
      });
      const clips = new Map<Element, Edges>();
      /** Cached, since the boxes of a table share most of it. */
      const clipOf = (element: Element | null): Edges => {
        if (element === null) return { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
        const known = clips.get(element);
        if (known !== undefined) return known;
        const outer = clipOf(element.parentElement);
        const open = element === document.body || getComputedStyle(element).overflow === "visible";
        const clip = open ? outer : within(outer, element.getBoundingClientRect());
        clips.set(element, clip);
        return clip;
      };
      const seen = (element: Element) => {
        const edges = within(element.getBoundingClientRect(), clipOf(element.parentElement));
        return new DOMRect(edges.left, edges.top, edges.right - edges.left, edges.bottom - edges.top);
      };
      const boxes = Object.entries(kinds).flatMap(([kind, selector]) =>
        [...scope.querySelectorAll(selector)]
          .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((element): Box => {
            const { dataset, ariaLabel, textContent } = element as HTMLElement;
            const name = dataset.testid ?? dataset.action ?? ariaLabel ?? textContent ?? "";
            return { kind, name: `${kind} ${name.trim().slice(0, 24)}`, element, rect: seen(element) };
          })
          .filter(({ rect }) => rect.width > 2 && rect.height > 2),
      );

      const outside = boxes
        .filter(({ kind }) => /^(button|tile of the hand|discard|opponent's meld)$/.test(kind))
        .filter(({ element }) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          let held: Element | null = element.parentElement;
          while (held !== null && !scrolls(held)) held = held.parentElement;
          const page = document.documentElement;
          const high = held !== null || page.scrollHeight > page.clientHeight;
          const aside = left < -SLACK || right > innerWidth + SLACK;
          return aside || (!high && (top < -SLACK || bottom > innerHeight + SLACK));
        })
        .map(({ name }) => `${name} is outside`);

      const allowed = new Set(may.flatMap(([one, other]) => [`${one}/${other}`, `${other}/${one}`]));
      const bars = ".save-bar, .sheet-foot, .sheet-head, .new-match + .play-ways";
      const overlaps = new Map<string, string>();
      boxes.forEach((one, nth) => {
        for (const other of boxes.slice(nth + 1)) {
          if (allowed.has(`${one.kind}/${other.kind}`)) continue;
          const wide = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
          const high = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
          if (wide <= SLACK || high <= SLACK) continue;
          if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
          // What scrolls passes below a bar that stays.
          if (one.element.closest(bars) !== other.element.closest(bars)) continue;
          const pair = `${one.name} / ${other.name}`;
          if (!overlaps.has(pair)) overlaps.set(pair, `${pair}: ${Math.round(wide)} × ${Math.round(high)}`);
        }
      });
      return [...outside, ...overlaps.values()];
    },
    { kinds: KINDS, may: MAY },
  );
}
