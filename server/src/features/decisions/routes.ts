import { decisionsMax } from "@cofounder/contract";
import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { addDecision, changeDecision, readVersions, requireDecision } from "./change-decision.ts";
import { calendarName, calendarOf } from "./remind.ts";
import { serializeDecision, serializeVersion } from "./serialize.ts";
import { listDecisions } from "./store.ts";

export const decisionRoutes = ({ decisions }: Surface) => ({
  list: decisions.list.handler(async ({ context, input }) => {
    const rows = await listDecisions(context, input.ventureId, decisionsMax);
    return { decisions: rows.map((row) => serializeDecision(context, row)) };
  }),
  add: decisions.add.handler(async ({ context, input: { ventureId, ...said } }) => ({
    decision: serializeDecision(context, await addDecision(context, ventureId, said)),
  })),
  change: decisions.change.handler(async ({ context, input: { decisionId, version, ...said } }) => ({
    decision: serializeDecision(context, await changeDecision(context, { decisionId, version, said })),
  })),
  versions: decisions.versions.handler(async ({ context, input }) => ({
    versions: (await readVersions(context, input.decisionId)).map((row) => serializeVersion(context, row)),
  })),
  calendar: decisions.calendar.handler(async ({ context, input: { decisionId, language } }) => {
    const content = calendarOf(context, await requireDecision(context, decisionId), language);
    if (content === null) throw new Problem("decision.no_day");
    return new File([content], calendarName(decisionId), { type: "text/calendar;charset=utf-8" });
  }),
});
