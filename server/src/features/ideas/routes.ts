import { type Idea, ideasShownMax } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import type { Surface } from "../../platform/surface.ts";
import { addGenerated } from "./generate.ts";
import { serializeIdeas, thoseShown } from "./serialize.ts";
import { deleteIdea, type IdeaRow, insertIdeas, listIdeas, updateIdea } from "./store.ts";

export const ideaRoutes = (surface: Surface) => ({
  list: surface.ideas.list.handler(async ({ context }) => ({
    ideas: await serializeIdeas(context, thoseShown(await listIdeas(context, ideasShownMax))),
  })),
  add: surface.ideas.add.handler(async ({ context, input }) => {
    await context.limits.take("ideas", context.userId);
    return { idea: await presentOne(context, await insertIdeas(context, [{ ...input, madeBy: "member" }])) };
  }),
  generate: surface.ideas.generate.handler(async ({ context, input }) => {
    await context.limits.take("ideas", context.userId);
    return { ideas: await serializeIdeas(context, await addGenerated(context, input)) };
  }),
  update: surface.ideas.update.handler(async ({ context, input }) => {
    await context.limits.take("ideas", context.userId);
    const row = await updateIdea(context, input);
    if (!row) throw new Problem("not_found");
    return { idea: await presentOne(context, [row]) };
  }),
  delete: surface.ideas.delete.handler(async ({ context, input }) => {
    if (!(await deleteIdea(context, input.ideaId))) throw new Problem("not_found");
    return { deleted: true as const };
  }),
});

async function presentOne(ctx: MemberCtx, rows: IdeaRow[]): Promise<Idea> {
  const [idea] = await serializeIdeas(ctx, rows);
  if (!idea) throw new Problem("unexpected");
  return idea;
}
