import { displayNameMaxLength, passwordMaxLength, passwordMinLength } from "@cofounder/contract";
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Ctx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { promoteOwner } from "./admins.ts";
import { confirmationMail, resetMail } from "./mails.ts";
import { credentials, rateLimits, sessions, users, verifications } from "./table.ts";
import { welcome } from "./welcome.ts";

export interface AuthOptions {
  /** Where the application is reached from outside; links in mails begin with it. */
  publicUrl: string;
  /** Other spellings of the same place that a browser may use, such as 127.0.0.1 for localhost. */
  alsoTrusted: string[];
  /** Signs cookies and links. */
  secret: string;
  ownerEmail: string | null;
  /** Requests a minute from one address to sign-in and its like; null for no limit. */
  attemptsPerMinute: number | null;
}

/** Set by our own server from the socket; what a client sends under this name is thrown away. */
export const clientIpHeader = "x-client-ip";

const guardedPaths = [
  "/sign-in/email",
  "/sign-up/email",
  "/request-password-reset",
  "/reset-password",
  "/send-verification-email",
];

function rateLimitOf(attemptsPerMinute: number | null) {
  const guarded = { window: 60, max: attemptsPerMinute ?? 0 };
  return {
    enabled: attemptsPerMinute !== null,
    storage: "database" as const,
    window: 60,
    max: 300,
    customRules: Object.fromEntries(guardedPaths.map((path) => [path, guarded])),
  };
}

/** The sign-in library with our tables, mails and rules; answers everything below /api/auth. */
export function createAuth(ctx: Ctx, options: AuthOptions) {
  const { publicUrl, secret, ownerEmail, attemptsPerMinute } = options;
  return betterAuth({
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    trustedOrigins: [publicUrl, ...options.alsoTrusted],
    telemetry: { enabled: false },
    logger: { log: (level, message) => ctx.log[level === "debug" ? "debug" : level]({ auth: true }, message) },
    database: drizzleAdapter(ctx.db, {
      provider: "pg",
      transaction: false,
      schema: {
        user: users,
        session: sessions,
        account: credentials,
        verification: verifications,
        rateLimit: rateLimits,
      },
    }),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, url }) => ctx.mail.send(resetMail(user.email, url)),
    },
    emailVerification: {
      sendOnSignUp: true,
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user, url }) => ctx.mail.send(confirmationMail(user.email, url)),
      afterEmailVerification: (user) => (user.email === ownerEmail ? promoteOwner(ctx, ownerEmail) : Promise.resolve()),
    },
    databaseHooks: {
      user: {
        create: {
          before: (user) =>
            Promise.resolve({ data: { ...user, name: user.name.trim().slice(0, displayNameMaxLength) } }),
          after: (user) => welcome(ctx, user),
        },
      },
    },
    rateLimit: rateLimitOf(attemptsPerMinute),
    advanced: {
      cookiePrefix: "cofounder",
      useSecureCookies: publicUrl.startsWith("https:"),
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
