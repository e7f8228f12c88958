import type { SheetFigure, UsualWhole } from "@cofounder/contract";
import type { Language } from "../i18n/language.ts";
import { type Translator, translatorFor } from "../i18n/translator.ts";
import { measureOf } from "../quantities/amount.ts";
import { describeReading } from "../reply/describe-reading.ts";
import { forecastOf } from "../sheet/forecast.ts";
import { followingOf } from "../sheet/results.ts";
import { quantitiesOfSheet, type StandingFigure } from "../sheet/quantities-of-sheet.ts";
import { withValues } from "../sheet/with-values.ts";
import { section, table } from "./markdown-tables.ts";
import { type VentureCase, type VentureChart, ventureCharts } from "./venture-charts.ts";
import {
  type DecisionToRender,
  decisionsSection,
  type ScenarioToRender,
  scenariosSection,
  type TestToRender,
  testsSection,
} from "./venture-records.ts";

type DocumentFigure = Omit<StandingFigure, "origin"> & { reading: { shareOf?: UsualWhole } };

/** A venture with the figures of its sheet and all that belongs to it. An empty text: nothing is said. */
export interface VentureToRender {
  line: string;
  buyer: string;
  offer: string;
  place: string;
  figures: readonly DocumentFigure[];
  scenarios: readonly ScenarioToRender[];
  tests: readonly TestToRender[];
  decisions: readonly DecisionToRender[];
}

/** A venture to read. A picture of the text with the address `chart:0` is the place of the first chart. */
export interface VentureDocument {
  markdown: string;
  charts: VentureChart[];
}

/**
 * A venture to read: what it is, its figures, what follows from them, its scenarios, tests and decisions, and what is
 * still asked. Without `hasCharts` it is text alone.
 */
export function renderVenture(venture: VentureToRender, language: Language, hasCharts: boolean): VentureDocument {
  const { line, buyer, offer, place, figures, scenarios, tests, decisions } = venture;
  const translator = translatorFor(language);
  const { t } = translator;
  const standing = figures.filter(({ state }) => state === "stands");
  const quantities = quantitiesOfSheet(
    standing.map((figure) => ({ ...figure, origin: null })),
    translator,
  );
  const cases = [{ name: t`Today`, values: {} }, ...scenarios].map(({ name, values }): VentureCase => {
    const changed = withValues(quantities, values);
    return { name, following: followingOf(changed, translator), forecast: forecastOf(changed, {}, translator) };
  });
  const following = cases[0]?.following ?? followingOf(quantities, translator);
  const charts = hasCharts ? ventureCharts(cases, translator) : [];
  const said = [
    [t`Who buys`, buyer],
    [t`What they get`, offer],
    [t`Place`, place],
  ].filter(([, text]) => text !== "");
  const markdown = [
    line,
    said.map(([label, text]) => `- **${label}:** ${text}`).join("\n"),
    section(
      t`Figures`,
      table(
        [t`Value`, t`What it is`, t`Since`],
        standing.map((figure) => rowOf(figure, translator)),
      ),
    ),
    section(
      t`What follows`,
      table(
        [t`Result`, t`Value`, t`Formula`],
        following.results.map(({ label, display, formula, arithmetic }) => [
          label,
          display,
          formula === t`as given` ? arithmetic : `${formula} = ${arithmetic}`,
        ]),
      ),
    ),
    scenariosSection(cases, {
      changes: ["", ...scenarios.map(({ values }) => changesOf(values, standing, translator))],
      marks: charts.map(({ title }, index) => `![${title}](chart:${index})`),
      translator,
    }),
    testsSection(tests, translator),
    decisionsSection(decisions, translator),
    section(t`Still asked`, following.questions.map(({ text }) => `- ${text}`).join("\n")),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
  return { markdown, charts };
}

function rowOf(figure: DocumentFigure, translator: Translator): string[] {
  const { quote, reading, createdAt } = figure;
  return [quote || written(figure, translator), wordsOf(reading, translator), createdAt.slice(0, 10)];
}

const wordsOf = (reading: DocumentFigure["reading"], translator: Translator): string =>
  describeReading(reading as SheetFigure["reading"], translator);

/** A value in the figure's unit; both ends of a range. */
function written(
  { value, low, high, reading }: Pick<DocumentFigure, "value" | "low" | "high" | "reading">,
  translator: Translator,
): string {
  const measure = measureOf(reading.unit);
  const amount = (each: number): string => translator.amount(reading.unit["%"] === 1 ? each * 0.01 : each, measure);
  return low === null || high === null || low === high ? amount(value) : `${amount(low)} – ${amount(high)}`;
}

/** The figures of a scenario that differ from the sheet, each with its own value before. */
const changesOf = (
  values: ScenarioToRender["values"],
  figures: readonly DocumentFigure[],
  translator: Translator,
): string =>
  figures
    .flatMap((figure) => {
      const other = values[figure.id];
      if (!other) return [];
      const { value, low = null, high = null } = other;
      const now = written({ value, low, high, reading: figure.reading }, translator);
      const before = written(figure, translator);
      return [`${wordsOf(figure.reading, translator)}: ${translator.t`${now} instead of ${before}`}`];
    })
    .join("; ");
