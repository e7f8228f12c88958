import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";
import { ventures } from "../ventures/table.ts";

/** What members decided. The words stand in the version of the same number. */
export const decisions = pgTable(
  "decisions",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    ventureId: uuid("venture_id"),
    /** A change names the version that it saw. */
    version: integer("version").notNull(),
    lookAgainOn: date("look_again_on", { mode: "string" }),
    /** The day to look again of which the member was reminded. */
    remindedOn: date("reminded_on", { mode: "string" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: "decisions_of_venture",
      columns: [table.userId, table.ventureId],
      foreignColumns: [ventures.userId, ventures.id],
    }).onDelete("cascade"),
    index("decisions_recent").on(table.userId, table.createdAt, table.id),
    index("decisions_to_remind")
      .on(table.lookAgainOn)
      .where(sql`${table.lookAgainOn} is not null and ${table.remindedOn} is distinct from ${table.lookAgainOn}`),
    check("decisions_version_from_one", sql`${table.version} >= 1`),
  ],
);

export const decisionVersions = pgTable(
  "decision_versions",
  {
    userId: uuid("user_id").notNull(),
    decisionId: uuid("decision_id").notNull(),
    version: integer("version").notNull(),
    decided: text("decided").notNull(),
    because: text("because").notNull(),
    lookAgainOn: date("look_again_on", { mode: "string" }),
    at: moment("at").notNull(),
    /** Who typed it; null: it came with a file, or the account is gone. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("decision_versions_of_author")
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
    primaryKey({ columns: [table.userId, table.decisionId, table.version] }),
    foreignKey({
      name: "decision_versions_of_decision",
      columns: [table.userId, table.decisionId],
      foreignColumns: [decisions.userId, decisions.id],
    }).onDelete("cascade"),
  ],
);
