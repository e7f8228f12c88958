import type { Metric, ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis, Change } from "../analysis.ts";
import { comparable } from "../claims/collect-claims.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isSameUnit } from "../quantities/unit.ts";
import type { Phrases } from "../reading/venture.ts";
import { describeReading } from "../reply/describe-reading.ts";
import { msg, translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { bullets, line, paragraphs } from "./sentences.ts";

interface Moved {
  label: string;
  before: Metric | undefined;
  after: Metric | undefined;
}

const mostRows = 8;

/** The short reply to a short message that changes something; null if no detectable change. */
export function renderChange(analysis: Analysis): ReplyPart[] | null {
  const { change } = analysis;
  if (!change) return null;
  const translator = translatorFor(analysis.language);
  const { t } = translator;
  const said = [...newFigures(change, translator), ...newWords(change, translator)];
  if (said.length === 0) return null;
  const moved = movedMetrics(change);
  const words = paragraphs(
    change.supposed ? t`Supposing that, and leaving your figures as they are:` : null,
    bullets(said),
    moved.length === 0 ? t`No computed figure rests on it yet.` : null,
    ratingMove(change, translator),
    riskMove(change, translator),
  );
  const title = change.supposed ? t`What would change` : t`What changed`;
  const next = analysis.questions.slice(0, 1);
  return [
    { kind: "section", id: "answer", title, text: words, basis: "" },
    ...movedTable(moved, change, translator),
    ...(analysis.rating.score === null || change.supposed
      ? []
      : [{ kind: "rating" as const, rating: analysis.rating }]),
    ...next.map((item): ReplyPart => ({ kind: "questions", title: t`Next question`, items: [item] })),
  ];
}

function newFigures({ before, after }: Change, translator: Translator): string[] {
  const { t } = translator;
  const held = before.venture.current;
  return after.venture.current
    .filter((figure) => isTold(figure) && !held.some((other) => isSame(other, figure)))
    .map((figure) => {
      const earlier = held.findLast((other) => isOfSame(other, figure));
      const label = capital(describeReading({ ...figure, status: "actual" }, translator));
      return earlier ? t`${label}: ${earlier.quote} → **${figure.quote}**.` : t`${label}: **${figure.quote}** (new).`;
    });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const isTold = ({ meaning }: Quantity): boolean => meaning !== "none" && meaning !== "unclear";
const isOfSame = (one: Quantity, other: Quantity): boolean =>
  one.meaning === other.meaning && one.party === other.party && isSameUnit(one.unit, other.unit);
const isSame = (one: Quantity, other: Quantity): boolean => isOfSame(one, other) && one.value === other.value;

const phraseLabels: Partial<Record<keyof Phrases, string>> = {
  buyer: msg("Buyer: {words}."),
  today: msg("What they do today: {words}."),
  problem: msg("Problem: {words}."),
  difference: msg("Difference: {words}."),
  whyNow: msg("Why now: {words}."),
};
const phraseKeys = ["buyer", "today", "problem", "difference", "whyNow"] as const;

/** Words instead of numbers: a buyer, a rival, a channel, a reason. */
function newWords({ before, after }: Change, { t, translate, quote }: Translator): string[] {
  const rivals = after.venture.competitors.filter(
    (name) => !before.venture.competitors.some((other) => other.text === name.text),
  );
  const channels = after.venture.channels.filter(
    (channel) => !before.venture.channels.some((other) => other.id === channel.id),
  );
  const phrases = phraseKeys.flatMap((key) => {
    const now = after.venture.phrases[key]?.text;
    const label = phraseLabels[key];
    return now && label && now !== before.venture.phrases[key]?.text ? [translate(label, { words: quote(now) })] : [];
  });
  return [
    ...phrases,
    ...rivals.map((name) => t`Rival named: ${name.text}.`),
    ...channels.map((channel) => t`Channel named: ${quote(channel.phrase.text)}.`),
  ];
}

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

function movedTable(moved: Moved[], change: Change, { t }: Translator): ReplyPart[] {
  if (moved.length === 0) return [];
  const none = t`not computable`;
  const rows = moved
    .slice(0, mostRows)
    .map((item) => [item.label, item.before?.display ?? none, item.after?.display ?? none]);
  const note = moved.length > rows.length ? t`More figures moved than are shown here.` : "";
  return [
    {
      kind: "table",
      title: change.supposed ? t`What would move` : t`What moved`,
      columns: [t`Figure`, t`Before`, change.supposed ? t`Then` : t`After`],
      rows,
      note,
    },
  ];
}

function ratingMove({ before, after, supposed }: Change, { t, number }: Translator): string {
  const [from, to] = [before.exactRating, after.exactRating];
  if (to === null) return t`Still not rated: too little is known.`;
  const shown = number(to);
  if (from === null)
    return supposed
      ? t`Rating: would be ${shown}, where there was none.`
      : t`Rating: now ${shown}, where there was none.`;
  return line(
    from === to ? t`The rating stays at ${shown}.` : t`Rating: ${number(from)} → **${shown}**.`,
    after.rating.gate ? t`Capped at ${after.rating.gate.cap}. ${after.rating.gate.because}` : null,
  );
}

function riskMove({ before, after }: Change, { t }: Translator): string | null {
  if (before.riskiest.id === after.riskiest.id) return null;
  return t`The riskiest assumption is now that ${after.riskiest.statement}. ${after.riskiest.because}`;
}
