import type { Inputs } from "../finance/inputs.ts";
import { channelCards } from "../knowledge/channels.ts";
import type { ChannelId, Venture } from "../reading/venture.ts";
import { msg, translatorFor } from "../i18n/translator.ts";

export interface ChannelAdvice {
  id: ChannelId;
  name: string;
  how: string;
  why: string;
  /** Whether an earlier one has the same reason, which is then not repeated. */
  sameReason: boolean;
  named: boolean;
}

/** Two or three channels worth testing: the founder's own first, then those the yearly price can pay for. */
export function chooseChannels(input: { venture: Venture; inputs: Inputs }): ChannelAdvice[] {
  const { venture, inputs } = input;
  const { translate } = translatorFor(venture.language);
  const byPrice = channelsForPrice(venture, inputs);
  const named = venture.channels.map((channel) => channel.id);
  const chosen = [...new Set([...named, ...byPrice.ids])].slice(0, 3);
  const whyOf = (id: ChannelId): string => (named.includes(id) ? msg("You named it.") : byPrice.why);
  return chosen.map((id, index) => ({
    id,
    name: translate(channelCards[id].name),
    how: translate(channelCards[id].how, { buyer: buyerOf(venture) }),
    named: named.includes(id),
    why: translate(whyOf(id)),
    sameReason: chosen.slice(0, index).some((earlier) => whyOf(earlier) === whyOf(id)),
  }));
}

function channelsForPrice(venture: Venture, inputs: Inputs): { ids: ChannelId[]; why: string } {
  if (venture.models.includes("marketplace"))
    return {
      ids: ["sales", "community", "partners"],
      why: msg("In a two-sided market the scarce side is won by hand first."),
    };
  if (!inputs.price)
    return {
      ids: ["sales", "community"],
      why: msg("Without a price yet, channels that cost hours instead of money come first."),
    };
  const yearly = inputs.price.value * 12;
  if (yearly < 100)
    return { ids: ["app_store", "community", "seo"], why: msg("At this yearly price paid ads can hardly pay back.") };
  if (yearly < 1000)
    return {
      ids: ["seo", "email", "content"],
      why: msg("This yearly price carries content and e-mail, but hardly a salesperson."),
    };
  if (yearly < 10_000)
    return {
      ids: ["sales", "content", "partners"],
      why: msg("What a customer pays in a year leaves room for a personal sale."),
    };
  return { ids: ["sales", "partners", "events"], why: msg("At this yearly price the founder sells.") };
}

/** A capital that is only the beginning of a sentence. */
const opensSentence =
  /^(?:Small|Large|Big|Most|Many|Independent|Local|Young|Older|Busy|Dental|Family|Private|Public|Rural|Urban|New)\s|^\p{Lu}\p{Ll}+s$/u;

/** Whether the founder says, for certain, who buys. */
export const isBuyerNamed = ({ phrases, signals }: Venture): boolean =>
  (phrases.buyer?.text ?? "") !== "" && !signals.everyone;

/** The founder's words for the buyer; without a certain one, no more than that they buy. */
export function buyerOf(venture: Venture): string {
  const words = venture.phrases.buyer?.text ?? "";
  if (!isBuyerNamed(venture)) return translatorFor(venture.language).t`buyers`;
  return opensSentence.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

const longestOffer = 60;

/** The offer in a few of the founder's words; empty where it takes more. */
export function offerOf({ offer, phrases, language }: Venture): string {
  const words = offer?.text ?? phrases.idea?.text ?? "";
  return words === "" || words.length > longestOffer ? "" : translatorFor(language).quote(words);
}
