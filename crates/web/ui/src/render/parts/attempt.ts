import { RequestError } from "../../api/http.ts";

/** Runs an action that the server may refuse, and stores the message if it does. */
export async function attempt(failure: { value: string | null }, action: () => Promise<void>): Promise<void> {
  failure.value = null;
  try {
    await action();
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    failure.value = error.message;
  }
}
