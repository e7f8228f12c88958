import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Metric } from "../laws/index.ts";
import { isSameUnit } from "../quantities/unit.ts";
import { isPartial, isSupposed } from "./choose.ts";
import { nameAll, nameQuantity } from "./naming.ts";
import { cashOf, money, restOf } from "./option-cash.ts";
import { isBound, nameIn, withArithmetic } from "./option-parts.ts";
import type { Variant } from "./option-cases.ts";
import type { Decision, Option } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric } from "./show-value.ts";
import { todayInPeriod } from "./today.ts";

const nothing = "–";

/** The result of today with the change that an option makes. */
function thenOf({ effect: { change } }: Option, today: Metric | null, context: ReplyContext): string {
  return today && change && isSameUnit(today.unit, change.unit)
    ? showMetric({ ...today, value: today.value + change.value }, context)
    : "";
}

/** Today beside each option, by the same laws, and what is in none of it. */
export function optionsTable(decision: Decision, context: ReplyContext): ReplyPart {
  const { options, unassigned } = decision;
  const { t, list, quote } = context.translator;
  const today = todayInPeriod(context);
  const cash = cashOf(context);
  const row = (label: string, now: string, cells: (option: Option) => string): string[] => [
    label,
    now,
    ...options.map((option) => cells(option) || nothing),
  ];
  const show = (metric: Metric | null): string => (metric ? withArithmetic(metric, context) : "");
  const atMost = (shown: string, option: Option): string =>
    shown !== "" && isBound(option, context) ? t`at most ${shown}` : shown;
  const variantRow = (option: Option, { count, effect }: Variant): string[] =>
    row(t`More or less than today, with ${quote(count.quote)}`, nothing, (other) =>
      other === option ? atMost(signed(effect.change, context), { ...option, effect }) : "",
    );
  const rows = [
    row(t`Its sales leave`, nothing, (option) => atMost(show(option.effect.sales), option)),
    row(t`It saves`, nothing, ({ effect }) => show(effect.saving)),
    row(t`Its own running costs`, nothing, ({ effect }) => show(effect.running)),
    row(t`More or less than today`, nothing, (option) =>
      option.effect.isCostOnly ? "" : atMost(signed(option.effect.change, context), option),
    ),
    ...options.flatMap((option) => option.others.map((other) => variantRow(option, other))),
    row(t`Over the months without sales`, nothing, ({ effect }) => signed(effect.pause, context)),
    row(t`Left in all, with today's business`, today ? showMetric(today, context) : nothing, (option) =>
      option.effect.isCostOnly ? "" : atMost(thenOf(option, today, context), option),
    ),
    row(t`What is left of each sale`, eachToday(options, context), ({ effect }) => show(effect.each)),
    row(t`Left of the whole order`, nothing, ({ effect }) => show(effect.order)),
    row(t`Spent once before it starts`, nothing, ({ effect }) => show(effect.outlay)),
    row(t`Bought at once, at least`, nothing, ({ effect }) => show(effect.stock)),
    row(t`Paid back after`, nothing, ({ effect }) => show(effect.payback)),
    row(t`Sales beside today's that pay them`, nothing, ({ effect }) =>
      effect.isCostOnly ? show(effect.breakEven) : "",
    ),
    row(t`Sales of its own that pay them`, nothing, ({ effect }) => (effect.isCostOnly ? "" : show(effect.breakEven))),
    row(t`Laid out until buyers pay`, nothing, ({ effect }) => show(effect.prefinanced)),
    row(t`Your money after what has to be paid first`, cash ? money(cash.all, context) : nothing, (option) => {
      const rest = cash && restOf(option, cash);
      return rest ? money({ ...rest, value: rest.value + (cash.kept?.value ?? 0) }, context) : "";
    }),
    row(t`Not in it`, nothing, ({ effect }) => list(nameAll(effect.left, context))),
  ].filter(([, , ...cells]) => cells.some((cell) => cell !== nothing));
  const rest = unassigned.map((quantity) => nameQuantity(quantity, context));
  return {
    kind: "table",
    title:
      options.length > 2
        ? t`All ways by the same calculation`
        : options.length > 1
          ? t`Both ways by the same calculation`
          : t`Today, and with what you plan`,
    columns: [t`What`, t`Today`, ...options.map((option) => nameIn(option, context))],
    rows,
    note: rest.length > 0 ? t`In neither of them: ${list(rest)}.` : "",
  };
}

function eachToday(options: readonly Option[], { computed, ...context }: ReplyContext): string {
  const unit = options.find(({ effect }) => effect.each)?.effect.each?.unit;
  const now =
    unit &&
    computed.metrics.find(
      (one) =>
        one.name === "contribution" &&
        one.of === "" &&
        !isPartial(one) &&
        !isSupposed(one) &&
        isSameUnit(one.unit, unit),
    );
  return now ? showMetric(now, { computed, ...context }) : nothing;
}

function signed(metric: Metric | null, context: ReplyContext): string {
  if (!metric) return "";
  const value = showMetric(metric, context);
  return metric.value > 0 ? `+${value}` : value;
}
