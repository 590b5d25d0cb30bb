import { byWorth } from "../../state/help/byWorth.ts";
import { openWorth } from "../../state/help/words.ts";
import { yakuName } from "../../state/named.ts";
import { houseName } from "../../state/phrases.ts";
import { t } from "../../texts/texts.ts";
import type { YakuHelp } from "../../wire/generated/wire.ts";
import { RuleLines } from "../parts/RuleLines.tsx";
import { useLibrary } from "./HelpContext.ts";
import { MiniHand } from "./MiniHand.tsx";
import { LimitTable, PointsTable } from "./Tables.tsx";
import "../../style/helpSheet.css";

export function Sheet() {
  const { book } = useLibrary();
  return (
    <section>
      <p class="help-sheet-tools">
        {t("help-sheet-about")}{" "}
        <button type="button" class="action main" data-action="print" onClick={() => print()}>
          {t("help-print")}
        </button>
      </p>
      <article class="help-sheet" data-testid="help-sheet">
        <h2>{houseName(book.title)}</h2>
        <RuleLines lines={book.summary} />
        <div class="sheet-columns">
          {byWorth(book.yaku).map(([worth, yaku]) => (
            <table key={worth}>
              <caption>
                {worth}
                {yaku.some((one) => openWorth(one) !== "") && <small>{t("help-sheet-open")}</small>}
              </caption>
              <tbody>
                {yaku.map((one) => (
                  <Row key={one.key} yaku={one} />
                ))}
              </tbody>
            </table>
          ))}
        </div>
        <div class="sheet-tables">
          <PointsTable side="others" />
          <PointsTable side="dealer" />
          <LimitTable />
        </div>
      </article>
    </section>
  );
}

function Row({ yaku }: { yaku: YakuHelp }) {
  return (
    <tr data-yaku={yaku.key}>
      <th scope="row">{yakuName(yaku)}</th>
      <td>
        <MiniHand hand={yaku.hand} />
      </td>
      <td>{openWorth(yaku)}</td>
    </tr>
  );
}
