import { guestAccesses } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";
import { ventures } from "../ventures/table.ts";

/**
 * Who was invited into a venture, by its owner. An invitation has an address and the hash of its link; accepted, it has
 * a member and neither of them.
 */
export const ventureMembers = pgTable(
  "venture_members",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    ventureId: uuid("venture_id").notNull(),
    access: text("access", { enum: guestAccesses }).notNull(),
    email: text("email"),
    tokenHash: text("token_hash").unique("venture_members_one_per_token"),
    expiresAt: timestamp("expires_at", { withTimezone: true }),
    memberId: uuid("member_id").references(() => users.id, { onDelete: "cascade" }),
    /** Invited, or since accepted. */
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: "venture_members_of_venture",
      columns: [table.userId, table.ventureId],
      foreignColumns: [ventures.userId, ventures.id],
    }).onDelete("cascade"),
    unique("venture_members_one_per_address").on(table.userId, table.ventureId, table.email),
    unique("venture_members_one_per_member").on(table.userId, table.ventureId, table.memberId),
    index("venture_members_of_member").on(table.memberId, table.ventureId),
    check("venture_members_not_the_owner", sql`${table.memberId} is distinct from ${table.userId}`),
    check(
      "venture_members_invited_or_joined",
      sql`num_nulls(${table.email}, ${table.tokenHash}, ${table.expiresAt}) = case when ${table.memberId} is null then 0 else 3 end`,
    ),
  ],
);
