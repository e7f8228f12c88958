import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Quantity } from "../quantities/quantity.ts";
import { isFromElsewhere } from "../reading/sheet.ts";
import { describeReading } from "../reply/describe-reading.ts";

const mostNamed = 6;

/** In the first reply of a chat: what it counts besides the message, from the venture's sheet. */
export function fromSheet({ venture, input, language }: Pick<Analysis, "venture" | "input" | "language">): ReplyPart[] {
  const figures = venture.current.filter(isFromElsewhere);
  if (figures.length === 0 || input.messages.length > 1) return [];
  const translator = translatorFor(language);
  const { t, list } = translator;
  const named = figures.slice(0, mostNamed).map((figure) => described(figure, translator));
  const more = figures.length - named.length;
  const text =
    more > 0
      ? t`From the venture's sheet I also use: ${named.join("; ")}; and ${more} more.`
      : t`From the venture's sheet I also use: ${list(named)}.`;
  return [{ kind: "notice", tone: "info", text }];
}

function described({ quote, of, share: _share, ...figure }: Quantity, translator: ReturnType<typeof translatorFor>) {
  const { meaning, unit, flow, party, status, basis } = figure;
  const reading = { meaning, unit: { ...unit }, flow, party, status, basis, ...(of && { of }) };
  return `${translator.quote(quote)} (${describeReading(reading, translator)})`;
}
