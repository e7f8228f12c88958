import type { SiteSpec, WebsiteBuilderInput } from "@cofounder/contract";
import { renderSite } from "@cofounder/generators/sites/render-site";
import { siteMarkdown } from "@cofounder/generators/sites/site-markdown";
import { and, eq, sql } from "drizzle-orm";
import { type DbCtx, inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { isDeadlock, isUniqueViolation } from "../../platform/db/database.ts";
import { Problem } from "../../platform/problem.ts";
import { changedResult } from "../tools/result-statements.ts";
import { generatedWebsites } from "./table.ts";

export interface SiteRow {
  id: string;
  site: SiteSpec;
  address: string | null;
  publishedAt: Date | null;
  isAhead: boolean;
}

/** The versions of a website are one thing to its visitors: at most one of them is public. */
const versionsOf = (user: string, id: string) => `select v.id from tool_runs r
  join tool_runs v on v.user_id = r.user_id and coalesce(v.version_of, v.id) = coalesce(r.version_of, r.id)
  where r.user_id = ${user} and r.id = ${id}`;
const versions = versionsOf("$1", "$2");

/** The code is always generated from the site here: code from a client is never stored. */
const code = (site: SiteSpec) => {
  const { html, css, js } = renderSite(site);
  return [site.businessName, site.industry, site.colorScheme, html, css, js, JSON.stringify(site)];
};

/** Of a run of the website builder; once. */
export async function insertSite(
  ctx: MemberCtx,
  { id, input, site }: { id: string; input: WebsiteBuilderInput; site: SiteSpec },
): Promise<void> {
  await ctx.database.pool.query(
    `insert into generated_websites (user_id, id, description, business_name, industry, color_scheme, html_code, css_code,
       js_code, site, created_at, updated_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11, $11
     where exists (select 1 from tool_runs where user_id = $1 and id = $2 and tool = 'website-builder')
     on conflict do nothing`,
    [ctx.userId, id, input.description, ...code(site), ctx.now()],
  );
}

/** The rows of `from` with the public version's address; their own site is ahead of it where it differs. */
const withPublic = (from: string) => `
  select s.id, s.site, p.address, p.published_at as "publishedAt",
    p.address is not null and p.published_site is distinct from s.site as "isAhead"
  from ${from} s left join lateral (
    select w.address, w.published_at, w.published_site from generated_websites w
    where w.user_id = $1 and w.address is not null and w.id in (${versions}) order by w.published_at desc limit 1
  ) p on true
  where s.user_id = $1 and s.id = $2`;

export async function findSite(ctx: MemberCtx, id: string): Promise<SiteRow | null> {
  const { rows } = await ctx.database.pool.query<SiteRow>(withPublic("generated_websites"), [ctx.userId, id]);
  return rows[0] ?? null;
}

/** The result of a run as the website builder made it; null for any other run and for one without a result. */
export async function findMadeSite(
  ctx: MemberCtx,
  id: string,
): Promise<{ input: WebsiteBuilderInput; site: SiteSpec } | null> {
  const { rows } = await ctx.database.pool.query<{ input: WebsiteBuilderInput; site: SiteSpec }>(
    `select input, output -> 'site' as site from tool_runs
     where user_id = $1 and id = $2 and tool = 'website-builder' and status = 'done'`,
    [ctx.userId, id],
  );
  return rows[0] ?? null;
}

/**
 * The site, and with it the result of its run: the history, copies and exports show the founder's version. The run is
 * locked first, in the same order as where it is deleted with its site: the reverse order would deadlock.
 */
export async function updateSite(ctx: MemberCtx, id: string, site: SiteSpec): Promise<SiteRow | null> {
  const { rows } = await ctx.database.pool.query<SiteRow>(
    `with ${changedResult({ user: "$1", run: "$2", output: "$11::jsonb", markdown: "$12", now: "$10" })},
     saved as (update generated_websites set business_name = $3, industry = $4, color_scheme = $5, html_code = $6, css_code = $7,
       js_code = $8, site = $9::jsonb, updated_at = $10
     from run where user_id = run_user and id = run_id returning user_id, id, site)
     ${withPublic("saved")}`,
    [ctx.userId, id, ...code(site), ctx.now(), JSON.stringify({ site, code: renderSite(site) }), siteMarkdown(site)],
  );
  return rows[0] ?? null;
}

/**
 * An attempt fails when another request gave up an address at the same moment, and waited for the one that is given up
 * here.
 */
const publicationsTried = 10;

/**
 * Null when there is no such site, "taken" when another one is at this address. It takes the place of the version that
 * was public before.
 */
export async function publishRow(ctx: MemberCtx, id: string, address: string): Promise<SiteRow | "taken" | null> {
  for (let tried = 0; tried < publicationsTried; tried += 1) {
    try {
      return await inTransaction(ctx, (tx) => publishAlone(tx, id, address));
    } catch (error) {
      if (isUniqueViolation(error, "generated_websites_one_per_address")) return "taken";
      if (!isDeadlock(error)) throw error;
    }
  }
  throw new Problem("unavailable", { retryAfterSeconds: 1 });
}

const wantedVersions = sql.raw(versionsOf("(select user_id from wanted)", "(select id from wanted)"));

/** Publications of one member go one after the other, or two versions that are published at once would both be public. */
async function publishAlone(tx: MemberCtx, id: string, address: string): Promise<SiteRow | null> {
  await tx.db.execute(sql`select 1 from users where id = ${tx.userId} for no key update`);
  await tx.db.execute(sql`
    with wanted as (select ${tx.userId}::uuid as user_id, ${id}::uuid as id)
    update generated_websites set address = null, published_site = null, published_at = null
    where user_id = ${tx.userId} and id <> ${id} and address is not null and id in (${wantedVersions})`);
  const [row] = await tx.db
    .update(generatedWebsites)
    .set({ address, publishedSite: sql`site`, publishedAt: tx.now() })
    .where(and(eq(generatedWebsites.userId, tx.userId), eq(generatedWebsites.id, id)))
    .returning({ site: generatedWebsites.site, publishedAt: generatedWebsites.publishedAt });
  return row ? { ...row, id, address, isAhead: false } : null;
}

export async function unpublishRow(ctx: MemberCtx, id: string): Promise<SiteRow | null> {
  await ctx.database.pool.query(
    `update generated_websites set address = null, published_site = null, published_at = null
     where user_id = $1 and address is not null and id in (${versions})`,
    [ctx.userId, id],
  );
  return findSite(ctx, id);
}

export async function findPublished(ctx: DbCtx, address: string): Promise<SiteSpec | null> {
  const { rows } = await ctx.database.pool.query<{ site: SiteSpec }>(
    "select published_site as site from generated_websites where address = $1 and published_site is not null and not is_blocked(user_id)",
    [address],
  );
  return rows[0]?.site ?? null;
}
