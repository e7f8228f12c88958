import { placesOf } from "../laws/option-places.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isComputable } from "../quantities/quantity.ts";
import { isSameUnit } from "../quantities/unit.ts";
import { line } from "../presentation/sentences.ts";
import { arithmeticOf } from "./arithmetic.ts";
import { asksToDrop, namesOfPart } from "./dropping.ts";
import type { PlacesAsked } from "./option.ts";
import type { ReplyContext } from "./reply-context.ts";
import { showMetric } from "./show-value.ts";

const isPrice = ({ meaning, flow, party }: Quantity): boolean =>
  meaning === "price" && flow === "in" && party === "venture";

export function placesIn(quantities: readonly Quantity[], questions: readonly string[]): PlacesAsked[] {
  const known = quantities.filter(({ status }) => status !== "retracted" && status !== "past");
  const today = known.filter((one) => isComputable(one) && one.status === "actual");
  return questions.filter(asksToDrop).flatMap((question): PlacesAsked[] => {
    const isNamed = namesOfPart(today.filter(isPrice), question);
    const [price, ...more] = today.filter((one) => isPrice(one) && isNamed(one));
    if (!price || more.length > 0) return [];
    const usage = today.filter((one) => one.meaning === "usage" && isNamed(one));
    const others = known.filter((one) => isPrice(one) && !isNamed(one) && isSameUnit(one.unit, price.unit));
    const places = placesOf({ price, usage }, others, today);
    return places.length > 0 ? [{ question, price, places }] : [];
  });
}

/** Whether the places of a part would leave more with others; empty where no question asks it. */
export function placesAnswer(question: string, context: ReplyContext): string {
  const { t, quote } = context.translator;
  const asked = (context.places ?? []).filter((one) => one.question === question);
  return line(
    ...asked.flatMap(({ price, places }) =>
      places.map(({ price: other, each, all }) => {
        const [named, at] = [quote(price.of), quote(other.quote)];
        const value = showMetric({ ...each, value: Math.abs(each.value) }, context);
        if (each.value < 0) return t`Each place of ${named} leaves ${value} more than one at ${at}.`;
        if (all) {
          const [whole, how] = [showMetric(all, context), arithmeticOf(all, context)];
          return t`Each place of ${named} would leave ${value} more at ${at}: **${whole}** (${how}), \
if others take all of them and each takes the same time.`;
        }
        return t`Each place of ${named} would leave ${value} more at ${at}, if others take it and it takes the same time.`;
      }),
    ),
  );
}
