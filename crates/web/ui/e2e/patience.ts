/** In milliseconds, longer than on any machine: after it, something never happens. */
export const PATIENCE = 120_000;
