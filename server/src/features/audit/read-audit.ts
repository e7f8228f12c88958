import { type AuditEntry as Shown, auditPerPage } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { pageOf, readCursor } from "../../platform/db/cursor.ts";

interface AuditRow extends Omit<Shown, "at"> {
  createdAt: Date;
}

export interface AuditFilter {
  action?: string | undefined;
  userId?: string | undefined;
  cursor?: string | undefined;
}

/** Newest first; addresses only of accounts that still exist. */
export async function readAudit(
  ctx: DbCtx,
  { action = "", userId, cursor }: AuditFilter,
): Promise<{ entries: Shown[]; next: string | null }> {
  const after = readCursor(cursor);
  const { rows } = await ctx.database.pool.query<AuditRow>(
    `select a.id, a.created_at as "createdAt", a.action, a.actor_id as "actorId", actor.email as "actorEmail",
       a.subject_id as "subjectId", subject.email as "subjectEmail", a.details
     from audit_log a left join users actor on actor.id = a.actor_id left join users subject on subject.id = a.subject_id
     where starts_with(a.action, $1) and ($2::uuid is null or a.actor_id = $2 or a.subject_id = $2)
       and ($3::timestamptz is null or (a.created_at, a.id) < ($3, $4::uuid))
     order by a.created_at desc, a.id desc limit $5`,
    [action, userId ?? null, after?.at ?? null, after?.id ?? null, auditPerPage + 1],
  );
  const { page, next } = pageOf(rows, auditPerPage, ({ createdAt }) => createdAt);
  return { entries: page.map(({ createdAt, ...entry }) => ({ ...entry, at: createdAt.toISOString() })), next };
}
