import { venturesMax } from "@cofounder/contract";
import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { addFigure, readFigures, readFigureVersions } from "./change-figure.ts";
import { changeVenture } from "./change-venture.ts";
import { serializeShared, serializeVenture, serializeVentureVersion } from "./serialize.ts";
import { serializeFigure, serializeFigures, serializeVersions } from "./serialize-figures.ts";
import {
  deleteVenture,
  findVenture,
  insertVenture,
  listShared,
  listVentures,
  listVentureVersions,
  requireVenture,
} from "./store.ts";

export const ventureRoutes = ({ ventures }: Surface) => ({
  list: ventures.list.handler(async ({ context }) => {
    const [own, shared] = await Promise.all([listVentures(context, venturesMax), listShared(context, venturesMax)]);
    const all = [...own.map((row) => serializeVenture(context, row)), ...shared.map(serializeShared)];
    return { ventures: all.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt)) };
  }),
  create: ventures.create.handler(async ({ context, input }) => ({
    venture: serializeVenture(context, await insertVenture(context, input)),
  })),
  get: ventures.get.handler(async ({ context, input }) => {
    const venture = await findVenture(context, input.ventureId);
    if (!venture) throw new Problem("venture.not_found");
    return { venture: serializeVenture(context, venture) };
  }),
  change: ventures.change.handler(async ({ context, input: { ventureId, version, ...said } }) => ({
    venture: serializeVenture(context, await changeVenture(context, { ventureId, version, said })),
  })),
  versions: ventures.versions.handler(async ({ context, input }) => {
    await requireVenture(context, input.ventureId);
    const rows = await listVentureVersions(context, input.ventureId);
    return { versions: rows.map((row) => serializeVentureVersion(context, row)) };
  }),
  figures: ventures.figures.handler(async ({ context, input: { ventureId, language } }) => ({
    figures: await serializeFigures(context, await readFigures(context, ventureId), language),
  })),
  addFigure: ventures.addFigure.handler(async ({ context, input: { language, ...typed } }) => ({
    figure: await serializeFigure(context, await addFigure(context, typed), language),
  })),
  figureVersions: ventures.figureVersions.handler(async ({ context, input: { language, ...place } }) => ({
    versions: await serializeVersions(context, await readFigureVersions(context, place), language),
  })),
  delete: ventures.delete.handler(async ({ context, input }) => {
    if (!(await deleteVenture(context, input.ventureId))) throw new Problem("venture.not_found");
    return { deleted: true as const };
  }),
});
