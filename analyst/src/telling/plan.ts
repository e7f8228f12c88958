import type { Metric, ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { displayMoney } from "../finance/display.ts";
import type { Task } from "../planning/phases.ts";
import { describeCost } from "../judging/kill-test.ts";
import type { Benchmark } from "../knowledge/benchmarks.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import type { AssumptionId } from "../knowledge/tests.ts";
import { toolsFor } from "../knowledge/tools.ts";
import { section } from "./section.ts";
import type { Told } from "./section.ts";
import { bullets, cite, paragraphs, sentence, told } from "./wording.ts";

export function tellRiskiest(analysis: Analysis): Told {
  const { riskiest, killTest } = analysis;
  return section(
    "riskiest_assumption",
    paragraphs(
      `You assume that ${riskiest.statement}. It comes first because ${riskiest.because}${riskiest.quote ? `; all there is about it are your words "${riskiest.quote}"` : ""}. If it is false, ${riskiest.ifFalse}.`,
      `**Test: ${killTest.name}.** ${killTest.how} It takes ${killTest.days} days and ${describeCost(killTest)}.`,
      `**Stop rule, fixed before you start:** ${killTest.stopIf} ${killTest.reading}`,
      `**One reason to stop altogether:** ${sentence(reasonToStop(analysis))}`,
      told(fittingBenchmark(analysis)),
    ),
  );
}

/** The figure of others that says most about the assumption; US prices of ads only where they may apply. */
function fittingBenchmark({ riskiest, benchmarks, venture }: Analysis): Benchmark | undefined {
  const abroad = venture.places.length > 0 && venture.places.every((place) => place.region !== "us");
  const wanted: Partial<Record<AssumptionId, string>> = {
    problem: "interviews",
    retention: "sub_churn",
    ...(abroad || venture.signals.physical ? {} : { channel: "search_ads" }),
  };
  const id = wanted[riskiest.id] ?? (venture.stage === "revenue" ? "" : "failures");
  return benchmarks.find((item) => item.id === id);
}

/** For a venture with customers the limit follows from their figures; before that, from the kind of idea. */
function reasonToStop({ venture, inverses }: Analysis): string {
  const limit = inverses.find((metric) => metric.name.startsWith("max_cac"));
  if (venture.stage === "revenue" && limit)
    return `if a new customer costs more than ${limit.display} to win, ${limit.name === "max_cac_first_sale" ? "each sale" : "the first year with each of them"} ends in a loss`;
  const card = cardOf(venture.type?.id ?? null);
  return (
    card?.reasonToStop ??
    "if nobody you ask has ever spent time or money on this problem, a product will not make them start"
  );
}

export function tellRoadmap(analysis: Analysis): Told {
  const { roadmap } = analysis;
  const hours = roadmap.hoursAreKnown
    ? `You have ${roadmap.hoursPerWeek} hours a week`
    : `I assume ${roadmap.hoursPerWeek} hours a week, as you gave none`;
  const intro = `${hours}, of which I plan 70%: ${roadmap.capacity} hours in the first two weeks.${roadmap.spendCap === null ? "" : ` Spend at most ${displayMoney(roadmap.spendCap, roadmap.currency)} (30% of your cash) before the first decision.`}`;
  const phases = roadmap.phases.map((phase, index) =>
    paragraphs(
      `**Phase ${index + 1}: ${phase.name} (${phase.weeks}).** ${phase.goal}`,
      bullets(phase.tasks.map((task) => taskLine(task, roadmap.currency))),
    ),
  );
  return section(
    "execution_roadmap",
    paragraphs(intro, roadmap.warning, ...phases, `Stop doing until phase 4:\n\n${bullets(roadmap.stopDoing)}`),
  );
}

function taskLine(task: Task, currency: string): string {
  const money = task.cost === 0 ? "no money" : displayMoney(task.cost, currency);
  const effort = `${task.hours === 1 ? "1 hour" : `${task.hours} hours`}, ${money}`;
  return `**${sentence(task.what)}** Tests whether ${task.retires}; ${effort}. Done when ${task.doneWhen}. Stop if ${task.stopIf}.`;
}

export function tellGrowth(analysis: Analysis): Told {
  const cap = analysis.inverses.find((metric) => metric.name.startsWith("max_cac"));
  const channels = analysis.channels.map(
    (channel) => `**${channel.name}**: ${channel.how}. Chosen because ${channel.why}.`,
  );
  return section(
    "answer",
    paragraphs(
      "Test one channel at a time, in this order:",
      bullets(channels),
      cap ? limitLine(cap) : "What a customer may cost cannot be said without a price.",
      adsLine(analysis, cap),
      "What would change this order: a channel where you already have a list of named buyers.",
    ),
    cap ? { metrics: [cap], metricsTitle: "What a customer may cost" } : {},
  );
}

function limitLine(cap: Metric): string {
  const assumed = cap.inputs.some((input) => input.type === "assumption");
  const when = cap.name === "max_cac_first_sale" ? "with the first sale" : "within 12 months";
  return `A customer may cost at most ${cap.display} to win, if the money is to come back ${when}${assumed ? " (the margin in it is an assumption)" : ""}.`;
}

function adsLine(analysis: Analysis, cap: Metric | undefined): string | null {
  const ads = analysis.benchmarks.find((item) => item.id === "search_ads");
  if (!ads) return null;
  const lead = ads.values[1]?.value ?? 0;
  const tooDear = cap?.unit === "USD" && (cap.value ?? 0) < lead;
  const advice = tooDear
    ? "Your limit lies below the price of one such lead, so paid search comes last."
    : "Compare your limit with that before buying clicks.";
  return `${sentence(`${ads.says} ${cite(ads.source)}`)} ${advice}`;
}

export function tellTools(analysis: Analysis): Told {
  const early =
    analysis.venture.stage === "idea"
      ? "For the first test you need none of this: a list of names, a calendar and a payment link are enough."
      : "Add a tool only when a task of the plan needs it.";
  const tools = toolsFor(analysis.venture);
  return section(
    "tools",
    paragraphs(
      early,
      bullets(tools.map((tool) => `**${tool.name.charAt(0).toUpperCase()}${tool.name.slice(1)}**: ${tool.use}`)),
      "Names are examples, to check for price and terms before you commit.",
    ),
  );
}

export function tellRegulation(analysis: Analysis): Told | null {
  if (analysis.flags.length === 0) return null;
  return section(
    "regulation",
    paragraphs(
      bullets(
        analysis.flags.map(
          (flag) => `**${flag.name}**: ${flag.what} First step: ${flag.firstStep} ${cite(flag.source)}`,
        ),
      ),
      "This is not legal advice.",
    ),
  );
}

export function ratingParts(analysis: Analysis): ReplyPart[] {
  return analysis.rating.score === null ? [] : [{ kind: "rating", rating: analysis.rating }];
}
