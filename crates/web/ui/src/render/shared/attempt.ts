import { RequestError } from "../../api/http.ts";

/** Does something that the server may refuse, and says so where it does. */
export async function attempt(failure: { value: string | null }, action: () => Promise<void>): Promise<void> {
  failure.value = null;
  try {
    await action();
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    failure.value = error.message;
  }
}
