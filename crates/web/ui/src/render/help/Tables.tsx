import { faceName } from "../../state/face.ts";
import { articleWords, factsOf } from "../../state/help/blocks.ts";
import { fuName, limitName } from "../../state/named.ts";
import { points } from "../../state/seats.ts";
import { t } from "../../texts/texts.ts";
import type { LimitRow, PointsCell } from "../../wire/generated/wire.ts";
import { Tile } from "../parts/Tile.tsx";
import { Hand } from "./Hand.tsx";
import { useLibrary } from "./HelpContext.ts";

/** */
export function FuTable() {
  const { book } = useLibrary();
  return (
    <>
      <p>{articleWords("help-fu-about", factsOf(book))}</p>
      <table class="help-table help-fu">
        <thead>
          <tr>
            <th scope="col">{t("help-column-for")}</th>
            <th scope="col">{t("help-column-fu")}</th>
            <th scope="col">{t("help-column-hand")}</th>
          </tr>
        </thead>
        <tbody>
          {book.fu.map(({ item, hand }, nth) => (
            <tr key={nth} data-fu={item.reason}>
              <th scope="row">
                {fuName({ reason: item.reason })}
                {item.kind !== undefined && <Tile face={item.kind} title={faceName(item.kind)} />}
              </th>
              <td>{item.fu}</td>
              <td>
                <Hand hand={hand} scored={false} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

export type Side = "dealer" | "others";

export function ronOf(cell: PointsCell, side: Side): number | null {
  return side === "dealer" ? cell.dealer_ron : cell.ron;
}

/** For example `1,000 each` or `1,000/2,000`. */
export function tsumoWords(cell: PointsCell, side: Side): string | null {
  if (side === "others") return cell.tsumo?.map((part) => points(part)).join("/") ?? null;
  return cell.dealer_tsumo === null ? null : t("help-each", { points: points(cell.dealer_tsumo) });
}

/** */
export function PointsTables() {
  return (
    <>
      <p>{t("help-points-about")}</p>
      <PointsTable side="others" />
      <PointsTable side="dealer" />
    </>
  );
}

export function PointsTable({ side }: { side: Side }) {
  const { book } = useLibrary();
  return (
    <table class="help-table help-points" data-side={side}>
      <caption>{t(`help-points-${side}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("help-column-fu")}</th>
          {[1, 2, 3, 4].map((han) => (
            <th key={han} scope="col">
              {t("han", { count: han })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {book.points.map(({ fu, cells }) => (
          <tr key={fu} data-fu={fu}>
            <th scope="row">{fu}</th>
            {cells.map((cell, nth) => (
              <td key={nth} data-han={nth + 1}>
                {cell === null ? "–" : <Cell cell={cell} side={side} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell, side }: { cell: PointsCell; side: Side }) {
  const ron = ronOf(cell, side);
  if (cell.limit !== null) return <small>{limitName(cell.limit)}</small>;
  return (
    <>
      <b>{ron === null ? "–" : points(ron)}</b>
      <small>{tsumoWords(cell, side) ?? "–"}</small>
    </>
  );
}

export function Limits() {
  return (
    <>
      <p>{t("help-limits-about")}</p>
      <LimitTable />
    </>
  );
}

export function LimitTable() {
  const { book } = useLibrary();
  return (
    <table class="help-table help-limits">
      <thead>
        <tr>
          <th scope="col">{t("help-column-limit")}</th>
          <th scope="col">{t("help-column-han")}</th>
          <th scope="col">{t("help-column-others")}</th>
          <th scope="col">{t("help-column-dealer")}</th>
        </tr>
      </thead>
      <tbody>
        {book.limits.map((row, nth) => (
          <tr key={nth} data-limit={row.limit.key}>
            <th scope="row">{limitName(row.limit, yakumanIn(row, book.limits))}</th>
            <td>
              {row.by_fu.map(({ han, fu }) => (
                <div key={han} data-by-fu={han}>
                  {t("help-han-fu", { han, fu })}
                </div>
              ))}
              {hanRange(row)}
            </td>
            {(["others", "dealer"] as const).map((side) => (
              <td key={side}>
                <b>{points(ronOf(row.points, side) ?? 0)}</b>
                <small>{tsumoWords(row.points, side)}</small>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** 0 if it is none. */
function yakumanIn({ limit, points }: LimitRow, limits: readonly LimitRow[]): number {
  const one = limits.find(({ limit: { key } }) => key === limit.key)?.points.ron;
  return limit.key === "yakuman" && one && points.ron ? points.ron / one : 0;
}

function hanRange({ least_han, most_han }: LimitRow): string {
  if (least_han === null) return "–";
  if (most_han === null) return t("help-han-from", { least: least_han });
  if (least_han === most_han) return t("han", { count: least_han });
  return t("help-han-range", { least: least_han, most: most_han });
}
