import type { Quantity } from "../quantities/quantity.ts";
import { namedIn } from "./answering.ts";
import { type Asked, mentions } from "./question-words.ts";

type Plan = Pick<Quantity, "of" | "meaning">;

/** Whether a question asks to decide: between ways to go on, or for or against one. */
export const isDecision = (asked: Asked, plans: readonly Quantity[]): boolean =>
  !asked.asks.has("what_if") &&
  !asked.isOfClosing &&
  (asked.isChoice ||
    asked.isWhich ||
    isOfPayback(asked, plans) ||
    isLeftWith(asked, plans) ||
    isCheaper(asked, plans) ||
    (asked.isYesNo && isForOrAgainst(asked, plans)));

/** "What is left if it's the 18?": with a planned number that it names. */
const isLeftWith = (asked: Asked, plans: readonly Quantity[]): boolean =>
  asked.asks.has("left") && namedIn(asked, plans).some(({ meaning }) => meaning === "churn");

/** "From how many deliveries on is the van cheaper than the courier?": a plan that it names, beside what there is. */
const isCheaper = (asked: Asked, plans: readonly Plan[]): boolean =>
  asked.asks.has("cheaper") && plans.some(({ of }) => of !== "" && mentions(asked, of));

/** "When is it paid back?", "after how many months do I have the 8,500 back?" */
function isOfPayback(asked: Asked, plans: readonly Quantity[]): boolean {
  const once = plans.filter(({ meaning }) => meaning === "one_off_cost");
  return (
    once.length > 0 && (asked.asks.has("payback") || (asked.asks.has("how_long") && namedIn(asked, once).length > 0))
  );
}

/** "Change the supplier?" */
const longestShort = 4;

const forOne = ["worth_it", "worth", "offer", "hire", "payback"];

const isForOrAgainst = (asked: Asked, plans: readonly Plan[]): boolean =>
  (asked.isShould && (!asked.asks.has("dear") || plans.some(({ meaning }) => meaning === "price"))) ||
  (plans.length > 0 &&
    asked.words.filter((word) => /\p{L}/u.test(word)).length <= longestShort &&
    asked.asks.size === 0) ||
  forOne.some((ask) => asked.asks.has(ask)) ||
  plans.some(({ of }) => of !== "" && mentions(asked, of));
