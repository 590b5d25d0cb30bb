import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import { FakeSocket } from "../../state/fixtures/fakeSocket.ts";
import { bot, OPEN, OWN_ROOM, person, ROOM } from "../../state/fixtures/room.ts";
import { playRoomsBy } from "../../state/roomDrafts.ts";
import type { Room } from "../../wire/generated/wire.ts";
import { asked, find, press, setUp, show, tell, typeName, words } from "./roomPage.fixture.tsx";

setUp();

test("seats say with which wind they begin, unless they are drawn", async () => {
  const winds = () =>
    [...document.querySelectorAll("[data-testid=seat-wind]")].map((wind) => wind.textContent);
  await show({ ...ROOM, east: 0, settings: { ...ROOM.settings, seating: "choice" } });
  expect(winds()).toEqual(["East", "South", "West", "North"]);
  await tell({ ...ROOM, east: 1, settings: { ...ROOM.settings, seating: "choice" } });
  expect(winds(), "they turn from match to match").toEqual(["North", "East", "South", "West"]);
  await tell({ ...ROOM, settings: { ...ROOM.settings, seating: "draw" } });
  expect(winds()).toEqual([]);
});

test("the host lets seats change places where they are chosen", async () => {
  const chosen: Room = { ...OWN_ROOM, settings: { ...ROOM.settings, seating: "choice" } };
  await show(chosen);
  const swap = (seat: number) => `[data-seat="${seat}"] [data-action=swap]`;
  press(swap(0));
  expect([words(swap(0)), words(swap(1))]).toEqual(["Cancel", "Swap with this seat"]);
  expect(find("[data-action=make-host]"), "nothing else is in the way").toBeNull();
  press(swap(0));
  expect(words(swap(1))).toBe("Swap seats");
  expect(find(swap(2)), "an open seat is taken by sitting down").toBeNull();
  press(swap(0));
  press(swap(1));
  await expect.poll(() => asked.at(-1)).toEqual({ type: "swap", seat: 0, with: 1 });
  await tell({ ...chosen, you: 1, host: ROOM.host });
  expect(find("[data-action=swap]"), "nobody else does").toBeNull();
  await tell({ ...chosen, settings: ROOM.settings });
  expect(find("[data-action=swap]"), "drawn seats have no places").toBeNull();
});

test("where seats are chosen, each open one can be", async () => {
  await show({ ...ROOM, settings: { ...ROOM.settings, seating: "choice" } });
  press("[data-seat='3'] [data-action=sit]");
  await expect.poll(() => asked).toEqual([{ type: "sit", seat: 3 }]);
});

test("the host gives up their seat, hosts on without one, and takes one again", async () => {
  await show({ ...ROOM, you: 1 }, { hosted: true, name: "Ren" });
  expect(find("[data-action=give-up-seat]"), "the host alone gives up a seat and stays").toBeNull();
  await tell(OWN_ROOM);
  press("[data-action=give-up-seat]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "give_up_seat" });
  const seats = [OPEN, person("Ren"), person("Yui"), OPEN];
  const { you: _, ...organised }: Room = { ...OWN_ROOM, seats, host: { name: "Aki", here: true, you: true } };
  await tell(organised);
  expect(words("[data-testid=organiser]")).toBe("HostAkiYouNot playingOnline");
  expect(words("[data-testid=room-news]"), "they have not lost it").toBe("");
  expect([find("#invitation"), find("[data-action=ready]")]).toEqual([null, null]);
  for (const way of ["make-host", "keep-out", "free", "add-bot"])
    expect(find(`[data-action=${way}]`), way).not.toBeNull();
  press("[data-action=sit-down]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "sit", seat: 0 });

  const bots = [bot("wild"), bot("wild"), bot("wild"), bot("wild")];
  await tell({ ...organised, seats: bots });
  expect(words("[data-testid=waited]")).toBe("Only bots sit here: free a seat for a player");
  press("[data-action=leave]");
  expect(words("[data-testid=question]")).toContain("it closes");
  press("[data-action=no]");
  const settings: Room["settings"] = { ...ROOM.settings, watching: "table" };
  await tell({ ...organised, settings, current: { match_id: "m1", over: false } });
  expect(find("[data-action=watch]")?.getAttribute("href")).toBe("#/watch/m1");
  press("[data-action=end-match]");
  press("[data-action=yes]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "end_match" });
});

test("everybody sees who hosts without a seat, and whether they are there", async () => {
  const organised: Room = {
    ...ROOM,
    seats: [OPEN, person("Ren"), OPEN, OPEN],
    host: { name: "Aki", here: false, you: false },
  };
  await show(organised, { hosted: true });
  await expect.poll(() => words("[data-testid=organiser]")).toBe("HostAkiNot playingOffline");
  expect(words("#invitation")).toBe("Aki invites you to a match");
  render(null, document.body);
  await show({ ...organised, you: 1 }, { hosted: true, name: "Ren" });
  expect(words("h1")).toBe("Aki’s room");
  press("[data-action=leave]");
  await expect
    .poll(() => asked.at(-1), { message: "the room goes on with its host" })
    .toEqual({ type: "leave" });
});

test("the host seats bots, frees seats, hands over and changes the settings", async () => {
  const seats = [person("Aki"), person("Ren"), bot("wild"), OPEN];
  await show({ ...OWN_ROOM, seats }, { hosted: true, name: "Aki" });
  await expect.poll(() => find("[data-action=change-settings]")).not.toBeNull();
  press("[data-seat='3'] [data-action=add-bot]");
  press("[data-seat='1'] [data-action=free]");
  press("[data-action=no]");
  press("[data-seat='1'] [data-action=free]");
  expect(words("[data-testid=question]")).toContain("Remove Ren?");
  press("[data-action=yes]");
  await expect.poll(() => asked.length).toBe(2);
  press("[data-seat='2'] [data-action=free]");
  const level = find("[data-seat='2'] select") as HTMLSelectElement;
  expect(level.value).toBe("wild");
  level.value = "random";
  act(() => void level.dispatchEvent(new Event("change", { bubbles: true })));
  press("[data-seat='1'] [data-action=make-host]");
  press("[data-action=yes]");
  await expect
    .poll(() => asked)
    .toEqual([
      { type: "bot", seat: 3, level: "normal" },
      { type: "free", seat: 1 },
      { type: "free", seat: 2 },
      { type: "bot", seat: 2, level: "random" },
      { type: "host", seat: 1 },
    ]);
  press("[data-action=change-settings]");
  await expect.poll(() => find("[data-action=save-settings]")).not.toBeNull();
  press("input[name=time][value=none]");
  press("[data-action=save-settings]");
  const { time: _, ...settings } = ROOM.settings;
  await expect.poll(() => asked.at(-1)).toEqual({ type: "change", settings });
  await expect.poll(() => find("[data-action=save-settings]"), { message: "it is folded again" }).toBeNull();
});

test("what the host has chosen and not saved is still there after a visit to another page", async () => {
  const own = OWN_ROOM;
  await show(own, { hosted: true, name: "Aki" });
  await expect.poll(() => find("[data-action=change-settings]")).not.toBeNull();
  press("[data-action=change-settings]");
  await expect.poll(() => find("[data-action=save-settings]")).not.toBeNull();
  press("input[name=time][value=none]");
  render(null, document.body);
  playRoomsBy("Mahjong Soul");
  FakeSocket.opened.length = 0;
  await show(own, { hosted: true, name: "Aki" });
  await expect.poll(() => find("[data-action=save-settings]")).not.toBeNull();
  press("[data-action=save-settings]");
  const { time: _, ...settings } = ROOM.settings;
  await expect
    .poll(() => asked.at(-1))
    .toEqual({ type: "change", settings: { ...settings, preset: "Mahjong Soul" } });
  render(null, document.body);
  FakeSocket.opened.length = 0;
  await show(own, { hosted: true, name: "Aki" });
  await expect.poll(() => find("[data-action=change-settings]")).not.toBeNull();
  expect(find("[data-action=save-settings]"), "what is saved is no draft").toBeNull();
});

test("settings that are refused stay as they were typed", async () => {
  await show(OWN_ROOM, { hosted: true, name: "Aki" });
  await expect.poll(() => find("[data-action=change-settings]")).not.toBeNull();
  press("[data-action=change-settings]");
  await expect.poll(() => find("[name=room-name]")).not.toBeNull();
  typeName("...", "[name=room-name]");
  const refused = { code: "refused", message: "", refusal: "name_blank" };
  vi.stubGlobal("fetch", async () => Response.json(refused, { status: 400 }));
  press("[data-action=save-settings]");
  await expect.poll(() => find("[role=alert]")).not.toBeNull();
  expect((find("[name=room-name]") as HTMLInputElement).value).toBe("...");
});

test("everybody reads who is there without a seat, and the host keeps them out", async () => {
  const bystanders = [
    { who: "e1", name: "Eve" },
    { who: "m1", name: "Mei" },
  ];
  await show({ ...ROOM, bystanders });
  expect(words("[data-testid=also-here]")).toBe("Also here:EveMei");
  tell({ ...OWN_ROOM, bystanders });
  document.querySelectorAll<HTMLElement>("[data-action=keep-out-bystander]")[1]?.click();
  await expect.poll(() => words("[data-testid=question]")).toContain("Remove Mei");
  press("[data-action=yes]");
  await expect.poll(() => asked).toEqual([{ type: "keep_out_bystander", who: "m1" }]);
});

test("the host keeps people out and reads what others report; the others report", async () => {
  await show({ ...OWN_ROOM, reports: [{ by: "Yui", about: "Ren" }], kept_out: ["Eve"] });
  expect(words("[data-testid=host-desk]")).toContain("Yui reports Ren.");
  expect(find("[data-action=report]")).toBeNull();
  press("[data-action=let-in]");
  press("[data-action=keep-out]");
  press("[data-action=yes]");
  await expect.poll(() => asked.length).toBe(2);
  expect(asked).toEqual([
    { type: "let_in", nth: 0 },
    { type: "keep_out", seat: 1 },
  ]);
  tell({ ...ROOM, seats: [person("Aki"), person("Ren"), person("Yui"), OPEN], you: 2 });
  expect(find("[data-testid=host-desk]")).toBeNull();
  press("[data-seat='1'] [data-action=report]");
  press("[data-action=yes]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "report", seat: 1 });
  // Reports of the host go to the administrator.
  press("[data-seat='0'] [data-action=report]");
  expect(words("[data-testid=question]")).toContain("runs this server");
  press("[data-action=yes]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "report", seat: 0 });
  const organised = {
    seats: [OPEN, person("Ren"), person("Yui"), OPEN],
    host: { name: "Aki", here: true, you: false },
  };
  tell({ ...ROOM, ...organised, you: 2 });
  press("[data-testid=organiser] [data-action=report]");
  press("[data-action=yes]");
  await expect.poll(() => asked.at(-1)).toEqual({ type: "report_host" });
  tell({ ...ROOM, ...organised });
  expect(find("[data-action=report]"), "without a seat there is nobody to report").toBeNull();
});
