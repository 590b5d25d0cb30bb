import type { ComponentChildren } from "preact";
import { fuName, limitName, valueName, yakuName } from "../../state/named.ts";
import { points } from "../../state/seats.ts";
import type { StatedWin } from "../../state/statedWin.ts";
import { t } from "../../texts/texts.ts";
import type { PaymentStep, ScoreAnswer, ScoredHand } from "../../wire/generated/wire.ts";
import { Tile } from "../parts/Tile.tsx";

interface ScoreStepsProps {
  readonly win: StatedWin;
  readonly answer: ScoreAnswer;
  readonly children?: ComponentChildren;
}

/** The answer, large, and how it comes about. */
export function ScoreSteps({ win, answer, children }: ScoreStepsProps) {
  if (answer.type === "no_win")
    return (
      <section class="card score-steps" role="status" data-testid="no-win">
        <h2>{t("score-no-win")}</h2>
        <p>{t(`score-no-win-${answer.reason}`)}</p>
      </section>
    );
  return (
    <section class="card score-steps" aria-labelledby="score-result" data-testid="score">
      <h2 id="score-result">{headline(answer)}</h2>
      <b data-testid="score-points">{t("score-points", { points: points(answer.points) })}</b>
      {children}
      <ol>
        <Reading answer={answer} />
        {answer.fu_items.length > 0 && answer.han > 0 && <Fu answer={answer} />}
        <Han answer={answer} />
        <Base answer={answer} />
        <Payments answer={answer} win={win} />
      </ol>
    </section>
  );
}

/** Drawn in one line of text. */
export function worthOf(answer: ScoreAnswer): string {
  if (answer.type === "no_win") return t("score-no-win");
  return `${headline(answer)} · ${t("score-points", { points: points(answer.points) })}`;
}

function headline({ limit, han, fu }: ScoredHand): string {
  const counted = han > 0 ? t("score-han-fu", { han, fu }) : "";
  if (limit === null) return counted;
  const named = limitName(limit);
  return counted === "" ? named : t("score-limit-with", { limit: named, counted });
}

function Reading({ answer }: { answer: ScoredHand }) {
  return (
    <li data-step="reading">
      <h3>{t("score-step-reading")}</h3>
      <div class="score-groups">
        {answer.groups.map((tiles, nth) => (
          <span key={nth}>
            {tiles.map((face, at) => (
              <Tile key={at} face={face} />
            ))}
          </span>
        ))}
      </div>
      {answer.wait !== null && <p>{t("score-wait", { wait: t(`fu-${answer.wait}`) })}</p>}
    </li>
  );
}

function Fu({ answer }: { answer: ScoredHand }) {
  const { fu_items, fu } = answer;
  const sum = fu_items.reduce((sum, item) => sum + item.fu, 0);
  return (
    <li data-step="fu">
      <h3>{t("score-step-fu")}</h3>
      <table>
        <tbody>
          {fu_items.map((item, nth) => (
            <tr key={nth}>
              <th scope="row">{fuName(item)}</th>
              <td>{item.fu}</td>
            </tr>
          ))}
          <tr class="sum">
            <th scope="row">{sum === fu ? t("score-sum") : t("score-rounded", { sum })}</th>
            <td>{t("fu", { count: fu })}</td>
          </tr>
        </tbody>
      </table>
    </li>
  );
}

function Han({ answer }: { answer: ScoredHand }) {
  const { yaku, dora, han } = answer;
  const counted = [
    ["dora", dora.dora],
    ["ura", dora.ura],
    ["red", dora.red],
    ["kita", dora.kita],
  ] as const;
  return (
    <li data-step="han">
      <h3>{t("score-step-han")}</h3>
      <table>
        <tbody>
          {yaku.map((line) => (
            <tr key={line.key} data-yaku={line.key}>
              <th scope="row">{yakuName(line)}</th>
              <td>{valueName(line.value)}</td>
            </tr>
          ))}
          {counted
            .filter(([, count]) => count > 0)
            .map(([kind, count]) => (
              <tr key={kind}>
                <th scope="row">{t(`score-dora-${kind}`)}</th>
                <td>{t("han", { count })}</td>
              </tr>
            ))}
          {han > 0 && (
            <tr class="sum">
              <th scope="row">{t("score-sum")}</th>
              <td>{t("han", { count: han })}</td>
            </tr>
          )}
        </tbody>
      </table>
    </li>
  );
}

function Base({ answer }: { answer: ScoredHand }) {
  const { base, fu, han, limit } = answer;
  return (
    <li data-step="base">
      <h3>{t("score-step-base")}</h3>
      <p class="formula">
        {limit === null
          ? t("score-formula", { fu, power: han + 2, base: points(base) })
          : t("score-by-limit", { limit: limitName(limit), base: points(base) })}
      </p>
    </li>
  );
}

function Payments({ answer, win }: { answer: ScoredHand; win: StatedWin }) {
  return (
    <li data-step="payments">
      <h3>{t("score-step-payments")}</h3>
      <ul>
        {answer.payments.map((step, nth) => (
          <li key={nth} class="formula">
            {paymentWords(step, answer.base)}
          </li>
        ))}
        {answer.sticks > 0 && <li>{t("score-pot", { count: win.sticks, points: points(answer.sticks) })}</li>}
      </ul>
    </li>
  );
}

/** `The dealer pays 640 × 2 = 1,280, rounded up 1,300, and 100 for honba`. */
function paymentWords(step: PaymentStep, base: number): string {
  const { payer, count, times, honba } = step;
  const who = t(`score-payer-${payer}`, { count });
  const paid = points(step.points);
  const exact = base * (times ?? 1);
  const hand =
    times === null
      ? paid
      : exact === step.points
        ? t("score-times", { base: points(base), times, paid })
        : t("score-times-rounded", { base: points(base), times, exact: points(exact), paid });
  return honba > 0
    ? t("score-pays-honba", { who, hand, honba: points(honba) })
    : t("score-pays", { who, hand });
}
