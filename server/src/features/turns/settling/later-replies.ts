import type { ReplyPart, WebSource } from "@cofounder/contract";
import type { MemberCtx } from "../../../platform/ctx.ts";
import type { Utterance } from "../analysis/turn-analysis.ts";

/** A message below another one, nearest first. */
interface Below extends Required<Pick<Utterance, "id" | "type" | "content" | "tool" | "reading">> {
  label: string | null;
  parentId: string;
  createdAt: Date;
  isAnalysed: boolean;
  /** The last part of a reply with sources. */
  web: ReplyPart | null;
  sources: WebSource[];
}

/** A reply further down, with the messages between it and the reply above. */
export interface LaterReply extends Pick<Below, "id" | "label" | "createdAt" | "web" | "sources"> {
  path: Utterance[];
}

/** Two for each answer; other versions count too. */
const rowsMax = 100;
/**
 * The total length of founder's messages that is read for all of them, the nearest replies first: two or three seconds
 * of computing, of a member's ten per minute. Replies further down stay until a figure is settled there or they are
 * regenerated.
 */
export const laterCharactersMax = 100_000;

/** The engine's replies below this one, in all versions of what was said after it. */
export async function listLater(
  { database, userId }: MemberCtx,
  { chatId, id }: { chatId: string; id: string },
  charactersAbove: number,
): Promise<LaterReply[]> {
  const columns = `id, parent_id, message_type, content, tool, reading, label, created_at, parts, sources`;
  const { rows } = await database.pool.query<Below>(
    `with recursive below as (
       select ${columns} from messages where user_id = $1 and chat_id = $2 and parent_id = $3
       union all
       select m.* from below b
       cross join lateral (select ${columns} from messages where user_id = $1 and chat_id = $2 and parent_id = b.id) m
     )
     select id, parent_id as "parentId", message_type as "type", case when message_type = 'user' then content else '' end as content,
       tool, reading, label, created_at as "createdAt",
       message_type = 'ai' and parts @? '$[*] ? (@.kind != "marks")' as "isAnalysed",
       case when jsonb_array_length(sources) > 0 then parts -> -1 end as web, sources
     from below limit ${rowsMax}`,
    [userId, chatId, id],
  );
  return affordable(withPaths(rows), charactersAbove);
}

function withPaths(rows: readonly Below[]): LaterReply[] {
  const paths = new Map<string, Utterance[]>();
  return rows.flatMap((row) => {
    const { id, type, content, tool, reading, label, createdAt, web, sources } = row;
    const path = paths.get(row.parentId) ?? [];
    paths.set(id, [...path, { id, at: createdAt.getTime(), type, content, tool, reading, label }]);
    return row.isAnalysed ? [{ id, label, createdAt, web, sources, path }] : [];
  });
}

function affordable(replies: readonly LaterReply[], charactersAbove: number): LaterReply[] {
  let left = laterCharactersMax;
  return replies.filter(({ path }) => (left -= charactersAbove + charactersIn(path)) >= 0);
}

/** Of the founder. */
export const charactersIn = (said: readonly Utterance[]): number =>
  said.reduce((sum, { type, content }) => sum + (type === "user" ? content.length : 0), 0);
