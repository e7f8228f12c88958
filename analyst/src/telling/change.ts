import type { Metric, ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis, Change, Study } from "../analysis.ts";
import { comparable } from "../claims/collect-claims.ts";
import { roleLabels } from "../reading/role-cues.ts";
import type { Fact } from "../reading/venture.ts";
import { bullets, paragraphs, sentence } from "./wording.ts";

type Moved = { label: string; before: Metric | undefined; after: Metric | undefined };

const mostRows = 8;
const silent = new Set(["aside", "other"]);

/** The short reply to a short message that changes something; null when it changed nothing the engine can see. */
export function tellChange(analysis: Analysis): ReplyPart[] | null {
  const { change } = analysis;
  if (!change) return null;
  const said = saidNew(change);
  if (said.length === 0) return null;
  const moved = movedMetrics(change);
  const text = paragraphs(
    change.supposed ? "Supposing that, and leaving your figures as they are:" : null,
    bullets(said),
    moved.length === 0 ? "No computed figure rests on it yet." : null,
    ratingMove(change),
    riskMove(change),
  );
  const title = change.supposed ? "What would change" : "What changed";
  return [
    { kind: "section", id: "answer", title, text, basis: "" },
    ...movedTable(moved, change),
    ...(analysis.rating.score === null || change.supposed
      ? []
      : [{ kind: "rating" as const, rating: analysis.rating }]),
    ...analysis.questions
      .slice(0, 1)
      .map((item): ReplyPart => ({ kind: "questions", title: "Next question", items: [item] })),
  ];
}

function saidNew({ before, after }: Change): string[] {
  return [...newFacts(before, after), ...newWords(before, after)];
}

function newFacts(before: Study, after: Study): string[] {
  const held = live(before);
  return live(after)
    .filter((fact) => !held.some((other) => same(other, fact)))
    .map((fact) => {
      const earlier = held.findLast((other) => other.role === fact.role);
      const label = sentence(roleLabels[fact.role]).replace(/\.$/, "");
      return earlier
        ? `${label}: ${written(earlier)} → **${written(fact)}**.`
        : `${label}: **${written(fact)}** (new).`;
    });
}

const live = (study: Study): Fact[] => study.facts.filter((fact) => !fact.superseded && !silent.has(fact.role));
const same = (one: Fact, other: Fact): boolean =>
  one.role === other.role && one.value === other.value && one.unit === other.unit && one.per === other.per;
const written = (fact: Fact): string =>
  `${fact.text}${fact.per && fact.per !== "once" && fact.kind === "money" ? ` a ${fact.per}` : ""}`;

/** Words instead of numbers: a buyer, a rival, a channel, a reason. */
function newWords(before: Study, after: Study): string[] {
  const rivals = after.venture.competitors.filter(
    (name) => !before.venture.competitors.some((other) => other.text === name.text),
  );
  const channels = after.venture.channels.filter(
    (channel) => !before.venture.channels.some((other) => other.id === channel.id),
  );
  const phrases = (["buyer", "today", "problem", "difference", "whyNow"] as const).flatMap((key) => {
    const now = after.venture.phrases[key]?.text;
    return now && now !== before.venture.phrases[key]?.text ? [`${phraseLabels[key]}: "${now}".`] : [];
  });
  return [
    ...phrases,
    ...rivals.map((name) => `Rival named: ${name.text}.`),
    ...channels.map((channel) => `Channel named: "${channel.phrase.text}".`),
  ];
}

const phraseLabels = {
  buyer: "Buyer",
  today: "What they do today",
  problem: "Problem",
  difference: "Difference",
  whyNow: "Why now",
} as const;

function movedMetrics({ before, after }: Change): Moved[] {
  const earlier = comparable(before);
  const later = comparable(after);
  const names = new Set([...later, ...earlier].map((metric) => metric.name));
  return [...names]
    .filter((name) => !name.startsWith("revenue_at_"))
    .map((name) => ({
      before: earlier.find((metric) => metric.name === name),
      after: later.find((metric) => metric.name === name),
    }))
    .filter((pair) => pair.before?.display !== pair.after?.display)
    .map((pair) => ({ ...pair, label: pair.after?.label ?? pair.before?.label ?? "" }));
}

function movedTable(moved: Moved[], change: Change): ReplyPart[] {
  if (moved.length === 0) return [];
  const rows = moved
    .slice(0, mostRows)
    .map((item) => [item.label, item.before?.display ?? "not computable", item.after?.display ?? "not computable"]);
  const columns = ["Figure", "Before", change.supposed ? "Then" : "After"];
  const rest = moved.length - rows.length;
  const note = rest > 0 ? "More figures moved than are shown here." : "";
  return [{ kind: "table", title: change.supposed ? "What would move" : "What moved", columns, rows, note }];
}

function ratingMove({ before, after, supposed }: Change): string {
  const [from, to] = [before.exactRating, after.exactRating];
  if (to === null) return "Still not rated: too little is known.";
  if (from === null) return `Rating: ${supposed ? "would be" : "now"} ${to}, where there was none.`;
  const why = after.rating.gate ? `, held down because ${after.rating.gate.because}` : "";
  return from === to ? `The rating stays at ${to}${why}.` : `Rating: ${from} → **${to}**${why}.`;
}

function riskMove({ before, after }: Change): string | null {
  if (before.riskiest.id === after.riskiest.id) return null;
  return `The riskiest assumption is now that ${after.riskiest.statement}, because ${after.riskiest.because}.`;
}
