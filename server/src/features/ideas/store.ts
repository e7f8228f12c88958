import { and, desc, eq } from "drizzle-orm";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { ideas } from "./table.ts";

export type IdeaRow = typeof ideas.$inferSelect;
export type NewIdea = Pick<IdeaRow, "title" | "text" | "madeBy">;

const own = (ctx: MemberCtx, id: string) => and(eq(ideas.userId, ctx.userId), eq(ideas.id, id));

export async function listIdeas(ctx: MemberCtx, limit: number): Promise<IdeaRow[]> {
  const mine = ctx.db.select().from(ideas).where(eq(ideas.userId, ctx.userId));
  return mine.orderBy(desc(ideas.createdAt), desc(ideas.id)).limit(limit);
}

export async function insertIdeas(ctx: MemberCtx, added: NewIdea[]): Promise<IdeaRow[]> {
  const now = ctx.now();
  const rows = added.map((each) => ({ ...each, id: newId(), userId: ctx.userId, createdAt: now, updatedAt: now }));
  return ctx.db.insert(ideas).values(rows).returning();
}

export async function updateIdea(
  ctx: MemberCtx,
  { ideaId, title, text }: { ideaId: string; title: string; text: string },
): Promise<IdeaRow | null> {
  const change = { title, text, updatedAt: ctx.now() };
  const rows = await ctx.db.update(ideas).set(change).where(own(ctx, ideaId)).returning();
  return rows[0] ?? null;
}

export async function deleteIdea(ctx: MemberCtx, ideaId: string): Promise<boolean> {
  const rows = await ctx.db.delete(ideas).where(own(ctx, ideaId)).returning({ id: ideas.id });
  return rows.length > 0;
}
