import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { analyse, tell } from "./index.ts";
import { readFigures } from "./reader/read-figures.ts";

/**
 * `npm run -s analyse -- [--json] [--ask "..."] [--lang de] < idea.txt`: the reply as Markdown, or the analysis as
 * JSON, with `quantities` (each figure that is read, with its unit) and `unread` (those that have to be asked). Lines
 * of three dashes separate the messages of a conversation.
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
const json = (): string => JSON.stringify({ ...analysis, ...readFigures(messages, analysis.language) }, null, 2);
process.stdout.write(values.json ? `${json()}\n` : reply.markdown);
