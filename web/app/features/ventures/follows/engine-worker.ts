import {
  bandsOf,
  differencesOf,
  followingOf,
  forecastOf,
  forecastWorkbook,
  quantitiesOfSheet,
  sheetTranslator,
  withValues,
} from "@cofounder/analyst/sheet";
import type {
  Case,
  CaseAnswer,
  EngineAnswer,
  EngineQuestion,
  EngineSheet,
  FromEngine,
  ToEngine,
} from "./engine-messages.ts";

type Computed = Omit<CaseAnswer, "differences">;

/** A move of a slider changes one case: the others are known. */
const mostKnown = 12;

async function open({ figures, language }: EngineSheet) {
  const translator = await sheetTranslator(language);
  const quantities = quantitiesOfSheet(figures, translator);
  const known = new Map<string, Computed>();

  const compute = ({ values, forecast }: Case): Computed => {
    const changed = withValues(quantities, values);
    return {
      following: followingOf(changed, translator),
      forecast: forecast && forecastOf(changed, forecast.months, translator),
      bands: forecast && bandsOf(changed, forecast.months, forecast.seed),
    };
  };

  const computeOnce = ({ values, forecast }: Case): Computed => {
    const key = JSON.stringify([values, forecast]);
    const computed = known.get(key) ?? compute({ values, forecast });
    known.delete(key);
    known.set(key, computed);
    for (const oldest of known.keys()) if (known.size > mostKnown) known.delete(oldest);
    return computed;
  };

  return (question: EngineQuestion): EngineAnswer => {
    if (question.kind === "workbook") {
      const { values, ...asked } = question;
      return { kind: "workbook", sheets: forecastWorkbook(withValues(quantities, values), { ...asked, translator }) };
    }
    const computed = question.cases.map(computeOnce);
    const first = computed[0]?.following;
    const cases = computed.map((one, index): CaseAnswer => ({
      ...one,
      differences: index > 0 && first ? differencesOf(first, one.following, translator) : null,
    }));
    return { kind: "cases", cases };
  };
}

let sheet: ReturnType<typeof open> | null = null;

const tell = (message: FromEngine): void => postMessage(message);

async function answer({ id, question }: Extract<ToEngine, { id: number }>): Promise<void> {
  try {
    const ask = await sheet;
    if (ask) tell({ id, answer: ask(question) });
  } catch (error) {
    tell({ id, failure: error instanceof Error ? error.message : String(error) });
  }
}

addEventListener("message", ({ data }: MessageEvent<ToEngine>) => {
  if ("sheet" in data) sheet = open(data.sheet);
  else void answer(data);
});
