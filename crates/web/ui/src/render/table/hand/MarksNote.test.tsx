import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { type Kind, MATCH, PRACTICE } from "../../../state/kind.ts";
import { EMPTY, type Model } from "../../../state/model.ts";
import { TableKind } from "../../parts/kind.ts";
import { MarksNote, told } from "./MarksNote.tsx";

afterEach(() => {
  render(null, document.body);
});

const NOTE = "[data-testid=marks-note]";

/** `null` without a note. */
function said(dots: boolean, signs: boolean, tile = "1m", kind = PRACTICE): string | undefined {
  const hint = { shanten: 1, accepts: [], connection: "lone", best: dots };
  const action = { type: "discard", tile, tsumogiri: false };
  const safety = signs ? [{ tile: "1m", left: 3, grade: "safe", against: [] }] : [];
  const prompt = { decisionId: 1, choices: [{ action, hint }], denied: [], safety, sent: null };
  const model = { ...EMPTY, prompt } as unknown as Model;
  return noted(model, kind);
}

function noted(model: Model, kind: Kind): string | undefined {
  const note = (
    <TableKind.Provider value={kind}>
      <MarksNote model={model} />
    </TableKind.Provider>
  );
  act(() => render(note, document.body));
  return document.querySelector(`${NOTE} p`)?.textContent ?? undefined;
}

const done = () =>
  act(() => document.querySelector<HTMLElement>(`${NOTE} [data-action=marks-done]`)?.click());

test("the first riichi and the first call are explained before anything else, and a call not beside a win", () => {
  const offer = (...types: string[]) => {
    const choices = types.map((type) => ({ action: { type, tile: "1m" }, hint: { best: true } }));
    const model = { ...EMPTY, prompt: { decisionId: 1, choices, denied: [], sent: null } };
    return noted(model as unknown as Model, PRACTICE);
  };
  expect(offer("discard", "riichi")).toContain("stake 1,000");
  expect(offer("pass", "pon", "ron")).not.toContain("laid open");
  expect(offer("pass", "pon")).toContain("laid open");
  done();
  expect(offer("pass", "chii")).not.toContain("laid open");
});

test("the first red five is explained, after the marks on tiles", () => {
  expect(said(false, false, "5m")).toBeUndefined();
  expect(said(false, false, "0m")).toContain("red five");
  done();
  expect(said(false, false, "0p")).toBeUndefined();
});

test("in practice the dots and the signs are explained once each, when they are first there", () => {
  expect(said(true, true, "1m", MATCH)).toBeUndefined();
  expect(said(false, false)).toBeUndefined();
  expect(said(true, false)).toContain("recommended");
  expect(document.querySelector(`${NOTE} .safety-legend`)).toBeNull();
  // Signs do not wait until dots are understood.
  expect(said(true, true)).toContain("signs");
  expect(document.querySelectorAll(`${NOTE} li`).length).toBeGreaterThan(2);
  done();
  expect(said(false, true)).toBeUndefined();
  expect(said(true, true)).toContain("recommended");
  done();
  expect(said(true, true)).toBeUndefined();
});

test("Escape closes one note after the other, and then is the table's again", () => {
  told.value = [];
  const heard = vi.fn();
  addEventListener("keydown", heard);
  const press = () =>
    act(
      () => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })),
    );
  expect(said(true, true)).toContain("signs");
  press();
  expect(said(true, true)).toContain("recommended");
  press();
  expect(said(true, true)).toBeUndefined();
  expect(heard).not.toHaveBeenCalled();
  press();
  expect(heard).toHaveBeenCalledOnce();
  removeEventListener("keydown", heard);
});
