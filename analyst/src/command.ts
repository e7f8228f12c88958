import { text } from "node:stream/consumers";
import { analyse, tell } from "./index.ts";

/** `npm run -s analyse -- [--json] [--ask "..."] < idea.txt`: messages are separated by lines of three dashes. */
const options = process.argv.slice(2);
const askAt = options.indexOf("--ask");
const ask = askAt >= 0 ? options[askAt + 1] : undefined;
const messages = (await text(process.stdin))
  .split(/^---[ \t]*\r?$/m)
  .map((message) => message.trim())
  .filter((message) => message !== "");
const analysis = analyse({ messages, now: new Date() });
const latest = messages.length > 1 ? messages.at(-1) : undefined;
const wanted = ask ?? latest;
const reply = tell(analysis, wanted === undefined ? {} : { ask: wanted });
process.stdout.write(options.includes("--json") ? `${JSON.stringify({ analysis, reply }, null, 2)}\n` : reply.markdown);
