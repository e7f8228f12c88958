import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { settlement } from "@cofounder/contract/figures";
import { z } from "zod";
import { analyse, tell } from "./index.ts";
import { readKind } from "./reader/spans/read-kind.ts";
import { readQuestions } from "./reader/spans/read-questions.ts";
import { readSpans } from "./reader/spans/read-spans.ts";
import { toMarkdown } from "./telling/markdown.ts";
import { askedIn } from "./telling/short.ts";
import { voiceIn } from "./wording/voice.ts";

/**
 * `npm run -s analyse -- [--json] [--full] [--settled figures.json] [--ask "..."] [--lang de] < idea.txt`: the reply as
 * Markdown (with `--full` also what a screen folds away), or the analysis as JSON, with `quantities` (each figure that
 * is proven or settled, with its unit), `unread` (those that have to be asked), `asked` (the founder's questions with
 * their answers), `metrics`, `spans` (buyer, offer, rivals, questions and what else is sure) and `kind` (of the last
 * message). `--settled` names a file with what the founder says that figures are. Lines of three dashes separate the
 * messages of a conversation.
 */
const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    full: { type: "boolean", default: false },
    settled: { type: "string" },
    ask: { type: "string" },
    lang: { type: "string" },
  },
});
const messages = (await text(process.stdin))
  .split(/^---[ \t]*\r?$/m)
  .map((message) => message.trim())
  .filter((message) => message !== "");
const settled = values.settled
  ? z.array(settlement).parse(JSON.parse(readFileSync(values.settled, "utf8")) as unknown)
  : [];
const analysis = analyse({ messages, now: new Date(), settled });
const ask = values.ask ?? messages.at(-1);
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

const json = (): string => {
  const { quantities, unread } = analysis.venture;
  return JSON.stringify({ ...analysis, quantities, unread, asked: askedIn(analysis), ...readWords() }, null, 2);
};
const folded = reply.parts.findIndex(({ kind }) => kind === "fold");
const shown = values.full || folded < 0 ? reply.parts : reply.parts.slice(0, folded);
process.stdout.write(values.json ? `${json()}\n` : toMarkdown(shown, voiceIn(values.lang ?? analysis.language)));
