import { wilson } from "../finance/intervals.ts";
import { amountOf } from "../quantities/amount.ts";
import type { Quantity } from "../quantities/quantity.ts";
import {
  churnRates,
  confirmations,
  type Figures,
  freeUsers,
  hasHappened,
  interviews,
  known,
  leading,
  ordersPlaced,
  payingCustomers,
  pilots,
  problemCosts,
  reachable,
  retentions,
  revenues,
  salesMade,
  waitlists,
} from "../reading/figures.ts";
import { todayOf } from "../reading/venture.ts";
import type { Venture } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";
import { confirmedBy, confirmedShare, verdict, when } from "./verdict.ts";
import type { Judged, Verdict } from "./verdict.ts";

/** The severity of the problem, and the evidence for it. */
export function judgeProblem({ venture }: Judged): Verdict {
  const asked = known(venture, interviews);
  const size = leading(venture, problemCosts);
  if (!venture.phrases.problem && asked === 0 && !size) return null;
  const talks = Math.min(1, asked / 12) * (venture.signals.acquaintances ? 0.3 : 1);
  const agreed = confirmedShare(venture);
  const facts =
    when(size !== null, 1.5) + when(todayOf(venture) !== null, 0.75) + when(known(venture, payingCustomers) > 0, 0.75);
  const strength = 0.3 + when(size !== null, 0.2) + talks * 0.35 + agreed * 0.2;
  return verdict(3.5 + facts + talks * 1.5 + agreed * 1.5, strength, problemReason(venture, size));
}

function problemReason(venture: Venture, size: Quantity | null): string {
  const { t, quote } = translatorFor(venture.language);
  const { problem } = venture.phrases;
  const asked = known(venture, interviews);
  const agreed = confirmedShare(venture);
  if (agreed > 0) return confirmation(venture, asked, agreed);
  if (size) return t`You put a size on it: ${quote(problem?.text.includes(size.quote) ? problem.text : size.quote)}.`;
  if (asked > 0) return t`You spoke to ${asked} people, without saying how many confirmed it.`;
  const words = quote(problem?.text ?? "");
  const paying = known(venture, payingCustomers);
  if (paying > 0) return t`You describe it (${words}), and ${paying} pay to be rid of it.`;
  return t`You describe it (${words}) but show no one who acts on it.`;
}

function confirmation(venture: Venture, asked: number, atLeast: number): string {
  const { t, share } = translatorFor(venture.language);
  const { count, paid } = confirmedBy(venture);
  return paid
    ? t`${count} of the ${asked} you asked went on to pay, at least ${share(atLeast)} after allowing for the small sample.`
    : t`${count} of ${asked} people you asked confirmed it, at least ${share(atLeast)} after allowing for the small sample.`;
}

/** Whether the first buyers can be listed by name. */
export function judgeCustomer({ venture }: Judged): Verdict {
  const { t, quote } = translatorFor(venture.language);
  if (venture.signals.everyone)
    return verdict(1.5, 0.6, t`The customer is everyone, which gives no first list to work through.`);
  const { buyer } = venture.phrases;
  if (!buyer && !venture.mayNameBuyer) return null;
  const detail = buyer ? Math.min(1, Math.max(0, wordsOf(buyer.text) - 1) / 2) : 0.5;
  const score =
    4.5 +
    detail +
    (venture.places.length > 0 ? 1 : 0) +
    (known(venture, reachable) > 0 ? 0.75 : 0) +
    (known(venture, interviews) >= 5 ? 1 : 0);
  return verdict(
    score,
    0.5 + detail * 0.1 + (known(venture, payingCustomers) > 0 ? 0.3 : 0),
    buyer ? t`${quote(buyer.text)} can be listed by name.` : t`Who buys first waits for your answer.`,
  );
}

/** Words, or pairs of characters in scripts without spaces. */
function wordsOf(words: string): number {
  return /[\u4e00-\u9fff]/.test(words) ? Math.ceil(words.length / 2) : words.split(/\s+/).length;
}

/** The commitment ladder: actions count more than words. */
export function judgeDemand({ venture }: Judged): Verdict {
  const present = demandRungs(venture).filter((rung) => rung.count > 0);
  const best = present.reduce<Rung | null>((top, rung) => (top === null || rung.score > top.score ? rung : top), null);
  if (!best) return null;
  const stays = [retentions, churnRates].some((figures) => leading(venture, figures) !== null);
  const paidAndStays = stays && known(venture, payingCustomers) > 0;
  return verdict(
    best.score + when(paidAndStays, 0.5) + (present.length - 1) * 0.2,
    best.strength + when(stays, 0.05),
    best.because(),
  );
}

interface Rung {
  count: number;
  score: number;
  strength: number;
  because: () => string;
}

type Say = ReturnType<typeof translatorFor>["t"];

const demandRows: [figures: Figures, score: number, strength: number, because: (t: Say, count: number) => string][] = [
  [
    ordersPlaced,
    5.2,
    0.55,
    (t, count) =>
      count === 1 ? t`One order has been placed and paid.` : t`${count} orders have been placed and paid.`,
  ],
  [
    pilots,
    4.2,
    0.4,
    (t, count) =>
      count === 1
        ? t`One pilot costs the other side time, which is more than words.`
        : t`${count} pilots cost the other side time, which is more than words.`,
  ],
  [
    freeUsers,
    4,
    0.4,
    (t, count) =>
      count === 1
        ? t`One person signed up or uses it without paying.`
        : t`${count} people signed up or use it without paying.`,
  ],
  [
    waitlists,
    3.5,
    0.3,
    (t, count) =>
      count === 1
        ? t`One person on a list gave an address, not money.`
        : t`${count} people on a list gave an address, not money.`,
  ],
  [
    confirmations,
    3,
    0.3,
    (t, count) =>
      count === 1
        ? t`One person said it matters; nobody has committed anything yet.`
        : t`${count} people said it matters; nobody has committed anything yet.`,
  ],
];

function demandRungs(venture: Venture): Rung[] {
  const { t } = translatorFor(venture.language);
  return [
    ...moneyRungs(venture),
    ...demandRows.map(([figures, score, strength, because]): Rung => {
      const count = happened(venture, figures);
      return { count, score, strength, because: () => because(t, count) };
    }),
    {
      count: happened(venture, salesMade),
      score: 5.2,
      strength: 0.55,
      because: () => t`You sell already: money, not words.`,
    },
  ];
}

/** Its value where it is no plan, offer or supposition; 0 otherwise. */
function happened(venture: Venture, figures: Figures): number {
  const figure = leading(venture, figures);
  return figure && hasHappened(figure) ? amountOf(figure) : 0;
}

/** What is taken in today, or was last year where nobody says what it is today. */
function revenueTaken(venture: Venture): Quantity | null {
  const today = leading(venture, revenues);
  if (today && hasHappened(today)) return today;
  const isEarlier = ({ meaning, party, status }: Quantity): boolean =>
    meaning === "revenue" && party === "venture" && status === "past";
  return venture.quantities.findLast(isEarlier) ?? null;
}

function moneyRungs(venture: Venture): Rung[] {
  const { t } = translatorFor(venture.language);
  const paying = happened(venture, payingCustomers);
  const revenue = revenueTaken(venture);
  const tens = paying > 0 ? Math.log10(paying) : 0;
  const earned = revenue ? amountOf(revenue) : 0;
  const size = earned > 0 ? Math.max(0, Math.log10(earned) - 2.5) : 0;
  return [
    {
      count: paying,
      score: Math.min(9, 5 + tens * 1.5),
      strength: Math.min(0.95, 0.6 + tens * 0.15),
      because: () => payingReason(venture, paying),
    },
    {
      count: earned,
      score: Math.min(8, 5.5 + size),
      strength: 0.65,
      because: () => t`${revenue?.quote ?? ""} of revenue is money people already pay.`,
    },
  ];
}

function payingReason(venture: Venture, paying: number): string {
  const { t, share } = translatorFor(venture.language);
  const part = leading(venture, payingCustomers)?.share;
  const whole = venture.quantities.find(({ id }) => id === part?.of);
  const all = whole ? amountOf(whole) : 0;
  if (!whole || all < paying)
    return paying === 1 ? t`1 paying customer: money, not words.` : t`${paying} paying customers: money, not words.`;
  const { low, high } = wilson(paying, all);
  const [rate, from, to] = [share(paying / all), share(low), share(high)];
  return whole.meaning === "asked"
    ? t`${paying} paying customers of ${all} asked, ${rate} (${from} to ${to} allowing for the small sample).`
    : t`${paying} paying customers of ${all} who signed up or tried it, ${rate} (${from} to ${to} allowing for the small sample).`;
}
