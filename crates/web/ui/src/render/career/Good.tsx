import type { Item } from "../../wire/generated/wire.ts";

/** The picture of an item. It adds nothing to the name beside it. */
export function Good({ item }: { item: Item }) {
  return <span class="good" aria-hidden="true" data-good={item} />;
}
