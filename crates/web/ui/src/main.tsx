import { render } from "preact";
import "./style/palette.css";
import "./style/base.css";
import { App } from "./render/App.tsx";
import { moveWindows } from "./render/moveWindows.ts";
import { showLook } from "./render/theme.ts";
import { keepSettings } from "./state/settings.ts";
import { speakAsSet } from "./texts/texts.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no element #app");
keepSettings();
showLook();
moveWindows();
await speakAsSet();
render(<App />, root);
