import { t } from "../texts/texts.ts";
import type { View, Watching } from "../wire/generated/wire.ts";
import type { KeyList } from "./keys.ts";
import type { Model } from "./model.ts";

export const WATCHINGS: readonly Watching[] = ["nobody", "table", "hands"];

export function seenFrom(model: Model, seat: number): Model {
  return model.welcome === null ? model : { ...model, welcome: { ...model.welcome, seat } };
}

export function hasEarlierHand({ round: { wind, number, honba, game } }: View): boolean {
  return wind !== "E" || number > 1 || honba > 0 || game > 1;
}

export function watchKeys(): KeyList {
  return [
    ["S", t("key-seat")],
    [t("keys-peek"), t("key-peek")],
    [",", t("key-settings")],
    ["?", t("key-help")],
  ];
}
