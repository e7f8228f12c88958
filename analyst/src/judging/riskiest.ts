import type { Inputs } from "../finance/inputs.ts";
import { testCards } from "../knowledge/tests.ts";
import type { AssumptionId } from "../knowledge/tests.ts";
import { buyerOf } from "../planning/channels.ts";
import { valueFor } from "../reading/venture.ts";
import type { Venture } from "../reading/venture.ts";
import type { RegulationFlag } from "./regulation-flags.ts";

export type Riskiest = {
  id: AssumptionId;
  statement: string;
  because: string;
  ifFalse: string;
  /** The founder's own words it rests on; null when nothing was said about it. */
  quote: string | null;
  impact: number;
  evidence: number;
};

type Weighed = { id: AssumptionId; impact: number; evidence: number; because: string; quote: string | null };

/** The assumption with the largest impact × (1 − evidence); earlier in the list wins a tie. */
export function findRiskiest(input: { venture: Venture; inputs: Inputs; flags: RegulationFlag[] }): Riskiest {
  const weighed = weigh(input);
  const first = weighed.reduce((top, entry) => (risk(entry) > risk(top) ? entry : top));
  const card = testCards[first.id];
  const statement = fillAll(card.assumes, input.venture, input.inputs);
  return { ...first, statement, ifFalse: card.ifFalse };
}

const risk = (entry: Weighed): number => entry.impact * (1 - entry.evidence);

function weigh({ venture, inputs, flags }: { venture: Venture; inputs: Inputs; flags: RegulationFlag[] }): Weighed[] {
  const licence = flags.find((flag) => flag.licence);
  const paying = inputs.paying?.value ?? (inputs.revenue && inputs.revenue.value > 0 ? 1 : 0);
  const negative = inputs.grossMargin.type !== "assumption" && inputs.grossMargin.value < 0;
  const problem = problemEvidence(venture);
  return [
    {
      id: "unit_margin",
      impact: negative ? 1.2 : venture.type?.id === "ai-automation" ? 0.75 : 0.5,
      evidence: negative ? 0 : inputs.unitCost || inputs.grossMargin.type === "founder" ? 0.7 : 0.2,
      because: negative
        ? "by your own figures each customer costs more than they pay"
        : "the cost to serve one customer is not measured",
      quote: null,
    },
    {
      id: "willingness_to_pay",
      impact: 0.95,
      evidence: payEvidence(venture, paying),
      because: paying > 0 ? "few people have paid so far" : "nobody has paid yet, and intent is weak evidence",
      quote: null,
    },
    {
      id: "problem",
      impact: 1,
      evidence: problem,
      because: problem < 0.3 ? "no interview or past behaviour is named that shows it" : "the interviews are few",
      quote: venture.phrases.problem?.text ?? null,
    },
    {
      id: "regulation",
      impact: licence ? 1 : 0.2,
      evidence: venture.signals.licenceAddressed ? 0.7 : 0.1,
      because: licence
        ? `${licence.name} may require a licence, and nothing is said about it`
        : "no licence question stands out",
      quote: null,
    },
    {
      id: "customer",
      impact: 0.9,
      evidence: venture.signals.everyone ? 0.05 : venture.phrases.buyer ? 0.6 : 0.15,
      because: venture.signals.everyone ? "a product for everyone has no first customer" : "who buys first is not said",
      quote: venture.phrases.buyer?.text ?? null,
    },
    {
      id: "channel",
      impact: 0.85,
      evidence: Math.min(
        0.8,
        (venture.channels.length > 0 ? 0.25 : 0) + (inputs.cac ? 0.4 : 0) + (paying >= 10 ? 0.15 : 0),
      ),
      because: inputs.cac
        ? "the cost of winning a customer rests on few sales"
        : "what it costs to win a customer is unknown",
      quote: venture.channels[0]?.phrase.text ?? null,
    },
    {
      id: "retention",
      impact: paying >= 10 ? 0.9 : 0.5,
      evidence: inputs.churn || valueFor(venture, "retention") !== null ? 0.55 : 0.1,
      because: inputs.churn
        ? "the churn figure rests on few customers and months"
        : "nobody knows yet whether they stay",
      quote: null,
    },
    {
      id: "feasibility",
      impact: 0.6,
      evidence: venture.stage === "idea" ? 0.2 : venture.stage === "prototype" ? 0.5 : 0.8,
      because: "nothing has been built or done by hand yet",
      quote: venture.phrases.feasibility?.text ?? null,
    },
    {
      id: "platform",
      impact: venture.signals.platform ? 0.7 : 0.1,
      evidence: 0.3,
      because: venture.signals.platform ? `it depends on ${venture.signals.platform}` : "no single platform stands out",
      quote: venture.signals.platform,
    },
  ];
}

function problemEvidence(venture: Venture): number {
  const asked = valueFor(venture, "interviews") ?? 0;
  const paying = valueFor(venture, "paying_customers") ?? valueFor(venture, "revenue") ?? 0;
  const fromTalks = Math.min(0.6, asked / 20) * (venture.signals.acquaintances ? 0.3 : 1);
  const size = valueFor(venture, "problem_size") === null ? 0 : 0.15;
  return Math.min(0.9, fromTalks + size + (paying > 0 ? 0.4 : 0) + (venture.phrases.problem ? 0.1 : 0));
}

function payEvidence(venture: Venture, paying: number): number {
  if (paying >= 10) return 0.85;
  if (paying >= 1 || (valueFor(venture, "paid_pilots") ?? 0) >= 1) return 0.6;
  if ((valueFor(venture, "preorders") ?? 0) > 0) return 0.5;
  if ((valueFor(venture, "letters_of_intent") ?? 0) > 0) return 0.35;
  return (valueFor(venture, "waitlist") ?? 0) > 0 ? 0.15 : 0.05;
}

/** Puts buyer, price, channel and platform of this venture into a knowledge text. */
export function fillAll(text: string, venture: Venture, inputs: Inputs): string {
  const price = venture.facts.find((fact) => fact.role === "price" && !fact.superseded)?.text;
  return text
    .replaceAll("{buyer}", buyerOf(venture))
    .replaceAll("{price}", price !== undefined && inputs.priceIsKnown ? price : "your price")
    .replaceAll("{channel}", venture.channels[0]?.phrase.text ?? "direct contact")
    .replaceAll("{platform}", venture.signals.platform ?? "the platform");
}
