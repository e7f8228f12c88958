/**
 * `made_venture`: the ventures of ended turns that made their chat, where it belongs to none. `from` has the turns, with
 * `venture` as JSON. A member who keeps as many as one may gets no more: the reply is stored all the same.
 */
export const madeVenture = (p: { from: string; now: string }): string => `
  held_ventures as materialized (
    select s.user_id, s.rows from member_storage s
    where s.kind = 'ventures' and s.user_id in (select user_id from ${p.from} where venture is not null) for update
  ),
  made_venture as (
    insert into ventures (user_id, id, name, line, buyer, offer, place, currency, type, created_at, updated_at)
    select e.user_id, v.id, coalesce(nullif(v.name, ''), c.title), v.line, v.buyer, v.offer, v.place, v.currency, v.type,
      ${p.now}, ${p.now}
    from ${p.from} e
    join chats c on c.user_id = e.user_id and c.id = e.chat_id
    cross join lateral jsonb_to_record(e.venture)
      as v (id uuid, name text, line text, buyer text, offer text, place text, currency text, type text)
    where e.venture is not null and c.venture_id is null and c.created_at = e.started_at and not exists (
      select 1 from held_ventures h join storage_limits l on l.kind = 'ventures'
      where h.user_id = e.user_id and h.rows >= l.rows_max
    )
    returning user_id, id
  )`;

/** What a chat belongs to after its turn: the venture that was made for it, otherwise what it belongs to already. */
export const ventureOfEnded = (ended: string, chat: string): string => `
  coalesce(${chat}.venture_id, (
    select v.id from made_venture v where v.user_id = ${ended}.user_id and v.id = (${ended}.venture ->> 'id')::uuid))`;

/** A condition: the venture is the member's. */
export const isVentureOf = (p: { user: string; venture: string }): string =>
  `exists (select 1 from ventures v where v.user_id = ${p.user} and v.id = ${p.venture})`;
