import type { ComponentChildren } from "preact";
import { placeName, signed } from "../../state/seats.ts";
import { type Behind, percent, shareOf } from "../../state/statistics.ts";
import { figureName, groupName, valueName } from "../../state/statisticsWords.ts";
import { type PlainKey, t } from "../../texts/texts.ts";
import type { FigureGroup, FigureLine, StatisticsPage } from "../../wire/generated/wire.ts";
import { hrefOf } from "../route.ts";
import { dayOf } from "../start/MatchParts.tsx";
import { Figure } from "./Figure.tsx";

const LISTED = 30;
/** The figures of a value, as many as a phone has room for. */
const SHOWN = 2;
const ABOUT: Readonly<Record<string, PlainKey>> = {
  quoted: "quoted-about",
  rare: "rare-about",
  learn_first: "learn_first-about",
};

/** Every number of the pictures, and all others, with their errors and counts. */
export function AsTable({ page }: { page: StatisticsPage }) {
  const lines = [...page.of_matches, ...page.of_hands].filter(({ measured }) => measured.count > 0);
  return (
    <details class="card as-table" data-testid="as-table">
      <summary data-action="as-table">{t("as-table")}</summary>
      <p class="about">{t("errors-about")}</p>
      <Table name="figures" title={t("all-figures")} columns={[t("yours")]}>
        {lines.map((line) => (
          <Row key={line.key} value={line.key} name={figureName(line.key)}>
            <Cell line={line} behind={{ figure: line.key }} />
          </Row>
        ))}
      </Table>
      {page.groups
        .filter(({ parts }) => parts.length > 0)
        .map((group) => (
          <Group key={group.key} group={group} perMatch={page.yakuman_per_match} />
        ))}
      <Matches page={page} />
    </details>
  );
}

/** Hands by the values of a property, with their figures; quoted figures stand beside the player's own. */
function Group({ group, perMatch }: { group: FigureGroup; perMatch: StatisticsPage["yakuman_per_match"] }) {
  const { key, parts } = group;
  const quotes = key === "quoted";
  const figures = parts[0]?.figures.slice(0, SHOWN).map(({ key }) => key) ?? [];
  const columns = [t("share"), ...(quotes ? [t("published")] : []), ...figures.map(figureName)];
  const about = ABOUT[key];
  return (
    <Table
      name={key}
      title={quotes ? t("quoted") : groupName(key)}
      about={about && t(about)}
      columns={columns}
    >
      {parts.map((part) => (
        <Row key={part.value} value={part.value} name={valueName(key, part)}>
          <Cell line={shareOf(part.share)} behind={{ group: key, value: part.value }} />
          {part.quoted !== undefined && <td>{percent(part.quoted)}</td>}
          {part.figures.slice(0, SHOWN).map((line) => (
            <Cell key={line.key} line={line} behind={{ figure: line.key, group: key, value: part.value }} />
          ))}
        </Row>
      ))}
      {quotes && (
        <Row value="per-match" name={t("yakuman-per-match")}>
          <Cell
            line={{ key: "place", share: false, measured: perMatch.measured }}
            behind={{ figure: "yakuman" }}
            listed={perMatch.measured.sum}
          />
          <td>{perMatch.quoted.toFixed(2)}</td>
        </Row>
      )}
    </Table>
  );
}

function Matches({ page }: { page: StatisticsPage }) {
  const columns = [t("column-place"), t("column-total"), t("column-sum")];
  return (
    <Table name="matches" title={t("over-time")} columns={columns}>
      {page.over_time
        .slice(-LISTED)
        .reverse()
        .map(({ match_id, created, place, total, sum }) => (
          <Row
            key={match_id}
            value={match_id}
            name={<a href={hrefOf({ page: "replay", id: match_id })}>{dayOf(created)}</a>}
          >
            <td>{placeName(place)}</td>
            <td>{signed(total)}</td>
            <td>{signed(sum)}</td>
          </Row>
        ))}
    </Table>
  );
}

interface TableProps {
  readonly name: string;
  readonly title: string;
  readonly about?: string | undefined;
  readonly columns: readonly string[];
  readonly children: ComponentChildren;
}

function Table({ name, title, about, columns, children }: TableProps) {
  return (
    <>
      <h3>{title}</h3>
      {about !== undefined && <p class="about">{about}</p>}
      <table aria-label={title} data-testid={`table-${name}`}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </>
  );
}

interface RowProps {
  readonly value: string;
  readonly name: ComponentChildren;
  readonly children: ComponentChildren;
}

function Row({ value, name, children }: RowProps) {
  return (
    <tr data-value={value}>
      <th scope="row">{name}</th>
      {children}
    </tr>
  );
}

interface CellProps {
  readonly line: FigureLine;
  readonly behind: Behind;
  readonly listed?: number;
}

function Cell(props: CellProps) {
  return (
    <td>
      <Figure {...props} />
    </td>
  );
}
