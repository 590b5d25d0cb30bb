import type { Session } from "../../api/session.ts";
import { both, listed } from "../../state/face.ts";
import { t } from "../../texts/texts.ts";
import type { Vote } from "../../wire/generated/wire.ts";

/** Shown over everything else: a player who reads a sheet has a vote, too. */
export function Votes({ session }: { session: Session }) {
  const { votes, against, welcome } = session.model.value;
  if (welcome === null || (votes.length === 0 && against === null)) return null;
  const name = (seat: number) => welcome.names[seat] ?? "";
  return (
    <div class="votes" role="status" data-testid="votes">
      {against !== null && (
        <section class="vote">
          <p>
            {against === welcome.seat ? t("vote-against-own") : t("vote-against", { name: name(against) })}
          </p>
          <div class="vote-ways">
            <button type="button" class="action" data-action="heed" onClick={() => session.heed()}>
              {t("close")}
            </button>
          </div>
        </section>
      )}
      {votes.map((vote) => (
        <Open key={JSON.stringify(vote.on)} vote={vote} own={welcome.seat} name={name} session={session} />
      ))}
    </div>
  );
}

interface OpenProps {
  readonly vote: Vote;
  readonly own: number;
  readonly name: (seat: number) => string;
  readonly session: Session;
}

function Open({ vote: { on, yes, voters }, own, name, session }: OpenProps) {
  const by = yes[0] ?? own;
  const values = { name: name(by), self: by === own ? "yes" : "no" };
  const waits = voters.filter((seat) => !yes.includes(seat)).map(name);
  const last = waits.at(-1) ?? "";
  const names = waits.length > 1 ? both([listed(waits.slice(0, -1)), last]) : last;
  return (
    <section class="vote" data-vote={on.type}>
      <p>
        {on.type === "end" ? t("vote-end", values) : t("vote-replace", { ...values, player: name(on.seat) })}
      </p>
      {yes.includes(own) && <p class="vote-waits">{t("vote-waits", { names })}</p>}
      {voters.includes(own) && (
        <div class="vote-ways">
          <button type="button" class="action" data-action="vote-no" onClick={() => session.vote(on, false)}>
            {t(yes.includes(own) ? "vote-withdraw" : "vote-no")}
          </button>
          {!yes.includes(own) && (
            <button
              type="button"
              class="action main"
              data-action="vote-yes"
              onClick={() => session.vote(on, true)}
            >
              {t("vote-yes")}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
