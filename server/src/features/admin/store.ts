import { sql } from "drizzle-orm";
import type { DbCtx } from "../../platform/ctx.ts";
import type { Place } from "../../platform/db/cursor.ts";

export interface UserRow {
  id: string;
  email: string;
  displayName: string | null;
  balance: number;
  plan: number;
  isAdmin: boolean;
  isPremium: boolean;
  emailVerified: boolean;
  twoFactor: boolean;
  createdAt: Date;
}

const userColumns = `
  p.user_id as id, p.email, p.display_name as "displayName", p.token_balance as balance, p.plan_tokens as plan,
  exists (select 1 from user_roles r where r.user_id = p.user_id and r.role = 'admin') as "isAdmin",
  has_premium(p.user_id) as "isPremium", u.email_verified as "emailVerified", u.two_factor_enabled as "twoFactor",
  p.created_at as "createdAt"`;

/** Must be exactly the expression of the trigram index. */
const words = `(' ' || p.email || ' ' || coalesce(p.display_name, ''))`;
const newestFirst = "order by p.created_at desc, p.user_id desc";
const beforePlace = "(p.created_at, p.user_id) < ($1::timestamptz, $2::uuid)";
const anyPlace = "$1::timestamptz is null and $2::uuid is null";

/** This many of the newest accounts are scanned one by one before the trigram index is used. */
const lookedThrough = 3_000;

interface Page {
  after: Place | null;
  limit: number;
}

/**
 * Newest first; with a query those whose address or name contains it, or a word that begins with it when it is shorter
 * than three characters. A frequent piece is found among the newest at once, a rare one by the index.
 */
export async function listUsers(ctx: DbCtx, query: string, { after, limit }: Page): Promise<UserRow[]> {
  const place = after ? beforePlace : anyPlace;
  // Limits are written as literals, and other tables are joined to one page only: a plan made for any limit sorts and
  // joins all accounts.
  const ask = async (from: string, more: string[]) => {
    const text = `
      select ${userColumns} from (select p.* from (${from}) p ${newestFirst} limit ${limit}) p
      join users u on u.id = p.user_id ${newestFirst}`;
    return (await ctx.database.pool.query<UserRow>(text, [after?.at ?? null, after?.id ?? null, ...more])).rows;
  };
  const accounts = `select p.* from profiles p where ${place}`;
  if (query === "") return ask(accounts, []);
  const pattern = `%${query.length < 3 ? " " : ""}${query.replace(/[\\%_]/g, "\\$&")}%`;
  const newest = `select p.* from (${accounts} ${newestFirst} limit ${lookedThrough}) p where ${words} ilike $3`;
  const found = await ask(newest, [pattern]);
  if (found.length === limit) return found;
  // A separate query, so that the planner uses the trigram index and does not walk the accounts in their order.
  const all = `with matching as materialized (${accounts} and ${words} ilike $3) select * from matching`;
  return ask(all, [pattern]);
}

export async function findUser(tx: DbCtx, userId: string): Promise<UserRow | null> {
  const { rows } = await tx.db.execute<{ [Column in keyof UserRow]: UserRow[Column] }>(
    sql`select ${sql.raw(userColumns)} from profiles p join users u on u.id = p.user_id where p.user_id = ${userId}`,
  );
  const row = rows[0];
  return row ? { ...row, createdAt: new Date(row.createdAt) } : null;
}

export interface ListedChatRow {
  id: string;
  title: string;
  startupType: string | null;
  createdAt: Date;
  updatedAt: Date;
  messages: number;
}

export async function listChatsOf(ctx: DbCtx, userId: string, { after, limit }: Page): Promise<ListedChatRow[]> {
  const { rows } = await ctx.database.pool.query<ListedChatRow>(
    `select c.id, c.title, c.startup_type as "startupType", c.created_at as "createdAt", c.updated_at as "updatedAt",
       (select count(*)::int from messages m where m.user_id = c.user_id and m.chat_id = c.id) as messages
     from chats c where c.user_id = $1 and ($2::timestamptz is null or (c.updated_at, c.id) < ($2, $3::uuid))
     order by c.updated_at desc, c.id desc limit $4`,
    [userId, after?.at ?? null, after?.id ?? null, limit],
  );
  return rows;
}

export async function findOwnerOfChat(ctx: DbCtx, chatId: string): Promise<string | null> {
  const { rows } = await ctx.database.pool.query<{ userId: string }>(
    `select user_id as "userId" from chats where id = $1`,
    [chatId],
  );
  return rows[0]?.userId ?? null;
}

/** What an earlier request with the same id moved; null when there was none. */
export async function findAdjustment(ctx: DbCtx, userId: string, cause: string): Promise<number | null> {
  const { rows } = await ctx.database.pool.query<{ delta: number }>(
    "select delta from token_ledger where user_id = $1 and bucket = 'balance' and cause = $2",
    [userId, cause],
  );
  return rows[0]?.delta ?? null;
}
