import type { Person } from "../../wire/generated/wire.ts";
import { COMPANY_FACES } from "./company.ts";
import type { Features } from "./features.ts";
import { MEMBER_FACES } from "./members.ts";
import { CHARACTER_FACES, GUEST_FACES } from "./parlour.ts";
import { RIVAL_FACES } from "./rivals.ts";

export const CAST: Readonly<Record<Person, Features>> = {
  ...COMPANY_FACES,
  ...RIVAL_FACES,
  ...MEMBER_FACES,
  ...GUEST_FACES,
  ...CHARACTER_FACES,
};
