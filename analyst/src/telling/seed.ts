import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { paragraphs, sentence } from "./wording.ts";

/** The reply to an idea of a few words: what is understood, what it stands or falls with, and three questions. */
export function tellSeed(analysis: Analysis): ReplyPart[] {
  const { venture, questions } = analysis;
  const words = venture.phrases.idea?.text ?? "";
  const card = cardOf(venture.type?.id ?? null);
  const text = paragraphs(
    understood(words),
    card ? sentence(`the usual danger with this kind: ${card.risk}`) : null,
    "Three answers turn this into something I can compute and test.",
  );
  return [
    { kind: "section", id: "answer", title: "What I understand", text, basis: "" },
    { kind: "questions", title: "Three questions that matter", items: questions.slice(0, 3) },
  ];
}

const borrowed = /^(?!an? |the )([\p{L}\d.' -]{3,24}?) for ([\p{L}\d' -]{3,40})$/iu;
const cannotPay = /^(?:dogs|cats|pets|animals|horses|babies|toddlers|kids|children|plants)$/i;

/** "tinder for dogs": a known product, moved to somebody else. */
function understood(words: string): string {
  const match = borrowed.exec(words);
  const [known, whom] = [match?.[1], match?.[2]];
  if (!known || !whom) return `I read it as: "${words}".`;
  const payer = cannotPay.test(whom) ? `The ${whom} will not pay; whoever pays for them is the buyer to find.` : null;
  return paragraphs(`I read it as what ${known} does, brought to ${whom}.`, payer);
}
