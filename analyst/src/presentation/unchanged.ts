import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { translatorFor } from "../i18n/translator.ts";

/** A correction of which nothing could be taken is answered by how to say it, and not by the same report again. */
export function correctionNotTaken({ language }: Analysis): ReplyPart {
  const { t } = translatorFor(language);
  const text = t`You correct something, and I could not tell what. Press the figure it is about, or say it as “59, not 49” or “the buyers are …”.`;
  return { kind: "notice", tone: "info", text };
}

/** A later message that brings nothing new. */
export function unchanged({ language, venture, input }: Analysis): ReplyPart {
  const { t } = translatorFor(language);
  const isOpen = venture.unread.some(({ span }) => span.message === input.messages.length - 1);
  return {
    kind: "notice",
    tone: "info",
    text: isOpen
      ? t`Nothing is computed anew until you say what the figures above mean.`
      : t`I found no new figure, buyer, rival or channel in that, so the picture stands as it was.`,
  };
}
