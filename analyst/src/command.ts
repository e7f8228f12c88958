import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { type Settlement, settlement } from "@cofounder/contract/figures";
import { z } from "zod";
import { analyse, renderReply } from "./index.ts";
import { readKind } from "./reader/spans/read-kind.ts";
import { readQuestions } from "./reader/spans/read-questions.ts";
import { readSpans } from "./reader/spans/read-spans.ts";
import { toMarkdown } from "./presentation/markdown.ts";
import { askedIn } from "./presentation/short-reply-of.ts";
import { isLanguage } from "./i18n/language.ts";
import { translatorFor } from "./i18n/translator.ts";

const usage = `npm run -s analyse -- [--json] [--full] [--settled figures.json] [--ask "..."] [--lang de] < idea.txt

The founder's messages come from the standard input; lines of three dashes separate them. The reply is Markdown.
  --full      also what a screen folds away
  --json      the analysis: quantities (proven or settled, each with its unit), unread (to be asked), taken (what a later
              sentence says of an earlier figure), setAside, asked (the founder's questions with their answers), metrics,
              spans (buyer, offer, rivals, each with how sure it is, and questions) and kind (of the last message)
  --settled   a file with what the founder says that figures are
  --ask       what the founder wants to know, if not what the last message asks
  --lang      the language of the reply: en, es, fr, de, hi or zh
`;

function refuse(because: string): never {
  process.stderr.write(`${because}\n\n${usage}`);
  process.exit(2);
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        help: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        full: { type: "boolean", default: false },
        settled: { type: "string" },
        ask: { type: "string" },
        lang: { type: "string" },
      },
    });
    return values;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function settledIn(file: string | undefined): Settlement[] {
  if (file === undefined) return [];
  try {
    return z.array(settlement).parse(JSON.parse(readFileSync(file, "utf8")) as unknown);
  } catch (error) {
    const because = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    return refuse(`${file} cannot be used as --settled: ${because}`);
  }
}

const values = options();
if (values.help) {
  process.stdout.write(usage);
  process.exit(0);
}
const settled = settledIn(values.settled);
if (values.lang !== undefined && !isLanguage(values.lang)) refuse(`No language is named "${values.lang}".`);
const messages = (await text(process.stdin))
  .split(/^---[ \t]*\r?$/m)
  .map((message) => message.trim())
  .filter((message) => message !== "");
const analysis = analyse({ messages, now: new Date(), settled });
const ask = values.ask ?? messages.at(-1);
const reply = renderReply(analysis, {
  ...(ask === undefined ? {} : { ask }),
  ...(values.lang ? { language: values.lang } : {}),
});

function readWords(): object {
  const { language } = analysis;
  const spans = readSpans(
    messages,
    messages.map(() => language),
  );
  return {
    spans: {
      buyer: spans.flatMap(({ buyer }) => buyer),
      offer: spans.flatMap(({ offer }) => offer),
      rivals: spans.flatMap(({ rival }) => rival),
      questions: readQuestions(messages, language),
    },
    kind: readKind(messages.at(-1) ?? "", { first: messages.length < 2 }, language),
  };
}

const json = (): string => {
  const { quantities, unread, taken, setAside } = analysis.venture;
  return JSON.stringify(
    { ...analysis, quantities, unread, taken, setAside, asked: askedIn(analysis), ...readWords() },
    null,
    2,
  );
};
const folded = reply.parts.findIndex(({ kind }) => kind === "fold");
const shown = values.full || folded < 0 ? reply.parts : reply.parts.slice(0, folded);
process.stdout.write(values.json ? `${json()}\n` : toMarkdown(shown, translatorFor(values.lang ?? analysis.language)));
