import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type {
  Catalogue,
  HouseChecked,
  HouseDraft,
  PresetRules,
  RuleFault,
  RuleValue,
} from "../wire/generated/wire.ts";
import { worded } from "./catalogueWords.ts";
import {
  baseValue,
  type Difference,
  differences,
  differs,
  faultsOf,
  type RuleId,
  ruleValue,
  withValue,
} from "./house.ts";

/** The server checks the rules after this many milliseconds without a change. */
const REST = 120;

export class Editor {
  readonly #catalogue: ReadonlySignal<Catalogue>;
  readonly base: PresetRules;
  readonly house: Signal<HouseDraft>;
  readonly checked = signal<HouseChecked | null>(null);
  readonly differences: ReadonlySignal<readonly Difference[]>;

  constructor(catalogue: Catalogue, base: PresetRules, house: HouseDraft) {
    this.#catalogue = computed(() => worded(catalogue));
    this.base = base;
    this.house = signal(house);
    this.differences = computed(() => differences(this.catalogue, base, this.house.value));
  }

  /** In the language of the page. */
  get catalogue(): Catalogue {
    return this.#catalogue.value;
  }

  value(id: RuleId): RuleValue {
    return ruleValue(this.house.value, this.base, id);
  }

  before(id: RuleId): RuleValue {
    return baseValue(this.base, id);
  }

  differs(id: RuleId): boolean {
    return differs(this.house.value, id);
  }

  set(id: RuleId, value: RuleValue): void {
    this.house.value = withValue(this.house.value, this.base, id, value);
  }

  rename(name: string): void {
    this.house.value = { ...this.house.value, name };
  }

  get allFaults(): readonly RuleFault[] {
    return this.checked.value?.faults ?? [];
  }

  faults(id: RuleId): readonly RuleFault[] {
    return faultsOf(this.allFaults, id);
  }

  get nameFaults(): readonly RuleFault[] {
    return this.allFaults.filter(({ options }) => options[0] === "name");
  }

  /** Checks after each pause in changes; only the last answer counts. */
  watch(check: (house: HouseDraft) => Promise<HouseChecked>, failed: (error: unknown) => void): () => void {
    let asked = 0;
    const ask = async (house: HouseDraft) => {
      const nth = ++asked;
      try {
        const checked = await check(house);
        if (nth === asked) this.checked.value = checked;
      } catch (error) {
        failed(error);
      }
    };
    return effect(() => {
      const house = this.house.value;
      const timer = setTimeout(() => void ask(house), REST);
      return () => clearTimeout(timer);
    });
  }
}
