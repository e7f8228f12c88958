import { sql } from "drizzle-orm";
import type { Ctx, DbCtx, MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { keepBenefits } from "../accounts/index.ts";
import { eraseReceipts } from "./table.ts";

/** What is kept about a member, by the name of the file it goes to. Secrets of sessions and factors are not part of it. */
const questions: Record<string, string> = {
  account: `
    select u.id, u.email, u.email_verified, u.two_factor_enabled, u.created_at, p.display_name, p.avatar_url, p.language,
      p.token_balance, p.plan_tokens, p.is_premium,
      array(select role from user_roles r where r.user_id = u.id) as roles
    from users u left join profiles p on p.user_id = u.id where u.id = $1`,
  chats: `
    select c.id, c.title, c.startup_type, c.created_at, c.updated_at, (
      select coalesce(json_agg(json_build_object(
        'id', m.id, 'parent_id', m.parent_id, 'message_type', m.message_type, 'content', m.content, 'parts', m.parts,
        'sources', m.sources, 'analyst_rating', m.analyst_rating, 'outcome', m.outcome, 'tokens_used', m.tokens_used,
        'cost', m.cost, 'created_at', m.created_at) order by m.created_at, m.id), '[]')
      from messages m where m.user_id = c.user_id and m.chat_id = c.id) as messages
    from chats c where c.user_id = $1 order by c.created_at, c.id`,
  pitches: `
    select p.id, p.company_name, p.industry, p.stage, p.description, p.seeking_amount, p.traction, p.visibility, p.status,
      p.opens_at, p.closes_at, p.hidden_because, p.created_at, p.updated_at from pitches p
    where p.user_id = $1 order by p.created_at, p.id`,
  "contact-requests": `
    select r.pitch_id, r.from_user_id = $1 as sent_by_me, r.name, r.organisation, r.cheque_min, r.cheque_max, r.message,
      r.status, r.answer, r.created_at, r.answered_at
    from pitch_requests r join pitches p on p.id = r.pitch_id where r.from_user_id = $1 or p.user_id = $1
    order by r.created_at, r.id`,
  "contact-messages": `
    select name, email, category, subject, message, created_at, mailed_at, handled_at from contact_messages
    where user_id = $1 order by created_at, id`,
  "promo-codes": `
    select c.code, c.description, c.token_bonus, u.used_at from promo_code_usage u
    left join promo_codes c on c.id = u.promo_code_id where u.user_id = $1 order by u.used_at, u.id`,
  "saved-plans": `
    select p.id, p.title, p.folder, p.source, p.version, p.created_at, p.updated_at, (
      select json_agg(json_build_object('version', v.version, 'markdown', v.markdown, 'created_at', v.created_at) order by v.version)
      from saved_plan_versions v where v.user_id = p.user_id and v.plan_id = p.id) as versions, (
      select coalesce(json_agg(json_build_object('expires_at', s.expires_at, 'created_at', s.created_at) order by s.created_at), '[]')
      from saved_plan_shares s where s.user_id = p.user_id and s.plan_id = p.id) as links
    from saved_plans p where p.user_id = $1 order by p.created_at, p.id`,
  ideas: `
    select id, title, text, made_by, created_at, updated_at from ideas where user_id = $1 order by created_at, id`,
  images: `
    select id, run_id, prompt, enhanced_prompt, image_url, created_at from generated_images
    where user_id = $1 order by created_at, id`,
  websites: `
    select id, business_name, description, industry, color_scheme, html_code, css_code, js_code, address, published_at,
      created_at, updated_at
    from generated_websites where user_id = $1 order by created_at, id`,
  "imported-creators": `
    select platform, handle, name, category, followers, engagement, country, created_at from imported_creators
    where user_id = $1 order by platform, handle`,
  "tool-results": `
    select id, tool, title, status, input, output, markdown, made_by, sources, cost, ticked, created_at, updated_at
    from tool_runs where user_id = $1 order by created_at, id`,
  subscriptions: `
    select s.id, p.name, s.tier, p.token_limit, p.price_monthly, s.is_active, s.source, s.started_at,
      s.period_start, s.period_end, s.ends_at, s.scheduled_tier, s.cancel_at_end, s.created_at, s.updated_at
    from user_subscriptions s join subscription_plans p on p.id = s.plan_id where s.user_id = $1 order by s.created_at, s.id`,
  payments: `
    select customer_id, subscription_id, created_at, updated_at from payment_customers where user_id = $1`,
  "plan-benefits": `
    select kind, taken_at from plan_benefits where user_id = $1 order by taken_at, kind`,
  blocks: `
    select reason, is_active, blocked_at, unblocked_at from blocked_accounts where user_id = $1 order by blocked_at, id`,
  sessions: `
    select id, ip_address, user_agent, assurance, created_at, updated_at, expires_at from sessions
    where user_id = $1 order by created_at, id`,
  "api-keys": `
    select name, prefix, scopes, created_at, expires_at, last_used_at from api_keys
    where user_id = $1 order by created_at, id`,
  usage: `
    select api_name, tokens_used, status, created_at from api_usage_logs where user_id = $1 order by created_at, id`,
  "security-events": `
    select action, actor_id = subject_id as by_myself, details, created_at from audit_log
    where subject_id = $1 order by created_at, id`,
};

export async function collectAll(ctx: MemberCtx): Promise<Record<string, unknown[]>> {
  const found = await Promise.all(
    Object.entries(questions).map(async ([name, question]) => {
      const { rows } = await ctx.database.pool.query(question, [ctx.userId]);
      return [name, rows] as const;
    }),
  );
  return Object.fromEntries(found);
}

/** The name of the picture that is kept of a member. */
export async function findPicture(ctx: DbCtx, userId: string): Promise<string | null> {
  const { rows } = await ctx.database.pool.query<{ name: string | null }>(
    "select avatar_file as name from profiles where user_id = $1",
    [userId],
  );
  return rows[0]?.name ?? null;
}

/** The picture that is shown when the account goes: nobody changes it any more until the transaction ends. */
export async function lockPicture(tx: DbCtx, userId: string): Promise<string | null> {
  const { rows } = await tx.db.execute<{ name: string | null }>(
    sql`select avatar_file as name from profiles where user_id = ${userId} for update`,
  );
  return rows[0]?.name ?? null;
}

export interface Erased {
  email: string;
  chats: number;
  messages: number;
  ledgerRows: number;
  images: number;
}

/**
 * Removes a member from every table, within the caller's transaction. What hangs on the account by key goes with it; the
 * ledger and the audit log keep their rows, without what was written about the person, and name an id that belongs to nobody
 * any more. Null: no such account.
 */
export async function eraseMember(tx: Ctx, userId: string): Promise<Erased | null> {
  const { rows } = await tx.db.execute<{ [Key in keyof Erased]: Erased[Key] }>(sql`
    select u.email,
      (select count(*)::int from chats where user_id = u.id) as chats,
      (select count(*)::int from messages where user_id = u.id) as messages,
      (select count(*)::int from token_ledger where user_id = u.id) as "ledgerRows",
      (select count(*)::int from generated_images where user_id = u.id) as images,
      set_config('cofounder.erasing', u.id::text, true),
      (select count(pg_notify('turn_stop', id::text)) from turns where user_id = u.id and status = 'running'),
      (select count(pg_notify('tool_stop', id::text)) from tool_runs where user_id = u.id and status = 'running')
    from users u where u.id = ${userId} for update`);
  const found = rows[0];
  if (!found) return null;
  const { email } = found;
  await keepBenefits(tx, { id: userId, email });
  const written = sql`'{ip,reason,code,because}'::text[]`;
  await tx.db.execute(sql`delete from turn_events where user_id = ${userId}`);
  await tx.db.execute(sql`delete from token_reservations where user_id = ${userId}`);
  await tx.db.execute(sql`delete from verifications where value = ${userId} or identifier = ${email}`);
  await tx.db.execute(sql`
    delete from local_mails where recipient = ${email} or (reply_to = ${email} and copy_of is null)`);
  await tx.db.execute(sql`delete from outgoing_mails where recipient = ${email}`);
  await tx.db.execute(sql`delete from attempt_limits where key like ${`%:${userId}`}`);
  await tx.db.execute(sql`update api_usage_logs set user_id = null where user_id = ${userId}`);
  await tx.db.execute(
    sql`update audit_log set details = details - ${written} where subject_id = ${userId} and details ?| ${written}`,
  );
  await tx.db.execute(sql`update token_ledger set note = null where user_id = ${userId} and note is not null`);
  await tx.db.execute(sql`delete from users where id = ${userId}`);
  return found;
}

/** Accounts that nobody confirmed since this moment; those that an admin blocked stay, so that they are not made anew. */
export async function listUnconfirmed(ctx: DbCtx, before: Date, limit: number): Promise<string[]> {
  const { rows } = await ctx.database.pool.query<{ id: string }>(
    `select id from users where not email_verified and created_at < $1 and not is_blocked(id) order by created_at limit $2`,
    [before, limit],
  );
  return rows.map(({ id }) => id);
}

/** False where it was confirmed, or signed up with anew, a moment ago. */
export async function lockUnconfirmed(tx: DbCtx, userId: string, before: Date): Promise<boolean> {
  const { rowCount } = await tx.db.execute(
    sql`select 1 from users where id = ${userId} and not email_verified and created_at < ${before.toISOString()}::timestamptz for update`,
  );
  return rowCount === 1;
}

export async function insertReceipt(tx: DbCtx, counts: Omit<typeof eraseReceipts.$inferInsert, "id">) {
  const row = { ...counts, id: newId() };
  await tx.db.insert(eraseReceipts).values(row);
  return row;
}
