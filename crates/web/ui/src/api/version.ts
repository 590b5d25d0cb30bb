/** The version of the protocol this page speaks. */
export const VERSION = 6;
