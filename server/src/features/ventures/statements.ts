/** In the order in which statements add to them: the first rows of a member are counted in no held row. */
const sheetKinds = "array['ventures', 'venture_versions', 'venture_figures', 'venture_figure_versions']";

/**
 * `held_storage`: what the members keep of sheets, locked before anything of a sheet is: whatever changes sheets begins
 * with it, so that no two wait for each other.
 */
export const heldStorage = (members: string): string => `
  held_storage as materialized (
    select s.user_id, s.kind, s.rows from member_storage s
    where s.kind = any (${sheetKinds}) and s.user_id in (${members})
    order by s.user_id, array_position(${sheetKinds}, s.kind) for update
  )`;

/** The figures that a chat adds to a sheet. */
export const chatFiguresMax = 1_000;

/** Beyond this many rows below its limit a sheet takes none of a reply: the figures that it leaves count too. */
const spare = 3 * chatFiguresMax;

/**
 * The figures that stand in a chat now, written into its sheet with their versions: what stands no longer says so, and
 * what a member typed stays, unless it is among `superseded`: figures of the sheet, each with the version that was seen, in
 * whose place the chat says something now. `from` has chats with `figures`, `superseded` and `venture` as JSON, null
 * where nothing was read; `venture` is what the chat `c` belongs to. Needs `held_storage`. A member who keeps as many as one may gets no more.
 */
export const filedFigures = (p: { from: string; venture: string; now: string }): string => `
  read_chats as materialized (
    select e.user_id, e.chat_id, e.figures, e.superseded, e.venture from ${p.from} e
    where e.figures is not null and not exists (
      select 1 from held_storage h join storage_limits l on l.kind = h.kind
      where h.user_id = e.user_id and h.kind like 'venture_figure%' and h.rows + ${spare} > l.rows_max
    )
  ),
  read_figures as materialized (
    select e.user_id, e.chat_id, ${p.venture} as venture_id, q.id, q."messageId" as message_id, q.start, q."end", q.quantity
    from read_chats e join chats c on c.user_id = e.user_id and c.id = e.chat_id
    cross join lateral jsonb_to_recordset(e.figures)
      as q (id uuid, "messageId" uuid, start int, "end" int, quantity jsonb)
  ),
  filed_figures as (
    insert into venture_figures as f (user_id, id, venture_id, chat_id, message_id, span_start, span_end, quantity, state,
      changed_by, version, created_at, updated_at)
    select user_id, id, venture_id, chat_id, message_id, start, "end", quantity, 'stands', 'chat', 1, ${p.now}, ${p.now}
    from read_figures
    on conflict (user_id, message_id, span_start) do update
      set quantity = excluded.quantity, state = 'stands', version = f.version + 1, updated_at = excluded.updated_at
      where f.changed_by = 'chat' and (f.quantity, f.state) is distinct from (excluded.quantity, 'stands')
    returning f.user_id, f.id, f.version, f.quantity, f.state
  ),
  left_figures as (
    update venture_figures f set state = 'no_longer_true', version = f.version + 1, updated_at = ${p.now}
    from read_chats e
    where f.user_id = e.user_id and f.chat_id = e.chat_id and f.state = 'stands' and f.changed_by = 'chat'
      and not exists (
        select 1 from read_figures q where q.user_id = f.user_id and q.message_id = f.message_id and q.start = f.span_start
      )
    returning f.user_id, f.id, f.version, f.quantity, f.state
  ),
  superseded_figures as (
    update venture_figures f set state = 'no_longer_true', version = f.version + 1, updated_at = ${p.now},
      changed_by = case when f.chat_id = e.chat_id then 'chat' else 'other_chat' end
    from read_chats e cross join lateral jsonb_to_recordset(e.superseded) as s (id uuid, version int)
    where f.user_id = e.user_id and f.id = s.id and f.version = s.version and f.state = 'stands'
      and (f.changed_by <> 'chat' or f.chat_id <> e.chat_id)
    returning f.user_id, f.id, f.version, f.quantity, f.state, f.changed_by
  ),
  figure_history as (
    insert into venture_figure_versions (user_id, figure_id, version, quantity, state, changed_by, created_at)
    select user_id, id, version, quantity, state, changed_by, ${p.now}
    from (
      select *, 'chat' as changed_by from filed_figures union all select *, 'chat' from left_figures
      union all select * from superseded_figures
    ) changed
  )`;

/** `moved_figures`: the figures of a chat go with it to another sheet. */
export const movedFigures = (p: { user: string; chat: string; venture: string }): string => `
  moved_figures as (
    update venture_figures set venture_id = ${p.venture} where user_id = ${p.user} and chat_id = ${p.chat}
  )`;

/**
 * `made_venture`: the ventures of ended turns that made their chat, where it belongs to none, with their first versions. `from` has the turns, with
 * `venture` as JSON. A member who keeps as many as one may gets no more: the reply is stored all the same.
 */
export const madeVenture = (p: { from: string; now: string }): string => `
  ${heldStorage(`select user_id from ${p.from}`)},
  made_venture as (
    insert into ventures (user_id, id, name, line, buyer, offer, place, currency, type, created_at, updated_at)
    select e.user_id, v.id, coalesce(nullif(v.name, ''), c.title), v.line, v.buyer, v.offer, v.place, v.currency, v.type,
      ${p.now}, ${p.now}
    from ${p.from} e
    join chats c on c.user_id = e.user_id and c.id = e.chat_id
    cross join lateral jsonb_to_record(e.venture)
      as v (id uuid, name text, line text, buyer text, offer text, place text, currency text, type text)
    where e.venture is not null and c.venture_id is null and c.shared_venture_id is null and c.created_at = e.started_at and not exists (
      select 1 from held_storage h join storage_limits l on l.kind = h.kind
      where h.user_id = e.user_id and h.kind in ('ventures', 'venture_versions') and h.rows >= l.rows_max
    )
    returning user_id, id, version, name, line, buyer, offer, stage, place, currency, type
  ),
  venture_history as (
    insert into venture_versions (user_id, venture_id, version, said, at)
    select user_id, id, version, jsonb_build_object('name', name, 'line', line, 'buyer', buyer, 'offer', offer,
      'stage', stage, 'place', place, 'currency', currency, 'type', type), ${p.now} from made_venture
  )`;

/** What a chat belongs to after its turn: the venture that was made for it, otherwise what it belongs to already. */
export const ventureOfEnded = (ended: string, chat: string): string => `
  coalesce(${chat}.venture_id, (
    select v.id from made_venture v where v.user_id = ${ended}.user_id and v.id = (${ended}.venture ->> 'id')::uuid))`;

/** A condition: the venture is the member's. */
export const isVentureOf = (p: { user: string; venture: string }): string =>
  `exists (select 1 from ventures v where v.user_id = ${p.user} and v.id = ${p.venture})`;
