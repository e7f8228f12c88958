import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, moment, primaryId, updatedAt } from "../../platform/db/columns.ts";

/** The sign-in library's own six tables: users, sessions, credentials, second factors, verifications and its rate limits. */
export const users = pgTable(
  "users",
  {
    id: primaryId(),
    name: text("name").notNull(),
    email: text("email").notNull().unique(),
    emailVerified: boolean("email_verified").notNull().default(false),
    /**
     * When the owner of the mailbox typed the password here; null: never, or an earlier version confirmed it by a link
     * alone. The database writes it.
     */
    confirmedAt: moment("confirmed_at"),
    image: text("image"),
    /** A second factor is verified. */
    twoFactorEnabled: boolean("two_factor_enabled").notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("users_unconfirmed")
      .on(table.createdAt)
      .where(sql`not ${table.emailVerified}`),
  ],
);

const ofUser = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

export const sessions = pgTable(
  "sessions",
  {
    id: primaryId(),
    userId: ofUser(),
    token: text("token").notNull().unique(),
    expiresAt: moment("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    /** `aal2`: a second factor was shown in this session. */
    assurance: text("assurance", { enum: ["aal1", "aal2"] })
      .notNull()
      .default("aal1"),
    /** `renewal`: replaces an earlier session of the same browser, so nobody signed in anew. */
    startedBy: text("started_by", { enum: ["sign_in", "renewal"] })
      .notNull()
      .default("sign_in"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("sessions_by_user").on(table.userId, table.expiresAt)],
);

export const credentials = pgTable(
  "credentials",
  {
    id: primaryId(),
    userId: ofUser(),
    accountId: text("account_id").notNull(),
    providerId: text("provider_id").notNull(),
    accessToken: text("access_token"),
    refreshToken: text("refresh_token"),
    idToken: text("id_token"),
    accessTokenExpiresAt: moment("access_token_expires_at"),
    refreshTokenExpiresAt: moment("refresh_token_expires_at"),
    scope: text("scope"),
    password: text("password"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("credentials_by_user").on(table.userId, table.providerId)],
);

/** Secrets and backup codes are encrypted by the sign-in library with AUTH_SECRET. */
export const twoFactors = pgTable(
  "two_factors",
  {
    id: primaryId(),
    userId: ofUser(),
    secret: text("secret").notNull(),
    backupCodes: text("backup_codes").notNull(),
    verified: boolean("verified").notNull().default(false),
    failedVerificationCount: integer("failed_verification_count").notNull().default(0),
    lockedUntil: moment("locked_until"),
  },
  (table) => [unique("two_factors_one_per_user").on(table.userId)],
);

export const verifications = pgTable(
  "verifications",
  {
    id: primaryId(),
    identifier: text("identifier").notNull(),
    value: text("value").notNull(),
    expiresAt: moment("expires_at").notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index("verifications_by_identifier").on(table.identifier)],
);

export const rateLimits = pgTable("rate_limits", {
  id: primaryId(),
  key: text("key").notNull().unique(),
  count: integer("count").notNull(),
  lastRequest: bigint("last_request", { mode: "number" }).notNull(),
});

/**
 * The product's data about a person. The columns of tokens and of the plan's month are the wallet's; only its
 * statements write them.
 */
export const profiles = pgTable(
  "profiles",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull().unique(),
    email: text("email").notNull(),
    displayName: text("display_name"),
    avatarUrl: text("avatar_url"),
    /** Name of the stored picture, uploaded or fetched from the address. */
    avatarFile: text("avatar_file"),
    /** The interface language; null follows the browser. */
    language: text("language", { enum: ["en", "es", "fr", "de", "hi", "zh"] }),
    tokenBalance: integer("token_balance").notNull().default(0),
    planTokens: integer("plan_tokens").notNull().default(0),
    /** Tokens of the plan's month; 0 without a plan. */
    planLimit: integer("plan_limit").notNull().default(0),
    /** Counts the months of plans. Tokens reserved in an earlier one expire with it. */
    planMonth: integer("plan_month").notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index("profiles_by_email").on(table.email),
    index("profiles_recent").on(table.createdAt, table.userId),
    index("profiles_words")
      .using("gin", sql`(' ' || ${table.email} || ' ' || coalesce(${table.displayName}, '')) gin_trgm_ops`)
      // Without this, every search scans recently written rows one by one until the next vacuum.
      .with({ fastupdate: false }),
    check("profiles_token_balance_not_negative", sql`${table.tokenBalance} >= 0`),
    check("profiles_plan_tokens_not_negative", sql`${table.planTokens} >= 0`),
    check("profiles_plan_tokens_within_limit", sql`${table.planTokens} <= ${table.planLimit}`),
  ],
);

/** The only source of roles. */
export const userRoles = pgTable(
  "user_roles",
  { userId: ofUser(), role: text("role", { enum: ["admin"] }).notNull(), createdAt: createdAt() },
  (table) => [primaryKey({ columns: [table.userId, table.role] })],
);

/** Benefits that an address had once, across deletions of its accounts; the address is stored as a keyed hash only. */
export const addressBenefits = pgTable(
  "address_benefits",
  {
    addressHash: text("address_hash").notNull(),
    /** `trial`, `offer`, or `promo:` and the code's id. */
    benefit: text("benefit").notNull(),
    takenAt: moment("taken_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.benefit] })],
);
