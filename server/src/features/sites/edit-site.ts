import { type MadeSite, siteSpec, type SiteSpec, websiteBuilderInput } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { findMadeSite, findSite, insertSite, publishRow, type SiteRow, unpublishRow, updateSite } from "./store.ts";

function presented(row: SiteRow | null): MadeSite {
  if (!row) throw new Problem("site.not_found");
  return { ...row, publishedAt: row.publishedAt?.toISOString() ?? null };
}

/** A copy of a run has no site of its own until it is opened. */
export async function readSite(ctx: MemberCtx, { siteId }: { siteId: string }): Promise<MadeSite> {
  const row = await findSite(ctx, siteId);
  if (row) return presented(row);
  const made = await findMadeSite(ctx, siteId);
  if (!made) throw new Problem("site.not_found");
  await insertSite(ctx, { id: siteId, input: websiteBuilderInput.parse(made.input), site: siteSpec.parse(made.site) });
  return presented(await findSite(ctx, siteId));
}

/** For members, a run's result is stored as a website at once. */
export async function keepSite(ctx: MemberCtx, siteId: string): Promise<void> {
  await readSite(ctx, { siteId });
}

export async function saveSite(
  ctx: MemberCtx,
  { siteId, site }: { siteId: string; site: SiteSpec },
): Promise<MadeSite> {
  await readSite(ctx, { siteId });
  return presented(await updateSite(ctx, siteId, site));
}

/** Publishes the site in its current state. Two concurrent requests cannot get the same address. */
export async function publishSite(
  ctx: MemberCtx,
  { siteId, address }: { siteId: string; address: string },
): Promise<MadeSite> {
  await ctx.limits.take("publish", ctx.userId);
  await readSite(ctx, { siteId });
  const row = await publishRow(ctx, siteId, address);
  if (row === "taken") throw new Problem("site.address_taken");
  return presented(row);
}

export async function unpublishSite(ctx: MemberCtx, { siteId }: { siteId: string }): Promise<MadeSite> {
  return presented(await unpublishRow(ctx, siteId));
}
