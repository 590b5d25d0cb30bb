import { useSignal } from "@preact/signals";
import { t } from "../../texts/texts.ts";
import { useVisitor } from "../friends/useVisitor.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { Matches } from "./Matches.tsx";
import { People } from "./People.tsx";
import { Reports } from "./Reports.tsx";
import { Rooms } from "./Rooms.tsx";
import "../../style/page.css";
import "../../style/start.css";
import "../../style/friends.css";
import "../../style/you.css";
import "../../style/admin.css";

export function AdminPage() {
  const { visitor, failure, load } = useVisitor();
  const here = visitor.value;
  return (
    <main class="start friends admin">
      <PageHead title={t("admin-title")} />
      <Trouble why={failure.value} again={here === null ? () => void load() : undefined} />
      {here !== null && here.admin !== true && (
        <section class="card" data-testid="no-admin">
          <p>{t("admin-only")}</p>
        </section>
      )}
      {here?.admin === true && <Lists />}
    </main>
  );
}

function Lists() {
  const version = useSignal(0);
  const reload = () => {
    version.value++;
  };
  const props = { version: version.value, changed: reload };
  return (
    <>
      <button type="button" class="quiet admin-reload" data-action="reload-lists" onClick={reload}>
        {t("admin-reload")}
      </button>
      <Reports {...props} />
      <People {...props} />
      <Rooms {...props} />
      <Matches {...props} />
    </>
  );
}
