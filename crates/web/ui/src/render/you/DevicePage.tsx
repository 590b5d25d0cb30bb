import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { acceptDevice } from "../../api/sessions.ts";
import { t } from "../../texts/texts.ts";
import { fetchOfferedName } from "../../wire/generated/wire.ts";
import { useVisitor } from "../friends/useVisitor.ts";
import { attempt } from "../parts/attempt.ts";
import { CodeField } from "../parts/CodeField.tsx";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { goOnTo } from "../route.ts";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/friends.css";
import "../../style/you.css";

export function DevicePage({ code }: { readonly code?: string | undefined }) {
  const tried = useSignal<string | null>(code ?? null);
  const name = useSignal<string | null>(null);
  const failure = useSignal<string | null>(null);
  const look = (code: string) =>
    attempt(failure, async () => {
      name.value = (await fetchOfferedName({ code })).name;
      tried.value = code;
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (code !== undefined) void look(code);
  }, []);
  const goOn = () =>
    attempt(failure, async () => {
      await acceptDevice(tried.value ?? "");
      goOnTo({ page: "you" });
    });
  return (
    <main class="start friends">
      <PageHead title={t("device-title")} />
      <Trouble why={failure.value} />
      {name.value !== null && <Offered name={name.value} goOn={goOn} />}
      {name.value === null && (code === undefined || failure.value !== null) && <CodeForm look={look} />}
    </main>
  );
}

function Offered({ name, goOn }: { readonly name: string; readonly goOn: () => Promise<void> }) {
  const { visitor } = useVisitor();
  const before = visitor.value?.name;
  return (
    <section class="card" aria-labelledby="offered">
      <h2 id="offered">{t("device-question", { name })}</h2>
      {before !== undefined && <p>{t("device-before", { name: before })}</p>}
      <button type="button" class="action main" data-action="accept-device" onClick={() => void goOn()}>
        {t("device-accept", { name })}
      </button>
    </section>
  );
}

function CodeForm({ look }: { readonly look: (code: string) => Promise<void> }) {
  const code = useSignal("");
  return (
    <section class="card" aria-labelledby="device-code">
      <h2 id="device-code">{t("device-enter")}</h2>
      <p>{t("device-enter-about")}</p>
      <form
        class="name-form"
        onSubmit={(event) => {
          event.preventDefault();
          void look(code.value);
        }}
      >
        <CodeField label={t("device-code")} name="device-code" code={code} />
        <button type="submit" class="action main" data-action="look-up-code">
          {t("friends-sign-in")}
        </button>
      </form>
    </section>
  );
}
