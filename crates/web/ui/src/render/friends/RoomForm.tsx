import { useSignal, useSignalEffect } from "@preact/signals";
import { useState } from "preact/hooks";
import {
  TIMES,
  timeWords,
  WINDOWS,
  windowWords,
  withName,
  withRoomRules,
  withTime,
  withWindow,
  writtenTime,
} from "../../state/friends.ts";
import { rulesOf } from "../../state/newMatch.ts";
import { houseName } from "../../state/phrases.ts";
import { keepRoomDraft, NEW_ROOM, roomDraft } from "../../state/roomDrafts.ts";
import { WATCHINGS } from "../../state/watching.ts";
import { t } from "../../texts/texts.ts";
import { deleteHouse, type RoomSettings, type Seating, type StartPage } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { Pick } from "../parts/Pick.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { LengthPick } from "../start/LengthPick.tsx";
import { PACES } from "../start/MatchForm.tsx";
import { RulesPick } from "../start/RulesPick.tsx";

const WHEN = ["always", "between"] as const;
const STAND_INS = ["default", "bot"] as const;
const SEATINGS: readonly Seating[] = ["draw", "choice"];

interface RoomFormProps {
  readonly page: StartPage;
  /** The room whose unsaved choices outlive this form. */
  readonly room: string;
  readonly initial: RoomSettings;
  /** The title of rules that are not among the user's: an earlier host may have made them. */
  readonly title?: string;
  readonly reload: () => Promise<void>;
  readonly label: string;
  readonly action: "open-room" | "save-settings";
  readonly submit: (settings: RoomSettings) => Promise<void>;
}

/** Rules and thinking time are in sight, everything else is folded. */
export function RoomForm({ page, room, initial, title = "", reload, label, action, submit }: RoomFormProps) {
  const [first] = useState(initial);
  const settings = useSignal(roomDraft(page, room) ?? first);
  // Until rules are chosen here, a new room follows those of the next single match.
  useSignalEffect(() => {
    const isUntouched = room === NEW_ROOM && settings.value === first;
    keepRoomDraft(room, isUntouched ? null : settings.value);
  });
  const failure = useSignal<string | null>(null);
  const busy = useSignal(false);
  const { preset, menu, time, talk } = settings.value;
  const rules = rulesOf(page, preset);
  const set = (change: Partial<RoomSettings>) => {
    settings.value = { ...settings.value, ...change };
  };
  const written = writtenTime(time);
  const times = TIMES.some((one) => one === written) ? TIMES : [...TIMES, written];
  const window = `${settings.value.claim_window ?? 0}`;
  const windows = WINDOWS.some((one) => one === window) ? WINDOWS : [...WINDOWS, window];
  return (
    <form
      class="room-form"
      onSubmit={async (event) => {
        event.preventDefault();
        busy.value = true;
        await submit(settings.value);
        busy.value = false;
      }}
    >
      <Trouble why={failure.value} />
      <details class="room-fold">
        <summary data-action="change-room-rules">
          <span>{t("rules")}</span>
          <b>{houseName(rules?.title ?? title)}</b>
          <span class="room-fold-verb">{t("friends-change-rules")}</span>
        </summary>
        <RulesPick
          page={page}
          chosen={preset}
          pick={(name) => {
            settings.value = withRoomRules(page, settings.value, name);
          }}
          forget={(house) =>
            attempt(failure, async () => {
              await deleteHouse(house);
              await reload();
            })
          }
          menu={menu}
          setMenu={(menu) => set({ menu })}
        />
      </details>
      <Pick
        legend={t("friends-time-title")}
        name="time"
        about={t("friends-time-about")}
        options={times.map((one) => [one, timeWords(one)] as const)}
        value={written}
        pick={(one) => {
          settings.value = withTime(settings.value, one);
        }}
      />
      <details class="room-fold">
        <summary data-action="more-options">{t("friends-more")}</summary>
        <div class="room-more">
          <label class="field">
            <span>{t("friends-room-name")}</span>
            <input
              name="room-name"
              maxLength={24}
              autocomplete="off"
              value={settings.value.name ?? ""}
              onInput={({ currentTarget }) => {
                settings.value = withName(settings.value, currentTarget.value);
              }}
            />
          </label>
          {rules !== undefined && (
            <LengthPick rules={rules} value={settings.value.length} pick={(length) => set({ length })} />
          )}
          <Pick
            legend={t("friends-pace")}
            name="pace"
            options={PACES.map((pace) => [pace, t(`pace-${pace}`)])}
            value={settings.value.pace}
            pick={(pace) => set({ pace })}
          />
          <Pick
            legend={t("friends-seating")}
            name="seating"
            options={SEATINGS.map((seating) => [seating, t(`friends-seating-${seating}`)])}
            value={settings.value.seating}
            pick={(seating) => set({ seating })}
          />
          <Pick
            legend={t("friends-window-title")}
            name="claim-window"
            about={t("friends-window-about")}
            options={windows.map((seconds) => [seconds, windowWords(seconds)])}
            value={window}
            pick={(seconds) => {
              settings.value = withWindow(settings.value, seconds);
            }}
          />
          <Pick
            legend={t("friends-missing-title")}
            name="bot-for-away"
            about={t("friends-missing-about")}
            options={STAND_INS.map((who) => [who, t(`friends-missing-${who}`)])}
            value={settings.value.bot_for_away ? "bot" : "default"}
            pick={(who) => set({ bot_for_away: who === "bot" })}
          />
          <Pick
            legend={t("friends-watching-title")}
            name="watching"
            about={settings.value.watching === "nobody" ? undefined : t("friends-watching-about")}
            options={WATCHINGS.map((watching) => [watching, t(`friends-watching-${watching}`)])}
            value={settings.value.watching}
            pick={(watching) => set({ watching })}
          />
          <Pick
            legend={t("talk")}
            name="between-hands"
            options={WHEN.map((when) => [when, t(`friends-talk-${when}`)])}
            value={talk.between_hands ? "between" : "always"}
            pick={(when) => set({ talk: { ...talk, between_hands: when === "between" } })}
          />
          <label class="room-check">
            <input
              type="checkbox"
              name="own-words"
              checked={talk.own_words}
              onChange={({ currentTarget }) => set({ talk: { ...talk, own_words: currentTarget.checked } })}
            />
            {t("friends-own-words")}
          </label>
          <label class="room-check">
            <input
              type="checkbox"
              name="listed"
              checked={settings.value.listed}
              onChange={({ currentTarget }) => set({ listed: currentTarget.checked })}
            />
            {t("friends-allows-listed")}
          </label>
        </div>
      </details>
      <button type="submit" class="action main" data-action={action} disabled={busy.value}>
        {label}
      </button>
    </form>
  );
}
