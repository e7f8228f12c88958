import type { Metric, ReplyPart, ReplyWord } from "@cofounder/contract/analysis";
import { msg } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { inTerms, shownBeside, termFor } from "./formula.ts";

type Kind = ReplyPart["kind"];

/** The labels around the parts of a reply; the client fills the gaps when rendering. */
const words: Record<ReplyWord, string> = {
  "reply.ratingLabel": msg("{score}/10, the analyst rating. Show the reasons."),
  "reply.offline": msg("Calculations only"),
  "reply.offlineWhy": msg("Offline analysis: computed by the engine alone, without a language model."),
  "reply.computed": msg("Computed analysis"),
  "reply.showAll": msg("Show the whole analysis"),
  "reply.showLess": msg("Show less"),
  "reply.sources": msg("Sources"),
  "notice.search_unavailable": msg("Web search is not set up on this installation. The reply does without it."),
  "notice.search_failed": msg("The web search failed ({detail}). The reply does without it and is not charged for it."),
  "notice.model_failed": msg("The language model did not answer. This is the engine's own analysis, free of charge."),
  "notice.reading_failed": msg("The language model gave no reading of your figures. The engine's own reading is used."),
  "notice.answer_cut": msg(
    "The language model's answer ended before it was complete: it is as long as its server allows. Ask it to go on.",
  ),
  "notice.messages_summarised": msg(
    "Your oldest messages ({detail}) reached the language model only as a summary: what was understood of them, or else their first sentences.",
  ),
  "notice.message_shortened": msg(
    "This conversation is longer than the language model can read. It was given the newest messages and what was proven from the earlier ones.",
  ),
  "rating.title": msg("Analyst Rating"),
  "rating.unrated": msg("Too little is known to rate this idea."),
  "rating.outOf": msg("out of 10"),
  "rating.range": msg("Between {low} and {high} with what is known."),
  "rating.coverage": msg("{percent} of the criteria have evidence."),
  "rating.noEvidence": msg("Left out, because nothing is known yet:"),
  "rating.weight": msg("weight {percent}"),
  "rating.gate": msg("Held at {cap}:"),
  "rating.wouldMove": msg("What would move it"),
  "rating.fromTo": msg("{from} to {to}"),
  "rating.to": msg("to {to}"),
  "metrics.how": msg("How {label} was computed"),
  "metrics.formula": msg("Formula"),
  "metrics.range": msg("{low} to {high}"),
  "metrics.unknown": msg("Not known yet"),
  "claims.founder": msg("You said"),
  "claims.computed": msg("Computed"),
  "claims.source": msg("Sourced"),
  "claims.assumption": msg("Assumed"),
  "claims.unknown": msg("Unknown"),
  "marks.founder": msg("In your words"),
  "marks.computed": msg("Checked: it follows from your figures"),
  "marks.source": msg("From a source"),
  "marks.assumed": msg("Computed, from an assumption of the model"),
  "marks.own": msg("From the model, not checked"),
  "marks.differs": msg("Differs from what was computed"),
  "marks.counts": msg("{checked} of {all} figures checked; the others are the model's own"),
  "marks.allChecked": msg("Every figure checked ({all})"),
  "chart.asTable": msg("Show as table"),
  "chart.asChart": msg("Show as chart"),
  "chart.category": msg("Category"),
};

/** Labels for one kind of part only; the others surround every reply. */
const needed: Record<string, Kind> = { rating: "rating", metrics: "metrics", claims: "metrics", chart: "chart" };

/** The labels around these parts in the reply's language. */
export function wordsFor(parts: ReplyPart[], { language, translate }: Translator): ReplyPart {
  const kinds = new Set<string>(parts.map(({ kind }) => kind));
  const chosen = Object.entries(words).filter(([word]) => {
    const kind = needed[word.split(".")[0] ?? ""];
    return kind === undefined || kinds.has(kind);
  });
  return { kind: "words", language, words: Object.fromEntries(chosen.map(([word, text]) => [word, translate(text)])) };
}

/** The part with readable formulas and inputs, and with quotation marks around the founder's own words only. */
export function spelledOut(part: ReplyPart, translator: Translator): ReplyPart {
  if (part.kind === "metrics") return { ...part, items: part.items.map((metric) => spelled(metric, translator)) };
  return part.kind === "heard" ? part : withoutQuotedTerm(part, translator);
}

/**
 * Translations quote the buyer, whose words cannot be inflected. "Likely buyers" is our own term, so it needs no
 * quotation marks where its form suits every sentence.
 */
function withoutQuotedTerm(part: ReplyPart, { language, t, quote }: Translator): ReplyPart {
  if (language === "en" || language === "fr" || language === "hi") return part;
  const [opening = "", closing = ""] = quote("\n").split("\n");
  const [before = "", behind = ""] = t`likely buyers of ${"\n"}`.split("\n");
  const text = JSON.stringify(part);
  const plain = text
    .replaceAll(quote(t`likely buyers`), t`likely buyers`)
    .replaceAll(`${opening}${before}${opening}`, `${before}${opening}`)
    .replaceAll(`${closing}${behind}${closing}`, `${closing}${behind}`);
  return plain === text ? part : (JSON.parse(plain) as ReplyPart);
}

function spelled(metric: Metric, translator: Translator): Metric {
  const { low, high, unit } = metric;
  return {
    ...metric,
    formulaText: inTerms(metric.formula, translator),
    ...(low !== null &&
      high !== null && { lowText: translator.amount(low, unit), highText: translator.amount(high, unit) }),
    inputs: metric.inputs.map((input) => ({
      ...input,
      label: termFor(input.name, translator),
      display: shownBeside(input.name, input, translator),
    })),
  };
}
