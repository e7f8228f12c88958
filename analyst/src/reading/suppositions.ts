import type { Language } from "../i18n/language.ts";
import type { FigureReading } from "@cofounder/contract/figures";
import type { Quantity } from "../quantities/quantity.ts";
import type { Heard } from "../reader/heard.ts";
import { type KindRead, readKind } from "../reader/spans/read-kind.ts";
import { readQuestions } from "../reader/spans/read-questions.ts";

type Span = Quantity["span"];
type Status = FigureReading["status"] | undefined;

const sureKind = 0.8;
const isWhatIf = ({ kind, confidence }: KindRead): boolean => kind === "what_if" && confidence >= sureKind;

/**
 * The figures without those of earlier "what if" questions: a question of a later message that supposes a figure is
 * answered once, and its figure is neither the venture's nor asked about again.
 */
export function withoutEarlierSuppositions(heard: Heard, texts: readonly string[], language: Language): Heard {
  const first = texts.findIndex((text) => text.trim() !== "");
  const questions = new Map<number, ReturnType<typeof readQuestions>>();
  const isAsked = ({ message, start }: Span): boolean => {
    const asked = questions.get(message) ?? readQuestions([texts[message] ?? ""], language);
    questions.set(message, asked);
    return asked.some((question) => question.start <= start && start < question.end);
  };
  const isSupposed = (span: Span, status: Status): boolean =>
    status === "hypothetical" || isWhatIf(readKind(texts[span.message] ?? "", { first: false }, language));
  const isOver = (span: Span, status: Status): boolean =>
    span.message > first && span.message < texts.length - 1 && isAsked(span) && isSupposed(span, status);
  return {
    ...heard,
    quantities: heard.quantities.filter(({ span, status }) => !isOver(span, status)),
    unread: heard.unread.filter(({ span, guess }) => !isOver(span, guess?.status)),
  };
}
