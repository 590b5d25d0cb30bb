import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { fetchRecord } from "../../api/match.ts";
import { isAnother, type Own, ownPart } from "../../prove/own.ts";
import { proveRecord, type RoundProof } from "../../prove/record.ts";
import { listed } from "../../state/face.ts";
import { type OwnShare, sharesFor } from "../../state/ownShares.ts";
import { t } from "../../texts/texts.ts";
import { recordFile } from "../../wire/generated/wire.ts";
import { attempt } from "../parts/attempt.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { Trouble } from "../parts/Trouble.tsx";
import { hrefOf } from "../route.ts";
import "../../style/page.css";
import "../../style/fairWall.css";

/** Proves in the browser that nobody chose the walls; the server only sends the record. */
export function FairWallPage({ id: matchId }: { id: string }) {
  const proofs = useSignal<readonly RoundProof[] | null>(null);
  const failure = useSignal<string | null>(null);
  const load = () =>
    attempt(failure, async () => {
      const record = await fetchRecord(matchId);
      try {
        proofs.value = proveRecord(record);
      } catch {
        failure.value = t("walls-no-record");
      }
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each match
  useEffect(() => {
    void load();
  }, [matchId]);
  return (
    <main class="start fair-wall">
      <PageHead title={t("walls-title")} />
      <Trouble why={failure.value} again={() => void load()} />
      <section class="card">
        <p>
          {t("walls-about")}{" "}
          <a href={recordFile(matchId)} download={`${matchId}.jsonl`}>
            {t("save-record")}
          </a>
        </p>
      </section>
      {proofs.value !== null && <Rounds proofs={proofs.value} given={sharesFor(matchId)} matchId={matchId} />}
    </main>
  );
}

interface RoundsProps {
  readonly proofs: readonly RoundProof[];
  readonly given: readonly OwnShare[];
  readonly matchId: string;
}

function Rounds({ proofs, given, matchId }: RoundsProps) {
  return (
    <>
      {isAnother(proofs, given) && (
        <p class="start-failure" role="alert" data-testid="another-commitment">
          {t("walls-another")}
        </p>
      )}
      <ol class="card wall-proofs" data-testid="wall-proofs">
        {proofs.map((proof) => {
          const mark = markOf(proof);
          return (
            <li key={proof.number} data-round={proof.number} data-mark={mark}>
              <span class="wall-mark" aria-hidden="true">
                {MARKS[mark]}
              </span>
              <div>
                <a href={hrefOf({ page: "replay", id: matchId, round: proof.number })}>
                  {t("walls-round", { round: proof.number })}
                </a>
                <p>{verdict(proof)}</p>
                {given.length > 0 && !proof.alone && <OwnPart own={ownPart(matchId, proof, given)} />}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const MARKS = { holds: "✓", alone: "–", fails: "✗" };

function markOf(proof: RoundProof): keyof typeof MARKS {
  if (proof.fault !== null) return "fails";
  return isOfServer(proof) ? "alone" : "holds";
}

function isOfServer({ alone, shares }: RoundProof): boolean {
  return alone || shares.every((share) => share === null);
}

function verdict(proof: RoundProof): string {
  const { fault, line, missing, unopened, alone } = proof;
  if (fault !== null) return t(`walls-fault-${fault}`, { line: line ?? 0 });
  if (alone) return t("walls-alone");
  const holds = missing.length === 0 ? t("walls-hold") : t("walls-hold-without", { names: listed(missing) });
  if (unopened.length === 0) return isOfServer(proof) ? t("walls-nobody") : holds;
  const opened = missing.length === 0 ? [] : [t("walls-hold-without", { names: listed(missing) })];
  return [...opened, t("walls-unopened", { names: listed(unopened) })].join(" ");
}

function OwnPart({ own }: { own: Own }) {
  const words = t(`walls-own-${own}`);
  if (own === "in" || own === "none")
    return (
      <p class="about" data-own={own}>
        {words}
      </p>
    );
  return (
    <p
      class="start-failure"
      role={own === "unopened" || own === "unsealed" ? "status" : "alert"}
      data-own={own}
    >
      {words}
    </p>
  );
}
