import type { RunPrice, ToolName } from "@cofounder/contract";
import type { Surface } from "../../platform/surface.ts";
import { FileOnDisk } from "../../platform/files/uploads.ts";
import { Problem } from "../../platform/problem.ts";
import { readDocument } from "../../platform/documents/read-document.ts";
import { calendarOf } from "./calendar.ts";
import { forgetCreators, importCreators, listCreators } from "./creators.ts";
import { catalog } from "./catalog/catalog.ts";
import { chargeOf } from "./definition.ts";
import { discuss } from "./discuss.ts";
import { duplicate, readHistory, readRun, remove, rename, stopRun } from "./history.ts";
import { forgetOperatorCreators, importOperatorCreators, listOperatorCreators } from "./operator-creators.ts";
import { ownerOfShared } from "../ventures/index.ts";
import { readVenture } from "./read-venture.ts";
import { keepRun, startRun, visitTool } from "./start-run.ts";
import { keepTicks, readTicks } from "./ticks.ts";
import { readVersions, restoreVersion } from "./versions.ts";
import type { ToolRunner } from "./tool-runner.ts";

export const toolRoutes = (surface: Surface, runner: ToolRunner) => ({
  start: surface.tools.start.handler(({ context, input }) =>
    context.userId ? startRun(context, input, runner) : visitTool(context, input),
  ),
  terms: surface.tools.terms.handler(({ context }) => {
    const prices = Object.values(catalog).map((tool): [ToolName, RunPrice] => [tool.name, chargeOf(context, tool)]);
    return { prices: Object.fromEntries(prices) as Record<ToolName, RunPrice>, hasModel: context.model !== null };
  }),
  keep: surface.tools.keep.handler(async ({ context, input }) => ({ run: await keepRun(context, input) })),
  list: surface.tools.list.handler(({ context, input }) => readHistory(context, input)),
  listInVenture: surface.tools.listInVenture.handler(async ({ context, input }) => {
    await ownerOfShared(context, input.ventureId);
    return readHistory(context, input);
  }),
  get: surface.tools.get.handler(async ({ context, input }) => ({ run: await readRun(context, input) })),
  stop: surface.tools.stop.handler(({ context, input }) => stopRun(context, input)),
  rename: surface.tools.rename.handler(async ({ context, input }) => ({ run: await rename(context, input) })),
  duplicate: surface.tools.duplicate.handler(async ({ context, input }) => ({ run: await duplicate(context, input) })),
  versions: surface.tools.versions.handler(async ({ context, input }) => ({
    versions: await readVersions(context, input),
  })),
  restore: surface.tools.restore.handler(async ({ context, input }) => ({ run: await restoreVersion(context, input) })),
  delete: surface.tools.delete.handler(async ({ context, input }) => {
    await remove(context, input);
    return { deleted: true as const };
  }),
  discuss: surface.tools.discuss.handler(async ({ context, input }) => ({ chatId: await discuss(context, input) })),
  readDocument: surface.tools.readDocument.handler(({ context, input }) => {
    if (!(input.file instanceof FileOnDisk)) throw new Problem("invalid_input");
    const caller = { id: context.userId || context.address, isStranger: !context.userId };
    return readDocument(input.file, caller, context.workers);
  }),
  calendar: surface.tools.calendar.handler(({ input, context }) => ({ calendar: calendarOf(input, context.now()) })),
  readTicks: surface.tools.readTicks.handler(async ({ context, input }) => ({
    ticked: await readTicks(context, input.runId),
  })),
  tick: surface.tools.tick.handler(async ({ context, input }) => ({ ticked: await keepTicks(context, input) })),
  creators: surface.tools.creators.handler(async ({ context }) => ({ creators: await listCreators(context) })),
  importCreators: surface.tools.importCreators.handler(({ context, input }) => importCreators(context, input.csv)),
  forgetCreators: surface.tools.forgetCreators.handler(async ({ context }) => ({
    deleted: await forgetCreators(context),
  })),
  operatorCreators: surface.tools.operatorCreators.handler(({ context, input }) =>
    listOperatorCreators(context, input.from),
  ),
  importOperatorCreators: surface.tools.importOperatorCreators.handler(({ context, input }) =>
    importOperatorCreators(context, input.csv),
  ),
  forgetOperatorCreators: surface.tools.forgetOperatorCreators.handler(async ({ context }) => ({
    deleted: await forgetOperatorCreators(context),
  })),
  venture: surface.tools.venture.handler(({ context, input }) =>
    readVenture(context, input.ventureId === "none" ? null : input.ventureId),
  ),
});
