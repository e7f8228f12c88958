import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import type { Computed } from "../laws/compute-pass.ts";
import type { Translator } from "../i18n/translator.ts";
import { pluralIn } from "./plural.ts";

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
  /** What the reply has already said. */
  told?: string;
  /** The founder asks a what-if. */
  supposing?: boolean;
}

export function replyContextOf(known: Known, translator: Translator): ReplyContext {
  const text = (known.messages ?? []).join(" ");
  return {
    ...known,
    translator,
    byId: new Map(known.quantities.map((quantity) => [quantity.id, quantity])),
    many: (noun) => pluralIn(text, noun, translator.language),
  };
}
