import type { Analysis } from "@cofounder/analyst";
import { usualWholes } from "@cofounder/contract";
import { cutText } from "@cofounder/contract/cut-text";
import { chatFiguresMax } from "../../ventures/statements.ts";
import type { SheetQuantity } from "../../ventures/index.ts";

/** A figure as it stands, at the characters of a message where it was said. */
export interface StandingFigure {
  messageId: string;
  start: number;
  end: number;
  quantity: SheetQuantity;
}

/** The proven and settled figures that hold after the latest message. */
export function standingFigures(
  { venture }: Pick<Analysis, "venture">,
  said: readonly { id?: string }[],
): StandingFigure[] {
  const known = venture.current.filter(({ meaning }) => meaning !== "none" && meaning !== "unclear");
  return known.slice(0, chatFiguresMax).flatMap((figure) => {
    const { span, quote, value, low, high, per, includesTax, share } = figure;
    const messageId = said[span.message]?.id;
    if (!messageId) return [];
    const { meaning, unit, flow, party, status, basis, of } = figure;
    const shareOf = usualWholes.find((whole) => whole === share?.of);
    const reading = {
      meaning,
      unit: { ...unit },
      flow,
      party,
      status,
      basis,
      ...(of && { of: cutText(of, 80) }),
      ...(shareOf && { shareOf }),
    };
    const quantity = {
      quote,
      value,
      ...(low !== undefined && { low }),
      ...(high !== undefined && { high }),
      ...(per !== undefined && { per }),
      ...(includesTax !== undefined && { includesTax }),
      reading,
    };
    return [{ messageId, start: span.start, end: span.end, quantity }];
  });
}
