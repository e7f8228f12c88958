import type { Churn } from "../finance/churn.ts";
import type { Inputs } from "../finance/inputs.ts";
import { testCards } from "../knowledge/tests.ts";
import type { AssumptionId } from "../knowledge/tests.ts";
import { buyerOf, isBuyerNamed, offerOf } from "../planning/channels.ts";
import {
  acquisitionCosts,
  cancellations,
  churnRates,
  confirmations,
  type Figures,
  grossMargins,
  interviews,
  known,
  leading,
  marketingSpends,
  mayBeSaid,
  orders,
  payingCustomers,
  pilots,
  prices,
  problemCosts,
  retentions,
  revenues,
  unitCosts,
  valueOf,
  waitlists,
} from "../reading/figures.ts";
import type { Venture } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { findTested, outcomeOf } from "./tested.ts";
import type { Tested } from "./test-verdict.ts";
import { waits } from "./verdict.ts";
import type { Judged } from "./verdict.ts";

export interface Riskiest {
  id: AssumptionId;
  statement: string;
  because: string;
  ifFalse: string;
  /** The founder's own words it rests on; null if nothing was said about it. */
  quote: string | null;
  impact: number;
  evidence: number;
}

type Known = Judged & { translator: Translator };
interface Weighed {
  id: AssumptionId;
  impact: number;
  evidence: number;
  because: string;
  quote: string | null;
}

/** The assumption with the largest impact × (1 − evidence); earlier in the list wins a tie. */
export function findRiskiest(input: Judged): Riskiest {
  const translator = translatorFor(input.venture.language);
  const weighed = weigh({ ...input, translator })
    .filter(({ id }) => isBuyerNamed(input.venture) || !ofBuyers.has(id) || findTested(input.tests, id) !== null)
    .map((entry) => asTested(entry, input.tests, translator));
  const first = weighed.reduce((top, entry) => (risk(entry) > risk(top) ? entry : top));
  const card = testCards[first.id];
  const fills = fillsFor(input);
  return {
    ...first,
    statement: translator.translate(card.assumes, fills),
    ifFalse: translator.translate(card.ifFalse, fills),
  };
}

/** Assumptions about buyers: whose they are comes first. */
const ofBuyers: ReadonlySet<AssumptionId> = new Set([
  "problem",
  "willingness_to_pay",
  "channel",
  "retention",
  "feasibility",
]);

const costs = [unitCosts, grossMargins];
const payments = [payingCustomers, revenues, orders, pilots, waitlists];

/** A failed test comes before everything else; what passed one is hardly a risk any more. */
function asTested(entry: Weighed, tests: readonly Tested[], translator: Translator): Weighed {
  const tested = findTested(tests, entry.id);
  if (tested === null) return entry;
  const because = outcomeOf(tested, translator);
  return tested.verdict === "failed"
    ? { ...entry, impact: failedImpact, evidence: 0, because }
    : { ...entry, evidence: Math.max(entry.evidence, passedEvidence), because };
}

const failedImpact = 1.5;
const passedEvidence = 0.9;

const risk = (entry: Weighed): number => entry.impact * (1 - entry.evidence);

function weigh(judged: Known): Weighed[] {
  return [
    weighMargin(judged),
    weighPayment(judged),
    weighProblem(judged),
    ...weighRules(judged),
    weighCustomer(judged),
    weighChannel(judged),
    weighRetention(judged),
    ...weighProduct(judged),
  ];
}

function weighMargin({ venture, inputs, translator: { t } }: Known): Weighed {
  const margin = inputs.grossMargin;
  if (!margin.isAssumed && margin.value < 0)
    return {
      id: "unit_margin",
      impact: 1.2,
      evidence: 0,
      because: t`By your own figures each customer costs more than they pay.`,
      quote: null,
    };
  const evidence = margin.isAssumed ? 0.2 : 0.7;
  return {
    id: "unit_margin",
    impact: 0.5,
    evidence,
    because: mayBeSaid(venture, ...costs) ? waits(t) : t`The cost to serve one customer is not measured.`,
    quote: null,
  };
}

function weighPayment({ venture, inputs, translator }: Known): Weighed {
  const paying = payingOf(inputs);
  const because = paymentReason(venture, paying, translator);
  return { id: "willingness_to_pay", impact: 0.95, evidence: payEvidence(venture, paying), because, quote: null };
}

/** States that nobody pays only when the founder said so. */
function paymentReason(venture: Venture, paying: number, { t }: Translator): string {
  if (paying > 0)
    return paying >= 10 ? t`They pay today's price; a higher one is untested.` : t`Few people have paid so far.`;
  if (known(venture, pilots) > 0) return t`The pilots have not been turned into payments.`;
  if (venture.signals.nobodyPays) return t`Nobody has paid yet, and intent is weak evidence.`;
  return mayBeSaid(venture, ...payments) ? waits(t) : t`You name no payment so far.`;
}

function weighProblem({ venture, translator: { t } }: Known): Weighed {
  const evidence = problemEvidence(venture);
  const asked = known(venture, interviews);
  const unknown = mayBeSaid(venture, interviews, confirmations, problemCosts)
    ? waits(t)
    : t`No interview or past behavior is named that shows how much the problem hurts.`;
  const because = asked === 0 ? unknown : t`${asked} talks are few to rest it on.`;
  return { id: "problem", impact: 1, evidence, because, quote: venture.phrases.problem?.text ?? null };
}

function weighRules({ venture, flags, translator: { t } }: Known): Weighed[] {
  const licence = flags.find((flag) => flag.licence);
  if (!licence) return [];
  const because = t`${licence.name} may require a license, and nothing is said about it.`;
  return [
    { id: "regulation", impact: 1, evidence: venture.signals.licenceAddressed ? 0.7 : 0.1, because, quote: null },
  ];
}

function weighCustomer({ venture, translator: { t } }: Known): Weighed {
  const buyer = venture.phrases.buyer?.text ?? null;
  if (venture.signals.everyone)
    return {
      id: "customer",
      impact: 0.9,
      evidence: 0.05,
      because: t`A product for everyone has no first customer.`,
      quote: buyer,
    };
  return {
    id: "customer",
    impact: 0.9,
    evidence: buyer === null ? 0.15 : 0.6,
    because: venture.mayNameBuyer ? t`Who buys first waits for your answer.` : t`Who buys first is not said.`,
    quote: buyer,
  };
}

function weighChannel({ venture, inputs, translator: { t } }: Known): Weighed {
  const named = venture.channels.length > 0 ? 0.25 : 0;
  const evidence = Math.min(0.8, named + (inputs.cac ? 0.4 : 0) + (payingOf(inputs) >= 10 ? 0.15 : 0));
  const unknown = mayBeSaid(venture, acquisitionCosts, marketingSpends)
    ? waits(t)
    : t`What it costs to win a customer is unknown.`;
  const because = inputs.cac ? t`The cost of winning a customer rests on few sales.` : unknown;
  // Before the first payment, willingness to pay is tested before reach.
  const impact = payingOf(inputs) > 0 ? 0.85 : 0.6;
  return { id: "channel", impact, evidence, because, quote: venture.channels[0]?.phrase.text ?? null };
}

function weighRetention({ venture, inputs, translator }: Known): Weighed {
  const stays = inputs.churn !== null || leading(venture, retentions) !== null;
  const unknown = mayBeSaid(venture, churnRates, retentions, cancellations)
    ? waits(translator.t)
    : translator.t`You name nothing that shows whether they stay.`;
  const because = inputs.churn ? churnReason(inputs.churn, translator) : unknown;
  const measured = inputs.churn?.interval ? 0.35 : 0.55;
  return {
    id: "retention",
    impact: payingOf(inputs) >= 10 ? 0.9 : 0.5,
    evidence: stays ? measured : 0.1,
    because,
    quote: null,
  };
}

function churnReason({ interval }: Churn, { t, share }: Translator): string {
  return interval === null
    ? t`The churn figure rests on few customers and months.`
    : t`If the churn was measured over one month, the true rate lies anywhere from ${share(interval.low)} to ${share(interval.high)}.`;
}

const builtEvidence: Record<Venture["stage"], number> = { idea: 0.2, prototype: 0.5, live: 0.8, revenue: 0.8 };

function weighProduct({ venture, translator: { t } }: Known): Weighed[] {
  const { platform } = venture.signals;
  const feasibility: Weighed = {
    id: "feasibility",
    impact: 0.6,
    evidence: builtEvidence[venture.stage],
    because: t`Nothing has been built or done by hand yet.`,
    quote: venture.phrases.feasibility?.text ?? null,
  };
  if (!platform) return [feasibility];
  return [
    feasibility,
    { id: "platform", impact: 0.7, evidence: 0.3, because: t`It depends on ${platform}.`, quote: platform },
  ];
}

/** Paying customers; revenue without a count still means that somebody pays. */
function payingOf(inputs: Inputs): number {
  return inputs.paying?.value ?? (inputs.revenue && inputs.revenue.value > 0 ? 1 : 0);
}

function problemEvidence(venture: Venture): number {
  const asked = known(venture, interviews);
  const paying = valueOf(venture, payingCustomers) ?? known(venture, revenues);
  const fromTalks = Math.min(0.6, asked / 20) * (venture.signals.acquaintances ? 0.3 : 1);
  const size = leading(venture, problemCosts) === null ? 0 : 0.15;
  return Math.min(0.9, fromTalks + size + (paying > 0 ? 0.4 : 0) + (venture.phrases.problem ? 0.1 : 0));
}

function payEvidence(venture: Venture, paying: number): number {
  if (paying >= 10) return 0.85;
  const rungs: [Figures, number][] = [
    [orders, 0.6],
    [pilots, 0.35],
    [waitlists, 0.15],
  ];
  const reached = rungs.find(([figures]) => known(venture, figures) > 0)?.[1] ?? 0.05;
  return paying >= 1 ? 0.6 : reached;
}

/** Buyer, offer, price, channel and platform of this venture, to fill in a knowledge text. */
export function fillsFor({ venture, inputs }: Pick<Judged, "venture" | "inputs">): Record<string, string> {
  const { t } = translatorFor(venture.language);
  const price = prices.in(venture)[0]?.quote;
  return {
    buyer: buyerOf(venture),
    offer: offerOf(venture) || t`it`,
    price: price !== undefined && inputs.price ? price : t`your price`,
    channel: venture.channels[0]?.phrase.text ?? t`direct contact`,
    platform: venture.signals.platform ?? t`the platform`,
  };
}
