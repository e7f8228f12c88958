import type { FieldVisibility, GuardedField } from "@cofounder/contract";
import { sql } from "drizzle-orm";
import { bigint, check, index, jsonb, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

const member = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Pitches of founders. They are listed for others, so their key is their own id. */
export const pitches = pgTable(
  "pitches",
  {
    id: primaryId(),
    userId: member("user_id"),
    companyName: text("company_name").notNull(),
    industry: text("industry").notNull(),
    stage: text("stage").notNull(),
    description: text("description").notNull(),
    /** In US dollars. */
    seekingAmount: bigint("seeking_amount", { mode: "number" }).notNull(),
    traction: text("traction"),
    visibility: jsonb("visibility").$type<Record<GuardedField, FieldVisibility>>().notNull(),
    status: text("status", { enum: ["draft", "active", "closed", "withdrawn"] }).notNull(),
    opensAt: moment("opens_at"),
    closesAt: moment("closes_at"),
    /** Set while an admin hides it. */
    hiddenBecause: text("hidden_because"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("pitches_of_member").on(table.userId, table.createdAt),
    index("pitches_listed")
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'active' and ${table.hiddenBecause} is null`),
    check("pitches_amount_positive", sql`${table.seekingAmount} > 0`),
    check("pitches_status_known", sql`${table.status} in ('draft', 'active', 'closed', 'withdrawn')`),
  ],
);

/** Requests for contact. Neither side is told the other's address. */
export const pitchRequests = pgTable(
  "pitch_requests",
  {
    id: primaryId(),
    pitchId: uuid("pitch_id")
      .notNull()
      .references(() => pitches.id, { onDelete: "cascade" }),
    fromUserId: member("from_user_id"),
    name: text("name").notNull(),
    organisation: text("organisation").notNull(),
    chequeMin: bigint("cheque_min", { mode: "number" }).notNull(),
    chequeMax: bigint("cheque_max", { mode: "number" }).notNull(),
    message: text("message").notNull(),
    status: text("status", { enum: ["sent", "accepted", "declined"] }).notNull(),
    answer: text("answer"),
    createdAt: createdAt(),
    answeredAt: moment("answered_at"),
  },
  (table) => [
    unique("pitch_requests_one_each").on(table.pitchId, table.fromUserId),
    index("pitch_requests_sent").on(table.fromUserId, table.createdAt),
  ],
);
