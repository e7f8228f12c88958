import type { Claim, Metric } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import type { Quantity } from "../quantities/quantity.ts";

/** A text from outside, whose numbers may be repeated with its name: a web page, the result of a tool. */
export interface SourceText {
  publisher: string;
  year: string;
  text: string;
}

/** A dated figure of the analyst's knowledge. */
export interface SourceFigure {
  id: string;
  values: readonly { value: number; unit: string }[];
  publisher: string;
  year: string;
}

/** What may back the numbers of a text. */
export interface Backing {
  /** The venture's currency, an ISO code; null where it is not known. */
  currency: string | null;
  /** The founder's figures. */
  quantities: readonly Quantity[];
  /** The results of laws, as a reply shows them. */
  metrics: readonly Metric[];
  benchmarks: readonly SourceFigure[];
  /** The words behind numbers of the founder's that nobody has read, by claim. */
  behind: Readonly<Record<string, string>>;
  /** Calculators' answers, derivations, and other claims by their type. */
  claims: readonly Claim[];
  sources: readonly SourceText[];
}

export const noBacking: Backing = {
  currency: null,
  quantities: [],
  metrics: [],
  benchmarks: [],
  behind: {},
  claims: [],
  sources: [],
};

/** The founder's words and what was computed from them; not the engine's wording, ratings and rules of thumb. */
const backs = ({ id, type, formula, unit }: Claim): boolean =>
  !/^(?:m|c|told)\./.test(id) && (type === "founder" || (type === "computed" && formula !== null && unit !== ""));

/**
 * What backs a text about an analysis: its figures, results, sources and plan. `claims` are those made meanwhile, by
 * calculators and derivations; `sources` what was found on the web.
 */
export function backingOf(
  analysis: Pick<Analysis, "venture" | "metrics" | "benchmarks" | "claims" | "input">,
  { claims = [], sources = [] }: Partial<Pick<Backing, "claims" | "sources">> = {},
): Backing {
  const { venture, metrics, benchmarks } = analysis;
  return {
    currency: venture.currency,
    quantities: venture.quantities,
    metrics,
    benchmarks,
    behind: behindUnread(analysis),
    claims: [...analysis.claims.filter(backs), ...claims],
    sources,
  };
}

const reach = 40;

function behindUnread({ claims, input: { messages } }: Pick<Analysis, "claims" | "input">): Record<string, string> {
  const unread = claims.filter(({ type, value }) => type === "founder" && value === null);
  return Object.fromEntries(
    unread.flatMap(({ id, span }) =>
      span ? [[id, (messages[span.message] ?? "").slice(span.end, span.end + reach)] as const] : [],
    ),
  );
}
