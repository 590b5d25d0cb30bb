import { listed } from "../../state/face.ts";
import { fuName, limitName, valueName, yakuMeaning, yakuName } from "../../state/named.ts";
import { selfAt } from "../../state/narrate.ts";
import { rankOf, yakumanCount } from "../../state/rank.ts";
import { doraHan } from "../../state/reading.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { Dora, RoundEnd, Winner } from "../../wire/generated/wire.ts";
import { Kanji } from "../parts/Kanji.tsx";
import { useKind } from "../parts/kind.ts";
import { Likeness } from "../parts/portrait/Likeness.tsx";
import { Tile } from "../parts/Tile.tsx";
import { LaidHand } from "./LaidHand.tsx";
import { LimitStamp } from "./LimitStamp.tsx";

interface WinnerSheetProps {
  readonly winner: Winner;
  readonly end: RoundEnd;
  /** `null` in a replay. */
  readonly own: number | null;
  readonly names: readonly string[];
  readonly read: { readonly rows: number; readonly total: boolean };
  readonly hidden: boolean;
}

export function WinnerSheet({ winner, end, own, names, read, hidden }: WinnerSheetProps) {
  const { seat, liable } = winner;
  const name = names[seat] ?? "";
  const lines = winner.yaku.length + Number(doraHan(winner) > 0);
  return (
    <article
      class="winner"
      data-testid="winner"
      data-seat={seat}
      data-rank={rankOf(winner)}
      style={{ "--lines": lines <= 6 ? lines : Math.ceil(lines / 2) }}
      hidden={hidden}
    >
      <div class="winner-hero">
        <Likeness seat={seat} />
        <h3>
          <strong>{seat === own ? t("you") : name}</strong> {how(winner, names, own)}
          {liable !== null && <small class="liable">{t("liable", { name: names[liable] ?? "" })}</small>}
        </h3>
        <SheetDora end={end} />
        {rankOf(winner) !== "yakuman" && <WinningHand winner={winner} name={name} />}
        <Worth winner={winner} />
      </div>
      <YakuList winner={winner} read={read} />
    </article>
  );
}

export function WinningHand({ winner: { hand, tile }, name }: { winner: Winner; name: string }) {
  return (
    <LaidHand hand={hand} name={name} label={t("hand-of", { name })}>
      <span class="winning-tile">
        <Tile face={tile} note={t("winning-tile")} />
      </span>
    </LaidHand>
  );
}

function how({ seat, from }: Winner, names: readonly string[], own: number | null): string {
  const self = selfAt(seat, names, own);
  if (from === null) return t("winner-tsumo", { self });
  return selfAt(from, names, own) === "yes"
    ? t("winner-ron-you")
    : t("winner-ron", { self, from: names[from] ?? "" });
}

/** Shows the ura dora if a winner turned them. */
function SheetDora({ end }: { end: RoundEnd }) {
  return (
    <div class="sheet-dora">
      <DoraTiles label={t("dora")} dora={end.dora} />
      {end.ura.length > 0 && <DoraTiles label={t("ura")} dora={end.ura} />}
    </div>
  );
}

function DoraTiles({ label, dora }: { label: string; dora: readonly Dora[] }) {
  return (
    <span class="dora-tiles" role="group" aria-label={t("dora-tiles", { label })}>
      <span>{label}</span>
      {dora.map((one, nth) => (
        <Tile key={nth} face={one.dora} />
      ))}
    </span>
  );
}

function YakuList({ winner, read }: Pick<WinnerSheetProps, "winner" | "read">) {
  const { yaku } = winner;
  const han = doraHan(winner);
  const { practice, taught } = useKind();
  const unread = (nth: number) => (nth < read.rows ? "" : "unread");
  return (
    <ul class="yaku">
      {yaku.map((line, nth) => (
        <li
          key={line.key}
          class={`${unread(nth)} ${"yakuman" in line.value ? "yakuman" : ""}`}
          data-testid="yaku"
          data-yaku={line.key}
        >
          <span class="yaku-name">
            {yakuName(line)}
            <Kanji of={line.kanji} said={yakuName(line)} />{" "}
            {(practice || taught) && <small class="yaku-meaning">{yakuMeaning(line)}</small>}
          </span>
          <b>{valueName(line.value)}</b>
        </li>
      ))}
      {han > 0 && (
        <li class={unread(yaku.length)} data-testid="yaku" data-yaku="dora">
          <span class="yaku-name">
            {t("dora")} <small>{han > winner.dora.dora && doraKinds(winner)}</small>
          </span>
          <b>{t("han", { count: han })}</b>
        </li>
      )}
    </ul>
  );
}

function doraKinds({ dora }: Winner): string {
  const kinds = [
    ["open", dora.dora],
    ["ura", dora.ura],
    ["red", dora.red],
    ["kita", dora.kita],
  ] as const;
  const counted = kinds.filter(([, count]) => count > 0).map(([kind, count]) => t(`dora-${kind}`, { count }));
  return listed(counted);
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Before and after rounding: `28 → 30`. */
function fuCount({ fu, fu_items }: Winner): string {
  const counted = fu_items.reduce((sum, item) => sum + item.fu, 0);
  return counted === fu || counted === 0 ? `${fu}` : `${counted} → ${fu}`;
}

/** The seal of a limit, han and fu or the limit, and the points: the answer comes before what explains it. */
function Worth({ winner }: { winner: Winner }) {
  const { limit, han } = winner;
  const total = [
    ...(han > 0 ? [t("han", { count: han })] : []),
    ...(limit === null
      ? [t("fu", { count: fuCount(winner) })]
      : [capital(limitName(limit, yakumanCount(winner)))]),
  ].join(" · ");
  return (
    <div class="worth">
      {limit !== null && <LimitStamp winner={winner} limit={limit} />}
      <span class="total">{total}</span>
      <b class="hand-points" data-testid="hand-points">
        {points(winner.points)}
      </b>
    </div>
  );
}

export function Fu({ winner }: { winner: Winner }) {
  const { han, fu_items } = winner;
  if (han === 0 || fu_items.length === 0) return null;
  return (
    <details class="unfolds fu">
      <summary>{t("fu", { count: fuCount(winner) })}</summary>
      <ul>
        {fu_items.map((item, nth) => (
          <li key={nth}>
            {fuName(item)} <b>{item.fu}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}
