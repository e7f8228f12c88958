import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { describeCost } from "../judging/kill-test.ts";
import type { Benchmark } from "../knowledge/benchmarks.ts";
import { cardOf } from "../knowledge/startup-types.ts";
import type { AssumptionId } from "../knowledge/tests.ts";
import { toolsFor } from "../knowledge/tools.ts";
import type { Task } from "../planning/task.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { bullets, cite, compared, line, paragraphs } from "./sentences.ts";

/** The test whose bar the founder's own figures fix, as the reply begins with it. */
function renderOwnBar(ownBar: string, analysis: Analysis): RenderedSection {
  const translator = translatorFor(analysis.language);
  const { t } = translator;
  const { how, stopIf, planned } = analysis.killTest;
  return {
    id: "riskiest_assumption",
    test: planned,
    text: paragraphs(
      ownBar,
      t`**The test:** ${how}`,
      t`**When to stop:** ${stopIf}`,
      t`**One reason to stop altogether:** ${reasonToStop(analysis, translator)}`,
    ),
  };
}

export function renderRiskiest(analysis: Analysis): RenderedSection {
  const { riskiest, killTest, language } = analysis;
  if (killTest.ownBar !== undefined) return renderOwnBar(killTest.ownBar, analysis);
  const translator = translatorFor(language);
  const { t, quote, amount } = translator;
  return {
    id: "riskiest_assumption",
    test: killTest.planned,
    text: paragraphs(
      line(
        t`You assume that ${riskiest.statement}.`,
        t`Why it comes first: ${riskiest.because}`,
        riskiest.quote ? t`All there is about it are your words ${quote(riskiest.quote)}.` : null,
        riskiest.ifFalse,
      ),
      t`**Test: ${killTest.name}.** ${killTest.how} It takes ${amount(killTest.days, "days")} and ${describeCost(killTest, translator)}.`,
      t`**Stop rule, fixed before you start:** ${killTest.stopIf} ${killTest.reading}`,
      t`**One reason to stop altogether:** ${reasonToStop(analysis, translator)}`,
      compared(fittingBenchmark(analysis), language),
    ),
  };
}

/** The benchmark that says most about the assumption; US ad prices only where they may apply. */
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

/** With customers, the limit follows from their figures; before that, from the kind of idea. */
function reasonToStop({ venture, inverses }: Analysis, { t, translate }: Translator): string {
  const limit = inverses.find((metric) => metric.name.startsWith("max_cac"));
  if (venture.stage === "revenue" && limit)
    return limit.name === "max_cac_first_sale"
      ? t`If a new customer costs more than ${limit.display} to win, each sale ends in a loss.`
      : t`If a new customer costs more than ${limit.display} to win, the first year with each of them ends in a loss.`;
  const card = cardOf(venture.type?.id ?? null);
  return card
    ? translate(card.reasonToStop)
    : t`If nobody you ask has ever spent time or money on this problem, a product will not make them start.`;
}

export function renderRoadmap(analysis: Analysis): RenderedSection {
  const { roadmap } = analysis;
  const translator = translatorFor(analysis.language);
  const { t } = translator;
  const phases = roadmap.phases.map((phase, index) => t`**Phase ${index + 1}, ${phase.weeks}:** ${phase.name}.`);
  return {
    id: "execution_roadmap",
    text: paragraphs(
      means(analysis, translator),
      roadmap.warning,
      bullets(phases),
      t`Stop doing until phase 4:\n\n${bullets(roadmap.stopDoing)}`,
    ),
    after: [taskTable(analysis, translator)],
  };
}

/** One row per task: what it settles, its effort, and when to stop. */
function taskTable({ roadmap }: Analysis, translator: Translator): ReplyPart {
  const { t } = translator;
  const rows = roadmap.phases.flatMap((phase) =>
    phase.tasks.map((task) => [
      phase.name,
      task.what,
      task.retires,
      effort(task, roadmap.currency, translator),
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

function means({ roadmap }: Analysis, { t, money }: Translator): string {
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

function effort(task: Task, currency: string, { t, money, amount }: Translator): string {
  const hours = amount(task.hours, "hours");
  return task.cost === 0 ? hours : t`${hours}, ${money(task.cost, currency)}`;
}

export function renderTools({ venture, language }: Analysis): RenderedSection {
  const { t, translate } = translatorFor(language);
  const tools = toolsFor(venture).map((tool) => `**${translate(tool.name)}**: ${translate(tool.use)}`);
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

export function renderRegulation({ flags, language }: Analysis): RenderedSection | null {
  if (flags.length === 0) return null;
  const translator = translatorFor(language);
  const { t } = translator;
  const items = flags.map(
    (flag) => t`**${flag.name}**: ${flag.what} First step: ${flag.firstStep} ${cite(flag.source, translator)}`,
  );
  return { id: "regulation", text: paragraphs(bullets(items), t`This is not legal advice.`) };
}
