import { type TestResult, type TestRule, testVerdicts } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import {
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { createdAt, moment } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";
import { ventures } from "../ventures/table.ts";

/** Tests that members took on. The rule stands in the version of the same number. */
export const killTests = pgTable(
  "kill_tests",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    ventureId: uuid("venture_id"),
    /** The reply that proposed it, also after its chat was deleted; null: added by hand. */
    chatId: uuid("chat_id"),
    messageId: uuid("message_id"),
    /** A change names the version that it saw. */
    version: integer("version").notNull(),
    /** As in the rule. */
    endsOn: date("ends_on", { mode: "string" }).notNull(),
    /** Of the latest result; null: none was entered. */
    verdict: text("verdict", { enum: testVerdicts }),
    results: integer("results").notNull().default(0),
    /** The last day of which the member was reminded. */
    remindedOn: date("reminded_on", { mode: "string" }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: "kill_tests_of_venture",
      columns: [table.userId, table.ventureId],
      foreignColumns: [ventures.userId, ventures.id],
    }).onDelete("cascade"),
    unique("kill_tests_one_per_reply").on(table.userId, table.messageId),
    index("kill_tests_by_end").on(table.userId, table.endsOn, table.id),
    index("kill_tests_to_remind")
      .on(table.endsOn)
      .where(
        sql`${table.remindedOn} is distinct from ${table.endsOn} and (${table.verdict} is null or ${table.verdict} = 'undecided')`,
      ),
    index("kill_tests_of_chat").on(table.userId, table.chatId),
    check("kill_tests_version_from_one", sql`${table.version} >= 1`),
  ],
);

/** Who typed it; null: it came with a file, or the account is gone. */
const authorId = () => uuid("author_id").references(() => users.id, { onDelete: "set null" });

/** The ids that a signature was made over. */
export interface SignedFor {
  member: string;
  test: string;
}

/** Every rule that a test had, each signed with its time. */
export const killTestVersions = pgTable(
  "kill_test_versions",
  {
    userId: uuid("user_id").notNull(),
    testId: uuid("test_id").notNull(),
    version: integer("version").notNull(),
    rule: jsonb("rule").$type<TestRule>().notNull(),
    signature: text("signature").notNull(),
    /** Whose signature it is, where a file brought it; null: the member's own. */
    signedFor: jsonb("signed_for").$type<SignedFor>(),
    lockedAt: moment("locked_at").notNull(),
    authorId: authorId(),
  },
  (table) => [
    index("kill_test_versions_of_author")
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
    primaryKey({ columns: [table.userId, table.testId, table.version] }),
    foreignKey({
      name: "kill_test_versions_of_test",
      columns: [table.userId, table.testId],
      foreignColumns: [killTests.userId, killTests.id],
    }).onDelete("cascade"),
  ],
);

/** What was counted, as often as it was entered; a decided result is the last. */
export const killTestResults = pgTable(
  "kill_test_results",
  {
    userId: uuid("user_id").notNull(),
    testId: uuid("test_id").notNull(),
    number: integer("number").notNull(),
    count: doublePrecision("count").notNull(),
    of: integer("asked"),
    notes: text("notes").notNull(),
    verdict: text("verdict", { enum: testVerdicts }).notNull(),
    /** How it moved the rating; null where it does not touch it. */
    rating: jsonb("rating").$type<TestResult["rating"]>(),
    unmoved: text("unmoved").$type<TestResult["unmoved"]>(),
    enteredAt: moment("entered_at").notNull(),
    authorId: authorId(),
  },
  (table) => [
    index("kill_test_results_of_author")
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
    primaryKey({ columns: [table.userId, table.testId, table.number] }),
    foreignKey({
      name: "kill_test_results_of_test",
      columns: [table.userId, table.testId],
      foreignColumns: [killTests.userId, killTests.id],
    }).onDelete("cascade"),
  ],
);
