import { z } from "zod";
import { chat, message } from "./chat.ts";
import { forAdmins, forVerifiedAdmins, forVerifiedAdminsAlone } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { oneLine } from "./one-line.ts";

export const adminUsersPerPage = 25;
export const adminChatsPerPage = 50;
export const auditPerPage = 50;
export const adjustmentMax = 1_000_000;
export const adjustmentReasonMaxLength = 300;

export const adminUser = z.object({
  id,
  email: z.string(),
  displayName: z.string().nullable(),
  /** Tokens that never expire: what an adjustment moves. */
  balance: z.int(),
  plan: z.int(),
  isAdmin: z.boolean(),
  isPremium: z.boolean(),
  emailVerified: z.boolean(),
  twoFactor: z.boolean(),
  createdAt: timestamp,
});

export const auditEntry = z.object({
  id,
  at: timestamp,
  /** What was done: `sign_in`, `tokens.added`. */
  action: z.string(),
  /** Null: the system or the operator; an address only while the account exists. */
  actorId: id.nullable(),
  actorEmail: z.string().nullable(),
  subjectId: id.nullable(),
  subjectEmail: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});

const ofUser = z.object({ userId: id });
const page = { cursor: z.string().max(200).optional() };
const reason = z.string().trim().min(1).max(adjustmentReasonMaxLength);

export const admin = {
  users: forAdmins
    .route({ method: "GET", path: "/admin/users", summary: "Accounts whose address or name holds a piece of text" })
    .input(z.object({ query: oneLine(200).optional(), ...page }))
    .output(z.object({ users: z.array(adminUser), next: z.string().nullable() })),
  adjustTokens: forVerifiedAdmins
    .route({ method: "POST", path: "/admin/users/{userId}/tokens", summary: "Add or subtract tokens, with a reason" })
    .errors(refusals("user.not_found", "adjustment.nothing_left"))
    .input(
      ofUser.extend({
        /** Made by the client: the same request twice moves the tokens once. */
        requestId: id,
        operation: z.enum(["add", "subtract"]),
        amount: z.int().min(1).max(adjustmentMax),
        reason,
      }),
    )
    .output(
      z.object({
        user: adminUser,
        /** What really moved: a subtraction stops at 0. */
        moved: z.int(),
      }),
    ),
  removeFactor: forVerifiedAdmins
    .route({
      method: "POST",
      path: "/admin/users/{userId}/remove-factor",
      summary: "Take the second factor off an account whose device is lost; signs it out and tells it by mail",
    })
    .errors(refusals("user.not_found", "user.no_factor"))
    .input(ofUser.extend({ reason }))
    .output(z.object({ user: adminUser })),
  chats: forVerifiedAdminsAlone("chats.admins_only")
    .route({
      method: "GET",
      path: "/admin/users/{userId}/chats",
      summary: "A user's chats, newest first; written to the audit log",
    })
    .errors(refusals("user.not_found"))
    .input(ofUser.extend(page))
    .output(
      z.object({
        chats: z.array(chat.omit({ runningTurnId: true }).extend({ messages: z.int() })),
        next: z.string().nullable(),
      }),
    ),
  chat: forVerifiedAdminsAlone("chats.admins_only")
    .route({
      method: "GET",
      path: "/admin/chats/{chatId}",
      summary: "Any chat, to read; each view is written to the audit log",
    })
    .errors(refusals("chat.not_found"))
    .input(
      z.object({
        chatId: id,
        /** The oldest message shown so far, for the page above it. */
        before: id.optional(),
      }),
    )
    .output(
      z.object({
        chat,
        owner: adminUser.pick({ id: true, email: true, displayName: true }),
        messages: z.array(message),
        earlier: id.nullable(),
      }),
    ),
  audit: forAdmins
    .route({ method: "GET", path: "/admin/audit", summary: "The audit log, newest first" })
    .input(
      z.object({
        /** An action, or the beginning of one: `sign_in`, `factor.`. */
        action: oneLine(60).optional(),
        /** Entries that this account did or that are about it. */
        userId: id.optional(),
        ...page,
      }),
    )
    .output(z.object({ entries: z.array(auditEntry), next: z.string().nullable() })),
};

export type AdminUser = z.infer<typeof adminUser>;
export type AuditEntry = z.infer<typeof auditEntry>;
