import { z } from "zod";
import { forAnyone, forMembers, forVerifiedMembers } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { oneLine } from "./one-line.ts";

/** The languages of the interface. */
export const language = z.enum(["en", "es", "fr", "de", "hi", "zh"]);

/** The assurance level of a session: password alone, or with a second factor. */
export const assurance = z.enum(["aal1", "aal2"]);

export const member = z.object({
  id,
  email: z.string(),
  displayName: z.string().nullable(),
  /** As given; for an uploaded picture, its path here. */
  avatarUrl: z.string().nullable(),
  /**
   * The path of the displayed picture: stored here, wherever it came from. Null: none, or none could be read at the
   * address.
   */
  picture: z.string().nullable(),
  isAdmin: z.boolean(),
  /** The account named by OWNER_EMAIL: it sees the admin panel below the chat. */
  isOwner: z.boolean(),
  isPremium: z.boolean(),
  /** The chosen language of the interface; null follows the browser. */
  language: language.nullable(),
  /** True when a second factor is verified: sensitive actions then require aal2. */
  twoFactor: z.boolean(),
  assurance,
  createdAt: timestamp,
  /** Spendable tokens: bought or granted ones and those of the month's plan. */
  tokens: z.int(),
});

/** The capabilities of this installation; the interface names missing ones. */
export const instance = z.object({
  /** Null: no model is configured and the analyst answers alone. */
  model: z.string().nullable(),
  webSearch: z.boolean(),
  /** True while mail is stored in the local mailbox at /dev/mailbox. */
  localMailbox: z.boolean(),
  /** False where the operator does not allow promo codes to grant admin. */
  adminPromoCodes: z.boolean(),
  /** False where no payment service is set up: an admin activates plans. */
  payment: z.boolean(),
});

export const passwordMinLength = 10;
export const passwordMaxLength = 128;
export const displayNameMaxLength = 80;
export const emailMaxLength = 254;
export const avatarMaxBytes = 5_000_000;
/** Side length of the square that a picture is converted to. */
export const avatarPixels = 512;

/** A session of the member. Its secret never leaves the server. */
export const memberSession = z.object({
  id,
  current: z.boolean(),
  userAgent: z.string().nullable(),
  ipAddress: z.string().nullable(),
  assurance,
  createdAt: timestamp,
  /** Refreshed about once a day while in use. */
  seenAt: timestamp,
  expiresAt: timestamp,
});

export const accountOverview = z.object({
  totalChats: z.int(),
  /** All messages of the member's chats: the specification counts replies with the questions. */
  messagesSent: z.int(),
  /** Half of them, rounded down. */
  aiInteractions: z.int(),
  tokens: z.object({ available: z.int(), used: z.int() }),
  emailVerified: z.boolean(),
  memberSince: timestamp,
  /** Days started since then, including the first. */
  daysActive: z.int(),
});

/** The record of a deleted account: proof of the erased data, with no personal data. */
export const eraseReceipt = z.object({
  id,
  erasedAt: timestamp,
  chats: z.int(),
  messages: z.int(),
  files: z.int(),
  /** Ledger rows kept without personal data, for accounting. */
  ledgerRows: z.int(),
});

const httpUrl = z.url({ protocol: /^https?$/ }).max(2_000);
const password = z.string().min(1).max(1_000);

export const accounts = {
  session: forAnyone
    .route({ method: "GET", path: "/session", summary: "Who is signed in, and what this installation can do" })
    .output(z.object({ member: member.nullable(), instance })),
  updateProfile: forMembers
    .route({ method: "PATCH", path: "/profile", summary: "Change the profile; what is left out stays" })
    .input(
      z.object({
        displayName: oneLine(displayNameMaxLength).nullable().optional(),
        /**
         * An http(s) address, or null for no picture. The picture at the address is fetched now, stored and displayed;
         * the file is removed when it is replaced.
         */
        avatarUrl: z
          .union([httpUrl, z.string().regex(/^\/files\/avatars\/[\w-]+\.webp$/)])
          .nullable()
          .optional(),
        language: language.nullable().optional(),
      }),
    )
    .output(z.object({ member })),
  uploadAvatar: forMembers
    .route({ method: "POST", path: "/profile/avatar", summary: "Upload a picture: PNG, JPEG, WebP or AVIF, 5 MB" })
    .errors(refusals("avatar.unsupported", "avatar.too_large", "avatar.unreadable"))
    .input(z.object({ file: z.file() }))
    .output(z.object({ member })),
  overview: forMembers
    .route({ method: "GET", path: "/account", summary: "The figures of the account page" })
    .output(accountOverview),
  sessions: forMembers
    .route({ method: "GET", path: "/account/sessions", summary: "Where the member is signed in, newest first" })
    .output(z.object({ sessions: z.array(memberSession) })),
  revokeSession: forMembers
    .route({ method: "DELETE", path: "/account/sessions/{sessionId}", summary: "Sign out elsewhere" })
    .errors(refusals("session.not_found"))
    .input(z.object({ sessionId: id }))
    .output(z.object({ revoked: z.int() })),
  revokeOtherSessions: forMembers
    .route({ method: "POST", path: "/account/sessions/revoke-others", summary: "Sign out everywhere else" })
    .output(z.object({ revoked: z.int() })),
  changeEmail: forVerifiedMembers
    .route({
      method: "POST",
      path: "/account/email",
      summary: "Ask for another address; a link mailed there completes it",
    })
    .errors(refusals("password.wrong"))
    .input(z.object({ newEmail: z.email().max(emailMaxLength), password }))
    .output(z.object({ sentTo: z.string() })),
  export: forMembers
    .route({
      method: "GET",
      path: "/account/export",
      summary: "Everything about the member: a zip with JSON and files",
    })
    .output(z.file()),
  delete: forVerifiedMembers
    .route({ method: "POST", path: "/account/delete", summary: "Delete the account and everything in it" })
    .errors(refusals("password.wrong"))
    .input(z.object({ password }))
    .output(z.object({ receipt: eraseReceipt })),
};

export type Member = z.infer<typeof member>;
export type MemberSession = z.infer<typeof memberSession>;
export type AccountOverview = z.infer<typeof accountOverview>;
export type EraseReceipt = z.infer<typeof eraseReceipt>;
export type Instance = z.infer<typeof instance>;
export type Language = z.infer<typeof language>;
export type Assurance = z.infer<typeof assurance>;
