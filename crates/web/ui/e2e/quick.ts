import type { Page } from "playwright";
import type {
  Choice,
  ClientMessage,
  Created,
  NewMatch,
  OwnSeat,
  ServerMessage,
} from "../src/wire/generated/wire.ts";

const MATCH: NewMatch = {
  preset: "tenhou",
  length: "east",
  opponents: ["easy", "easy", "easy"],
  pace: "instant",
  name: "Aki",
  menu: {},
};

/** Plays over the socket, without a table: wins, declares riichi and follows the hints. Returns the match's id. */
export async function playQuickly(page: Page, match: Partial<NewMatch> = {}): Promise<string> {
  const { version } = await page.evaluate(async () => (await fetch("/api/start")).json());
  const { match_id } = await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      return (await fetch("/api/matches", { method: "POST", headers, body })).json() as Promise<Created>;
    },
    JSON.stringify({ ...MATCH, ...match }),
  );
  await page.evaluate(playedInPage, { match_id, version });
  return match_id;
}

/** Runs in the page, so it needs nothing from outside. */
async function playedInPage({ match_id, version }: { match_id: string; version: number }): Promise<void> {
  const { token } = (await (await fetch(`/api/matches/${match_id}/seat`)).json()) as OwnSeat;
  const socket = new WebSocket(`ws://${location.host}/ws`);
  const say = (message: ClientMessage) => socket.send(JSON.stringify(message));
  const kinds = ["tsumo", "ron", "riichi", "continue"];
  const choose = (choices: readonly Choice[]) =>
    choices.find(({ action }) => kinds.includes(action.type)) ??
    choices.find(({ hint }) => hint?.best) ??
    choices.find(({ action }) => action.type === "pass") ??
    choices.at(-1);
  await new Promise<void>((done, failed) => {
    socket.onopen = () => say({ type: "hello", version, match_id, token });
    socket.onerror = () => failed(new Error("the socket failed"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data) as ServerMessage;
      if (message.type === "event" && message.event.type === "match_ended") done();
      if (message.type !== "prompt") return;
      const action = choose(message.choices)?.action;
      if (action !== undefined) say({ type: "act", match_id, decision_id: message.decision_id, action });
    };
  });
  socket.close();
}
