import type { CompetitorAnalysisInput } from "@cofounder/contract/tools/competitor-analysis";
import type { Venture } from "../reading/venture.ts";
import { ownSentences } from "../reading/rival-sentences.ts";
import { shortened, upperFirst } from "./saying.ts";

const mostFeatures = 6;
const breaks =
  /[.:;!?：。！？।\n]+|,\s+(?:and\s+|und\s+|y\s+|et\s+)?| (?:and|und|y|et|that|which|who|so that|damit|para que|पर|और) |，|、/iu;

/**
 * The product's functions, clause by clause, in the founder's words; the problem, today's workaround and others'
 * products are not features.
 */
export function featuresOf({ idea, rivals = [] }: CompetitorAnalysisInput, venture: Venture): string[] {
  const { problem, today, idea: promise } = venture.phrases;
  const about = [problem, today].flatMap((phrase) => (phrase && phrase.text !== promise?.text ? [phrase.text] : []));
  const names = [...rivals, ...venture.competitors.map(({ text }) => text)];
  const clauses = ownSentences(idea.replace(/[^\S\n]+/g, " "), names)
    .flatMap((sentence) => sentence.split(breaks))
    .map((clause) =>
      clause.replace(/^(?:an?|the|it|we|our|i|they|to|wir|ich|es|nosotros|nous|il|elle|हम|我们)\s+/i, "").trim(),
    )
    .filter((clause) => isFeature(clause) && !about.some((text) => text.includes(clause)));
  const unique = [...new Set(clauses.map((clause) => upperFirst(shortened(clause, 90))))];
  return unique.length > 0 ? unique.slice(0, mostFeatures) : [upperFirst(shortened(promise?.text ?? idea, 90))];
}

const noFeature = new RegExp(
  String.raw`^-+|\b(?:lose|loses|lost|waste|wastes|struggle|spend)\b|^(?:price|costs?|charges?|competitors?` +
    String.raw`|rivals?|today|team|cash|raise|burn|founder|market|unlike|there are|currently|\d)\b|\bso far\b|\bsigned up\b|\d\s*%|[€$£₹]\s?\d` +
    String.raw`|\d\s?(?:€|\$|EUR|USD)`,
  "i",
);

function isFeature(clause: string): boolean {
  const words = clause.split(/\s+/).length;
  const han = (clause.match(/[\u4e00-\u9fff]/g) ?? []).length;
  return !noFeature.test(clause) && ((words >= 3 && words <= 16) || (han >= 4 && han <= 40));
}
