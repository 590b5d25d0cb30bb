// Draws the PNG icons of public/ from favicon.svg, in Debian's Chromium or the one that CHROMIUM names. Run it by hand
// after changing that drawing: the pictures are checked in.
import { readFileSync } from "node:fs";
import { chromium } from "playwright";

const drawing = readFileSync("public/favicon.svg", "utf8");
// The system cuts its own corners: no rounded ones, and for a maskable icon a wider margin.
const square = drawing
  .replace(/ rx="14"/, "")
  .replace(/<path d="M0 50[^>]*>/, '<path d="M0 50 64 34v30H0z" fill="#0f3329" />');
const masked = square.replace(
  '<g transform="',
  '<g transform="translate(32 32) scale(.78) translate(-32 -32) ',
);

const ICONS = [
  ["icon-192.png", 192, drawing],
  ["icon-512.png", 512, drawing],
  ["icon-maskable-512.png", 512, masked],
  ["apple-touch-icon.png", 180, square],
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const [name, size, svg] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  await page.screenshot({ path: `public/${name}`, omitBackground: true });
  await page.close();
}
await browser.close();
