import type { Assumption } from "@cofounder/contract/assumptions";
import { known, leading, orders, payingCustomers, pilots, retentions, revenues } from "../reading/figures.ts";
import { msg, translatorFor } from "../i18n/translator.ts";
import { isPassed, lastOfEach } from "./tested.ts";
import type { Judged } from "./verdict.ts";

export interface Gate {
  name: string;
  cap: number;
  because: string;
}

type GateRule = Gate & { shuts: (judged: Judged) => boolean };

const committed = [payingCustomers, revenues, orders, pilots];

/** What a passed test shows, whatever is named besides. */
const shown = ({ tests }: Judged, assumption: Assumption): boolean => isPassed(tests, assumption);

/** Caps that no average can lift: one fatal fact outweighs nine pleasant ones. */
const rules: GateRule[] = [
  {
    name: "impossible_input",
    cap: 2,
    because: msg("A figure in your text cannot be true."),
    shuts: ({ venture }) => venture.impossible.length > 0,
  },
  {
    name: "failed_test",
    // Where a score starts when nothing is known.
    cap: 3,
    because: msg("A test whose bar you fixed beforehand failed."),
    shuts: ({ tests }) => lastOfEach(tests).some(({ verdict }) => verdict === "failed"),
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
    because: msg("A license may be needed and nothing is said about it."),
    shuts: (judged) =>
      judged.flags.some((flag) => flag.licence) &&
      !judged.venture.signals.licenceAddressed &&
      !shown(judged, "regulation"),
  },
  {
    name: "no_commitment",
    cap: 6,
    because: msg("No payment, deposit, pilot or signature is named."),
    shuts: (judged) =>
      !judged.venture.signals.somebodyPays &&
      !committed.some((figures) => known(judged.venture, figures) > 0) &&
      !shown(judged, "willingness_to_pay"),
  },
  {
    name: "customer_is_everyone",
    cap: 6,
    because: msg("A product for everyone has no first customer."),
    shuts: (judged) => judged.venture.signals.everyone && !shown(judged, "customer"),
  },
  {
    name: "no_go_to_market",
    cap: 6.5,
    because: msg("No channel to customers is named."),
    shuts: (judged) => judged.venture.channels.length === 0 && !judged.inputs.cac && !shown(judged, "channel"),
  },
  {
    name: "no_retention_evidence",
    cap: 8.4,
    because: msg("Nothing shows yet that paying customers stay."),
    shuts: (judged) =>
      !judged.inputs.churn && leading(judged.venture, retentions) === null && !shown(judged, "retention"),
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
