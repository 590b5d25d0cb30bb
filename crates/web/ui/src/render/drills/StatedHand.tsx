import { DISPLAY } from "../../state/plainDisplay.ts";
import type { Call, StatedMeld, StatedWin } from "../../state/statedWin.ts";
import { t } from "../../texts/texts.ts";
import type { Tile as Face, Meld } from "../../wire/generated/wire.ts";
import { HouseDisplay } from "../parts/display.ts";
import { Tile } from "../parts/Tile.tsx";
import { LaidHand } from "../result/LaidHand.tsx";

export function StatedHand({ win }: { win: StatedWin }) {
  const { concealed, melds, winning } = win;
  const hand = { concealed: [...concealed], melds: melds.map(laid) };
  return (
    <div class="drill-hand" data-testid="drill-hand">
      <HouseDisplay.Provider value={DISPLAY}>
        <LaidHand hand={hand} name={null} label={t("drill-hand")}>
          {winning !== null && (
            <span class="winning-tile">
              <Tile face={winning} note={t("winning-tile")} />
            </span>
          )}
        </LaidHand>
      </HouseDisplay.Provider>
      {winning !== null && <Circumstances win={win} />}
    </div>
  );
}

const TYPES = { chii: "chii", pon: "pon", kan: "daiminkan" } as const satisfies Record<
  Exclude<Call, "ankan">,
  Meld["type"]
>;

/** A stated meld has no player it came from. */
function laid({ call, tiles }: StatedMeld): Meld {
  if (call === "ankan") return { type: "ankan", tiles: [...tiles] };
  const [called = "1m", ...own] = tiles;
  return { type: TYPES[call], called, own, from: "left" };
}

function Circumstances({ win }: { win: StatedWin }) {
  const { tsumo, seat, round, moments, dora, ura } = win;
  return (
    <ul class="drill-facts">
      <li>
        <b>{t(tsumo ? "score-tsumo" : "score-ron")}</b>
      </li>
      <li>{t("drill-seat-round", { seat: t(`wind-${seat}`), round: t(`wind-${round}`) })}</li>
      {moments.map((moment) => (
        <li key={moment}>{t(`score-moment-${moment}`)}</li>
      ))}
      <Indicators words={t("drill-dora-is")} tiles={dora} />
      <Indicators words={t("drill-ura-is")} tiles={ura} />
    </ul>
  );
}

function Indicators({ words, tiles }: { words: string; tiles: readonly Face[] }) {
  if (tiles.length === 0) return null;
  return (
    <li class="drill-indicators">
      {words}
      {tiles.map((face, nth) => (
        <Tile key={nth} face={face} />
      ))}
    </li>
  );
}
