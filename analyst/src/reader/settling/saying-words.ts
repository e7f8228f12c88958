import { type ChoiceName, choices } from "@cofounder/contract/figure-choices";
import { figureParties, figureStatuses } from "@cofounder/contract/figure-words";
import type { Known } from "@cofounder/contract/likely-readings";

/** The function of a word in a statement about a figure, besides its content. */
export const roles = [
  "the",
  "lead",
  "is",
  "mentioned",
  "filler",
  "not",
  "unsure",
  "wrong",
  "forget",
  "per",
  "some cost",
] as const;
export type Role = (typeof roles)[number];

/** A part of a reading that a word names. */
export type Named = Pick<Known, "choice" | "each" | "time" | "party" | "status">;

const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (value: string): value is Value =>
    (values as readonly string[]).includes(value);

const isParty = isOneOf(figureParties);
const isStatus = isOneOf(figureStatuses);
export const isRole = isOneOf(roles);

/** Pairs: "means price", "means acquisition_spend each customer", "time month", "party rival", "status planned". */
export function namedBy(concept: string): Named {
  const [part, value = "", ...rest] = concept.split(" ");
  return rest.length === 0 ? partOf(part, value) : { ...partOf(part, value), ...namedBy(rest.join(" ")) };
}

function partOf(part: string | undefined, value: string): Named {
  if (part === "means") return isChoice(value) ? { choice: value } : {};
  if (part === "each") return { each: value };
  if (part === "time") return { time: value === "none" ? "" : value };
  if (part === "party") return isParty(value) ? { party: value } : {};
  return part === "status" && isStatus(value) ? { status: value } : {};
}

const isChoice = (name: string): name is ChoiceName => Object.hasOwn(choices, name);

/** The possible meanings of "it cost" alone. */
export const someCost: readonly ChoiceName[] = [
  "unit_cost",
  "fixed_cost",
  "one_off_cost",
  "acquisition_spend",
  "pay",
  "fee_paid",
];
