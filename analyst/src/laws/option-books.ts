import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { currencyOf, inBaseUnits, isSameUnit } from "../quantities/unit.ts";
import type { Unit } from "../quantities/unit.ts";
import { compute } from "./compute.ts";
import type { Metric } from "./metric.ts";
import { isSuppliersOrder } from "./computable-quantities.ts";
import { landedIn, type Landed } from "./option-landed.ts";
import { replacedBy, thingsIn, withItsBase } from "./option-base.ts";
import { onlyMonthsIn } from "./months.ts";
import { isSeasonName } from "./seasons.ts";
import { sharesWord } from "./term.ts";

export const counts: ReadonlySet<string> = new Set(["volume", "paying"]);

/** An option, and the laws' results of it alone. */
export interface Books {
  metrics: readonly Metric[];
  option: readonly Quantity[];
  today: readonly Quantity[];
  currency: string;
  /** Money for each month; for each day, where that is how all of it is told. */
  monthly: Unit;
  /** What is paid for a stated number of months only. */
  limited: readonly { cost: Quantity; time: Quantity }[];
  /** Work that is bought by the piece: so many each month, at what each costs. */
  bought: readonly { count: Quantity; cost: Quantity }[];
  /** Work that is handed over, paid by the piece or not. */
  work: readonly Quantity[];
  /** How long buyers take to pay. */
  credit: Quantity | undefined;
  /** How many months of rent are left with the landlord as a deposit. */
  deposit: Quantity | undefined;
  /** Its interest is on the whole sum for all of the time. */
  isFlat: boolean;
  /** Its sales are those of a part of the year, by the clause of each. */
  isOfSeason: boolean;
  /** For how many months of a year its sales are said, of them alone. */
  months: number | null;
  /** Hours of a week or month that nobody needs yet. */
  spare: readonly Quantity[];
  /** What a supplier wants to be bought at once. */
  stock: Quantity | undefined;
  /** What one piece of it costs with all that belongs to an order; null where nothing does. */
  landed: Landed | null;
  /** Months in which nothing of today is sold. */
  pause: Quantity | undefined;
  /** The figures of today that its own take the place of, each with its own. */
  replaced: ReadonlyMap<QuantityId, QuantityId>;
  /** The costs of today that end with it, by the founder's words. */
  ended: readonly Quantity[];
  /** The part of today's sales for which an ended cost goes on all the same. */
  rest: Quantity | undefined;
}

/** What the founder says around a figure. */
export interface Around {
  sentence: (quantity: Quantity) => string;
  clause: (quantity: Quantity) => string;
  /** The costs of today that the founder says to end with it. */
  ended?: readonly QuantityId[];
  /** The part of today's sales for which they go on all the same. */
  rest?: Quantity | undefined;
  /** Figures of it and of today of which nothing says whether they come together. */
  open?: readonly QuantityId[];
  /** Hours that nobody needs yet. */
  isSpare?: (quantity: Quantity) => boolean;
  /** The length of time until it has to be done: a figure, or months between two days. */
  timeLeft?: Quantity | number | undefined;
}

export const isWhole = ({ of, without }: Metric): boolean => of === "" && without.length === 0;

export const found = ({ metrics }: Pick<Books, "metrics">, id: string, unit: Unit): Metric | null =>
  metrics.find((one) => one.name === id && isWhole(one) && isSameUnit(one.unit, unit)) ?? null;

/** Pay or rent for a stated number of months, by the founder's words for both. */
function forATime(option: readonly Quantity[]): { cost: Quantity; time: Quantity }[] {
  const lengths = option.filter(
    ({ meaning, unit, of }) => meaning === "duration" && of !== "" && isSameUnit(inBaseUnits(unit).unit, { month: 1 }),
  );
  return option.filter(isRunning).flatMap((cost) => {
    const time = lengths.find(({ of }) => sharesWord(of, cost.of));
    return time ? [{ cost, time }] : [];
  });
}

function isRunning({ meaning, of, unit }: Quantity): boolean {
  const currency = currencyOf(unit);
  return (
    (meaning === "fixed_cost" || meaning === "pay") &&
    of !== "" &&
    currency !== null &&
    isSameUnit(inBaseUnits(unit).unit, { [currency]: 1, month: -1 })
  );
}

/** A number each month of what nobody pays for by the piece: work that is handed over, beside what is sold. */
const isWork = (count: Quantity, option: readonly Quantity[], today: readonly Quantity[]): boolean => {
  const [thing = ""] = thingsIn(count, 1);
  const isOfIt = ({ unit }: Quantity): boolean => unit[thing] === -1;
  const income = [...option, ...today].filter(({ meaning }) => meaning === "price" || meaning === "order_value");
  const isCosted = option.some((one) => one.flow === "out" && isOfIt(one));
  const isMonthly = isSameUnit(inBaseUnits(count.unit).unit, { [thing]: 1, month: -1 });
  const sells = option.some((one) => one !== count && counts.has(one.meaning));
  return count.meaning === "volume" && isMonthly && income.length > 0 && !income.some(isOfIt) && (isCosted || sells);
};

function boughtIn(work: readonly Quantity[], option: readonly Quantity[]): { count: Quantity; cost: Quantity }[] {
  return work.flatMap((count) => {
    const [thing = ""] = thingsIn(count, 1);
    return option
      .filter(({ meaning, unit, flow }) => flow === "out" && meaning !== "one_off_cost" && isPerPiece(unit, thing))
      .map((cost) => ({ count, cost }));
  });
}

const isPerPiece = (unit: Unit, thing: string): boolean => {
  const currency = currencyOf(unit);
  return currency !== null && isSameUnit(unit, { [currency]: 1, [thing]: -1 });
};

/** Words that mark a length of time as the buyers' time to pay. */
const toPay = new RegExp(
  String.raw`\bpaid\b|\bpays?\b|payment|\bnet\b|\bterms\b|invoice|zahl|rechnung|\bziel\b|paie|paiement|règle|facture` +
    String.raw`|échéance|\bpag[aoue]|cobr|factura|plazo|भुगतान|उधार|账期|帳期|付款|回款`,
  "iu",
);

/** A length of time that is said with a loan is the loan's. */
const ofLoans: ReadonlySet<string> = new Set(["debt", "interest"]);

const deposits = new RegExp(
  String.raw`(?<!\p{L})(?:deposits?|kaution\p{L}*|mietkaution|fianza|depósito|dépôt|caution)(?!\p{L})|जमानत|ज़मानत|सिक्योरिटी|डिपॉज़िट|डिपॉजिट|押金|按金`,
  "iu",
);

/** Interest on the whole sum for all of the time, whatever is repaid. */
const flat = new RegExp(
  String.raw`(?<!\p{L})(?:flat|pauschal\p{L}*|auf die (?:volle|ganze|ursprüngliche) summe|tasa plana|sobre el (?:capital|importe) inicial` +
    String.raw`|sur le capital initial|taux forfaitaire)(?!\p{L})|फ्लैट|फ़्लैट|平息|等本等息`,
  "iu",
);

const isTime = ({ meaning, unit }: Quantity): boolean =>
  meaning === "duration" && (isSameUnit(unit, { day: 1 }) || isSameUnit(unit, { month: 1 }));

export const isOrder = ({ meaning, unit }: Quantity): boolean =>
  meaning === "volume" && Object.keys(unit).length === 1 && unit["%"] === undefined;

/** Words for a time in which nothing is sold. */
const noSales = new RegExp(
  String.raw`without (?:any )?(?:sales|income|revenue|selling)|\bno (?:sales|income|revenue)|(?:not|n['’]t|cannot) sell` +
    String.raw`|sell nothing|nothing (?:to sell|is sold)|ohne (?:verkauf|verkäufe|umsatz|einnahmen)|nichts (?:zu )?verkauf` +
    String.raw`|kein(?:e|en|erlei)? (?:umsatz|verkäufe|einnahmen)|nicht verkaufen|sin (?:vender|ventas|ingresos)|no vend` +
    String.raw`|sans (?:rien )?(?:vendre|ventes?|revenus?|recettes?)|ne (?:rien )?vend|बिना बिक्री|बिक्री बंद|没有(?:销售|收入)|不卖|停业`,
  "iu",
);

/** "By summer" says until when, and no part of the year. */
const untilThen =
  /(?<!\p{L})(?:by|until|till|before|bis|vor|hasta|para|antes del?|avant|d['’]ici)(?: \p{L}{1,4})? (?:l['’])?\p{L}+/giu;

const isPause = (quantity: Quantity, around: string): boolean =>
  quantity.meaning === "duration" &&
  isSameUnit(inBaseUnits(quantity.unit).unit, { month: 1 }) &&
  noSales.test(`${quantity.of} ${around}`);

/** A number that is bought and not sold: the supplier's, or of a thing with a new cost and no price of the option's. */
function stockIn(option: readonly Quantity[], today: readonly Quantity[]): Quantity | undefined {
  const replaced = replacedBy(option, today);
  const dearer = option.filter(({ id, meaning }) => meaning === "unit_cost" && [...replaced.values()].includes(id));
  const isBought = (count: Quantity): boolean => {
    const [thing = ""] = thingsIn(count, 1);
    const isSold = option.some(({ meaning, unit }) => meaning === "price" && unit[thing] === -1);
    return isOrder(count) && !isSold && dearer.some(({ unit }) => unit[thing] === -1);
  };
  return option.find((quantity) => isSuppliersOrder(quantity) || isBought(quantity));
}

const hoursOfTime: ReadonlySet<string> = new Set(["capacity", "work_time"]);

const isMoneyAMonth = ({ unit }: Quantity): boolean =>
  currencyOf(unit) !== null && inBaseUnits(unit).unit["month"] === -1;

/**
 * The time in which an option is told: the month, or the day of daily figures whose days of a month nobody says. Null
 * where it has both: the days are asked, and not assumed.
 */
function timeOf(option: readonly Quantity[], metrics: readonly Metric[]): "day" | "month" | null {
  if (!metrics.some(({ because }) => because.some(({ code }) => code === "by_the_day"))) return "month";
  if (!option.some(isMoneyAMonth)) return "day";
  return option.some(({ unit }) => unit["day"] === -1) ? null : "month";
}

export function booksOf(
  whole: readonly Quantity[],
  all: readonly Quantity[],
  { sentence, clause, ended: endedIds = [], rest, isSpare = () => false }: Around,
): Books | null {
  const ids = new Set(whole.map(({ id }) => id));
  const today = all.filter(
    (quantity) => isComputable(quantity) && quantity.status !== "planned" && !ids.has(quantity.id),
  );
  const stock = stockIn(whole, today);
  const named = whole.filter((quantity) => quantity !== stock);
  const landed = landedIn(named, stock, clause);
  const option = landed ? landed.figures : named;
  const [currency] = [...option, ...today].flatMap(({ unit }) => currencyOf(unit) ?? []);
  if (currency === undefined) return null;
  const ended = today.filter(({ id }) => endedIds.includes(id));
  const kept = today.filter((quantity) => !ended.includes(quantity));
  const limited = option.some(isOrder) ? forATime(option) : [];
  const work = option.filter((quantity) => isWork(quantity, option, today));
  const bought = boughtIn(work, option);
  const apart = [...work, ...bought.map(({ cost }) => cost), ...limited.map(({ cost }) => cost)];
  const lasting = option.filter((quantity) => !apart.includes(quantity));
  const { metrics } = compute(withItsBase(lasting, kept));
  const time = timeOf(option, [...metrics, ...compute(today).metrics]);
  if (time === null) return null;
  return {
    metrics,
    option,
    today,
    currency,
    monthly: { [currency]: 1, [time]: -1 },
    limited,
    bought,
    work,
    replaced: replacedBy(option, kept),
    ended,
    rest,
    spare: [...option, ...today].filter((one) => hoursOfTime.has(one.meaning) && isSpare(one)),
    stock,
    landed,
    pause: option.find((quantity) => isPause(quantity, sentence(quantity))),
    months:
      option.flatMap((own) => (counts.has(own.meaning) ? (onlyMonthsIn(`${own.of} ${clause(own)}`) ?? []) : []))[0] ??
      null,
    isOfSeason: option.some(
      (own) => counts.has(own.meaning) && isSeasonName(`${own.of} ${clause(own)}`.replaceAll(untilThen, " ")),
    ),
    credit: option.find(
      (quantity) =>
        isTime(quantity) &&
        toPay.test(`${quantity.of} ${sentence(quantity)}`) &&
        !option.some((loan) => ofLoans.has(loan.meaning) && sentence(loan) === sentence(quantity)),
    ),
    deposit: option.find((one) => isTime(one) && deposits.test(`${one.of} ${clause(one)}`)),
    isFlat: option.some((one) => one.meaning === "interest" && flat.test(`${one.of} ${sentence(one)}`)),
  };
}
