import type { DbCtx } from "../../platform/ctx.ts";
import { auditLog } from "./table.ts";

export interface AuditEntry {
  /** Null when the system did it. */
  actorId: string | null;
  /** The action: `admin.granted`. */
  action: string;
  subjectId: string | null;
  details: Record<string, string | number | boolean | null>;
}

/** Call it with the context of the transaction that makes the change. */
export async function writeAudit(tx: DbCtx, entry: AuditEntry): Promise<void> {
  await tx.db.insert(auditLog).values({ ...entry, createdAt: tx.now() });
}
