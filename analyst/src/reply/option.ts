import type { Place } from "../laws/option-places.ts";
import type { OptionEffect } from "../laws/option-results.ts";
import type { Quantity } from "../quantities/quantity.ts";
import type { Deadline } from "./deadlines.ts";
import type { Period } from "./period-words.ts";
import type { Variant } from "./option-cases.ts";

/** One way that the founder may go, with what it changes about today's business. */
export interface Option {
  /** In the founder's words; empty where no words name it. */
  name: string;
  figures: readonly Quantity[];
  effect: OptionEffect;
  /** What it changes with another number of the founder's for the same thing: in the first months, or later. */
  others: readonly Variant[];
  /** By when it has to be done, in the founder's words. */
  deadline?: Deadline | null;
  /** It is to do without what has the name. */
  drops?: boolean;
}

export interface Decision {
  options: readonly Option[];
  /** Planned figures of which nothing says to which option they belong. */
  unassigned: readonly Quantity[];
  /** The period in which its amounts are told, if not the month. */
  period?: Period | null;
}

/** What the places of a part that pays a price of its own would leave at others, where a question asks to drop it. */
export interface PlacesAsked {
  question: string;
  price: Quantity;
  places: readonly Place[];
}
