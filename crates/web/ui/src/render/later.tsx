import { useSignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../texts/texts.ts";

/** Loads a page, or a part of one, when it is first shown. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  of: "page" | "part" = "page",
): ComponentType<P> {
  let found: ComponentType<P> | null = null;
  return function Later(props: P) {
    const state = useSignal<"waits" | "there" | "failed">(found === null ? "waits" : "there");
    const fetch = async () => {
      state.value = "waits";
      try {
        found = await load();
        state.value = "there";
      } catch {
        state.value = "failed";
      }
    };
    // biome-ignore lint/correctness/useExhaustiveDependencies: once
    useEffect(() => {
      if (found === null) void fetch();
    }, []);
    const Page = found;
    if (state.value === "there" && Page !== null) return <Page {...props} />;
    const failed = state.value === "failed" && (
      <p class="start-failure" role="alert">
        {t("no-answer")}{" "}
        <button type="button" class="quiet" onClick={fetch}>
          {t("try-again")}
        </button>
      </p>
    );
    return of === "page" ? <main class="start">{failed}</main> : failed || null;
  };
}
