import type { Session } from "../api/session.ts";
import { goTo } from "./route.ts";

/** What stands between the player and the table: a lost connection, another tab, a server that has ended. */
export function Notices({ session }: { session: Session }) {
  const { closed, view } = session.model.value;
  const link = session.link.value;
  if (closed !== null) {
    const replaced = closed.by === "replaced";
    return (
      <div class="overlay">
        <section class="sheet notice" role="alertdialog" aria-label="Notice" data-testid="notice">
          <h2>{replaced ? "Another tab plays this seat" : "The table is closed"}</h2>
          <p>{replaced ? "The seat can be played in one place at a time." : closed.message}</p>
          <footer class="sheet-foot">
            <button type="button" class="action" onClick={() => goTo({ page: "start" })}>
              Back to start
            </button>
            <button
              type="button"
              class="action main"
              data-action="take-back"
              onClick={() => session.takeBack()}
            >
              {replaced ? "Play here" : "Try again"}
            </button>
          </footer>
        </section>
      </div>
    );
  }
  if (link === "open") return null;
  return (
    <p class="link-notice" role="status" data-testid="link-notice">
      {link === "lost"
        ? "Connection lost. Trying again …"
        : view === null
          ? "Sitting down …"
          : "Connecting …"}
    </p>
  );
}
