import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { describeCost } from "../judging/kill-test.ts";
import type { Benchmark } from "../knowledge/benchmarks.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import type { AssumptionId } from "../knowledge/tests.ts";
import { toolsFor } from "../knowledge/tools.ts";
import type { Task } from "../planning/task.ts";
import { voiceIn } from "../wording/voice.ts";
import type { Voice } from "../wording/voice.ts";
import type { Told } from "./section.ts";
import { bullets, cite, compared, line, paragraphs } from "./wording.ts";

export function tellRiskiest(analysis: Analysis): Told {
  const { riskiest, killTest, language } = analysis;
  const voice = voiceIn(language);
  const { t, quote, amount } = voice;
  return {
    id: "riskiest_assumption",
    text: paragraphs(
      line(
        t`You assume that ${riskiest.statement}.`,
        t`Why it comes first: ${riskiest.because}`,
        riskiest.quote ? t`All there is about it are your words ${quote(riskiest.quote)}.` : null,
        riskiest.ifFalse,
      ),
      t`**Test: ${killTest.name}.** ${killTest.how} It takes ${amount(killTest.days, "days")} and ${describeCost(killTest, voice)}.`,
      t`**Stop rule, fixed before you start:** ${killTest.stopIf} ${killTest.reading}`,
      t`**One reason to stop altogether:** ${reasonToStop(analysis, voice)}`,
      compared(fittingBenchmark(analysis), language),
    ),
  };
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
function reasonToStop({ venture, inverses }: Analysis, { t, say }: Voice): string {
  const limit = inverses.find((metric) => metric.name.startsWith("max_cac"));
  if (venture.stage === "revenue" && limit)
    return limit.name === "max_cac_first_sale"
      ? t`If a new customer costs more than ${limit.display} to win, each sale ends in a loss.`
      : t`If a new customer costs more than ${limit.display} to win, the first year with each of them ends in a loss.`;
  const card = cardOf(venture.type?.id ?? null);
  return card
    ? say(card.reasonToStop)
    : t`If nobody you ask has ever spent time or money on this problem, a product will not make them start.`;
}

export function tellRoadmap(analysis: Analysis): Told {
  const { roadmap } = analysis;
  const voice = voiceIn(analysis.language);
  const { t } = voice;
  const phases = roadmap.phases.map((phase, index) => t`**Phase ${index + 1}, ${phase.weeks}:** ${phase.name}.`);
  return {
    id: "execution_roadmap",
    text: paragraphs(
      means(analysis, voice),
      roadmap.warning,
      bullets(phases),
      t`Stop doing until phase 4:\n\n${bullets(roadmap.stopDoing)}`,
    ),
    after: [taskTable(analysis, voice)],
  };
}

/** One row a task: what it settles, what it takes, and when to stop. */
function taskTable({ roadmap }: Analysis, voice: Voice): ReplyPart {
  const { t } = voice;
  const rows = roadmap.phases.flatMap((phase) =>
    phase.tasks.map((task) => [
      phase.name,
      task.what,
      task.retires,
      effort(task, roadmap.currency, voice),
      task.stopIf,
    ]),
  );
  return {
    kind: "table",
    title: t`Tasks`,
    columns: [t`Phase`, t`Task`, t`Settles whether`, t`Takes`, t`Stop if`],
    rows,
    note: "",
  };
}

function means({ roadmap }: Analysis, { t, money }: Voice): string {
  const [hours, capacity] = [roadmap.hoursPerWeek, roadmap.capacity];
  return line(
    roadmap.hoursAreKnown
      ? t`You have ${hours} hours a week, of which I plan 70%: ${capacity} hours in the first two weeks.`
      : t`If you have ${hours} hours a week (you named none), 70% of them make ${capacity} hours in the first two weeks.`,
    roadmap.spendCap === null
      ? null
      : t`Spend at most ${money(roadmap.spendCap, roadmap.currency)} (30% of your cash) before the first decision.`,
  );
}

function effort(task: Task, currency: string, { t, money, amount }: Voice): string {
  const hours = amount(task.hours, "hours");
  return task.cost === 0 ? hours : t`${hours}, ${money(task.cost, currency)}`;
}

export function tellTools({ venture, language }: Analysis): Told {
  const { t, say } = voiceIn(language);
  const tools = toolsFor(venture).map((tool) => `**${say(tool.name)}**: ${say(tool.use)}`);
  return {
    id: "tools",
    text: paragraphs(
      venture.stage === "idea"
        ? t`For the first test you need none of this: a list of names, a calendar and a payment link are enough.`
        : t`Add a tool only when a task of the plan needs it.`,
      bullets(tools),
      t`Names are examples, to check for price and terms before you commit.`,
    ),
  };
}

export function tellRegulation({ flags, language }: Analysis): Told | null {
  if (flags.length === 0) return null;
  const voice = voiceIn(language);
  const { t } = voice;
  const items = flags.map(
    (flag) => t`**${flag.name}**: ${flag.what} First step: ${flag.firstStep} ${cite(flag.source, voice)}`,
  );
  return { id: "regulation", text: paragraphs(bullets(items), t`This is not legal advice.`) };
}
