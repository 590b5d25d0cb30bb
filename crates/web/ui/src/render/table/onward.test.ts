// @vitest-environment happy-dom

import { expect, test, vi } from "vitest";
import { Session } from "../../api/session.ts";
import { rememberRoom } from "../../state/friends.ts";
import { route } from "../route.ts";
import { onwardFrom } from "./onward.ts";

test("a match of a room leads back to the room, any other to another match", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const line = { send() {}, restart() {}, pause() {}, close() {} };
  const session = new Session("m1", () => line, "secret");
  expect(onwardFrom(session, "free")).toMatchObject([{ action: "again", label: "Next match" }]);
  expect(onwardFrom(session, "practice")).toMatchObject([
    { action: "again", label: "Next match" },
    { action: "hand-again", label: "Play the hand again" },
  ]);
  rememberRoom("m1", "r1");
  const [onward, ...others] = onwardFrom(session, "free");
  expect(others).toEqual([]);
  expect(onward).toMatchObject({ action: "back-to-room", label: "Back to the room" });
  onward?.go();
  await expect.poll(() => route.value).toEqual({ page: "room", id: "r1" });
  session.close();
});
