import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import { renderRegulation, renderRiskiest } from "./plan.ts";
import { toParts } from "./section.ts";
import { paragraphs } from "./sentences.ts";

/**
 * The reply to an idea of a few words: how it is understood, what follows without a figure (the riskiest assumption,
 * its test, legal requirements), and three questions.
 */
export function renderSeed(analysis: Analysis): ReplyPart[] {
  const { venture, questions } = analysis;
  const translator = translatorFor(analysis.language);
  const { t } = translator;
  const sections = [renderRiskiest(analysis), renderRegulation(analysis)].filter((told) => told !== null);
  const text = paragraphs(
    understood(venture.phrases.idea?.text ?? "", translator),
    t`Three answers turn this into something I can compute and test.`,
  );
  return [
    { kind: "section", id: "answer", title: t`What I understand`, text, basis: "" },
    ...sections.flatMap((told) => toParts(told, analysis)),
    { kind: "questions", title: t`Three questions that matter`, items: questions.slice(0, 3) },
  ];
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
