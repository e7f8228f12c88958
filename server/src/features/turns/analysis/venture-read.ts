import type { Analysis } from "@cofounder/analyst";
import { cutText } from "@cofounder/contract/cut-text";
import { ventureNameMaxLength, ventureTextMaxLength } from "@cofounder/contract";

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
export function ventureRead({ venture }: Pick<Analysis, "venture">): ReadVenture | null {
  const { phrases, offer, quantities, unread, places, type, currency } = venture;
  const words = (phrase: { text: string } | null, most = ventureTextMaxLength) =>
    cutText(flat(phrase?.text ?? ""), most);
  const isAbout = [phrases.idea, phrases.buyer, offer].some((phrase) => phrase !== null);
  if (!isAbout && quantities.length + unread.length === 0) return null;
  return {
    name: capital(words(offer ?? phrases.idea, ventureNameMaxLength)),
    line: words(phrases.idea),
    buyer: words(phrases.buyer),
    offer: words(offer),
    place: cutText(places[0]?.name ?? "", ventureTextMaxLength),
    currency: quantities.some(({ unit }) => currency in unit) ? currency : "",
    type: type?.id ?? "",
  };
}

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const flat = (text: string): string => text.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
