import { t } from "../texts/texts.ts";
import type { View, Watching } from "../wire/generated/wire.ts";
import type { KeyList } from "./keys.ts";
import type { Model } from "./model.ts";

/** What a room may show to people without a seat. */
export const WATCHINGS: readonly Watching[] = ["nobody", "table", "hands"];

/** The table as it looks from another seat. */
export function seenFrom(model: Model, seat: number): Model {
  return model.welcome === null ? model : { ...model, welcome: { ...model.welcome, seat } };
}

/** Whether a hand of this match was played before the one on the table. */
export function hasEarlierHand({ round: { wind, number, honba, game } }: View): boolean {
  return wind !== "E" || number > 1 || honba > 0 || game > 1;
}

/** All keys of a table that is watched, for the page that lists them. */
export function watchKeys(): KeyList {
  return [
    ["S", t("key-seat")],
    [t("keys-peek"), t("key-peek")],
    [",", t("key-settings")],
    ["?", t("key-help")],
  ];
}
