import type { ComponentChildren } from "preact";
import type { Place } from "../../../state/seats.ts";
import type { SeatView } from "../../../wire/generated/wire.ts";
import { useBot } from "../../parts/company.ts";
import { Likeness } from "../../parts/portrait/Likeness.tsx";
import { Bubble } from "../../talk/Bubble.tsx";
import "../../../style/plate.css";
import { plateName } from "../../../state/named.ts";
import { botName, botTitle, levelOf } from "../../../state/phrases.ts";
import { t } from "../../../texts/texts.ts";

interface PlateProps {
  readonly seat: number;
  readonly place: Place;
  readonly you: boolean;
  readonly name: string;
  readonly offline: boolean;
  /** How the server plays for an absent player. */
  readonly away: "bot" | "default" | null;
  readonly view: SeatView;
  readonly open: boolean;
  readonly dealer: boolean;
  /** Honba and riichi sticks beside the dealer's name. */
  readonly carried: { readonly honba: number; readonly sticks: number } | null;
  /** The wall was broken here: the player wins and pays double. */
  readonly broken: boolean;
  readonly active: boolean;
  readonly children?: ComponentChildren;
}

export function Plate({
  seat,
  place,
  you,
  name,
  offline,
  away,
  view,
  open,
  dealer,
  carried,
  broken,
  active,
  children,
}: PlateProps) {
  const { honba, sticks } = (dealer ? carried : null) ?? { honba: 0, sticks: 0 };
  const bot = useBot(seat);
  const wind = t("wind-seat", { wind: t(`wind-${view.wind}`) });
  return (
    <section
      class={`plate plate-${place} ${active ? "active" : ""} ${dealer ? "dealer" : ""} ${view.riichi === "none" ? "" : "riichi"} ${offline || away !== null ? "gone" : ""}`}
      data-testid={`seat-${seat}`}
      aria-current={active ? "true" : undefined}
      aria-label={you ? t("plate-you", { name }) : name}
    >
      <span class="plate-face">
        <Likeness seat={seat} />
        <span class="plate-wind" role="img" aria-label={wind} title={wind}>
          {t(`wind-letter-${view.wind}`)}
        </span>
        {view.won !== undefined && <Yakitori seat={seat} won={view.won} />}
      </span>
      <span class="plate-title">
        <span class="plate-name" title={name}>
          {plateName(name)}
        </span>
        {bot !== null && (
          <span class="plate-level" title={t("rank-of", { level: botTitle(bot) })} aria-hidden="true">
            {botName(levelOf(bot))}
          </span>
        )}
        {away !== null ? <Away by={away} /> : offline && <Offline />}
      </span>
      <span class="plate-marks">
        {dealer && <span class="unseen">{t("dealer")}</span>}
        {honba > 0 && (
          <Marker
            kind="honba"
            count={honba}
            word={t("mark-honba")}
            label={t("honba-count", { count: honba })}
          />
        )}
        {sticks > 0 && (
          <Marker
            kind="sticks"
            count={sticks}
            word={t("mark-sticks")}
            label={t("mark-sticks-count", { count: sticks })}
          />
        )}
        {broken && (
          <span class="mark mark-broken" role="img" aria-label={t("doubles-why")} title={t("doubles-why")}>
            <small>{t("doubles")}</small> ×2
          </span>
        )}
        {view.riichi !== "none" && (
          <span class="mark mark-riichi" title={view.riichi === "ippatsu" ? t("mark-ippatsu") : undefined}>
            {open ? t("mark-open") : t("mark-riichi")}
          </span>
        )}
      </span>
      {children}
      <Bubble seat={seat} />
    </section>
  );
}

function Away({ by }: { by: "bot" | "default" }) {
  return (
    <span class="plate-gone" title={t("away-why")} data-testid="plate-away">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18M12 7v5l4 2" />
      </svg>
      {t(by === "bot" ? "away-bot" : "away")}
    </span>
  );
}

function Offline() {
  return (
    <span class="plate-gone" title={t("offline-why")} data-testid="offline">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2 9a15 15 0 0 1 20 0M6 13.5a9 9 0 0 1 12 0M12 19h.01M4 3l16 18" />
      </svg>
      {t("offline")}
    </span>
  );
}

interface MarkerProps {
  readonly kind: "honba" | "sticks";
  readonly count: number;
  readonly word: string;
  readonly label: string;
}

function Marker({ kind, count, word, label }: MarkerProps) {
  return (
    <span class={`mark mark-${kind}`} role="img" aria-label={label} title={label}>
      <small>{word}</small> ×{count}
    </span>
  );
}

/** The first win turns it. */
function Yakitori({ seat, won }: { seat: number; won: boolean }) {
  const label = won ? t("yakitori-turned") : t("yakitori-up");
  return (
    <span
      class={`plate-yakitori ${won ? "turned" : ""}`}
      role="img"
      aria-label={label}
      title={label}
      data-testid={`yakitori-${seat}`}
    >
      {!won && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 19 19 5" />
          <circle cx="8.2" cy="15.8" r="2.4" />
          <circle cx="12" cy="12" r="2.4" />
          <circle cx="15.8" cy="8.2" r="2.4" />
        </svg>
      )}
    </span>
  );
}
