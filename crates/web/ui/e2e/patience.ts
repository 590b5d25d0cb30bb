/** In milliseconds: longer than the slowest machine needs. */
export const PATIENCE = 120_000;
