import { mark } from "../wording/voice.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { describeReading } from "./describe-reading.ts";
import type { Speech } from "./speech.ts";

/** A figure as the founder knows it: what it is called, and what was typed. */
export function nameQuantity(quantity: Quantity, { voice }: Speech): string {
  const { quote, of } = quantity;
  const name = of === "" ? describeReading({ ...quantity, status: "actual" }, voice) : of;
  return voice.say(mark("{what} ({thing})"), { what: voice.quote(quote), thing: name });
}

/** The same of several; one that is still open by what was typed alone. */
export const nameAll = (ids: readonly string[], speech: Speech): string[] =>
  [...new Set(ids)].flatMap((id) => {
    const quantity = speech.byId.get(id);
    if (quantity) return [nameQuantity(quantity, speech)];
    const open = speech.unread?.find((figure) => figure.id === id);
    return open ? [speech.voice.quote(open.quote)] : [];
  });
