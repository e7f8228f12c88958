import type { PlanFigures, PlanOrigin, PlanTier } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import type { Place } from "../../platform/db/cursor.ts";

export interface ListedRow {
  id: string;
  userId: string;
  email: string;
  displayName: string | null;
  isBlocked: boolean;
  tier: PlanTier;
  planName: string;
  tokenLimit: number;
  priceMonthly: number;
  tokensRemaining: number;
  tokensUsed: number;
  isActive: boolean;
  source: PlanOrigin;
  startedAt: Date;
  periodStart: Date;
  periodEnd: Date;
  endsAt: Date | null;
  scheduledTier: PlanTier | null;
  cancelAtEnd: boolean;
  paymentFailed: boolean;
  createdAt: Date;
}

interface Filter {
  isActive: boolean | null;
  query: string;
  after: Place | null;
  limit: number;
}

export async function listPlanRows(ctx: DbCtx, { isActive, query, after, limit }: Filter): Promise<ListedRow[]> {
  const { rows } = await ctx.database.pool.query<ListedRow>(
    `select s.id, s.user_id as "userId", p.email, p.display_name as "displayName", is_blocked(s.user_id) as "isBlocked",
       s.tier, k.name as "planName", k.token_limit as "tokenLimit", k.price_monthly::float8 as "priceMonthly",
       s.tokens_remaining as "tokensRemaining", s.tokens_used as "tokensUsed", s.is_active as "isActive", s.source, s.started_at as "startedAt",
       s.period_start as "periodStart", s.period_end as "periodEnd", s.ends_at as "endsAt",
       s.scheduled_tier as "scheduledTier", s.cancel_at_end as "cancelAtEnd", s.payment_failed as "paymentFailed",
       s.created_at as "createdAt"
     from user_subscriptions s join profiles p on p.user_id = s.user_id join subscription_plans k on k.id = s.plan_id
     where ($1::boolean is null or s.is_active = $1)
       and ($2 = '' or strpos(lower(p.email || ' ' || coalesce(p.display_name, '')), lower($2)) > 0)
       and ($3::timestamptz is null or (s.created_at, s.id) < ($3::timestamptz, $4::uuid))
     order by s.created_at desc, s.id desc limit $5`,
    [isActive, query, after?.at ?? null, after?.id ?? null, limit],
  );
  return rows;
}

const nothing: PlanFigures = {
  active: 0,
  byTier: { starter: 0, pro: 0, premium: 0 },
  free: 0,
  ending: 0,
  paidMonthly: 0,
  ended: 0,
};

export async function readFigures(ctx: DbCtx): Promise<PlanFigures> {
  const { rows } = await ctx.database.pool.query<PlanFigures>(
    `select count(*) filter (where s.is_active)::int as active,
       json_build_object(
         'starter', count(*) filter (where s.is_active and s.tier = 'starter'),
         'pro', count(*) filter (where s.is_active and s.tier = 'pro'),
         'premium', count(*) filter (where s.is_active and s.tier = 'premium')) as "byTier",
       count(*) filter (where s.is_active and s.source in ('trial', 'offer'))::int as free,
       count(*) filter (where s.is_active and (s.cancel_at_end
         or (s.scheduled_tier is null and s.ends_at <= s.period_end)))::int as ending,
       coalesce(sum(k.price_monthly) filter (where s.is_active and s.source = 'payment'), 0)::float8 as "paidMonthly",
       count(*) filter (where not s.is_active)::int as ended
     from user_subscriptions s join subscription_plans k on k.id = s.plan_id`,
  );
  return rows[0] ?? nothing;
}
