import { RequestError } from "../../api/http.ts";

/** Runs an action that the server may refuse; if it does, stores the message and passes the key of the reason on. */
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
