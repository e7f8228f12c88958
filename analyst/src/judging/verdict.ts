import { wilson } from "../finance/intervals.ts";
import type { Inputs } from "../finance/inputs.ts";
import { amountOf } from "../quantities/amount.ts";
import { confirmations, interviews, known, leading, payingCustomers } from "../reading/figures.ts";
import type { Venture } from "../reading/venture.ts";
import type { Translator } from "../i18n/translator.ts";
import type { Tested } from "./test-verdict.ts";
import type { RegulationFlag } from "./regulation-flags.ts";

export interface Judged {
  venture: Venture;
  inputs: Inputs;
  flags: RegulationFlag[];
  /** Locked tests that their rules decided, oldest first. */
  tests: readonly Tested[];
}
/** 0 to 10, the strength of its evidence (0 to 1), and the reason as a sentence; null without evidence. */
export type Verdict = { score: number; strength: number; because: string } | null;

export function verdict(score: number, strength: number, because: string): Verdict {
  return { score: Math.min(10, Math.max(0, score)), strength: Math.min(1, strength), because };
}

/** Information that an unconfirmed figure may contain is neither known nor missing. */
export const waits = (t: Translator["t"]): string => t`What you say of it waits for your confirmation.`;

/** Points for a true fact. */
export const when = (holds: boolean, points: number): number => (holds ? points : 0);

/** The number asked who confirmed the problem, in words or, stronger, by paying. */
export function confirmedBy(venture: Venture): { count: number; paid: boolean } {
  const asked = leading(venture, interviews);
  const paying = leading(venture, payingCustomers);
  if (asked && paying?.share?.of === asked.id) return { count: amountOf(paying), paid: true };
  return { count: known(venture, confirmations), paid: false };
}

/**
 * The share of interviews that confirmed the problem, at the lower end of its interval; 0 without a usable pair of
 * numbers.
 */
export function confirmedShare(venture: Venture): number {
  const asked = known(venture, interviews);
  const confirmed = confirmedBy(venture).count;
  return asked > 0 && confirmed > 0 && confirmed <= asked ? wilson(confirmed, asked).low : 0;
}
