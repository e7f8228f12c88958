import { msg } from "../i18n/translator.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { describeReading } from "./describe-reading.ts";
import type { ReplyContext } from "./reply-context.ts";

/** A figure as the founder knows it: its name and the typed number. */
export function nameQuantity(quantity: Quantity, { translator }: ReplyContext): string {
  const { quote, of } = quantity;
  const name = of === "" ? describeReading({ ...quantity, status: "actual" }, translator) : of;
  return translator.translate(msg("{what} ({thing})"), { what: translator.quote(quote), thing: name });
}

/** The same for several; open ones with the typed number only. */
export const nameAll = (ids: readonly string[], context: ReplyContext): string[] =>
  [...new Set(ids)].flatMap((id) => {
    const quantity = context.byId.get(id);
    if (quantity) return [nameQuantity(quantity, context)];
    const open = context.unread?.find((figure) => figure.id === id);
    return open ? [context.translator.quote(open.quote)] : [];
  });
