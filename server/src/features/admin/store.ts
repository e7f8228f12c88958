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
  p.is_premium as "isPremium", u.email_verified as "emailVerified", u.two_factor_enabled as "twoFactor",
  p.created_at as "createdAt"`;

/** Must be the very expression of the index that finds pieces of text. */
const words = "(p.email || ' ' || coalesce(p.display_name, ''))";

interface Page {
  after: Place | null;
  limit: number;
}

/** Newest first. With a query the matches are few and sorted; without one the index is walked in order. */
export async function listUsers(ctx: DbCtx, query: string, { after, limit }: Page): Promise<UserRow[]> {
  const pattern = query.replace(/[\\%_]/g, "\\$&");
  const { rows } = await ctx.database.pool.query<UserRow>({
    name: query ? "search_users" : "list_users",
    text: `select ${userColumns} from profiles p join users u on u.id = p.user_id
           where ${query ? `${words} ilike '%' || $4 || '%'` : "$4 = ''"}
             and ($1::timestamptz is null or (p.created_at, p.user_id) < ($1, $2::uuid))
           order by p.created_at desc, p.user_id desc limit $3`,
    values: [after?.at ?? null, after?.id ?? null, limit, pattern],
  });
  return rows;
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

/** What an earlier request of the same id moved; null when there was none. */
export async function findAdjustment(ctx: DbCtx, userId: string, cause: string): Promise<number | null> {
  const { rows } = await ctx.database.pool.query<{ delta: number }>(
    "select delta from token_ledger where user_id = $1 and bucket = 'balance' and cause = $2",
    [userId, cause],
  );
  return rows[0]?.delta ?? null;
}
