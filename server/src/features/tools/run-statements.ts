import { loggedUsage } from "../api-logs/statements.ts";
import { reserve, lockedWallet, capture } from "../wallet/index.ts";

/** Parameters of the statement that starts a run, in order. */
export const startParams = [
  "userId",
  "runId",
  "tool",
  "title",
  "price",
  "input",
  "now",
  "expiresAt",
  "follows",
  "ventureId",
  "sharedBy",
] as const;
/** `follows` is the run whose result this one changes, and whose venture it takes over; null for a new one. */
export type StartParams = Record<(typeof startParams)[number], string | number | Date | null>;

const reserveMost = reserve(
  { user: "$1", reservation: "$2::uuid", most: "$5::int", now: "$7::timestamptz", expiresAt: "$8::timestamptz" },
  "$5::int = 0",
);

/**
 * Reserves the tokens and opens the run, or neither. `tokens` is null when the wallet is empty and the tool is not
 * free.
 */
export const startRunStatement = `
  with ${lockedWallet("$1::uuid")},
  ${reserveMost},
  run as (
    insert into tool_runs (user_id, id, tool, title, status, stage, input, version_of, venture_id,
      shared_venture_id, shared_by, heartbeat_at, created_at, updated_at)
    select wallet.user_id, $2::uuid, $3::text, $4::text, 'running', 'computing', $6::jsonb, coalesce(f.version_of, f.id),
      case when f.id is null then (select v.id from ventures v where v.user_id = $1::uuid and v.id = $10::uuid)
        else f.venture_id end,
      case when f.id is not null then f.shared_venture_id when $11::uuid is not null then $10::uuid end,
      case when f.id is null then $11::uuid else f.shared_by end, $7, $7, $7
    from wallet left join tool_runs f on f.user_id = $1::uuid and f.id = $9::uuid
    where $5::int = 0 or exists (select 1 from reserved)
    returning id
  )
  select case when run.id is null then null else coalesce(reserved.token_balance + reserved.plan_tokens,
    wallet.token_balance + wallet.plan_tokens) end as tokens, wallet.token_balance + wallet.plan_tokens as before
  from wallet left join reserved on true left join run on true`;

/**
 * Each row of `ending` is a running run and how it ended: user_id, id, status, title, output, markdown, made_by,
 * notices, sources, marks, cost and `usage`, a JSON list of its calls. A run that has ended already stays unchanged.
 */
export const endRuns = (ending: string): string => `
  with ending as (${ending}),
  ended as (
    update tool_runs r set status = e.status, stage = null, title = coalesce(e.title, r.title), output = e.output,
      markdown = e.markdown, made_by = e.made_by, notices = e.notices, sources = e.sources, marks = e.marks,
      updated_at = $1::timestamptz,
      cost = least(e.cost, coalesce((
        select t.from_balance + t.from_plan from token_reservations t where t.user_id = r.user_id and t.id = r.id and t.cost is null
      ), 0))
    from ending e where r.user_id = e.user_id and r.id = e.id and r.status = 'running'
    returning r.user_id, r.id, r.cost, e.usage
  ),
  ${capture({ from: "ended", now: "$1::timestamptz" })},
  ${loggedUsage({ from: "ended", now: "$1::timestamptz" })}
  select ended.id, left_over.tokens, pg_notify('live', json_build_object(
    'userId', ended.user_id, 'tokens', left_over.tokens)::text)
  from ended cross join lateral (
    select coalesce(c.token_balance + c.plan_tokens, p.token_balance + p.plan_tokens) as tokens
    from profiles p left join credited c on c.user_id = p.user_id where p.user_id = ended.user_id
  ) left_over`;

/** A run that ends without a result and costs nothing. */
export const withoutResult = (status: "failed" | "stopped", where: string): string => `
  select user_id, id, '${status}' as status, null::text as title, null::jsonb as output, '' as markdown, null::text as made_by,
    '[]'::jsonb as notices, '[]'::jsonb as sources, null::jsonb as marks, 0 as cost, '[]'::jsonb as usage
  from tool_runs where status = 'running' and ${where}`;
