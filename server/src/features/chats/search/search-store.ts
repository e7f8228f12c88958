import type { MemberCtx } from "../../../platform/ctx.ts";

export interface HitRow {
  chatId: string;
  chatTitle: string;
  messageId: string;
  content: string;
  createdAt: Date;
}

/** Only this many matches are read, the newest. */
const matchesMax = 500;

/**
 * Newest first, one for all versions of a message: the one on the shown branch, else the newest. `search_words` reads
 * the query as it reads the texts, and marks its words as the member's: the index has no other member's entries under
 * them. The member's id is compared in a way that no index supports, or the planner would read all of the member's
 * messages.
 */
const hits = `
  with recursive matching as materialized (
    select m.user_id, m.id, m.chat_id, m.parent_id, m.created_at from messages m
    where search_words(m.user_id, m.content) @@ (
        select string_agg('''' || lexeme || ''':*', ' & ')::tsquery from unnest(search_words($1::uuid, $2::text)))
      and m.user_id is not distinct from $1::uuid
      and m.content ilike all ($3::text[])
    order by m.created_at desc, m.id desc limit ${matchesMax}
  ),
  shown as (
    select m.id, m.parent_id from chats c join messages m on m.user_id = c.user_id and m.id = c.leaf_id
    where c.user_id = $1 and c.id in (select chat_id from matching group by chat_id, parent_id having count(*) > 1)
    union all
    select m.id, m.parent_id from shown s
    cross join lateral (select id, parent_id from messages where user_id = $1 and id = s.parent_id limit 1) m
  ),
  ranked as (
    select matching.*, row_number() over (
      partition by chat_id, parent_id order by id in (select id from shown) desc, created_at desc, id desc
    ) as place
    from matching
  ),
  newest as (select * from ranked where place = 1 order by created_at desc, id desc limit $4)
  select n.chat_id as "chatId", c.title as "chatTitle", n.id as "messageId", m.content, n.created_at as "createdAt"
  from newest n join chats c on c.user_id = n.user_id and c.id = n.chat_id
  cross join lateral (select content from messages where user_id = n.user_id and id = n.id limit 1) m
  order by n.created_at desc, n.id desc`;

/**
 * Messages with words that begin like all of the query's.
 * @param pieces substrings that a message must contain, in either case
 */
export async function findMessages(
  ctx: MemberCtx,
  { query, pieces }: { query: string; pieces: string[] },
  limit: number,
): Promise<HitRow[]> {
  const patterns = pieces.map((piece) => `%${piece.replace(/[\\%_]/g, "\\$&")}%`);
  return (await ctx.database.pool.query<HitRow>(hits, [ctx.userId, query, patterns, limit])).rows;
}
