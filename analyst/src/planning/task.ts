import type { Inputs } from "../finance/inputs.ts";
import type { KillTest } from "../judging/kill-test.ts";
import { fillsFor } from "../judging/riskiest.ts";
import { testCards } from "../knowledge/tests.ts";
import type { AssumptionId } from "../knowledge/tests.ts";
import type { Venture } from "../reading/venture.ts";
import type { Translator } from "../i18n/translator.ts";

/** A task that settles one assumption. */
export interface Task {
  what: string;
  retires: string;
  hours: number;
  doneWhen: string;
  stopIf: string;
}
export interface Draft {
  name: string;
  goal: string;
  tasks: Task[];
}
export interface Planned {
  venture: Venture;
  inputs: Inputs;
  killTest: KillTest;
  translator: Translator;
}

/** The name of an assumption in a plan. */
export function nameOf(planned: Planned, id: AssumptionId): string {
  return planned.translator.translate(testCards[id].short, fillsFor(planned));
}
