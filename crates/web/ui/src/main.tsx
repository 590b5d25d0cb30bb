import { render } from "preact";
import "./style/base.css";
import { App } from "./render/App.tsx";
import { keepSettings } from "./state/settings.ts";
import { speakAsSet } from "./texts/texts.ts";

const root = document.getElementById("app");
if (root === null) throw new Error("the page has no element #app");
keepSettings();
await speakAsSet();
render(<App />, root);
