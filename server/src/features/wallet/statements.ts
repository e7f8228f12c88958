/**
 * The wallet's moves as common table expressions, so that a verb on the hot path can reserve tokens and write its own
 * rows in one statement. Each expects the named parameters as SQL (`$1` …) and is the only place that knows the
 * columns.
 */

export interface ReserveParams {
  user: string;
  /** Id of the reservation; also the cause in the ledger. */
  reservation: string;
  /** The maximum cost of the work. Less is reserved when the wallet holds less, never less than 1. */
  most: string;
  now: string;
  expiresAt: string;
}

/** `wallet`: the member's two buckets, locked. Read before `reserve`, so that a verb can base a refusal on it. */
export const lockedWallet = (user: string): string => `
  wallet as (
    select user_id, token_balance, plan_tokens, plan_month from profiles where user_id = ${user} for update
  )`;

/**
 * `reserved`: one row when tokens were reserved, none when `unless` (an SQL condition) or an empty wallet forbids it.
 */
export const reserve = (p: ReserveParams, unless: string): string => `
  share as (
    select user_id, least(plan_tokens, ${p.most}) as plan,
           least(token_balance, ${p.most} - least(plan_tokens, ${p.most})) as balance
    from wallet where token_balance + plan_tokens >= 1 and not (${unless})
  ),
  reserved as (
    update profiles p set token_balance = p.token_balance - share.balance, plan_tokens = p.plan_tokens - share.plan
    from share where p.user_id = share.user_id
    returning p.user_id, p.token_balance, p.plan_tokens, p.plan_month, share.plan, share.balance
  ),
  reservation as (
    insert into token_reservations (user_id, id, from_balance, from_plan, plan_month, expires_at, created_at)
    select user_id, ${p.reservation}, balance, plan, plan_month, ${p.expiresAt}, ${p.now} from reserved
  ),
  debits as (
    insert into token_ledger (id, user_id, bucket, delta, balance_after, reason, cause, created_at)
    select new_id(), reserved.user_id, b.bucket, -b.amount, b.after, 'reserve', 'reservation:' || ${p.reservation} || ':hold', ${p.now}
    from reserved cross join lateral (values
      ('plan', reserved.plan, reserved.plan_tokens), ('balance', reserved.balance, reserved.token_balance)
    ) as b (bucket, amount, after)
    where b.amount > 0
  )`;

export interface CaptureParams {
  /** A relation of the statement with `user_id`, `id` (the reservation's) and `cost`; one row settles one reservation. */
  from: string;
  now: string;
}

/**
 * `captured`: user_id, id and the captured cost (never above the reserved amount); the rest is released. Plan tokens
 * are released into the month they are of: those of an earlier one expire.
 */
export const capture = (p: CaptureParams): string => `
  captured as (
    update token_reservations r set cost = least(${p.from}.cost, r.from_balance + r.from_plan)
    from ${p.from} where r.user_id = ${p.from}.user_id and r.id = ${p.from}.id and r.cost is null
    returning r.user_id, r.id, r.cost, r.plan_month, r.from_plan - least(r.cost, r.from_plan) as plan_back,
              r.from_balance - greatest(r.cost - r.from_plan, 0) as balance_back
  ),
  owner as (
    select user_id, plan_month from profiles
    where user_id in (select user_id from captured where balance_back + plan_back > 0) order by user_id for update
  ),
  returned as (
    select s.user_id, s.id, s.balance_back, s.plan_back, case when s.plan_month = o.plan_month then 0 else s.plan_back end as late
    from captured s join owner o on o.user_id = s.user_id
  ),
  credited as (
    update profiles p set token_balance = p.token_balance + b.balance_back, plan_tokens = p.plan_tokens + b.plan_back
    from (
      select user_id, sum(balance_back)::int as balance_back, sum(plan_back - late)::int as plan_back from returned group by user_id
    ) b
    where p.user_id = b.user_id
    returning p.user_id, p.token_balance, p.plan_tokens
  ),
  credits as (
    insert into token_ledger (id, user_id, bucket, delta, balance_after, reason, cause, created_at)
    select new_id(), r.user_id, b.bucket, b.amount, b.after, b.reason, 'reservation:' || r.id || b.cause, ${p.now}
    from returned r join credited c on c.user_id = r.user_id
    cross join lateral (values
      ('plan', r.plan_back, c.plan_tokens + r.late, 'release', ':release'),
      ('plan', -r.late, c.plan_tokens, 'expired', ':expired'),
      ('balance', r.balance_back, c.token_balance, 'release', ':release')
    ) as b (bucket, amount, after, reason, cause)
    where b.amount <> 0
  )`;
