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
const words = (p: string) => `(${p}.email || ' ' || coalesce(${p}.display_name, ''))`;

export interface Page {
  after: Place | null;
  limit: number;
}

/** So many of the newest accounts are looked through one by one before the index of pieces is asked. */
const lookedThrough = 3_000;

/** `$1` and `$2` are the place, `$3` what is searched for. Limits are written out: a plan made for any limit sorts all accounts. */
const usersStatement = (where: string, { after, limit }: Page): string => `
  select ${userColumns} from profiles p join users u on u.id = p.user_id
  where ${where} and ${after ? "(p.created_at, p.user_id) < ($1::timestamptz, $2::uuid)" : "$1::timestamptz is null and $2::uuid is null"}
  order by p.created_at desc, p.user_id desc limit ${limit}`;

/**
 * Newest first; with a query those whose address or name holds it, or a word that begins with it when it is shorter
 * than three characters. A piece that many have is found among the newest at once; one that few have, by the index.
 */
export async function listUsers(ctx: DbCtx, query: string, page: Page): Promise<UserRow[]> {
  const place = [page.after?.at ?? null, page.after?.id ?? null];
  const ask = async (where: string, more: string[]) =>
    (await ctx.database.pool.query<UserRow>(usersStatement(where, page), [...place, ...more])).rows;
  if (query === "") return ask("true", []);
  const [condition, pattern] = conditionOf(query);
  const among = `
    select n.user_id from profiles n ${page.after ? "where (n.created_at, n.user_id) < ($1::timestamptz, $2::uuid)" : ""}
    order by n.created_at desc, n.user_id desc limit ${lookedThrough}`;
  const newest = await ask(`p.user_id in (${among}) and ${condition("p")}`, [pattern]);
  return newest.length === page.limit ? newest : ask(condition("p"), [pattern]);
}

function conditionOf(query: string): [condition: (table: string) => string, pattern: string] {
  if (query.length < 3) return [(p) => `${words(p)} ~* ('\\m' || $3)`, query.replace(/[^\p{L}\p{N}]/gu, "\\$&")];
  return [(p) => `${words(p)} ilike '%' || $3 || '%'`, query.replace(/[\\%_]/g, "\\$&")];
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
