/** How long something may take before it is said never to happen, in milliseconds: longer than on any machine. */
export const PATIENCE = 120_000;
