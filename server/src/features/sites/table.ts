import type { ColorScheme, SiteSpec } from "@cofounder/contract";
import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, updatedAt } from "../../platform/db/columns.ts";
import { toolRuns } from "../tools/table.ts";

/** A website that a run of the website builder made, with its founder's edits. It is deleted with its run. */
export const generatedWebsites = pgTable(
  "generated_websites",
  {
    userId: uuid("user_id").notNull(),
    id: uuid("id").notNull(),
    businessName: text("business_name").notNull(),
    description: text("description").notNull(),
    industry: text("industry").notNull(),
    colorScheme: text("color_scheme").$type<ColorScheme>().notNull(),
    htmlCode: text("html_code").notNull(),
    cssCode: text("css_code").notNull(),
    jsCode: text("js_code").notNull(),
    /** The source of the code, which is edited. */
    site: jsonb("site").$type<SiteSpec>().notNull(),
    /** The last segment of the public address; null while nothing is published. */
    address: text("address").unique("generated_websites_one_per_address"),
    publishedSite: jsonb("published_site").$type<SiteSpec>(),
    publishedAt: moment("published_at"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({
      name: "generated_websites_of_run",
      columns: [table.userId, table.id],
      foreignColumns: [toolRuns.userId, toolRuns.id],
    }).onDelete("cascade"),
  ],
);
