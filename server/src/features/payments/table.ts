import { integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "../../platform/db/columns.ts";
import { users } from "../accounts/table.ts";

/** A member's customer at the payment service. Cards and addresses are stored only there. */
export const paymentCustomers = pgTable(
  "payment_customers",
  {
    customerId: text("customer_id").primaryKey(),
    /** Null: the account was deleted, and the customer waits to be deleted at the service, too. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The subscription that the account's paid plan comes from. */
    subscriptionId: text("subscription_id"),
    /** When the newest month began that a plan was given for: no month is given twice. */
    paidFrom: moment("paid_from"),
    /** The checkout page that is open for a purchase. */
    checkoutId: text("checkout_id"),
    /** Counts writes: an answer of the service to an earlier request does not overwrite a newer one. */
    revision: integer("revision").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex("payment_customers_one_per_member").on(table.userId)],
);

/** Processed events of the payment service: each counts once, however often it is sent. */
export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  happenedAt: moment("happened_at").notNull(),
  receivedAt: moment("received_at").notNull(),
});
