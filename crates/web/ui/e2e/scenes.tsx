// The real page in front of a server that only sends the messages of a scene: `scenes.html?scene=turn`.
// First, because it sets the order of the layers.
import "../src/style/index.css";
import { render } from "preact";
import { App } from "../src/render/App.tsx";
import { applyLook } from "../src/render/parts/look.ts";
import { moveWindows } from "../src/render/parts/moveWindows.ts";
import { preload } from "../src/render/parts/preload.ts";
import { openAudio } from "../src/sound/synth.ts";
import { takeAsked } from "../src/state/settings.ts";
import { speakAsSet } from "../src/texts/texts.ts";
import { played } from "./matchEnds.ts";
import { SCENES } from "./messages.ts";
import { startPage } from "./startPage.ts";

const scene = new URLSearchParams(location.search).get("scene") ?? "start";

/** Tests in the browser read it. */
const sent: object[] = [];

class SceneSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    super();
    Object.assign(window, { receive: (message: object) => this.hear(message) });
    queueMicrotask(() => this.onopen?.());
  }

  send(frame: string) {
    const message = JSON.parse(frame);
    sent.push(message);
    if (message.type !== "hello") return;
    for (const message of SCENES[scene] ?? []) this.hear(message);
  }

  private hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  close() {}
}

const inParlour = {
  characters: [{ character: "tiger", name: "Aki", account: 1_034_000 }],
  open: [{ match_id: "scene", mode: "parlour", character: "tiger" }],
  due: 0,
  parlour: { buy_in: 25_000 },
  // The match has ended in this scene.
  ...(scene === "parlour_end" && {
    last: { match_id: "scene", total: 5500, account: { from: 1_003_500, score: 30_500, to: 1_034_000 } },
  }),
};

function answerTo(path: string): object {
  if (path.endsWith("/replay")) return played;
  if (path.endsWith("/career")) return inParlour;
  return path.startsWith("/api/matches?") ? startPage.finished : startPage;
}

Object.assign(window, {
  sent,
  WebSocket: SceneSocket,
  fetch: (path: string) => Promise.resolve(new Response(JSON.stringify(answerTo(path)))),
});
location.hash = scene === "start" ? "#/" : "#/match/scene";
takeAsked();
applyLook();
moveWindows();
preload();
openAudio();
await speakAsSet();
render(<App />, document.getElementById("app") as HTMLElement);
