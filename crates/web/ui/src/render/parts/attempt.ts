import { RequestError } from "../../api/http.ts";

/** Stores the message of a refusal, and passes its key on. */
export async function attempt(
  failure: { value: string | null },
  action: () => Promise<void>,
  refused?: (key: string | null) => void,
): Promise<void> {
  failure.value = null;
  try {
    await action();
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    failure.value = error.message;
    refused?.(error.refusal);
  }
}
