import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import { factFor, todayOf } from "../reading/venture.ts";
import type { Venture } from "../reading/venture.ts";
import { buyerOf } from "../planning/channels.ts";
import { section } from "./section.ts";
import type { Told } from "./section.ts";
import { listed, paragraphs } from "./wording.ts";

export function tellGap({ venture }: Analysis): Told {
  const { problem, difference, whyNow } = venture.phrases;
  return section(
    "market_gap",
    paragraphs(
      problem ? `The gap you describe: "${problem.text}".` : null,
      todayLine(venture),
      priceOfToday(venture),
      difference
        ? `Your difference: "${difference.text}". Whether buyers see it that way is untested until one of them switches.`
        : null,
      whyNow ? `Why now: "${whyNow.text}".` : null,
      missingLine(venture),
    ),
  );
}

function todayLine(venture: Venture): string | null {
  const today = todayOf(venture);
  if (!today) return null;
  return `Today they ${today}. That is familiar and looks free, so better is not enough: it has to save money or hours that ${buyerOf(venture)} already count.`;
}

function priceOfToday(venture: Venture): string | null {
  const cost = factFor(venture, "alternative_cost");
  if (!cost) return null;
  return `The alternative costs ${cost.text}${cost.per ? ` a ${cost.per}` : ""} by your account: that is the sum your price is compared with.`;
}

/** What is not said is named once, in one sentence. */
function missingLine(venture: Venture): string | null {
  const { problem, difference, whyNow } = venture.phrases;
  const missing = [
    problem ? null : `what goes wrong for ${buyerOf(venture)} and how often`,
    todayOf(venture) ? null : "what they do about it today",
    difference ? null : "why they would switch to you",
    whyNow ? null : "what changed lately that makes it possible or urgent now",
  ].filter((item) => item !== null);
  return missing.length > 0 ? `I could not find in your words: ${listed(missing)}.` : null;
}

export function tellCompetitors(analysis: Analysis): Told {
  const { venture } = analysis;
  const known = knownNames(venture);
  const tool = /^(?:excel|spreadsheets?|google sheets|whatsapp|whiteboards?)$/i;
  const quo = tool.test(venture.signals.statusQuo ?? "") ? venture.signals.statusQuo : null;
  const search = `I do not look companies up and do not invent them. To find the rest, ask five ${buyerOf(venture)} what they paid for last${quo ? `, and search for "replace ${quo}"` : ""}.`;
  return section(
    "top_competitors",
    paragraphs(
      rivalsLine(venture),
      known.length > 0
        ? "The last rows are well-known names of this type, to check: some may not touch your buyer at all."
        : null,
      search,
    ),
    { after: [competitorTable(analysis, known)] },
  );
}

const mostKnown = 4;

/** Well-known names of the type; those of business software at large, or of another trade, would only fill rows. */
function knownNames({ type, signals, competitors }: Venture): string[] {
  if (type === null || type.id === "saas-platform" || signals.physical) return [];
  const own = competitors.map((name) => name.text.toLowerCase());
  return (cardOf(type.id)?.alternatives ?? []).filter((name) => !own.includes(name.toLowerCase())).slice(0, mostKnown);
}

function rivalsLine(venture: Venture): string {
  const names = venture.competitors.map((name) => name.text).slice(0, 5);
  const today = todayOf(venture);
  const first = today
    ? `The first rival is what they do today: they ${today}.`
    : "The first rival is the present way of doing it.";
  if (names.length > 0) return `${first} Beside it you name ${listed(names)}.`;
  const denied = ", and said there is no competition: that usually means the search has not been made";
  return `${first} You named nobody else${venture.signals.saysNoCompetitors ? denied : ""}.`;
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
