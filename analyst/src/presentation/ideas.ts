import type { Analysis } from "../analysis.ts";
import { buyerOf } from "../planning/channels.ts";
import { todayOf } from "../reading/venture.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { bullets, paragraphs } from "./sentences.ts";

/** Variants of the founder's own idea, each with what it would test; no markets or figures are invented. */
export function renderIdeas(analysis: Analysis): RenderedSection {
  const { venture } = analysis;
  const { t, quote } = translatorFor(analysis.language);
  const buyer = buyerOf(venture);
  const place = venture.places[0]?.name;
  const today = todayOf(venture);
  const variants = [
    place
      ? t`**Narrower**: the same for one kind of ${buyer}, in ${place} only. Tests whether a message that fits exactly sells better.`
      : t`**Narrower**: the same for one kind of ${buyer}, in one city. Tests whether a message that fits exactly sells better.`,
    t`**By hand**: do the job for five ${buyer} yourself and charge for the result. Tests willingness to pay before anything is built.`,
    today
      ? t`**Inside what they use today** (${quote(today)}): improve it instead of replacing it. Tests whether the habit or the tool is the problem.`
      : t`**Inside what they use today**: improve the present tool instead of replacing it. Tests whether the habit or the tool is the problem.`,
    venture.models.includes("marketplace")
      ? t`**One side only**: sell a tool to the scarce side first. Tests whether they stay without the other side.`
      : t`**The other payer**: sell to whoever loses money when ${buyer} have this problem. Tests who holds the budget.`,
    venture.models.includes("subscription")
      ? t`**Per result**: charge for each outcome instead of each month. Tests whether buyers trust the result.`
      : t`**Per month**: charge for staying instead of once. Tests whether the problem comes back.`,
  ];
  const { idea } = venture.phrases;
  return {
    id: "answer",
    title: t`Variants`,
    text: paragraphs(
      idea
        ? t`Starting from your words, ${quote(idea.text)}, five variants that are cheap to tell apart:`
        : t`Five ways to vary the idea that are cheap to tell apart:`,
      bullets(variants),
      t`Pick the one whose first ten buyers you could name today.`,
    ),
  };
}
