import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, primaryId } from "../../platform/db/columns.ts";

/** Who made which change that matters for trust. Written in the transaction of the change; never changed. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: primaryId(),
    /** Null when the system did it. */
    actorId: uuid("actor_id"),
    action: text("action").notNull(),
    subjectId: uuid("subject_id"),
    details: jsonb("details").$type<Record<string, string | number | boolean | null>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index("audit_log_recent").on(table.createdAt, table.id),
    index("audit_log_by_actor").on(table.actorId, table.createdAt),
    index("audit_log_by_subject").on(table.subjectId, table.createdAt),
  ],
);
