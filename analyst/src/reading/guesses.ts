import type { BoundQuantity } from "./bind-roles.ts";
import { clauseOf, mayBeMoney, told } from "./clause.ts";
import type { Noted, Reading } from "./clause.ts";
import { readSteps } from "./periods.ts";
import type { Period } from "./quantities.ts";
import type { Role } from "./venture.ts";

/** "Asked 18 owners, 12 fear damage": fewer than were asked, told right behind, are those who said something. */
export function withAnswers({ text, bound, tongue }: Reading): BoundQuantity[] {
  return bound.map((quantity, index) => {
    const asked = bound[index - 1];
    if (asked?.role !== "interviews" || quantity.kind !== "count" || quantity.value >= asked.value) return quantity;
    if (quantity.role !== "interviews" && quantity.role !== "other") return quantity;
    const between = text.slice(asked.end, quantity.start);
    const isNext = asked.sentence === quantity.sentence && between.length < 50 && !tongue.shares.gone.test(between);
    return isNext ? { ...quantity, role: "interviews_positive" } : quantity;
  });
}

const sellingRoles = new Set<Role>(["unit_cost", "orders_total", "paying_customers", "fixed_costs", "order_value"]);
const pricedRoles = new Set<Role>(["price", "order_value"]);

/** No turn of phrase said it. */
const isWeak = ({ guessed, noted }: BoundQuantity): boolean => guessed || noted === true;

/** The first amount of a list of figures that says what is sold is its price: "momos cart, plate 60, rent 8000". */
export function withPrice({ text, bound, tongue }: Reading, money: string): BoundQuantity[] {
  const isPrice = (quantity: BoundQuantity): boolean => pricedRoles.has(quantity.role) && !isWeak(quantity);
  if (bound.some(isPrice) || !bound.some(({ role }) => sellingRoles.has(role))) return bound;
  const guess = bound.findIndex(({ role }) => pricedRoles.has(role));
  const at = bound.findIndex((quantity, index) => {
    if (quantity.role !== "other" || quantity.value <= 0 || quantity.high !== null) return false;
    const noted = clauseOf({ text, bound, tongue }, index);
    return mayBeMoney(noted) && !tongue.roles.noPriceNote.test(noted.before);
  });
  if (guess >= 0 && guess < at) return bound;
  return bound.map((quantity, index) =>
    index === at ? told(clauseOf({ text, bound, tongue }, at), { role: "price", of: "money", money }) : quantity,
  );
}

const joining = /(?<!\p{L})(?:plus|and|then|und|dann|puis|luego|aur|or|oder|for|für|fuer)(?!\p{L})/giu;

/** "Wax and jar 4": an amount with words of its own, smaller than the price it follows, goes into the thing sold. */
export function withInputs({ text, bound, tongue }: Reading, money: string): BoundQuantity[] {
  const at = bound.findIndex(({ role }) => pricedRoles.has(role));
  const price = bound[at];
  if (!price) return bound;
  return bound.map((quantity, index) => {
    if (index <= at || quantity.value <= 0 || !isOpen({ text, price, quantity })) return quantity;
    const noted = clauseOf({ text, bound, tongue }, index);
    const role = inputRole(noted, price);
    return role !== null && isNamed(noted) && mayBeMoney(noted) ? told(noted, { role, of: "money", money }) : quantity;
  });
}

type Pair = { text: string; price: BoundQuantity; quantity: BoundQuantity };

/** Nothing is known of it; or it was taken for a second price, in a clause of its own. */
function isOpen({ text, price, quantity }: Pair): boolean {
  if (quantity.role === "other") return true;
  const apart = /[,;.\n]/.test(text.slice(price.end, quantity.start));
  return isWeak(quantity) && quantity.role === "price" && apart && (isOnce(price) || isForEach(price, quantity));
}

/** "29 a month, server 3 per clinic": what one of them costs. */
const isForEach = (price: BoundQuantity, { value, per, perWhat }: BoundQuantity): boolean =>
  perWhat !== null && per === null && value < price.value / 2;

const isOnce = ({ per }: BoundQuantity): boolean => per === null || per === "once";
const isPaidMonthly = (per: Period | null): boolean => per === "month" || per === "year";

function inputRole({ quantity, after, tongue }: Noted, price: BoundQuantity): Role | null {
  const { per, perWhat } = readSteps(after, tongue.time);
  if (isPaidMonthly(per)) return isOnce(price) && perWhat === null ? "fixed_costs" : null;
  const open = quantity.role === "other" || isForEach(price, quantity);
  return open && per === null && quantity.value < price.value ? "unit_cost" : null;
}

/** "Groups of 6". */
const partOf = /(?<!\p{L})(?:of|de|von|zu|à) ?$/iu;

const isNamed = ({ before, tongue }: Noted): boolean =>
  /\p{L}{3,}/u.test(before.replace(joining, "")) && !partOf.test(before) && !tongue.roles.noPriceNote.test(before);

const mostCustomers = 5000;

/** "26 a month, 38 homes, van 600": who is counted beside a price, where nobody else is said to pay. */
export function withCustomers({ text, bound, tongue }: Reading): BoundQuantity[] {
  const known = (role: Role): boolean => bound.some((quantity) => quantity.role === role);
  if (known("paying_customers") || known("waitlist") || !(known("price") || known("take_rate"))) return bound;
  const at = bound.findIndex(
    (quantity) =>
      quantity.kind === "count" &&
      quantity.role === "other" &&
      quantity.value < mostCustomers &&
      tongue.countsPeople(quantity.noun) &&
      !onPayroll.test(text.slice(quantity.end, quantity.end + 30)),
  );
  return bound.map((quantity, index) => (index === at ? { ...quantity, role: "paying_customers" } : quantity));
}

const onPayroll = /n[oó]mina|salar|gehalt|lohn|wages?|payroll|工资|सैलरी/i;
const anybody =
  /^(?:$|users?|people|sign|downl|installs?|free|subs|nutzer|user|leute|usuari|personas|inscrit|utilisat|personnes|abonn|log|लोग|यूजर|用户|人)/i;

/** "10% of the rent, rent about 25": what the commission is of. */
function orderNamed(text: string, bound: BoundQuantity[]): BoundQuantity[] {
  const share = bound.find(({ role }) => role === "take_rate");
  const named = share && commissionOf.exec(text.slice(share.end, share.end + 40))?.[1]?.toLowerCase();
  if (!named || bound.some(({ role }) => role === "order_value")) return bound;
  const at = bound.findIndex(
    ({ kind, start, end }) =>
      kind === "money" &&
      start > (share?.end ?? 0) &&
      text
        .slice(Math.max(0, start - 30), end)
        .toLowerCase()
        .includes(named),
  );
  return bound.map((quantity, index) => (index === at ? { ...quantity, role: "order_value" } : quantity));
}

const commissionOf =
  /^ (?:of|on|off|del?|des?|du|vom|von|auf) (?:the |la |el |le |les |der |die |each |every )?(\p{L}{4,})/iu;

/** On a market with a commission those who signed up offer, and what is paid is an order, not a price. */
export function withSides({ text, bound }: Reading): BoundQuantity[] {
  const known = (role: Role): boolean => bound.some((quantity) => quantity.role === role);
  if (!known("take_rate")) return bound;
  const side = (quantity: BoundQuantity): Role => {
    const { role, noun, guessed, per } = quantity;
    if (role === "free_users" && !known("suppliers") && !anybody.test(noun)) return "suppliers";
    const isOrder = role === "price" && (guessed || quantity.noted === true) && !isPaidMonthly(per);
    return isOrder && !known("order_value") ? "order_value" : role;
  };
  return orderNamed(text, bound).map((quantity) => ({ ...quantity, role: side(quantity) }));
}
