import { type Signal, useSignal } from "@preact/signals";
import { hasPasskeys } from "../../api/passkeys.ts";
import { signOut } from "../../api/rooms.ts";
import { fetchSessions } from "../../api/sessions.ts";
import { t } from "../../texts/texts.ts";
import { endOtherSessions, endSession, fetchAccount, type Visitor } from "../../wire/generated/wire.ts";
import { HostHere } from "../friends/HostHere.tsx";
import { NameForm } from "../friends/NameForm.tsx";
import { useVisitor } from "../friends/useVisitor.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { ask } from "../parts/Question.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { useFetched } from "../parts/useFetched.ts";
import { goTo, hrefOf } from "../route.ts";
import { Account } from "./Account.tsx";
import { OtherDevice } from "./OtherDevice.tsx";
import { OwnData } from "./OwnData.tsx";
import { Sessions } from "./Sessions.tsx";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/friends.css";
import "../../style/room.css";
import "../../style/you.css";

export function YouPage() {
  const { visitor, failure, load } = useVisitor();
  const here = visitor.value;
  return (
    <main class="start friends">
      <PageHead title={t("you-title")} />
      <Trouble why={failure.value} again={here === null ? () => void load() : undefined} />
      {here?.hosted === false && <HostHere />}
      {here?.hosted === true && here.name === undefined && (
        <section class="card" aria-labelledby="sign-in">
          <h2 id="sign-in">{t("friends-welcome")}</h2>
          <NameForm label={t("friends-sign-in")} done={() => void load()} />
        </section>
      )}
      {here?.name !== undefined && <Known name={here.name} visitor={visitor} />}
    </main>
  );
}

function Known({ name, visitor }: { readonly name: string; readonly visitor: Signal<Visitor | null> }) {
  const { value, failure, load } = useFetched(fetchSessions);
  const sessions = value.value ?? [];
  const end = (action: () => Promise<void>) =>
    attempt(failure, async () => {
      await action();
      value.value = await fetchSessions();
    });
  const leave = async () => {
    await attempt(failure, async () => {
      const isLost = sessions.length < 2 && (await fetchAccount()).name === undefined;
      const question = t(isLost ? "friends-sign-out-question" : "you-sign-out-question");
      if (!(await ask(question, t("friends-sign-out")))) return;
      await signOut();
      goTo({ page: "friends" });
    });
  };
  return (
    <>
      <Name
        name={name}
        set={(renamed) => {
          visitor.value = renamed;
        }}
        signOut={leave}
      />
      {visitor.value?.admin === true && (
        <section class="card" aria-labelledby="administer">
          <h2 id="administer">{t("you-admin-title")}</h2>
          <p>{t("you-admin-about")}</p>
          <a class="action quiet" href={hrefOf({ page: "admin" })} data-action="admin">
            {t("you-admin")}
          </a>
        </section>
      )}
      <OtherDevice sessions={value} />
      <Account canAddPasskeys={hasPasskeys(visitor.value)} changed={load} />
      <Trouble why={failure.value} again={() => void load()} />
      <Sessions
        sessions={sessions}
        end={(id) => end(() => endSession(id))}
        endOthers={() => end(endOtherSessions)}
      />
      <OwnData name={name} deleted={() => goTo({ page: "friends" })} />
    </>
  );
}

interface NameProps {
  readonly name: string;
  readonly set: (visitor: Visitor) => void;
  readonly signOut: () => Promise<void>;
}

function Name({ name, set, signOut }: NameProps) {
  const renames = useSignal(false);
  return (
    <section class="card friends-you" aria-label={t("your-name")}>
      <p>{t("friends-signed-in", { name })}</p>
      <button
        type="button"
        class="quiet"
        data-action="rename"
        aria-expanded={renames.value}
        onClick={() => {
          renames.value = !renames.value;
        }}
      >
        {t("friends-rename")}
      </button>
      <button type="button" class="quiet" data-action="sign-out" onClick={() => void signOut()}>
        {t("friends-sign-out-ask")}
      </button>
      {renames.value && (
        <NameForm
          name={name}
          label={t("friends-save-name")}
          done={(visitor) => {
            renames.value = false;
            set(visitor);
          }}
        />
      )}
    </section>
  );
}
