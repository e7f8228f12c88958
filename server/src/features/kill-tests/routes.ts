import { killTestsMax } from "@cofounder/contract";
import type { Surface } from "../../platform/surface.ts";
import { calendarName, calendarOf } from "./calendar.ts";
import { enterResult } from "./enter-result.ts";
import { changeTest, lockTest, readHistory, requireTest } from "./lock-test.ts";
import { serializeResults, serializeTest, serializeVersions } from "./serialize.ts";
import { listTests } from "./store.ts";

export const killTestRoutes = ({ killTests }: Surface) => ({
  list: killTests.list.handler(async ({ context, input }) => {
    const rows = await listTests(context, input, killTestsMax);
    return { tests: rows.map((row) => serializeTest(context, row)) };
  }),
  lock: killTests.lock.handler(async ({ context, input }) => ({
    test: serializeTest(context, await lockTest(context, input)),
  })),
  get: killTests.get.handler(async ({ context, input }) => ({
    test: serializeTest(context, await requireTest(context, input.testId)),
  })),
  change: killTests.change.handler(async ({ context, input }) => ({
    test: serializeTest(context, await changeTest(context, input)),
  })),
  versions: killTests.versions.handler(async ({ context, input }) => {
    const { versions, results } = await readHistory(context, input.testId);
    return { versions: serializeVersions(context, versions), results: serializeResults(context, results) };
  }),
  calendar: killTests.calendar.handler(async ({ context, input: { testId, language } }) => {
    const content = calendarOf(await requireTest(context, testId), { language, url: `${context.publicUrl}/tests` });
    return new File([content], calendarName(testId), { type: "text/calendar;charset=utf-8" });
  }),
  enterResult: killTests.enterResult.handler(async ({ context, input }) => ({
    test: serializeTest(context, await enterResult(context, input)),
  })),
});
