import { type Chat, chatsPerPage } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { pageOf, readCursor } from "../../platform/db/cursor.ts";
import { serializeChat } from "./serialize.ts";
import { listChats } from "./store.ts";

export interface RecentInput {
  query?: string | undefined;
  ventureId?: string | undefined;
  cursor?: string | undefined;
}

export async function listRecent(
  ctx: MemberCtx,
  { query = "", ventureId, cursor }: RecentInput,
): Promise<{ chats: Chat[]; next: string | null }> {
  const rows = await listChats(ctx, {
    query: query.trim(),
    ventureId: ventureId ?? null,
    after: readCursor(cursor),
  });
  const { page, next } = pageOf(rows, chatsPerPage, ({ updatedAt }) => updatedAt);
  return { chats: page.map(serializeChat), next };
}
