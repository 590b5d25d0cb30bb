// majiang-ai as an mjai bot: an event a line on standard input, an answer to each on standard output.
import { createInterface } from "node:readline";
import { Seat } from "./seat.mjs";

const seat = new Seat();
createInterface({ input: process.stdin }).on("line", (line) => {
  process.stdout.write(`${JSON.stringify(seat.answer(JSON.parse(line)))}\n`);
});
