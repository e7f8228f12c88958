import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { analyse, tell } from "./index.ts";
import { readFigures } from "./reader/read-figures.ts";
import { readKind } from "./reader/spans/read-kind.ts";
import { readQuestions } from "./reader/spans/read-questions.ts";
import { readSpans } from "./reader/spans/read-spans.ts";

/**
 * `npm run -s analyse -- [--json] [--ask "..."] [--lang de] < idea.txt`: the reply as Markdown, or the analysis as
 * JSON, with `quantities` (each figure that is read, with its unit) `unread` (those that have to be asked), `spans`
 * (buyer, offer, rivals, questions and what else is sure) and `kind` (of the last message). Lines of three dashes
 * separate the messages of a conversation.
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

function readWords(): object {
  const { language } = analysis;
  const { spans } = readSpans(messages, language);
  const { buyer = [], offer = [], rival = [], ...others } = Object.groupBy(spans, ({ kind }) => kind);
  return {
    spans: {
      buyer: buyer[0] ?? null,
      offer: offer[0] ?? null,
      rivals: rival,
      questions: readQuestions(messages, language),
      others,
    },
    kind: readKind(messages.at(-1) ?? "", { first: messages.length < 2 }, language),
  };
}

const json = (): string =>
  JSON.stringify({ ...analysis, ...readFigures(messages, analysis.language), ...readWords() }, null, 2);
process.stdout.write(values.json ? `${json()}\n` : reply.markdown);
