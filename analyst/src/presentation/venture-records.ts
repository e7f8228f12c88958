import type { TestResult, TestRule } from "@cofounder/contract";
import type { Translator } from "../i18n/translator.ts";
import type { OtherValues } from "../sheet/with-values.ts";
import { contributionOf, cashOf, type VentureCase } from "./venture-charts.ts";
import { section, table } from "./markdown-tables.ts";

/** A locked test with its latest result. */
export interface TestToRender {
  rule: TestRule;
  /** ISO 8601. */
  lockedAt: string;
  version: number;
  result: Pick<TestResult, "count" | "of" | "verdict" | "notes"> | null;
}

/** A decision as it stands. */
export interface DecisionToRender {
  decided: string;
  because: string;
  /** A day; null: it is not looked at again. */
  lookAgainOn: string | null;
  /** ISO 8601. */
  at: string;
}

export interface ScenarioToRender {
  name: string;
  values: OtherValues;
}

const dayOf = (time: string): string => time.slice(0, 10);

export const testsSection = (tests: readonly TestToRender[], translator: Translator): string => {
  const { t } = translator;
  return section(
    t`Tests`,
    table(
      [t`Test`, t`Passed with`, t`Locked`, t`Last day`, t`Result`],
      tests.map(({ rule, lockedAt, version, result }) => [
        rule.statement,
        `${barOf(rule, translator)}: ${rule.counted}`,
        version === 1 ? dayOf(lockedAt) : t`${dayOf(lockedAt)}, version ${version}`,
        rule.endsOn,
        result ? resultOf(result, translator) : t`none yet`,
      ]),
    ),
  );
};

function barOf({ comparison, threshold, sample }: TestRule, { t, number }: Translator): string {
  const bar = number(threshold);
  if (sample === null) return comparison === "at_least" ? t`at least ${bar}` : t`at most ${bar}`;
  return comparison === "at_least" ? t`at least ${bar} of ${number(sample)}` : t`at most ${bar} of ${number(sample)}`;
}

function resultOf(
  { count, of, verdict, notes }: NonNullable<TestToRender["result"]>,
  { t, number }: Translator,
): string {
  const words = { passed: t`Passed`, failed: t`Failed`, undecided: t`Undecided` };
  const counted = of === null ? number(count) : t`${number(count)} of ${number(of)}`;
  return [`${words[verdict]}, ${counted}`, notes].filter((part) => part !== "").join(" – ");
}

export const decisionsSection = (decisions: readonly DecisionToRender[], { t }: Translator): string =>
  section(
    t`Decisions`,
    table(
      [t`Decided`, t`Because`, t`On`, t`Look again`],
      decisions.map(({ decided, because, at, lookAgainOn }) => [decided, because, dayOf(at), lookAgainOn ?? "–"]),
    ),
  );

/** The sheet as it is beside each scenario; `marks` are the places of charts. */
export function scenariosSection(
  cases: readonly VentureCase[],
  { changes, marks, translator }: { changes: readonly string[]; marks: readonly string[]; translator: Translator },
): string {
  const { t, amount } = translator;
  const contribution = contributionOf(cases);
  const rows = cases.map(({ name, forecast }, index) => {
    const cash = cashOf(forecast)?.values.at(-1);
    return [
      name,
      changes[index] ?? "",
      ...(contribution ? [contribution.of[index]?.display ?? "–"] : []),
      cash === undefined ? "–" : amount(cash, forecast.currency),
    ];
  });
  const head = [t`Scenario`, t`Other values`, ...(contribution ? [contribution.label] : []), t`Cash after 24 months`];
  return section(t`Scenarios`, [cases.length > 1 ? table(head, rows) : "", ...marks].filter(Boolean).join("\n\n"));
}
