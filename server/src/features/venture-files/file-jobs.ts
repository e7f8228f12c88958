import { readFile } from "node:fs/promises";
import { renderVenture, type VentureDocument, verdictOf } from "@cofounder/analyst";
import {
  type Language,
  type ReadableVentureFile,
  readableVentureFile,
  type VentureFile,
  ventureFile,
} from "@cofounder/contract";
import { Problem } from "../../platform/problem.ts";
import { dayOf } from "../../platform/days.ts";
import type { DecisionHistory } from "../decisions/index.ts";
import type { TestHistory } from "../kill-tests/index.ts";
import { fitsRule } from "../kill-tests/rules.ts";
import type { ScenarioHistory } from "../scenarios/index.ts";
import type { SheetRow, VentureRow, VentureVersionRow } from "../ventures/index.ts";

/** A venture with all that belongs to its sheet, as it is stored. */
interface Stored {
  venture: VentureRow;
  /** Of what is said about the venture, oldest first. */
  versions: VentureVersionRow[];
  figures: SheetRow[];
  tests: TestHistory[];
  decisions: DecisionHistory[];
  scenarios: ScenarioHistory[];
}

const issuesMax = 20;

/** A job of the worker pool: the file of a venture. The same venture gives the same bytes. */
export function writeFile({ versions, figures, tests, decisions, scenarios }: Stored): string {
  const inOrder = inFileOrder(
    figures.map((row) => [row.id, figureIn(row)] as const),
    ([, figure]) => figure,
  );
  const placeOf = new Map(inOrder.map(([id], index) => [id, index]));
  const file: VentureFile = {
    format: "cofounder.venture",
    version: 4,
    venture: { versions: versions.map(ventureIn) },
    figures: inOrder.map(([, figure]) => figure),
    tests: inFileOrder(tests.map(testIn), (test) => test),
    decisions: inFileOrder(decisions.map(decisionIn), (decision) => decision),
    scenarios: inFileOrder(
      scenarios.map((row) => scenarioIn(row, placeOf)),
      (scenario) => scenario,
    ),
  };
  return `${JSON.stringify(ventureFile.parse(file), null, 2)}\n`;
}

function ventureIn({ said, at }: VentureVersionRow): VentureFile["venture"]["versions"][number] {
  const { name, line, buyer, offer, stage, place, currency, type } = said;
  return { name, line, buyer, offer, stage, place, currency, type, at: at.toISOString() };
}

function figureIn({ createdAt, versions }: SheetRow): VentureFile["figures"][number] {
  const inFile = versions.map(({ quantity, state, changedBy, createdAt: at }) => {
    const { quote, value, low, high, per, includesTax, reading } = quantity;
    const { meaning, unit, flow, party, status, basis, of, shareOf } = reading;
    return {
      quote,
      value,
      ...(low !== undefined && { low }),
      ...(high !== undefined && { high }),
      ...(per !== undefined && { per }),
      ...(includesTax !== undefined && { includesTax }),
      reading: {
        meaning,
        unit: Object.fromEntries(Object.entries(unit).toSorted(byName)),
        flow,
        party,
        status,
        basis,
        ...(of !== undefined && { of }),
        ...(shareOf !== undefined && { shareOf }),
      },
      state,
      changedBy,
      at: at.toISOString(),
    };
  });
  return { since: createdAt.toISOString(), versions: inFile };
}

const byName = ([one]: [string, number], [other]: [string, number]): number => (one < other ? -1 : 1);

const testIn = ({ test, versions, results }: TestHistory): VentureFile["tests"][number] => ({
  since: test.createdAt.toISOString(),
  versions: versions.map(({ rule, lockedAt, signature, signedFor }) => ({
    rule,
    lockedAt: lockedAt.toISOString(),
    signature,
    signedFor,
  })),
  results: results.map(({ count, of, notes, verdict, rating, unmoved, enteredAt }) => ({
    count,
    of,
    notes,
    verdict,
    rating,
    unmoved,
    at: enteredAt.toISOString(),
  })),
});

const decisionIn = ({ decision, versions }: DecisionHistory): VentureFile["decisions"][number] => ({
  since: decision.createdAt.toISOString(),
  versions: versions.map(({ decided, because, lookAgainOn, at }) => ({
    decided,
    because,
    lookAgainOn,
    at: at.toISOString(),
  })),
});

/** A value of a figure that is gone has no effect, and is left out. */
function scenarioIn(
  { scenario, versions }: ScenarioHistory,
  placeOf: Map<string, number>,
): VentureFile["scenarios"][number] {
  const inFile = <Value, Entry>(byId: Record<string, Value>, entry: (figure: number, value: Value) => Entry): Entry[] =>
    Object.entries(byId)
      .flatMap(([id, value]): [number, Value][] => {
        const figure = placeOf.get(id);
        return figure === undefined ? [] : [[figure, value]];
      })
      .toSorted(([one], [other]) => one - other)
      .map(([figure, value]) => entry(figure, value));
  return {
    since: scenario.createdAt.toISOString(),
    versions: versions.map(({ name, values, months, seed, at }) => ({
      name,
      values: inFile(values, (figure, value) => ({ figure, value })),
      months: inFile(months, (figure, month) => ({ figure, month })),
      seed,
      at: at.toISOString(),
    })),
  };
}

/** By time and content: independent of ids, which a file has none of. */
function inFileOrder<T>(items: readonly T[], contentOf: (item: T) => { since: string }): T[] {
  const keyed = items.map((item) => {
    const content = contentOf(item);
    return { item, key: `${content.since} ${JSON.stringify(content)}` };
  });
  return keyed
    .toSorted((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -1 : 1))
    .map(({ item }) => item);
}

/**
 * A job of the worker pool: a file's content, checked; what a file of an earlier version does not hold is empty, as a new
 * scenario has it, or of now.
 * Refuses with `venture_file.invalid` and the wrong fields.
 */
export async function readVentureFile(file: string, now: string): Promise<VentureFile> {
  const parsed = readableVentureFile.safeParse(jsonOf(await readFile(file, "utf8")));
  if (!parsed.success)
    throw invalid(parsed.error.issues.map(({ path, message }) => ({ path: path.join("."), message })));
  const read = asOfToday(parsed.data, now);
  const issues = [...read.tests.flatMap(issuesOfTest), ...issuesOfScenarios(read)];
  if (issues.length > 0) throw invalid(issues);
  return read;
}

function asOfToday(file: ReadableVentureFile, now: string): VentureFile {
  if (file.version === 4) return file;
  const venture = { versions: [{ ...file.venture, at: now }] };
  if (file.version === 1) return { ...file, version: 4, venture, tests: [], decisions: [], scenarios: [] };
  const scenarios = file.scenarios.map(({ since, changedAt, ...parts }) => ({
    since,
    versions: [{ months: [], seed: 1, ...parts, at: changedAt }],
  }));
  return { ...file, version: 4, venture, scenarios };
}

interface Issue {
  path: string;
  message: string;
}

const invalid = (issues: Issue[]): Problem =>
  new Problem("venture_file.invalid", { issues: issues.slice(0, issuesMax) });

/** What a test cannot have counted: its verdict follows from its rule, and a decided result is the last. */
function issuesOfTest({ versions, results }: VentureFile["tests"][number], place: number): Issue[] {
  const rule = versions.at(-1)?.rule;
  if (!rule) return [];
  return results.flatMap((result, index): Issue[] => {
    const path = `tests.${place}.results.${index}`;
    if (!fitsRule(rule, result)) return [{ path, message: "The count does not fit the sample of the rule." }];
    const verdict = verdictOf(rule, result, rule.endsOn <= dayOf(new Date(result.at)));
    if (verdict !== result.verdict)
      return [{ path: `${path}.verdict`, message: `By its rule the verdict is "${verdict}".` }];
    const isLast = index === results.length - 1;
    return verdict === "undecided" || isLast ? [] : [{ path, message: "A decided result is the last one." }];
  });
}

const issuesOfScenarios = ({ scenarios, figures }: VentureFile): Issue[] =>
  scenarios.flatMap(({ versions }, place) =>
    versions.flatMap((parts, number) =>
      (["values", "months"] as const).flatMap((part) =>
        parts[part].flatMap(({ figure }, index) => {
          const path = `scenarios.${place}.versions.${number}.${part}.${index}.figure`;
          return figure < figures.length ? [] : [{ path, message: "The file has no such figure." }];
        }),
      ),
    ),
  );

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid([{ path: "", message: "This is not JSON." }]);
  }
}

/** A job of the worker pool: a venture to read, as Markdown with its charts. */
export function writeDocument(
  { venture, figures, tests, decisions, scenarios }: Stored,
  { language, hasCharts }: { language: Language; hasCharts: boolean },
): VentureDocument {
  return renderVenture(
    {
      ...venture,
      figures: figures.map(({ id, quantity, state, createdAt }) => ({
        id,
        ...quantity,
        low: quantity.low ?? null,
        high: quantity.high ?? null,
        state,
        createdAt: createdAt.toISOString(),
      })),
      scenarios: scenarios.map(({ scenario }) => scenario),
      tests: tests.flatMap(({ versions, results }) => {
        const lock = versions.at(-1);
        return lock ? [{ ...lock, lockedAt: lock.lockedAt.toISOString(), result: results.at(-1) ?? null }] : [];
      }),
      decisions: decisions.flatMap(({ versions }) =>
        versions.slice(-1).map((said) => ({ ...said, at: said.at.toISOString() })),
      ),
    },
    language,
    hasCharts,
  );
}
