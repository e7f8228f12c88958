import type { Tested } from "@cofounder/analyst";
import { sql } from "drizzle-orm";
import type { MemberCtx } from "../../platform/ctx.ts";
import { inVenture } from "../../platform/surface.ts";
import { decidedTests } from "../kill-tests/statements.ts";
import type { SheetQuantity, SheetState } from "./table.ts";

/** A figure of a sheet that a chat of its venture does not say itself: said elsewhere, typed or corrected. */
export interface KnownFigure {
  id: string;
  version: number;
  quantity: SheetQuantity;
  state: SheetState;
  /** Its characters in a message of this chat; null: it is from elsewhere. */
  place: { messageId: string; start: number; end: number } | null;
  /** When it was changed last, in milliseconds. */
  at: number;
}

/** What a chat knows of its venture besides what is said in it. */
export interface KnownVenture {
  id: string;
  line: string;
  buyer: string;
  offer: string;
  /** In milliseconds. */
  madeAt: number;
  /** Those changed last first, at most `knownFiguresMax`. */
  figures: KnownFigure[];
  /** Locked tests that their rules decided, oldest first. */
  tests: KnownTest[];
}

export interface KnownTest extends Tested {
  /** When its result was entered, in milliseconds. */
  at: number;
}

export const knownFiguresMax = 300;

interface Beside {
  chatId: string | null;
  /** Left out: that of the chat. */
  ventureId?: string | null;
}

/**
 * What is known of the venture beside a chat: what stands in its sheet from elsewhere, and what was changed there of the
 * chat's own figures. Null: the chat belongs to no venture. A chat that is not stored yet names its venture. Of somebody
 * else's venture it is what the member may read now.
 */
export async function readKnownVenture(ctx: MemberCtx, beside: Beside): Promise<KnownVenture | null> {
  const own = await readOwn(ctx, beside);
  if (own || ctx.guest) return own;
  const ventureId = beside.ventureId ?? (await findShared(ctx, beside.chatId));
  const scope = ventureId && (await inVenture(ctx, ventureId));
  return scope ? readOwn(scope, { chatId: null, ventureId }) : null;
}

/** The venture of somebody else's that a chat belongs to. */
async function findShared({ db, userId }: MemberCtx, chatId: string | null): Promise<string | null> {
  if (chatId === null) return null;
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select shared_venture_id as id from chats where user_id = ${userId} and id = ${chatId}`,
  );
  return rows[0]?.id ?? null;
}

async function readOwn({ db, userId }: MemberCtx, { chatId, ventureId = null }: Beside): Promise<KnownVenture | null> {
  const { rows } = await db.execute<Omit<KnownVenture, "figures"> & { figures: KnownFigure[] }>(sql`
    select v.id, v.line, v.buyer, v.offer, (extract(epoch from v.created_at) * 1000)::float8 as "madeAt", (
      select coalesce(jsonb_agg(k.figure), '[]') from (
        select jsonb_build_object('id', f.id, 'version', f.version, 'quantity', f.quantity, 'state', f.state,
          'at', extract(epoch from f.updated_at) * 1000,
          'place', case when f.chat_id = ${chatId}::uuid then jsonb_build_object('messageId', f.message_id, 'start', f.span_start,
            'end', f.span_end) end) as figure
        from venture_figures f
        where f.user_id = v.user_id and f.venture_id = v.id and case
          when f.chat_id = ${chatId}::uuid then f.changed_by <> 'chat'
          else f.state = 'stands' end
        order by f.updated_at desc, f.id limit ${knownFiguresMax}
      ) k
    ) as figures, (${sql.raw(decidedTests({ user: "v.user_id", venture: "v.id" }))}) as tests
    from ventures v
    where v.user_id = ${userId} and v.id = coalesce(${ventureId}::uuid,
      (select c.venture_id from chats c where c.user_id = ${userId} and c.id = ${chatId}::uuid))`);
  return rows[0] ?? null;
}
