import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { type Conversation, mute, muted, PHRASES, STAMPS, talkWords } from "../../state/talk.ts";
import { t } from "../../texts/texts.ts";
import type { Talk, TalkRules } from "../../wire/generated/wire.ts";
import { useEscape } from "../input/useEscape.ts";
import { StampPicture } from "./StampPicture.tsx";
import { TalkLines } from "./TalkLines.tsx";
import "../../style/corner.css";
import "../../style/talk.css";

interface TalkProps {
  readonly talk: Conversation;
  readonly say: (talk: Talk) => void;
  readonly own?: string | undefined;
}

export function TalkMenu({ talk, say, own }: TalkProps) {
  const open = useSignal(false);
  const close = () => {
    open.value = false;
  };
  useEscape(open.value, close);
  if (talk.rules.value === null) return null;
  return (
    <span class="talk">
      <button
        type="button"
        class="glyph"
        data-action="talk"
        title={t("talk")}
        aria-label={t("talk")}
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.peek();
          talk.refusal.value = null;
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 5h16v11h-9l-4 4v-4H4z" />
        </svg>
      </button>
      {open.value && (
        <Unfolded>
          <button type="button" class="quiet talk-close" aria-label={t("close")} onClick={close}>
            ✕
          </button>
          {talk.lines.value.length > 0 && <TalkLines talk={talk} />}
          <TalkPanel talk={talk} rules={talk.rules.value} say={say} own={own} said={close} />
        </Unfolded>
      )}
      <Refusal talk={talk} />
    </span>
  );
}

/** Shown above everything, wherever its button is, because a sheet clips what is in it. */
function Unfolded({ children }: { children: ComponentChildren }) {
  const menu = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => menu.current?.showPopover(), []);
  return (
    <div
      ref={menu}
      class="talk-menu"
      popover="manual"
      role="group"
      aria-label={t("talk")}
      data-testid="talk-menu"
    >
      {children}
    </div>
  );
}

interface TalkPanelProps extends TalkProps {
  readonly rules: TalkRules;
  readonly said?: () => void;
}

export function TalkPanel({ talk, rules, say, own, said }: TalkPanelProps) {
  const tell = (what: Talk) => {
    talk.refusal.value = null;
    say(what);
    said?.();
  };
  return (
    <>
      <div class="talk-phrases">
        {PHRASES.map((phrase) => (
          <button
            key={phrase}
            type="button"
            class="quiet"
            data-phrase={phrase}
            onClick={() => tell({ type: "phrase", phrase })}
          >
            {t(`talk-${phrase}`)}
          </button>
        ))}
      </div>
      <div class="talk-stamps">
        {STAMPS.map((stamp) => {
          const name = talkWords({ type: "stamp", stamp });
          return (
            <button
              key={stamp}
              type="button"
              class="quiet"
              data-stamp={stamp}
              title={name}
              aria-label={name}
              onClick={() => tell({ type: "stamp", stamp })}
            >
              <StampPicture stamp={stamp} />
            </button>
          );
        })}
      </div>
      {rules.own_words && <OwnWords say={tell} />}
      {rules.between_hands && <p class="talk-note">{t("talk-between-hands")}</p>}
      <Mutes talk={talk} own={own} />
    </>
  );
}

/** In characters; the page counts the last `FEW`. */
const MOST = 80;
const FEW = 20;

function OwnWords({ say }: { say: (talk: Talk) => void }) {
  const words = useSignal("");
  const left = MOST - words.value.length;
  return (
    <form
      class="talk-own"
      onSubmit={(event) => {
        event.preventDefault();
        if (words.peek().trim() === "") return;
        say({ type: "words", words: words.peek().trim() });
        words.value = "";
      }}
    >
      <input
        class="field-box"
        name="words"
        aria-label={t("talk-own")}
        placeholder={t("talk-own")}
        autocomplete="off"
        maxLength={MOST}
        value={words.value}
        onInput={({ currentTarget }) => {
          words.value = currentTarget.value;
        }}
        // The keys of the table are letters here.
        onKeyDown={(event) => {
          if (event.key !== "Escape") event.stopPropagation();
        }}
      />
      <button type="submit" class="action">
        {t("talk-send")}
      </button>
      {left <= FEW && <small data-testid="words-left">{t("talk-left", { count: left })}</small>}
    </form>
  );
}

function Mutes({ talk, own }: Pick<TalkProps, "talk" | "own">) {
  const speakers = talk.speakers.value.filter(([, name]) => name !== own);
  if (speakers.length === 0) return null;
  return (
    <details class="talk-mutes">
      <summary>{t("talk-mute")}</summary>
      {speakers.map(([who, name]) => (
        <label key={who}>
          <input
            type="checkbox"
            checked={muted.value.includes(who)}
            onChange={({ currentTarget }) => mute(who, currentTarget.checked)}
          />
          {name}
        </label>
      ))}
    </details>
  );
}

export function Refusal({ talk }: Pick<TalkProps, "talk">) {
  const why = talk.refusal.value;
  return (
    <span class="talk-refusal" role="status">
      {why !== null && t(`not-said-${why}`)}
    </span>
  );
}
