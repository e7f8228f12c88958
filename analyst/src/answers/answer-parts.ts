import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Language } from "../i18n/language.ts";
import { msg, type Translator } from "../i18n/translator.ts";
import { line, paragraphs } from "../presentation/sentences.ts";
import { type AnswerId, type Facts, groupOf, reviewed } from "./answer.ts";
import { fill } from "./fill.ts";
import { headingsOf } from "./headings.ts";
import { type SourceId, sources } from "./sources.ts";
import { isTranslated, textOf } from "./texts.ts";

const mark = /\[\^([a-z0-9-]+)\]/g;
const raised = ["", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"];

/** Where an answer can be read among the guides. */
export const addressOf = (id: AnswerId): string => `/startup-guides/answers/${groupOf(id)}#${id}`;

/** The page that explains how to connect a language model. */
export const connectAddress = "/help-center/getting-started#model";

const linkTo = (id: AnswerId, language: Language): string => `[${headingsOf(language)[id].title}](${addressOf(id)})`;

/** An answer with the venture's facts; its template comes first where a text was asked for. */
export function answerPart(id: AnswerId, facts: Facts, { isTask, translator }: AnswerOptions): ReplyPart[] {
  const { t, language } = translator;
  const { body, where = "", template } = textOf(id, language);
  const cited = [...new Set([...`${body}${where}`.matchAll(mark)].map(([, source]) => source as SourceId))];
  const number = (text: string): string =>
    fill(text, facts).replace(mark, (_mark, source: SourceId) => raised[cited.indexOf(source) + 1] ?? "");
  const foreign = isTranslated(id, language) ? "" : t`This answer exists in English only so far.`;
  const explained = paragraphs(foreign, number(body), where === "" ? "" : `*${number(where)}*`);
  const form = template === undefined ? null : formPart(fill(template, facts), translator);
  const answer: ReplyPart = {
    kind: "section",
    id: "answer",
    title: headingsOf(language)[id].title,
    text: paragraphs(explained, t`[Read it among the guides](${addressOf(id)})`),
    basis: basisOf(id, cited, translator),
  };
  if (form === null) return [answer];
  return isTask ? [form, answer] : [answer, form];
}

interface AnswerOptions {
  /** A text to use was asked for, not an explanation. */
  isTask: boolean;
  translator: Translator;
}

const formPart = (text: string, { t }: Translator): ReplyPart => ({
  kind: "section",
  id: "answer",
  title: t`A template to fill in`,
  text: paragraphs(
    t`This is a template, filled in with what I know of your venture. What stands in [square brackets] is for you to add.`,
    withBreaks(text.replaceAll("[ ]", "[…]")),
  ),
  basis: "",
});

/** The lines of a template stay lines: Markdown would join them. */
const withBreaks = (text: string): string => text.replace(/(?<=\S)\n(?=[^\s|\-\d])/g, "  \n");

function basisOf(id: AnswerId, cited: readonly SourceId[], { t }: Translator): string {
  const named = cited.map((source, index) => line(raised[index + 1] ?? "", sources[source].text));
  return line(...named, t`As of ${reviewed[groupOf(id)]}.`);
}

/** For a question that no answer fits. */
export const noModel = ({ t }: Translator): ReplyPart => ({
  kind: "notice",
  tone: "info",
  text: t`No language model is connected here, so I answer from what I can compute and from the guides. [How to connect one](${connectAddress})`,
});

/** For a question that several answers might fit. */
export const maybePart = (ids: readonly AnswerId[], { language, translate }: Translator): ReplyPart => ({
  kind: "notice",
  tone: "info",
  text: translate(msg("Did you mean: {answers}?"), { answers: ids.map((id) => linkTo(id, language)).join(" · ") }),
});
