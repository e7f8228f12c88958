import { venturesMax } from "@cofounder/contract";
import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { changeVenture } from "./change-venture.ts";
import { serializeVenture } from "./serialize.ts";
import { deleteVenture, findVenture, insertVenture, listVentures } from "./store.ts";

export const ventureRoutes = ({ ventures }: Surface) => ({
  list: ventures.list.handler(async ({ context }) => ({
    ventures: (await listVentures(context, venturesMax)).map(serializeVenture),
  })),
  create: ventures.create.handler(async ({ context, input }) => ({
    venture: serializeVenture(await insertVenture(context, input)),
  })),
  get: ventures.get.handler(async ({ context, input }) => {
    const venture = await findVenture(context, input.ventureId);
    if (!venture) throw new Problem("venture.not_found");
    return { venture: serializeVenture(venture) };
  }),
  change: ventures.change.handler(async ({ context, input: { ventureId, version, ...said } }) => ({
    venture: serializeVenture(await changeVenture(context, { ventureId, version, said })),
  })),
  delete: ventures.delete.handler(async ({ context, input }) => {
    if (!(await deleteVenture(context, input.ventureId))) throw new Problem("venture.not_found");
    return { deleted: true as const };
  }),
});
