import { speak } from "./texts.ts";

await speak("en");
