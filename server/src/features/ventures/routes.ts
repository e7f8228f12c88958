import { type Language, type SheetFigure, venturesMax } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { addFigure, changeFigure, readFigures, readFigureVersions } from "./change-figure.ts";
import { changeVenture } from "./change-venture.ts";
import type { FigureRow } from "./figure-store.ts";
import { serializeVenture } from "./serialize.ts";
import { serializeFigures, serializeVersions } from "./serialize-figures.ts";
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
  figures: ventures.figures.handler(async ({ context, input: { ventureId, language } }) => ({
    figures: await serializeFigures(context, await readFigures(context, ventureId), language),
  })),
  addFigure: ventures.addFigure.handler(async ({ context, input: { language, ...typed } }) => ({
    figure: await serializeOne(context, await addFigure(context, typed), language),
  })),
  changeFigure: ventures.changeFigure.handler(async ({ context, input }) => {
    const { language, ventureId, figureId, version, state, ...typed } = input;
    const figure = await changeFigure(context, { ventureId, figureId, version, state, typed });
    return { figure: await serializeOne(context, figure, language) };
  }),
  figureVersions: ventures.figureVersions.handler(async ({ context, input: { language, ...place } }) => ({
    versions: await serializeVersions(context, await readFigureVersions(context, place), language),
  })),
  delete: ventures.delete.handler(async ({ context, input }) => {
    if (!(await deleteVenture(context, input.ventureId))) throw new Problem("venture.not_found");
    return { deleted: true as const };
  }),
});

async function serializeOne(ctx: MemberCtx, row: FigureRow, language: Language): Promise<SheetFigure> {
  const [figure] = await serializeFigures(ctx, [row], language);
  if (!figure) throw new Problem("unexpected");
  return figure;
}
