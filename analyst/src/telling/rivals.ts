import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { factFor, todayOf } from "../reading/venture.ts";
import { buyerOf } from "../planning/channels.ts";
import { section } from "./section.ts";
import type { Told } from "./section.ts";
import { listed, paragraphs } from "./wording.ts";

export function tellGap(analysis: Analysis): Told {
  const { venture } = analysis;
  const { problem, difference, whyNow } = venture.phrases;
  const buyer = buyerOf(venture);
  const today = todayOf(venture);
  const cost = factFor(venture, "alternative_cost");
  return section(
    "market_gap",
    paragraphs(
      problem
        ? `The gap you describe: "${problem.text}".`
        : `What goes wrong for ${buyer}, and how often, is the part I could not find in your words.`,
      today
        ? `Today they ${today}. That is familiar and looks free, so better is not enough: it has to save money or hours that ${buyer} already count.`
        : `I could not read what ${buyer} do about it today. If the answer is nothing, ask why it was never worth fixing.`,
      cost
        ? `The alternative costs ${cost.text}${cost.per ? ` a ${cost.per}` : ""} by your account: that is the sum your price is compared with.`
        : null,
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
  const today = todayOf(venture);
  const first = today
    ? `The first rival is what they do today: they ${today}.`
    : "The first rival is the present way of doing it.";
  const intro =
    names.length > 0
      ? `${first} Beside it you name ${listed(names.slice(0, 5))}.`
      : `${first} You named nobody else${venture.signals.saysNoCompetitors ? ", and said there is no competition: that usually means the search has not been made" : ""}.`;
  const search = `I do not look companies up and do not invent them. To find the rest, ask five ${buyer} what they paid for last${venture.signals.statusQuo ? `, and search for "replace ${venture.signals.statusQuo}"` : ""}.`;
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
  const { today } = venture.phrases;
  const quo = today?.text ?? venture.signals.statusQuo;
  const rows = [
    [
      quo ? `Do nothing new: ${quo}` : "Do nothing, or the way they manage now",
      today ? "said by you" : "always there",
      "familiar, and looks free",
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
