import { msg } from "../i18n/translator.ts";
import { amountOf, periodOf } from "../quantities/amount.ts";
import type { Period } from "../quantities/amount.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { currencyOf } from "../quantities/unit.ts";
import {
  acquisitionCosts,
  churnRates,
  conversions,
  type Figures,
  freeUsers,
  marginsSaid,
  growthRates,
  hoursPerWeek,
  marketValues,
  payingCustomers,
  prices,
  reachable,
  retentions,
  takeRates,
  targetCustomers,
} from "./figures.ts";
import type { ImpossibleInput, Venture } from "./venture.ts";

interface Bound {
  figures: Figures;
  low: number;
  high: number;
  because: string;
  per?: Period;
}
const rate = (figures: Figures): Bound => ({
  figures,
  low: 0,
  high: 1,
  because: msg("A share above 100% or below zero cannot be."),
});
const people = (figures: Figures): Bound => ({
  figures,
  low: 0,
  high: 8.2e9,
  because: msg("That is more people than are alive."),
});
const bounds: Bound[] = [
  rate(churnRates),
  rate(retentions),
  rate(conversions),
  rate(takeRates),
  { figures: marginsSaid, low: -5, high: 1, because: msg("A gross margin above 100% cannot be.") },
  people(reachable),
  people(targetCustomers),
  people(payingCustomers),
  people(freeUsers),
  {
    figures: marketValues,
    low: 0,
    high: 1.1e14,
    because: msg("That is more than the whole world produces in a year."),
  },
  {
    figures: growthRates,
    low: -1,
    high: 0.5,
    per: "month",
    because: msg("Growth above 50% every month cannot last."),
  },
  { figures: hoursPerWeek, low: 0, high: 168, because: msg("A week has fewer hours.") },
  {
    figures: acquisitionCosts,
    low: 0,
    high: Infinity,
    because: msg("Winning a customer cannot cost less than nothing."),
  },
  { figures: prices, low: 0, high: Infinity, because: msg("A price below zero cannot be.") },
];

/** The order of magnitude of a currency's units per dollar, as an upper limit: used only to detect the impossible. */
const weakest: Record<string, number> = {
  INR: 100,
  CNY: 10,
  JPY: 200,
  MXN: 30,
  COP: 5000,
  CLP: 1200,
  ARS: 2000,
  NGN: 2000,
  KES: 200,
  XOF: 700,
};

/** Figures that cannot be true for any business. */
export function findImpossible(venture: Pick<Venture, "current" | "follows">): ImpossibleInput[] {
  const broken = new Map(
    bounds.flatMap((bound) =>
      bound.figures
        .in(venture)
        .filter((figure) => breaks(figure, bound))
        .map((figure) => [figure.id, bound.because]),
    ),
  );
  return [...venture.current, ...venture.follows].flatMap(({ id, quote }) => {
    const because = broken.get(id);
    return because === undefined ? [] : [{ figureId: id, text: quote, because }];
  });
}

function breaks(figure: Quantity, { low, high, per }: Bound): boolean {
  const value = amountOf(figure);
  const most = high * (weakest[currencyOf(figure.unit) ?? ""] ?? 1);
  return (per === undefined || per === periodOf(figure)) && (value < low || value > most);
}
