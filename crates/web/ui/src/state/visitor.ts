import { signal } from "@preact/signals";

/** Whether the server has refused a request because it does not know who asks; until they have said so. */
export const nameAsked = signal(false);
