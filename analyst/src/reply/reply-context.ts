import type { Quantity, QuantityId } from "../quantities/quantity.ts";
import type { Computed } from "../laws/compute-pass.ts";
import type { Translator } from "../i18n/translator.ts";
import { asksToClose } from "./choice-words.ts";
import type { Decision } from "./option.ts";
import { decisionIn } from "./options.ts";
import { withPlansApart } from "./of-a-plan.ts";
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
  /** What the founder asks to decide between. */
  decision?: Decision | null;
  /** The founder asks whether to end the business. */
  isClosing?: boolean;
  /** The founder asks a what-if. */
  supposing?: boolean;
}

export function replyContextOf(heard: Known, translator: Translator, questions: readonly string[] = []): ReplyContext {
  const { messages = [] } = heard;
  const known = { ...heard, quantities: withPlansApart(heard.quantities, messages) };
  const text = messages.join(" ");
  const decision = decisionIn(known, questions, translator.language);
  return {
    ...known,
    ...(decision ? besideOptions(known, decision) : {}),
    // To do without a part of the business is not to close it.
    isClosing:
      decision?.options.some(({ drops }) => drops) !== true &&
      questions.some((question) => asksToClose(question, translator.language)),
    translator,
    byId: new Map(
      [...known.quantities, ...(decision?.options ?? []).flatMap(({ figures }) => figures)].map((one) => [one.id, one]),
    ),
    many: (noun) => pluralIn(text, noun, translator.language),
  };
}

/** Options are compared with today one by one: a result with the figures of all of them at once is none. */
function besideOptions(known: Known, decision: Decision): Pick<ReplyContext, "decision" | "computed" | "quantities"> {
  const { options, unassigned } = decision;
  const planned = new Set([...options.flatMap(({ figures }) => figures), ...unassigned].map(({ id }) => id));
  const { computed, quantities } = known;
  const metrics = computed.metrics.filter(({ leaves }) => !Object.keys(leaves).some((id) => planned.has(id)));
  const questions = computed.questions.filter(({ about }) => !about.some((id) => planned.has(id)));
  const unplaced = computed.unplaced.filter((id) => !planned.has(id));
  return {
    decision,
    computed: { ...computed, metrics, questions, unplaced },
    quantities: quantities.filter(({ id }) => !planned.has(id)),
  };
}
