import { askedFor } from "../reading/languages/other-languages.ts";

/** The request in the founder's latest message. */
export type Intent =
  | "report"
  /** The founder explicitly asks for the whole report. */
  | "full"
  | "pricing"
  | "competitors"
  | "market"
  | "plan"
  | "growth"
  | "revenue"
  | "ideas"
  | "risks"
  | "rating"
  | "regulation"
  | "funding";

const cues: [Exclude<Intent, "report" | "full">, RegExp][] = [
  [
    "funding",
    /\b(?:investors?|invest(?:ment)?|fundrais\w+|raise (?:money|funds|capital)|funding|valuation|angels?|vcs?|venture capital|seed round|safe terms)\b/i,
  ],
  ["competitors", /\b(?:competit\w+|rivals?|alternatives)\b/i],
  ["pricing", /\b(?:pric(?:e|es|ing)|how much (?:should|can|could) (?:i|we) charge|charge for)\b/i],
  [
    "revenue",
    new RegExp(
      String.raw`\b(?:revenue (?:model|potential|projection|stream)\w*|monetiz\w+|monetis\w+|business model` +
        String.raw`|make money|unit economics|runway|break[- ]even|ltv|cac|margin)\b`,
      "i",
    ),
  ],
  [
    "plan",
    /\b(?:roadmap|plan|next steps?|what should (?:i|we) do|milestones?|execution|where (?:do|should) (?:i|we) start)\b/i,
  ],
  [
    "growth",
    /\b(?:growth|grow|marketing|channels?|acqui(?:re|sition)|go[- ]to[- ]market|get (?:my |our |the )?(?:first )?(?:customers|users)|promot\w+)\b/i,
  ],
  ["risks", /\b(?:risks?|risky|riskiest|fail|wrong|weak(?:ness|est|nesses)?|kill|stop)\b/i],
  ["market", /\b(?:market (?:size|potential|analysis|research)|tam|sam|how big|opportunity|market)\b/i],
  ["ideas", /\b(?:ideas?|brainstorm|variants?|pivots?|features?)\b/i],
  ["regulation", /\b(?:legal|regulat\w+|gdpr|licen[cs]e|compliance|hipaa|law)\b/i],
  ["rating", /\b(?:rat(?:e|ing)|score|how good)\b/i],
];
const asking = new RegExp(
  String.raw`\?|^\s*(?:what|how|who|which|where|when|why|can|could|should|is|are|do|does|give|show|tell|list|find` +
    "|make|create|write|generate|analy[sz]e|suggest|help|compare|explain|estimate|calculate|identify" +
    String.raw`|develop|design|build me|pricing|competitors?|market|roadmap|growth|revenue|risks?|plan)\b`,
  "i",
);
const longestAsk = 320;
const wholeReport = new RegExp(
  String.raw`\b(?:(?:full|whole|complete|deep|detailed|thorough|entire) (?:\w+ )?(?:analysis|report|picture)` +
    String.raw`|analy[sz]e (?:my|this|the) (?:\w+ )?(?:idea|startup|business|venture|project)|start (?:over|again)` +
    String.raw`|everything again)\b`,
  "i",
);
const ownVenture =
  /\b(?:i want to|we want to|i'm building|we're building|we are building|i am building|my idea is|my startup (?:is|helps))\b/i;

/** One topic when a short message asks for it; otherwise the whole report. */
export function readIntent(ask: string | undefined): Intent {
  const text = (ask ?? "").trim();
  if (text === "" || text.length >= 2 * longestAsk) return "report";
  const elsewhere = askedFor(text);
  if (elsewhere === "full" || wholeReport.test(text)) return "full";
  // A message that describes its own venture is an idea, even if it ends with a question.
  if (text.length > longestAsk || ownVenture.test(text)) return "report";
  return firstTopic(text) ?? elsewhere ?? "report";
}

/** The first named topic is the one asked for; the rest are its details. */
function firstTopic(text: string): Intent | null {
  if (!asking.test(text)) return null;
  const named = cues.flatMap(([topic, cue]) => {
    const at = text.search(cue);
    return at < 0 ? [] : [{ topic, at }];
  });
  return (
    named.reduce<(typeof named)[number] | null>((first, item) => (first && first.at <= item.at ? first : item), null)
      ?.topic ?? null
  );
}
