import { LONG_HAIR } from "./longHair.tsx";
import { SHORT_HAIR } from "./shortHair.tsx";

/** Every way to wear hair. */
export const HAIR = { ...SHORT_HAIR, ...LONG_HAIR };
