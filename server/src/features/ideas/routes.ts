import { ideasShownMax } from "@cofounder/contract";
import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { addGenerated } from "./generate.ts";
import { presentIdea } from "./present.ts";
import { deleteIdea, insertIdeas, listIdeas, updateIdea } from "./store.ts";

export const ideaRoutes = (surface: Surface) => ({
  list: surface.ideas.list.handler(async ({ context }) => ({
    ideas: (await listIdeas(context, ideasShownMax)).map((row) => presentIdea(row, context.now())),
  })),
  add: surface.ideas.add.handler(async ({ context, input }) => {
    await context.limits.take("ideas", context.userId);
    const [row] = await insertIdeas(context, [{ ...input, madeBy: "member" }]);
    if (!row) throw new Problem("unexpected");
    return { idea: presentIdea(row, context.now()) };
  }),
  generate: surface.ideas.generate.handler(async ({ context, input }) => {
    await context.limits.take("ideas", context.userId);
    return { ideas: (await addGenerated(context, input)).map((row) => presentIdea(row, context.now())) };
  }),
  update: surface.ideas.update.handler(async ({ context, input }) => {
    const row = await updateIdea(context, input);
    if (!row) throw new Problem("not_found");
    return { idea: presentIdea(row, context.now()) };
  }),
  delete: surface.ideas.delete.handler(async ({ context, input }) => {
    if (!(await deleteIdea(context, input.ideaId))) throw new Problem("not_found");
    return { deleted: true as const };
  }),
});
