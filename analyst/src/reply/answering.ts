import type { Metric } from "../laws/index.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { words } from "../reader/words.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { metricLabel } from "./metric-words.ts";
import type { Asked } from "./question-words.ts";
import { nameOf, showMetric } from "./show-value.ts";
import type { ReplyContext } from "./reply-context.ts";

/** A question with the figures in it. */
export interface Question extends Asked {
  named: readonly Quantity[];
  /** It is sold in a season: a month is not a twelfth of a year. */
  inSeason: boolean;
  /** An investor has stated terms. */
  isInvestedIn: boolean;
  /** The founder has said what margin, pay or profit it should be. */
  isWanting: boolean;
}

export type Answering = (context: ReplyContext, asked: Question) => string | null;

/** The figures whose words occur in a question. */
export const namedIn = ({ words: said }: Asked, quantities: readonly Quantity[]): Quantity[] =>
  quantities.filter(({ quote }) => {
    const parts = words(quote).map(({ word }) => word);
    return parts.length > 0 && said.some((_, start) => parts.every((part, index) => said[start + index] === part));
  });

/** "Capacity in use: 75% (450 / 600)." */
export function plainly(metric: Metric, context: ReplyContext): string {
  const { t, translate } = context.translator;
  const label = translate(metricLabel(nameOf(metric)) ?? "");
  return t`${label}: **${showMetric(metric, context)}** (${arithmeticOf(metric, context)}).`;
}

/** A yes or no before its reasons. */
export function verdict(isYes: boolean, text: string, { translator }: ReplyContext): string {
  return isYes ? translator.t`Yes. ${text}` : translator.t`No. ${text}`;
}
