import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import type { Computed } from "../laws/compute-pass.ts";
import type { Metric } from "../laws/index.ts";
import type { Translator } from "../i18n/translator.ts";
import type { Period } from "./period-words.ts";
import type { Decision, PlacesAsked } from "./option.ts";

/** What is known of a venture. */
export interface Known {
  quantities: readonly Quantity[];
  computed: Computed;
  /** Open figures: a result may lack one of them. */
  unread?: readonly Pick<Quantity, "id" | "quote">[];
  /** The founder's messages, for their plural of a noun. */
  messages?: readonly string[];
}

/** The context for writing in the founder's language and words. */
export interface ReplyContext extends Known {
  translator: Translator;
  byId: ReadonlyMap<QuantityId, Quantity>;
  /** A noun of the founder as it stands after a number. */
  many: (noun: string) => string;
  /** The period in which amounts are told, if not the month. */
  period?: Period | null;
  /** What the reply has already said. */
  told?: string;
  /** What the founder asks to decide between. */
  decision?: Decision | null;
  /** The parts with a price of their own that a question asks to drop. */
  places?: readonly PlacesAsked[];
  /** The founder asks whether to end the business. */
  isClosing?: boolean;
  /** Results that stand in an answer alone. */
  uses?: readonly Metric[];
  /** A question of the founder's has no answer, or one that is a sum of its own: nothing about something else decides it. */
  isOpen?: boolean;
  /** The founder asks a what-if. */
  supposing?: boolean;
}
