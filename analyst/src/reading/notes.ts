import type { BoundQuantity } from "./bind-roles.ts";
import { clauseOf, mayBeMoney, told } from "./clause.ts";
import type { Noted } from "./clause.ts";
import { localMoney } from "./currencies.ts";
import { withAnswers, withCustomers, withInputs, withPrice, withSides } from "./guesses.ts";
import type { Tongue } from "./languages/tongue.ts";
import { readSteps } from "./periods.ts";
import type { Role } from "./venture.ts";

/** A word that says in a note what a number is. Read only where no turn of phrase and no cue gave it a role. */
export type Note = {
  role: Role;
  of: "money" | "count";
  /** In the clause in front of the number. */
  before?: RegExp;
  /** Right in front of the number it holds whatever follows: "rent 700 power 180". */
  close?: boolean;
  /** Only of a number that a period stands behind. */
  periodic?: boolean | undefined;
  /** Directly behind the number. */
  after?: RegExp;
};

/** "wax and jar come to 5.20, rent 380, sold 140 last month": figures as people note them, without currency or verbs. */
export function readNotes(text: string, bound: BoundQuantity[], tongue: Tongue): BoundQuantity[] {
  const money = localMoney(text, tongue).main();
  let reading = { text, bound, tongue };
  const take = (next: BoundQuantity[]): void => {
    reading = { ...reading, bound: next };
  };
  take(bound.map((quantity, index) => byNote(quantity, { reading, index, money })));
  take(withAnswers(reading));
  take(withPrice(reading, money));
  take(withInputs(reading, money));
  take(withCustomers(reading));
  return withSides(reading);
}

type At = { reading: { text: string; bound: BoundQuantity[]; tongue: Tongue }; index: number; money: string };

function byNote(quantity: BoundQuantity, { reading, index, money }: At): BoundQuantity {
  if (quantity.role !== "other" && !quantity.guessed) return quantity;
  const noted = clauseOf(reading, index);
  if (isAll(noted)) return { ...quantity, role: "market_count" };
  const found = reading.tongue.roles.notes.find((note) => holds(note, noted));
  return found ? told(noted, { role: found.role, of: found.of, money }) : quantity;
}

/** "There are some 900 sites": too few to be a market by their number alone. */
const isAll = ({ quantity: { kind, value, noun }, before, tongue }: Noted): boolean =>
  kind === "count" && value >= 20 && tongue.countsPeople(noun) && tongue.roles.allOfThem.test(before);

function holds(note: Note, noted: Noted): boolean {
  const found = note.before ? note.before.exec(noted.before) : null;
  if ((note.before && !found) || (note.after && !note.after.test(noted.after))) return false;
  return note.of === "money" ? isAmount(note, noted, found) : isCounted(noted, note) && isPeriodic(note, noted);
}

const isAmount = ({ role, close }: Note, noted: Noted, found: RegExpExecArray | null): boolean =>
  isPaid(role, noted) && (mayBeMoney(noted) || (close === true && isClose(found, noted)));

const isClose = (found: RegExpExecArray | null, { quantity }: Noted): boolean =>
  quantity.kind === "count" && found?.groups?.["gap"] === "";

const priced = /(?<!\p{L})(?:for|at|a|por|für|fuer|zu|pour)[ ~≈]*$/iu;

function isPeriodic({ periodic = false }: Note, { before, after, tongue }: Noted): boolean {
  const { per, perWhat } = readSteps(after, tongue.time);
  return !periodic || (per !== null && perWhat === null && !priced.test(before));
}

const hourly = /^ ?(?:an hour|la hora|l'heure|de l'heure|die stunde|ghanta|घंटा|小时)/i;

/** Rent is not paid by the hour or the piece. */
function isPaid(role: Role, { after, tongue }: Noted): boolean {
  if (role !== "fixed_costs") return true;
  const { per, perWhat } = readSteps(after, tongue.time);
  return perWhat === null && per !== "hour" && !hourly.test(after);
}

function isCounted({ quantity, before, tongue }: Noted, note: Note): boolean {
  if (quantity.kind !== "count" && quantity.kind !== "duration") return false;
  const isPeople = tongue.countsPeople(quantity.noun);
  if (note.role === "orders_total") return !isPeople && !tongue.roles.allOfThem.test(before);
  return note.role !== "paying_customers" || !note.before || isPeople || tongue.countsPeople(before.trim().slice(-6));
}
