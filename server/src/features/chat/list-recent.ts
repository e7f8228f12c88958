import { type Chat, chatsPerPage } from "@cofounder/contract";
import { z } from "zod";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { presentChat } from "./present.ts";
import { type Cursor, listChats } from "./store.ts";

const cursorShape = z.tuple([z.iso.datetime(), z.uuid()]);

export interface RecentInput {
  query?: string | undefined;
  cursor?: string | undefined;
}

export async function listRecent(
  ctx: MemberCtx,
  { query = "", cursor }: RecentInput,
): Promise<{ chats: Chat[]; next: string | null }> {
  const rows = await listChats(ctx, query.trim(), cursor ? readCursor(cursor) : null);
  const page = rows.slice(0, chatsPerPage);
  const last = rows.length > chatsPerPage ? page.at(-1) : undefined;
  return {
    chats: page.map(presentChat),
    next: last ? writeCursor({ updatedAt: last.updatedAt.toISOString(), id: last.id }) : null,
  };
}

function writeCursor({ updatedAt, id }: Cursor): string {
  return Buffer.from(JSON.stringify([updatedAt, id])).toString("base64url");
}

function readCursor(text: string): Cursor {
  try {
    const [updatedAt, id] = cursorShape.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
    return { updatedAt, id };
  } catch {
    throw new Problem("invalid_input", { issues: [{ path: "cursor", message: "Use the `next` of the page before." }] });
  }
}
