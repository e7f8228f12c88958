import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { analyse, tell } from "./index.ts";

/**
 * `npm run -s analyse -- [--json] [--ask "..."] [--lang de] < idea.txt`: the reply as Markdown, or the analysis as
 * JSON. Lines of three dashes separate the messages of a conversation.
 */
const { values } = parseArgs({
  options: { json: { type: "boolean", default: false }, ask: { type: "string" }, lang: { type: "string" } },
});
const messages = (await text(process.stdin))
  .split(/^---[ \t]*\r?$/m)
  .map((message) => message.trim())
  .filter((message) => message !== "");
const analysis = analyse({ messages, now: new Date() });
const ask = values.ask ?? (messages.length > 1 ? messages.at(-1) : undefined);
const reply = tell(analysis, {
  ...(ask === undefined ? {} : { ask }),
  ...(values.lang ? { language: values.lang } : {}),
});
process.stdout.write(values.json ? `${JSON.stringify(analysis, null, 2)}\n` : reply.markdown);
