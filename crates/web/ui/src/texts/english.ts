/** For tests: texts are in English from the start. */
import { speak } from "./texts.ts";

await speak("en");
