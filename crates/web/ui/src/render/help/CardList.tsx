import { byWorth } from "../../state/help/byWorth.ts";
import { openWorth } from "../../state/help/words.ts";
import { yakuName } from "../../state/named.ts";
import { t } from "../../texts/texts.ts";
import type { HelpBook } from "../../wire/generated/wire.ts";
import { Kanji } from "../parts/Kanji.tsx";
import { MiniHand } from "./MiniHand.tsx";

/** The yaku by their worth, each with what it gives in an open hand and a small picture. */
export function CardList({ book }: { book: HelpBook }) {
  return (
    <>
      {byWorth(book.yaku).map(([worth, yaku]) => (
        <table key={worth} class="card-yaku">
          <thead>
            <tr>
              <th scope="col">{worth}</th>
              <th scope="col">{t("help-column-hand")}</th>
              <th scope="col">{t("help-sheet-open")}</th>
            </tr>
          </thead>
          <tbody>
            {yaku.map((one) => (
              <tr key={one.key} data-yaku={one.key}>
                <th scope="row">
                  {yakuName(one)}
                  <Kanji of={one.kanji} said={yakuName(one)} />
                </th>
                <td>
                  <MiniHand hand={one.hand} />
                </td>
                <td>{openWorth(one)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}
