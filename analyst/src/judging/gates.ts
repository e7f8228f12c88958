import { known, leading, orders, payingCustomers, pilots, retentions, revenues } from "../reading/figures.ts";
import { msg, translatorFor } from "../i18n/translator.ts";
import type { Judged } from "./verdict.ts";

export interface Gate {
  name: string;
  cap: number;
  because: string;
}

type GateRule = Gate & { shuts: (judged: Judged) => boolean };

const committed = [payingCustomers, revenues, orders, pilots];

/** Caps that no average can lift: one fatal fact outweighs nine pleasant ones. */
const rules: GateRule[] = [
  {
    name: "impossible_input",
    cap: 2,
    because: msg("A figure in your text cannot be true."),
    shuts: ({ venture }) => venture.impossible.length > 0,
  },
  {
    name: "negative_unit_margin",
    cap: 4.5,
    because: msg("By your own figures each customer costs more than they pay."),
    shuts: ({ inputs }) => !inputs.grossMargin.isAssumed && inputs.grossMargin.value < 0,
  },
  {
    name: "licence_unaddressed",
    cap: 5,
    because: msg("A licence may be needed and nothing is said about it."),
    shuts: ({ venture, flags }) => flags.some((flag) => flag.licence) && !venture.signals.licenceAddressed,
  },
  {
    name: "no_commitment",
    cap: 6,
    because: msg("No payment, deposit, pilot or signature is named."),
    shuts: ({ venture }) => !venture.signals.somebodyPays && !committed.some((figures) => known(venture, figures) > 0),
  },
  {
    name: "customer_is_everyone",
    cap: 6,
    because: msg("A product for everyone has no first customer."),
    shuts: ({ venture }) => venture.signals.everyone,
  },
  {
    name: "no_go_to_market",
    cap: 6.5,
    because: msg("No channel to customers is named."),
    shuts: ({ venture, inputs }) => venture.channels.length === 0 && !inputs.cac,
  },
  {
    name: "no_retention_evidence",
    cap: 8.4,
    because: msg("Nothing shows yet that paying customers stay."),
    shuts: ({ venture, inputs }) => !inputs.churn && leading(venture, retentions) === null,
  },
  {
    name: "contradiction",
    cap: 7,
    because: msg("Two of your figures contradict each other."),
    shuts: ({ venture }) => venture.contradictions.length > 0,
  },
];

/** The lowest cap that applies; null if none does. */
export function lowestGate(judged: Judged): Gate | null {
  const shut = rules.filter((rule) => rule.shuts(judged)).sort((a, b) => a.cap - b.cap);
  const first = shut[0];
  return first
    ? { name: first.name, cap: first.cap, because: translatorFor(judged.venture.language).translate(first.because) }
    : null;
}
