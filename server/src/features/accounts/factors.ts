import { problems } from "@cofounder/contract";
import { APIError, createAuthMiddleware, getIP, getSessionFromCtx } from "better-auth/api";
import { deleteSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import type { Limited } from "../../platform/limits/limits.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import {
  clearFactorFailures,
  deleteSessions,
  isFactorLocked,
  isSignedInFrom,
  raiseAssurance,
  recordFactorFailure,
} from "./session-store.ts";
import { findByEmail } from "./store.ts";
import { findPasswordHash } from "./account-writes.ts";
import { addressKey } from "./asked-mails.ts";
import { voidLinks } from "./mailed-links.ts";
import { noteWrongPassword } from "./require-password.ts";

/** Actions that a stolen session must not be enough for: with a second factor these need a session that showed it. */
const strongPaths = new Set([
  "/change-password",
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
  "/two-factor/get-totp-uri",
]);
/** These ask for the password of a running session, and so reveal to a thief whether a guess was right. */
const passwordPaths = new Set([...strongPaths, "/two-factor/enable"]);
const verifyPaths = new Set(["/two-factor/verify-totp", "/two-factor/verify-backup-code"]);

/** Routes of the sign-in library that this product replaces or does not have. */
export const closedPaths = [
  "/account-info",
  "/change-email",
  "/delete-user",
  "/delete-user/callback",
  "/error",
  "/get-access-token",
  "/link-social",
  "/list-accounts",
  "/list-sessions",
  "/ok",
  "/refresh-token",
  "/revoke-other-sessions",
  "/revoke-session",
  "/revoke-sessions",
  "/sign-in/social",
  "/two-factor/send-otp",
  "/two-factor/verify-otp",
  "/unlink-account",
  "/update-session",
  "/update-user",
  "/verify-email",
  "/verify-password",
];

/** The same for paths with a parameter, which the library's own list of closed paths does not take. */
const closedPatterns = new Set(["/callback/:id", "/reset-password/:token"]);

const refuse = (status: "FORBIDDEN" | "TOO_MANY_REQUESTS" | "UNAUTHORIZED", code: string, message: string) =>
  new APIError(status, { code, message });

/**
 * Before the sign-in library acts. A code cannot be skipped by a remembered device: the session itself is remembered.
 */
export const guardWaysIn = (ctx: Ctx) =>
  createAuthMiddleware(async (auth) => {
    if (closedPatterns.has(auth.path)) throw new APIError("NOT_FOUND");
    if (auth.path === "/sign-in/email") {
      await guardSignIn(ctx, auth);
      await notePasswordBefore(ctx, auth);
    }
    if (passwordPaths.has(auth.path)) await guardPassword(ctx, auth);
    if (auth.path === "/change-password") return { context: { body: endingOthers(auth) } };
    if (!verifyPaths.has(auth.path)) return;
    await guardCode(ctx, auth);
    return { context: { body: { trustDevice: false, disableSession: false } } };
  });

/** The old password may be known to somebody else: other sessions stay only on request. */
function endingOthers(auth: AuthContext) {
  const asked = z.object({ revokeOtherSessions: z.literal(false) }).safeParse(auth.body);
  return { revokeOtherSessions: !asked.success };
}

/**
 * Guesses at one account are counted across all addresses. Where the account is signed in they are counted apart:
 * guessing strangers do not lock it out there.
 */
async function guardSignIn(ctx: Ctx, auth: AuthContext): Promise<void> {
  const typed = z.object({ email: z.string() }).safeParse(auth.body).data;
  if (!typed) return;
  const email = typed.email.trim().toLowerCase();
  const from = addressOf(auth);
  const place = from !== null && (await isSignedInFrom(ctx, email, from)) ? from : "elsewhere";
  if (await isTooMuch(ctx, "sign_in", `${addressKey(email)}:${place}`)) throw tooMany();
}

const tooMany = () => refuse("TOO_MANY_REQUESTS", "too_many_requests", problems.too_many_requests.message);

async function guardPassword(ctx: Ctx, auth: AuthContext): Promise<void> {
  const current = await getSessionFromCtx(auth);
  if (!current) throw new APIError("UNAUTHORIZED");
  if (strongPaths.has(auth.path) && needsStepUp(current)) {
    throw refuse("FORBIDDEN", "AAL2_REQUIRED", "Confirm this with a code of your authenticator app first.");
  }
  if (await isTooMuch(ctx, "password", current.user.id)) throw tooMany();
}

async function guardCode(ctx: Ctx, auth: AuthContext): Promise<void> {
  const current = await getSessionFromCtx(auth);
  const userId = current?.user.id ?? (await whoIsChallenged(auth));
  if (!userId) return;
  const locked = current !== null && (await isFactorLocked(ctx, userId));
  // Concurrent guesses pass the lock before the first of them is counted; the limit counts each as it comes.
  if (locked || (await isTooMuch(ctx, "factor", userId))) {
    throw refuse("TOO_MANY_REQUESTS", "ACCOUNT_TEMPORARILY_LOCKED", "Too many wrong codes. Try again in 15 minutes.");
  }
}

async function isTooMuch(ctx: Ctx, what: Limited, who: string): Promise<boolean> {
  try {
    await ctx.limits.take(what, who);
    return false;
  } catch (error) {
    if (error instanceof Problem) return true;
    throw error;
  }
}

const marked = z.object({
  user: z.object({ twoFactorEnabled: z.boolean() }),
  session: z.object({ assurance: z.enum(["aal1", "aal2"]) }),
});

function needsStepUp(current: unknown): boolean {
  const { user, session } = marked.parse(current);
  return user.twoFactorEnabled && session.assurance !== "aal2";
}

/**
 * After the library acted: failures are written to the audit log, and a code shown in a running session raises its
 * assurance.
 */
export const noteWaysIn = (ctx: Ctx, revokeKeys: RevokeKeys) =>
  createAuthMiddleware(async (auth) => {
    const { returned } = auth.context;
    if (auth.path === "/sign-in/email" && returned instanceof APIError) await noteFailedSignIn(ctx, auth);
    if (auth.path === "/sign-in/email") await endOvertaken(ctx, auth);
    if (passwordPaths.has(auth.path)) await notePassword(ctx, auth);
    if (auth.path === "/change-password") await followNewPassword(ctx, auth, revokeKeys);
    if (verifyPaths.has(auth.path)) await noteCode(ctx, auth);
  });

/** The hash that was stored before a sign-in read it. */
const hashesBefore = new WeakMap<object, string | null>();

async function hashOfTyped(ctx: Ctx, auth: AuthContext): Promise<string | null> {
  const typed = z.object({ email: z.string() }).safeParse(auth.body).data;
  const person = typed && (await findByEmail(ctx, typed.email));
  return person ? findPasswordHash(ctx, person.id) : null;
}

async function notePasswordBefore(ctx: Ctx, auth: AuthContext): Promise<void> {
  hashesBefore.set(auth.context, await hashOfTyped(ctx, auth));
}

/** A password that was replaced during the comparison starts no session: a reset ends those that began before it. */
async function endOvertaken(ctx: Ctx, auth: AuthContext): Promise<void> {
  if (!auth.context.newSession || hashesBefore.get(auth.context) === (await hashOfTyped(ctx, auth))) return;
  await endNewSession(auth);
  throw refuse("UNAUTHORIZED", "INVALID_EMAIL_OR_PASSWORD", "Invalid email or password");
}

type RevokeKeys = (tx: Ctx, userId: string) => Promise<number>;

async function notePassword(ctx: Ctx, auth: AuthContext): Promise<void> {
  const { returned, session } = auth.context;
  const isWrong = returned instanceof APIError && returned.body?.code === "INVALID_PASSWORD";
  if (isWrong && session) await noteWrongPassword(ctx, session.user.id, auth.path.slice(1));
}

async function followNewPassword(ctx: Ctx, auth: AuthContext, revokeKeys: RevokeKeys): Promise<void> {
  const { returned, session } = auth.context;
  if (!session || returned instanceof APIError) return;
  const { id } = session.user;
  const asked = z.object({ revokeKeys: z.literal(true) }).safeParse(auth.body).success;
  await inTransaction(ctx, async (tx) => {
    await voidLinks(tx, id);
    if (asked) await revokeKeys(tx, id);
  });
}

type AuthContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

async function endNewSession(auth: AuthContext): Promise<void> {
  const { newSession } = auth.context;
  if (!newSession) return;
  deleteSessionCookie(auth);
  await auth.context.internalAdapter.deleteSession(newSession.session.token);
  auth.context.setNewSession(null);
}

async function noteCode(ctx: Ctx, auth: AuthContext): Promise<void> {
  const { returned, session } = auth.context;
  if (returned instanceof APIError) {
    if (session) await recordFactorFailure(ctx, session.user.id);
    await noteFailedCode(ctx, auth, returned.body?.code ?? String(returned.status));
  } else if (await wasUsedBefore(ctx, auth)) {
    await noteFailedCode(ctx, auth, "CODE_USED_BEFORE");
    if (!session) await endNewSession(auth);
    throw refuse("UNAUTHORIZED", "INVALID_CODE", "This code was used before. Wait for the next one.");
  } else if (session) {
    await raiseAssurance(ctx, session.session.id);
    await clearFactorFailures(ctx, session.user.id);
    await endEarlierSessions(ctx, auth);
  }
}

/** After a second factor was set up: sessions with a password alone end, except the one that showed it. */
async function endEarlierSessions(ctx: Ctx, auth: AuthContext): Promise<void> {
  const { session, newSession } = auth.context;
  if (!session || !newSession || marked.parse(session).user.twoFactorEnabled) return;
  await deleteSessions(ctx, session.user.id, newSession.session.id);
}

/**
 * A code of the app is valid for a minute and a half, and only once (RFC 6238, 5.2). The one that set the app up opened
 * no session.
 */
async function wasUsedBefore(ctx: Ctx, auth: AuthContext): Promise<boolean> {
  const { session, newSession } = auth.context;
  const user = session?.user ?? newSession?.user;
  const typed = z.object({ code: z.string() }).safeParse(auth.body);
  if (auth.path !== "/two-factor/verify-totp" || !user || !typed.success) return false;
  if (session && !marked.parse(session).user.twoFactorEnabled) return false;
  return isTooMuch(ctx, "used_code", `${typed.data.code}:${user.id}`);
}

async function noteFailedCode(ctx: Ctx, auth: AuthContext, code: string): Promise<void> {
  const { session, newSession } = auth.context;
  const subjectId = session?.user.id ?? newSession?.user.id ?? (await whoIsChallenged(auth));
  await writeAudit(ctx, {
    actorId: null,
    action: "factor.failed",
    subjectId,
    details: { code, ip: addressOf(auth) },
  });
}

/** The client's address in the form stored with a session. */
const addressOf = ({ headers, context }: AuthContext): string | null =>
  headers ? getIP(headers, context.options) : null;

/**
 * The user whose password was right and whose code is awaited: the library stores the id under the name in its
 * challenge cookie.
 */
async function whoIsChallenged(auth: AuthContext): Promise<string | null> {
  const { name } = auth.context.createAuthCookie("two_factor");
  const identifier = await auth.getSignedCookie(name, auth.context.secret);
  const challenge = identifier ? await auth.context.internalAdapter.findVerificationValue(identifier) : null;
  return challenge?.value ?? null;
}

async function noteFailedSignIn(ctx: Ctx, auth: AuthContext): Promise<void> {
  const typed = z.object({ email: z.string() }).safeParse(auth.body);
  // The input is not logged: people type passwords into the wrong field.
  const person = typed.success ? await findByEmail(ctx, typed.data.email) : null;
  const details = { ip: addressOf(auth) };
  await writeAudit(ctx, { actorId: null, action: "sign_in.failed", subjectId: person?.id ?? null, details });
}

interface NewSessionContext {
  path?: string;
  context: { session: unknown };
}

/** The assurance of a session that begins, and whether someone signs in with it or continues an earlier one. */
export function markSession(auth: NewSessionContext | null) {
  const current = marked.safeParse(auth?.context.session).data ?? null;
  const path = auth?.path ?? "";
  return {
    assurance: verifyPaths.has(path) ? ("aal2" as const) : (current?.session.assurance ?? "aal1"),
    startedBy: current ? ("renewal" as const) : ("sign_in" as const),
  };
}
