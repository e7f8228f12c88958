import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { addScenario, changeScenario, readScenarios, readVersions } from "./keep-scenario.ts";
import { serializeScenario, serializeVersion } from "./serialize.ts";
import { deleteScenario } from "./store.ts";

export const scenarioRoutes = ({ scenarios }: Surface) => ({
  list: scenarios.list.handler(async ({ context, input }) => ({
    scenarios: (await readScenarios(context, input.ventureId)).map(serializeScenario),
  })),
  create: scenarios.create.handler(async ({ context, input }) => ({
    scenario: serializeScenario(await addScenario(context, input)),
  })),
  change: scenarios.change.handler(async ({ context, input: { ventureId, scenarioId, version, ...said } }) => ({
    scenario: serializeScenario(await changeScenario(context, { ventureId, scenarioId, version, said })),
  })),
  versions: scenarios.versions.handler(async ({ context, input }) => ({
    versions: (await readVersions(context, input)).map((row) => serializeVersion(context, row)),
  })),
  delete: scenarios.delete.handler(async ({ context, input }) => {
    if (!(await deleteScenario(context, input))) throw new Problem("scenario.not_found");
    return { deleted: true as const };
  }),
});
