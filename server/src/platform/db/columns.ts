import { sql } from "drizzle-orm";
import { timestamp, uuid } from "drizzle-orm/pg-core";
import { v7 } from "uuid";

/** Time-ordered, so that new rows land at the end of their index. */
export const newId = (): string => v7();

export const primaryId = () => uuid("id").primaryKey().$defaultFn(newId);
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () =>
  moment("created_at")
    .notNull()
    .default(sql`now()`);
export const updatedAt = () =>
  moment("updated_at")
    .notNull()
    .default(sql`now()`);
