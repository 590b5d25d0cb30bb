import { speaking } from "../state/houseDisplay.ts";
import { settings } from "../state/settings.ts";
import { FALLBACK } from "../texts/languages.ts";
import { language, traits } from "../texts/texts.ts";

/** Words with kanji or kana are Japanese, and a Japanese page has no others. */
function languageOf(text: string): string {
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text)) return "ja";
  return traits.peek().kanji ? FALLBACK : language.peek();
}

/** By default cuts off the last words. */
export function say(text: string, cutOff = true): void {
  if (!speaking.peek() || !("speechSynthesis" in globalThis)) return;
  if (cutOff) speechSynthesis.cancel();
  const words = new SpeechSynthesisUtterance(text);
  words.lang = languageOf(text);
  words.volume = settings.peek().sound.voiceLevel;
  words.rate = 1.1;
  speechSynthesis.speak(words);
}

export function speaks(language: string): boolean {
  return (
    "speechSynthesis" in globalThis &&
    speechSynthesis.getVoices().some(({ lang }) => lang.startsWith(language))
  );
}

export function hush(): void {
  if ("speechSynthesis" in globalThis) speechSynthesis.cancel();
}
