import { changeBy } from "../laws/planned.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { onFigures } from "./context-of.ts";
import { asksOfGoal } from "./goal-words.ts";
import type { Question } from "./answering.ts";
import type { ReplyContext } from "./reply-context.ts";

/** Of these an amount of today is another once the goal is reached. */
const aimedAt: ReadonlySet<string> = new Set(["volume", "paying", "price", "usage", "order_value", "utilisation"]);

/** What is left or comes in depends on how much is sold; from how many sales on nothing is lost does not. */
const dependsOnSales = ({ asks }: Question): boolean =>
  ["left", "takes_in", "loses", "worth_it"].some((ask) => asks.has(ask)) && !asks.has("break_even");

/** A goal with the figure of today whose place it takes; of "33 days, and 120 next year" the 120. */
function goalsIn(quantities: readonly Quantity[]): { goal: Quantity; today: Quantity }[] {
  return quantities
    .filter(({ party, status, meaning }) => party === "venture" && status === "target" && aimedAt.has(meaning))
    .flatMap((goal) => {
      const change = changeBy(goal, quantities);
      return change.kind === "replaces" ? [{ goal, today: change.figure }] : [];
    });
}

/** The business with the founder's goals reached, if the question asks what it brings then; null where none is stated. */
export function atGoal<Context extends ReplyContext>(
  question: string,
  asked: Question,
  context: Context,
): { goals: Quantity[]; context: Context } | null {
  if (!dependsOnSales(asked)) return null;
  const all = goalsIn(context.quantities);
  const named = all.filter(({ goal }) => asked.named.includes(goal));
  const isOfGoal = named.length > 0 || asksOfGoal(question, context.translator.language);
  const chosen = named.length > 0 ? named : all;
  if (!isOfGoal || chosen.length === 0) return null;
  const today = new Set(chosen.map((one) => one.today.id));
  const reached = new Set(chosen.map(({ goal }) => goal.id));
  const quantities = context.quantities
    .filter(({ id }) => !today.has(id))
    .map((one): Quantity => (reached.has(one.id) ? { ...one, status: "assumed" } : one));
  return { goals: chosen.map(({ goal }) => goal), context: { ...context, ...onFigures(context, quantities) } };
}
