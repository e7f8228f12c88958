/** What the founder's latest message asks for. */
export type Intent =
  | "report"
  | "pricing"
  | "competitors"
  | "market"
  | "plan"
  | "growth"
  | "revenue"
  | "ideas"
  | "risks"
  | "rating"
  | "regulation";

const cues: [Exclude<Intent, "report">, RegExp][] = [
  ["competitors", /\b(?:competit\w+|rivals?|alternatives)\b/i],
  ["pricing", /\b(?:pric(?:e|es|ing)|how much (?:should|can|could) (?:i|we) charge|charge for)\b/i],
  [
    "revenue",
    /\b(?:revenue (?:model|potential|projection|stream)\w*|monetiz\w+|monetis\w+|business model|make money|unit economics|runway|break[- ]even|ltv|cac|margin)\b/i,
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
const asking =
  /\?|^\s*(?:what|how|who|which|where|when|why|can|could|should|is|are|do|does|give|show|tell|list|find|make|create|write|generate|analy[sz]e|suggest|help|compare|explain|estimate|calculate|identify|develop|design|build me|pricing|competitors?|market|roadmap|growth|revenue|risks?|plan)\b/i;
const longestAsk = 320;

/** One part when a short message asks for one thing; the whole report for everything else. */
export function readIntent(ask: string | undefined): Intent {
  const text = (ask ?? "").trim();
  if (text === "" || text.length > longestAsk || !asking.test(text)) return "report";
  // A message that brings its own venture is an idea, whatever question ends it.
  if (
    /\b(?:i want to|we want to|i'm building|we're building|we are building|i am building|my idea|my startup (?:is|helps))\b/i.test(
      text,
    )
  )
    return "report";
  return cues.find(([, cue]) => cue.test(text))?.[0] ?? "report";
}
