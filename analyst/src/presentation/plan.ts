import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis } from "../analysis.ts";
import { hasTest } from "../judging/kill-test.ts";
import { isUntested } from "../reading/going.ts";
import { translatorFor } from "../i18n/translator.ts";
import type { Translator } from "../i18n/translator.ts";
import type { RenderedSection } from "./section.ts";
import { bullets, cite, compared, line, paragraphs } from "./sentences.ts";

/** The test whose bar the founder's own figures fix, as the reply begins with it. */
function renderOwnBar(ownBar: string, { killTest, language }: Analysis): RenderedSection {
  const { t } = translatorFor(language);
  const { how, stopIf, planned } = killTest;
  const text = paragraphs(ownBar, t`**The test:** ${how}`, t`**When to stop:** ${stopIf}`);
  return { id: "riskiest_assumption", test: planned, text };
}

/** What to test first; null where somebody buys already and no figure fixes a bar. */
export function renderRiskiest(analysis: Analysis): RenderedSection | null {
  const { riskiest, killTest, language, benchmarks } = analysis;
  if (killTest.ownBar !== undefined) return renderOwnBar(killTest.ownBar, analysis);
  if (!hasTest(analysis)) return null;
  const translator = translatorFor(language);
  const { t, quote, amount } = translator;
  const source = riskiest.id === "problem" ? benchmarks.find(({ id }) => id === "interviews") : undefined;
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
      t`**Test: ${killTest.name}.** ${killTest.how} It takes ${amount(killTest.days, "days")} and about ${amount(killTest.hours, "hours")}.`,
      t`**Stop rule, fixed before you start:** ${killTest.stopIf} ${killTest.reading}`,
      compared(source, language),
    ),
  };
}

/** The way to the first decision; null where somebody buys already. */
export const renderRoadmap = (analysis: Analysis): RenderedSection | null =>
  isUntested(analysis.venture) ? renderAskedRoadmap(analysis) : null;

/** For who asks for a plan. */
export function renderAskedRoadmap(analysis: Analysis): RenderedSection {
  const { roadmap } = analysis;
  const translator = translatorFor(analysis.language);
  const { t } = translator;
  const phases = roadmap.phases.map((phase, index) => t`**Phase ${index + 1}, ${phase.weeks}:** ${phase.name}.`);
  return {
    id: "execution_roadmap",
    text: paragraphs(
      means(analysis, translator),
      bullets(phases),
      roadmap.stopDoing.length > 0 ? t`Stop doing until phase 4:\n\n${bullets(roadmap.stopDoing)}` : null,
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
      translator.amount(task.hours, "hours"),
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

function means({ roadmap }: Analysis, { t }: Translator): string {
  const [hours, capacity] = [roadmap.hoursPerWeek, roadmap.capacity];
  return roadmap.hoursAreKnown
    ? t`You have ${hours} hours a week, of which I plan 70%: ${capacity} hours in the first two weeks.`
    : t`The weeks assume ${hours} hours a week.`;
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
