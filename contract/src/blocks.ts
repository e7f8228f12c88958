import { z } from "zod";
import { forAdmins, forVerifiedAdmins } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { oneLine } from "./one-line.ts";

export const blockedAccountsPerPage = 25;
export const blockReasonMaxLength = 500;

export const blockedAccount = z.object({
  id,
  userId: id,
  email: z.string(),
  displayName: z.string().nullable(),
  /** Visible to admins, and to the member in an export of the account. */
  reason: z.string(),
  /** Null: that admin's account was deleted. */
  blockedBy: id.nullable(),
  blockedByEmail: z.string().nullable(),
  isActive: z.boolean(),
  blockedAt: timestamp,
  unblockedAt: timestamp.nullable(),
});

export const blocks = {
  list: forAdmins
    .route({ method: "GET", path: "/admin/blocked-accounts", summary: "Accounts that are blocked, newest first" })
    .input(
      z.object({
        /** `ended`: those that were unblocked. */
        state: z.enum(["active", "ended"]).default("active"),
        /** Part of the address. */
        query: oneLine(200).optional(),
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ blocks: z.array(blockedAccount), next: z.string().nullable() })),
  block: forVerifiedAdmins
    .route({
      method: "POST",
      path: "/admin/blocked-accounts",
      summary:
        "Block an account by its e-mail: it is signed out everywhere, what runs stops, what it published is hidden",
    })
    .errors(
      refusals("block.incomplete", "user.not_found", "block.already", "block.owner", "block.self", "block.last_admin"),
    )
    .input(
      z.object({
        email: z.string().trim().max(254).default(""),
        reason: z.string().trim().max(blockReasonMaxLength).default(""),
      }),
    )
    .output(z.object({ block: blockedAccount })),
  unblock: forVerifiedAdmins
    .route({
      method: "POST",
      path: "/admin/blocked-accounts/{blockId}/unblock",
      summary: "Unblock an account: it can sign in again, and what it published is seen again",
    })
    .errors(refusals("block.not_found"))
    .input(z.object({ blockId: id }))
    .output(z.object({ block: blockedAccount })),
};

export type BlockedAccount = z.infer<typeof blockedAccount>;
