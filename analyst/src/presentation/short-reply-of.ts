import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { setAside } from "../reading/set-aside.ts";
import type { Venture } from "../reading/venture.ts";
import type { OpenFigure } from "../reader/heard.ts";
import { readQuestions } from "../reader/spans/read-questions.ts";
import { type Answer, answerQuestions, asksOfFigures } from "../reply/answer-questions.ts";
import { withLikelyGuesses, withoutAbsurdGuesses } from "../reply/open-figures.ts";
import { splitQuestion } from "../reply/split-questions.ts";
import { answersPart, constraintIn, shortReply } from "../reply/short-reply.ts";
import { type Asked, mentions, readQuestion } from "../reply/question-words.ts";
import type { Binding } from "../reply/test-plan.ts";
import { translatorFor } from "../i18n/translator.ts";
import { words } from "../reader/words.ts";

const mostAsked = 10;
/** "Beautiful, no?" is not a question. */
const shortest = 4;
const lengthOf = (text: string): number =>
  (text.match(/[\p{L}\p{M}\p{N}]+|\p{Script=Han}/gu) ?? []).join(" ").split(/\s+|(?=\p{Script=Han})/u).length;

/** The founder's explicit questions in the latest message, each with its answer, or with what is missing for one. */
export function askedIn({ input, venture, language }: Analysis): Answer[] {
  const { messages } = input;
  const known = { ...venture, unread: openIn(venture, messages), messages };
  return answerQuestions(questionsIn(messages, { ...venture, language }), known, translatorFor(language));
}

/**
 * The message whose questions are answered, by its number: the latest one, or the one before where the latest says that
 * all is understood rightly and asks nothing.
 */
export function askingMessage(messages: readonly string[], { taken, language }: Pick<Venture, "taken" | "language">) {
  let at = messages.length - 1;
  const confirms = (message: number): boolean =>
    taken.some(({ asRead, from }) => asRead === true && from.message === message) &&
    readQuestions([messages[message] ?? ""], language).length === 0;
  while (at > 0 && confirms(at)) at -= 1;
  return at;
}

function questionsIn(
  messages: readonly string[],
  { language, quantities, taken }: Pick<Venture, "language" | "quantities" | "taken">,
): string[] {
  const plans = quantities.filter(({ status, of }) => of !== "" && (status === "planned" || status === "hypothetical"));
  const told = words(messages.join(" ")).map(({ word }) => word);

  const asking = messages[askingMessage(messages, { taken, language })] ?? "";
  const questions = readQuestions([setAside(asking).text], language).flatMap(({ text }) =>
    splitQuestion(text, language),
  );
  return questions
    .filter(
      (text) =>
        asksOfFigures(text, language) ||
        (/[?？]/.test(text) && (lengthOf(text) >= shortest || decides(readQuestion(text, language), plans, told))),
    )
    .slice(0, mostAsked);
}

/** "¿Compramos la máquina?" decides in three words. */
const decides = (asked: Asked, plans: readonly { of: string }[], told: readonly string[]): boolean =>
  asked.isChoice ||
  asked.isWhich ||
  asked.isShould ||
  asked.isOfClosing ||
  (asked.isYesNo &&
    plans.length > 0 &&
    (plans.some(({ of }) => mentions(asked, of)) ||
      asked.words.some((word) => word.length >= longWord && told.filter((other) => other === word).length > 1)));

/** A long word that the founder has said before is no "Beautiful, no?". */
const longWord = 5;

const openIn = ({ unread }: Venture, messages: readonly string[]): OpenFigure[] =>
  withLikelyGuesses(withoutAbsurdGuesses(unread, messages));

/** The founder's questions of the latest message with their answers, as a part of a reply; none without questions. */
export const answersTo = (analysis: Analysis, asked = askedIn(analysis)): ReplyPart[] =>
  answersPart({ asked }, translatorFor(analysis.language));

/** What it stands or falls with by the figures; null where they show nothing. */
export const constraintShown = (venture: Venture, messages: readonly string[]): Binding | null =>
  constraintIn(
    { messages, quantities: venture.quantities, computed: venture.computed, unread: openIn(venture, messages) },
    translatorFor(venture.language),
    questionsIn(messages, venture),
  );

/** The deciding finding, its arithmetic, one test and the next questions: the reply before its sections. */
export function renderShort(analysis: Analysis, asked = askedIn(analysis)): ReplyPart[] {
  const { input, venture, riskiest, killTest, rating, questions, language } = analysis;
  const { quantities, computed, withdrawn } = venture;
  const known = {
    messages: input.messages,
    quantities,
    unread: openIn(venture, input.messages),
    computed,
    withdrawn,
    venture,
    riskiest,
    killTest,
    rating,
    questions,
  };
  return shortReply({ ...known, asked }, translatorFor(language));
}
