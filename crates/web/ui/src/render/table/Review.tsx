import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { RequestError } from "../../api/http.ts";
import { reviewWords } from "../../state/adviser.ts";
import { withTexts } from "../../texts/texts.ts";
import { fetchReview } from "../../wire/generated/wire.ts";

interface ReviewProps {
  readonly matchId: string;
  readonly names: readonly string[];
}

/** Shown in practice, under the result of a hand that the player did not win. */
export function Review({ matchId, names }: ReviewProps) {
  const words = useSignal<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sheet
  useEffect(() => {
    const fetch = async () => {
      try {
        const [{ review }] = await Promise.all([fetchReview(matchId), withTexts("advice")]);
        words.value = review === undefined ? null : reviewWords(review, names);
      } catch (error) {
        // The sheet is whole without it.
        if (!(error instanceof RequestError)) throw error;
      }
    };
    void fetch();
  }, []);
  return words.value === null ? null : (
    <p class="review" data-testid="review">
      {words.value}
    </p>
  );
}
