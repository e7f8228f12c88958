import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { findChat } from "../chats/index.ts";
import { deletedChat } from "../chats/statements.ts";
import { capture } from "../wallet/index.ts";

/** An attempt fails when somebody sent a message into the chat, or showed another branch of it, at the same moment. */
const deletionsTried = 10;

/**
 * Its messages and turns go with it; a running turn is stopped and its tokens are released. False: there is no such
 * chat.
 */
export async function deleteChat(ctx: MemberCtx, chatId: string): Promise<boolean> {
  for (let tried = 0; tried < deletionsTried; tried += 1) {
    if (await deleteUnchanged(ctx, chatId)) return true;
    if (!(await findChat(ctx, chatId))) return false;
  }
  throw new Problem("unavailable", { retryAfterSeconds: 1 });
}

/**
 * The turn is locked before the chat, as where a turn ends: the reverse order would deadlock. A turn that is just being
 * stored is not visible yet; it changes the chat's leaf, and then nothing is deleted.
 */
async function deleteUnchanged(ctx: MemberCtx, chatId: string): Promise<boolean> {
  const { rowCount } = await ctx.database.pool.query(
    `with seen as materialized (
       select leaf_id from chats where user_id = $1 and id = $2
     ), events as (
       delete from turn_events e using turns t
       where t.user_id = $1 and t.chat_id = $2 and e.user_id = t.user_id and e.turn_id = t.id
     ), running as (
       select user_id, id, 0 as cost from turns where user_id = $1 and chat_id = $2 and status = 'running' for update
     ), ${capture({ from: "running", now: "$3::timestamptz" })},
     ${deletedChat(
       { user: "$1", chat: "$2" },
       "(select count(*) from running) >= 0 and c.leaf_id is not distinct from (select leaf_id from seen)",
     )}
     select (select count(pg_notify('turn_stop', id::text)) from running),
       pg_notify('live', json_build_object('userId', user_id, 'chatId', id, 'deleted', true, 'tokens', (
         select token_balance + plan_tokens from credited))::text)
     from deleted`,
    [ctx.userId, chatId, ctx.now()],
  );
  return rowCount === 1;
}
