import type { Analysis } from "../analysis.ts";
import { buyerOf } from "../planning/channels.ts";
import { section } from "./section.ts";
import type { Told } from "./section.ts";
import { bullets, paragraphs } from "./wording.ts";

/** Variants of the founder's own idea, each with what it would test; no markets or figures are made up. */
export function tellIdeas(analysis: Analysis): Told {
  const { venture } = analysis;
  const buyer = buyerOf(venture);
  const place = venture.places[0]?.name;
  const quo = venture.signals.statusQuo;
  const variants = [
    `**Narrower**: the same for one kind of ${buyer}${place ? ` in ${place}` : " in one city"}. Tests whether a message that fits exactly sells better.`,
    `**By hand**: do the job for five ${buyer} yourself and charge for the result. Tests willingness to pay before anything is built.`,
    quo
      ? `**Inside ${quo}**: improve what they use today instead of replacing it. Tests whether the habit or the tool is the problem.`
      : "**Inside what they use today**: improve the present tool instead of replacing it. Tests whether the habit or the tool is the problem.",
    venture.models.includes("marketplace")
      ? "**One side only**: sell a tool to the scarce side first. Tests whether they stay without the other side."
      : `**The other payer**: sell to whoever loses money when ${buyer} have this problem. Tests who holds the budget.`,
    venture.models.includes("subscription")
      ? "**Per result**: charge for each outcome instead of each month. Tests whether buyers trust the result."
      : "**Per month**: charge for staying instead of once. Tests whether the problem comes back.",
  ];
  return section(
    "answer",
    paragraphs(
      venture.phrases.idea
        ? `Starting from your words, "${venture.phrases.idea.text}", five variants that are cheap to tell apart:`
        : "Five ways to vary the idea that are cheap to tell apart:",
      bullets(variants),
      "Pick the one whose first ten buyers you could name today.",
    ),
  );
}
