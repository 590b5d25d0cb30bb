// First, because it sets the order of the layers.
import "./style/index.css";
import { render } from "preact";
import { keepOffline } from "./api/offline.ts";
import { App } from "./render/App.tsx";
import { applyLook } from "./render/parts/look.ts";
import { moveWindows } from "./render/parts/moveWindows.ts";
import { preload } from "./render/parts/preload.ts";
import { openAudio } from "./sound/synth.ts";
import { takeAsked } from "./state/settings.ts";
import { speakAsSet } from "./texts/texts.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no element #app");
takeAsked();
applyLook();
moveWindows();
preload();
openAudio();
await speakAsSet();
render(<App />, root);
keepOffline();
