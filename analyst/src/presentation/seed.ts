import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { renderRegulation, renderRiskiest } from "./plan.ts";
import { toParts } from "./section.ts";
import { paragraphs } from "./sentences.ts";

/**
 * The reply to an idea of a few words: how it is understood, what follows without a figure (the riskiest assumption,
 * its test, legal requirements), and three questions.
 */
export function renderSeed(given: Analysis): ReplyPart[] {
  const analysis = withoutTypeOfBuyer(given);
  const { venture, questions } = analysis;
  const translator = translatorFor(analysis.language);
  const { t, translate } = translator;
  const card = cardOf(venture.type?.id ?? null);
  const sections = [renderRiskiest(analysis), renderRegulation(analysis)].filter((told) => told !== null);
  const text = paragraphs(
    understood(venture.phrases.idea?.text ?? "", translator),
    card ? t`The usual danger with this kind: ${translate(card.risk)}` : null,
    t`Three answers turn this into something I can compute and test.`,
  );
  return [
    { kind: "section", id: "answer", title: t`What I understand`, text, basis: "" },
    ...sections.flatMap((told) => toParts(told, analysis)),
    { kind: "questions", title: t`Three questions that matter`, items: questions.slice(0, 3) },
  ];
}

/** "Food for students" is not an education product: the buyer does not determine its type. */
function withoutTypeOfBuyer(analysis: Analysis): Analysis {
  const { type, phrases } = analysis.venture;
  const buyer = phrases.buyer?.text.toLowerCase() ?? "";
  const isOfBuyer = type !== null && type.cues.every((cue) => buyer.includes(cue));
  return isOfBuyer ? { ...analysis, venture: { ...analysis.venture, type: null } } : analysis;
}

const borrowed =
  /^(?!an? |the |un[ae]? |eine? )([\p{L}\d.' -]{3,24}?) (?:for|para|pour|für) ((?:(?:los|las|les|die) )?[\p{L}\d' -]{3,40})$/iu;
const cannotPay = new RegExp(
  "^(?:dogs|cats|pets|animals|horses|babies|toddlers|kids|children|plants|(?:los )?perros" +
    "|(?:los )?gatos|(?:las )?mascotas|(?:les )?chiens|(?:les )?chats|(?:die )?Hunde|(?:die )?Katzen" +
    "|Haustiere|Kinder|enfants|niños)$",
  "iu",
);

/** "tinder for dogs": a known product for another audience. */
function understood(words: string, { t, quote }: Translator): string {
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
