import { LONG_HAIR } from "./longHair.tsx";
import { SHORT_HAIR } from "./shortHair.tsx";

export const HAIR = { ...SHORT_HAIR, ...LONG_HAIR };
