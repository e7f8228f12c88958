import { passwordMaxLength, passwordMinLength } from "@cofounder/contract";
import { betterAuth, type BetterAuthOptions } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { twoFactor } from "better-auth/plugins/two-factor";
import type { Ctx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { sayingWhyNot } from "./library-refusals.ts";
import { passwordHashes } from "./password-hashes.ts";
import { mailConfirmation } from "./asked-mails.ts";
import { clientIpHeader } from "./client-ip.ts";
import { closedPaths, guardWaysIn, markSession, noteWaysIn } from "./factors.ts";
import { languageOfPage } from "./mail-language.ts";
import type { Passwords } from "./passwords.ts";
import { credentials, rateLimits, sessions, twoFactors, users, verifications } from "./table.ts";
import { waysIn, type WayInParts } from "./ways-in.ts";

export interface AuthOptions {
  /** The public address of the application; links in mails begin with it. */
  publicUrl: string;
  /** Other spellings of the same place that a browser may use, such as 127.0.0.1 for localhost. */
  alsoTrusted: string[];
  /** Signs cookies and links. */
  secret: string;
  ownerEmail: string | null;
  /** Requests a minute from one address to sign-in and similar routes; null for no limit. */
  attemptsPerMinute: number | null;
  /** By default those of the sign-in library. */
  passwords?: Passwords;
}

const guardedPaths = [
  "/sign-in/email",
  "/sign-up/email",
  "/confirm-email",
  "/confirm-address",
  "/request-password-reset",
  "/reset-password",
  "/send-verification-email",
  "/change-password",
  "/two-factor/*",
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

/** What the library logs as an error is a refused request; a fault is thrown. */
const logLevels = { debug: "debug", info: "info", warn: "warn", error: "warn" } as const;

/** After a colon the library repeats the request's input. */
const withoutValue = (message: string): string => message.split(": ")[0] ?? "";

const sessionFields = {
  assurance: { type: ["aal1", "aal2"], defaultValue: "aal1", input: false },
  startedBy: { type: ["sign_in", "renewal"], defaultValue: "sign_in", input: false, returned: false },
} satisfies NonNullable<NonNullable<BetterAuthOptions["session"]>["additionalFields"]>;

const tables = {
  user: users,
  session: sessions,
  account: credentials,
  twoFactor: twoFactors,
  verification: verifications,
  rateLimit: rateLimits,
};

/** The sign-in library with our tables, mails and rules; answers everything below /api/auth. */
export function createAuth(ctx: Ctx, options: AuthOptions, { revokeKeys }: Pick<WayInParts, "revokeKeys">) {
  const { publicUrl, secret, ownerEmail, attemptsPerMinute, passwords = passwordHashes } = options;
  return betterAuth({
    baseURL: publicUrl,
    basePath: "/api/auth",
    secret,
    trustedOrigins: [publicUrl, ...options.alsoTrusted],
    telemetry: { enabled: false },
    // Errors that are not the library's own refusals are answered and logged as everywhere else.
    onAPIError: { throw: true },
    logger: { log: (level, message) => ctx.log[logLevels[level]]({ auth: true }, withoutValue(message)) },
    database: sayingWhyNot(drizzleAdapter(ctx.db, { provider: "pg", transaction: false, schema: tables })),
    emailAndPassword: {
      enabled: true,
      requireEmailVerification: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      password: passwords,
    },
    // On a repeated request: the library's own link, which opens nothing by itself, is not mailed.
    emailVerification: {
      sendVerificationEmail: ({ user }, request) => mailConfirmation(ctx, user, languageOfPage(request?.headers)),
    },
    session: { additionalFields: sessionFields },
    plugins: [twoFactor({ issuer: "AI Co-Founder", otpOptions: {} }), waysIn(ctx, { ownerEmail, revokeKeys })],
    disabledPaths: closedPaths,
    hooks: { before: guardWaysIn(ctx), after: noteWaysIn(ctx, revokeKeys) },
    databaseHooks: {
      session: {
        create: { before: (session, auth) => Promise.resolve({ data: { ...session, ...markSession(auth) } }) },
      },
    },
    rateLimit: rateLimitOf(attemptsPerMinute),
    advanced: {
      // Set explicitly, because the library omits both where it detects a test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      cookiePrefix: "cofounder",
      useSecureCookies: publicUrl.startsWith("https:"),
      database: { generateId: () => newId() },
      ipAddress: { ipAddressHeaders: [clientIpHeader] },
      // Waiting for a mail server would reveal by the response time that there is an account. The local mailbox is
      // quick.
      ...(ctx.mail.mailbox ? {} : { backgroundTasks: { handler: (task: Promise<unknown>) => void task } }),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

export const passwordsOf = async (auth: Auth): Promise<Passwords> => (await auth.$context).password;
