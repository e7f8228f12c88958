import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { voiceIn } from "../wording/voice.ts";
import type { Voice } from "../wording/voice.ts";
import { paragraphs } from "./wording.ts";

/** The reply to an idea of a few words: what is understood, what it stands or falls with, and three questions. */
export function tellSeed(analysis: Analysis): ReplyPart[] {
  const { venture, questions } = analysis;
  const voice = voiceIn(analysis.language);
  const { t, say } = voice;
  const card = cardOf(venture.type?.id ?? null);
  const text = paragraphs(
    understood(venture.phrases.idea?.text ?? "", voice),
    card ? t`The usual danger with this kind: ${say(card.risk)}` : null,
    t`Three answers turn this into something I can compute and test.`,
  );
  return [
    { kind: "section", id: "answer", title: t`What I understand`, text, basis: "" },
    { kind: "questions", title: t`Three questions that matter`, items: questions.slice(0, 3) },
  ];
}

const borrowed =
  /^(?!an? |the |un[ae]? |eine? )([\p{L}\d.' -]{3,24}?) (?:for|para|pour|für) ((?:(?:los|las|les|die) )?[\p{L}\d' -]{3,40})$/iu;
const cannotPay =
  /^(?:dogs|cats|pets|animals|horses|babies|toddlers|kids|children|plants|(?:los )?perros|(?:los )?gatos|(?:las )?mascotas|(?:les )?chiens|(?:les )?chats|(?:die )?Hunde|(?:die )?Katzen|Haustiere|Kinder|enfants|niños)$/iu;

/** "tinder for dogs": a known product, moved to somebody else. */
function understood(words: string, { t, quote }: Voice): string {
  const match = borrowed.exec(words);
  const [known, whom] = [match?.[1], match?.[2]];
  if (!known || !whom) return t`I read it as: ${quote(words)}.`;
  return paragraphs(
    t`I read it as what ${known} does, brought to ${whom}.`,
    cannotPay.test(whom)
      ? t`They will not pay themselves (${whom}); whoever pays for them is the buyer to find.`
      : null,
  );
}
