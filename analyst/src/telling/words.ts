import type { Metric, ReplyPart, ReplyWord } from "@cofounder/contract/analysis";
import { mark } from "../wording/voice.ts";
import type { Voice } from "../wording/voice.ts";
import { inTerms, shownBeside, termFor } from "./formula.ts";

type Kind = ReplyPart["kind"];

/** What a screen writes around the parts of a reply; the gaps are filled where it is drawn. */
const words: Record<ReplyWord, string> = {
  "reply.ratingLabel": mark("{score}/10, the analyst rating. Show the reasons."),
  "reply.offline": mark("Offline analysis"),
  "reply.offlineWhy": mark("Computed by the engine alone, without a language model."),
  "reply.computed": mark("Computed analysis"),
  "reply.showAll": mark("Show the whole analysis"),
  "reply.showLess": mark("Show less"),
  "reply.sources": mark("Sources"),
  "notice.search_unavailable": mark("Web search is not set up on this installation. The reply does without it."),
  "notice.search_failed": mark(
    "The web search failed ({detail}). The reply does without it and is not charged for it.",
  ),
  "notice.model_failed": mark("The language model did not answer. This is the engine's own analysis, free of charge."),
  "rating.title": mark("Analyst Rating"),
  "rating.unrated": mark("Too little is known to rate this idea."),
  "rating.outOf": mark("out of 10"),
  "rating.range": mark("Between {low} and {high} with what is known."),
  "rating.coverage": mark("{percent} of the criteria have evidence."),
  "rating.noEvidence": mark("Left out, because nothing is known yet:"),
  "rating.weight": mark("weight {percent}"),
  "rating.gate": mark("Held at {cap}:"),
  "rating.wouldMove": mark("What would move it"),
  "rating.fromTo": mark("{from} to {to}"),
  "rating.to": mark("to {to}"),
  "metrics.how": mark("How {label} was computed"),
  "metrics.formula": mark("Formula"),
  "metrics.range": mark("{low} to {high}"),
  "metrics.unknown": mark("Not known yet"),
  "claims.founder": mark("You said"),
  "claims.computed": mark("Computed"),
  "claims.source": mark("Sourced"),
  "claims.assumption": mark("Assumed"),
  "claims.unknown": mark("Unknown"),
  "chart.asTable": mark("Show as table"),
  "chart.asChart": mark("Show as chart"),
  "chart.category": mark("Category"),
};

/** Words that only one kind of part needs; the others stand around every reply. */
const needed: Record<string, Kind> = { rating: "rating", metrics: "metrics", claims: "metrics", chart: "chart" };

/** The words around these parts in the reply's language. */
export function wordsFor(parts: ReplyPart[], { language, say }: Voice): ReplyPart {
  const kinds = new Set<string>(parts.map(({ kind }) => kind));
  const chosen = Object.entries(words).filter(([word]) => {
    const kind = needed[word.split(".")[0] ?? ""];
    return kind === undefined || kinds.has(kind);
  });
  return { kind: "words", language, words: Object.fromEntries(chosen.map(([word, text]) => [word, say(text)])) };
}

/** The part with formulas and inputs as a person reads them. */
export function spelledOut(part: ReplyPart, voice: Voice): ReplyPart {
  return part.kind === "metrics" ? { ...part, items: part.items.map((metric) => spelled(metric, voice)) } : part;
}

function spelled(metric: Metric, voice: Voice): Metric {
  const { low, high, unit } = metric;
  return {
    ...metric,
    formulaText: inTerms(metric.formula, voice),
    ...(low !== null && high !== null && { lowText: voice.amount(low, unit), highText: voice.amount(high, unit) }),
    inputs: metric.inputs.map((input) => ({
      ...input,
      label: termFor(input.name, voice),
      display: shownBeside(input.name, input, voice),
    })),
  };
}
