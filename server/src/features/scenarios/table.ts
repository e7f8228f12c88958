import type { ScenarioParts } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { bigint, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";
import { ventures } from "../ventures/table.ts";

const partColumns = () => ({
  name: text("name").notNull(),
  values: jsonb("values").$type<ScenarioParts["values"]>().notNull(),
  /** The months of its forecast in which money comes or goes, by figure. */
  months: jsonb("months").$type<ScenarioParts["months"]>().notNull().default({}),
  /** What the draws of its band begin from: 32 bits without a sign. */
  seed: bigint("seed", { mode: "number" }).notNull().default(1),
});

/** What if: other values for some figures of a venture's sheet. A figure that is gone has no effect. */
export const ventureScenarios = pgTable(
  "venture_scenarios",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    ventureId: uuid("venture_id").notNull(),
    ...partColumns(),
    /** A change names the version that it saw. */
    version: integer("version").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: "venture_scenarios_of_venture",
      columns: [table.userId, table.ventureId],
      foreignColumns: [ventures.userId, ventures.id],
    }).onDelete("cascade"),
    index("venture_scenarios_in_venture").on(table.userId, table.ventureId, table.createdAt, table.id),
    check("venture_scenarios_version_from_one", sql`${table.version} >= 1`),
  ],
);

/** Every version of a scenario, the latest too. */
export const ventureScenarioVersions = pgTable(
  "venture_scenario_versions",
  {
    userId: uuid("user_id").notNull(),
    scenarioId: uuid("scenario_id").notNull(),
    version: integer("version").notNull(),
    ...partColumns(),
    /** Who typed it; null: it came with a file, or the account is gone. */
    authorId: uuid("author_id").references(() => users.id, { onDelete: "set null" }),
    at: moment("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.scenarioId, table.version] }),
    foreignKey({
      name: "venture_scenario_versions_of_scenario",
      columns: [table.userId, table.scenarioId],
      foreignColumns: [ventureScenarios.userId, ventureScenarios.id],
    }).onDelete("cascade"),
    index("venture_scenario_versions_of_author")
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
  ],
);
