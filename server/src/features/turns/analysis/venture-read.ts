import type { Analysis } from "@cofounder/analyst";
import { isOwnBusiness } from "@cofounder/analyst/light";
import { cutText } from "@cofounder/contract/cut-text";
import { ventureNameMaxLength, ventureTextMaxLength } from "@cofounder/contract";

type Venture = Analysis["venture"];

/** What the engine is certain of; empty: nothing is. */
export interface ReadVenture {
  name: string;
  line: string;
  buyer: string;
  offer: string;
  place: string;
  currency: string;
  type: string;
}

/** Null: the messages are about no venture, as far as can be told. */
export function ventureRead({ venture, input: { messages } }: Pick<Analysis, "venture" | "input">): ReadVenture | null {
  const { phrases, offer, quantities, unread, places, type, currency } = venture;
  const words = (phrase: { text: string } | null, most = ventureTextMaxLength) =>
    cutText(flat(phrase?.text ?? ""), most);
  const isAbout = [phrases.idea, phrases.buyer, offer].some((phrase) => phrase !== null);
  if (!isAbout && quantities.length + unread.length === 0) return null;
  return {
    name: capital(words(offer ?? phrases.idea, ventureNameMaxLength)),
    line: words(phrases.idea),
    buyer: words(phrases.buyer),
    offer: words(soldIn(offer, messages)),
    place: cutText(places[0]?.name ?? "", ventureTextMaxLength),
    currency: quantities.some(({ unit }) => currency in unit) ? currency : "",
    type: certainType(type),
  };
}

/** "I run a small bakery" says what the founder has, and not what a buyer gets. */
const soldIn = (offer: Venture["offer"], messages: readonly string[]): Venture["offer"] =>
  offer && isOwnBusiness(messages[offer.span.message] ?? "", offer.span.start) ? null : offer;

/** One word of a kind of business does not make it one; without any, the founder chose it. */
const certainType = (type: Venture["type"]): string => (type && type.cues.length !== 1 ? type.id : "");

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const flat = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
