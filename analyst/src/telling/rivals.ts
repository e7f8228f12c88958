import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { buyerOf } from "../planning/channels.ts";
import { section } from "./section.ts";
import type { Told } from "./section.ts";
import { listed, paragraphs } from "./wording.ts";

export function tellGap(analysis: Analysis): Told {
  const { venture } = analysis;
  const { problem, difference, whyNow } = venture.phrases;
  const buyer = buyerOf(venture);
  const quo = venture.signals.statusQuo;
  return section(
    "market_gap",
    paragraphs(
      problem
        ? `The gap you describe: "${problem.text}".`
        : `You have not said yet what goes wrong for ${buyer} today, and how often.`,
      quo
        ? `Today they manage with ${quo}. That costs nothing and is familiar, so "better" is not enough: it has to save money or hours that ${buyer} already count.`
        : `What ${buyer} do about it today is not said. If the answer is "nothing", ask why it was never worth fixing.`,
      difference
        ? `Your difference: "${difference.text}". Whether buyers see it that way is untested until one of them switches.`
        : "A difference that a buyer would repeat in their own words is still missing.",
      whyNow
        ? `Why now: "${whyNow.text}".`
        : "Why now is open: name what changed in the last two years that makes this possible or urgent.",
    ),
  );
}

export function tellCompetitors(analysis: Analysis): Told {
  const { venture } = analysis;
  const buyer = buyerOf(venture);
  const names = venture.competitors.map((name) => name.text);
  const known = (cardOf(venture.type?.id ?? null)?.alternatives ?? []).filter(
    (name) => !names.some((own) => own.toLowerCase() === name.toLowerCase()),
  );
  const intro =
    names.length > 0
      ? `The first rival is the present way of doing it. The others you named: ${listed(names.slice(0, 5))}.`
      : `The first rival is the present way of doing it. You named nobody else${venture.signals.saysNoCompetitors ? ", and said there is no competition: that usually means the search has not been made" : ""}.`;
  const search = `I do not look companies up and do not invent them. To find the real ones, search for ${venture.phrases.buyer ? `"${buyer} software"` : "the problem in the words of somebody who has it"}${venture.signals.statusQuo ? ` and "replace ${venture.signals.statusQuo}"` : ""}, and ask five of them what they paid for last.`;
  return section(
    "top_competitors",
    paragraphs(
      intro,
      known.length > 0
        ? "The last rows are well-known names of this type, to check: some may not touch your buyer at all."
        : null,
      search,
    ),
    { after: [competitorTable(analysis, known.slice(0, 4))] },
  );
}

function competitorTable({ venture }: Analysis, known: string[]): ReplyPart {
  const buyer = buyerOf(venture);
  const quo = venture.signals.statusQuo;
  const rows = [
    [
      quo ? `Do nothing, or stay with ${quo}` : "Do nothing, or a spreadsheet",
      "always there",
      "free and familiar",
      "hours or errors it costs, counted by the buyer",
    ],
    ...venture.competitors
      .slice(0, 6)
      .map((name) => [
        name.text,
        "named by you",
        "unknown: ask a customer of theirs",
        "unknown: ask why they would leave",
      ]),
    ...known.map((name) => [name, "example, to check", `unknown for ${buyer}`, "unknown"]),
  ];
  return {
    kind: "table",
    title: "Alternatives",
    columns: ["Alternative", "Where it comes from", "Why buyers stay with it", "Your opening"],
    rows,
    note: "Unknown cells are for you to fill from talks with buyers.",
  };
}
