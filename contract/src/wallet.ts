import { z } from "zod";
import { forMembers } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";

/**
 * Why tokens moved. `reserve` is reserved for a running reply, `release` is its unused part, `expired` is the unused
 * rest of a plan's month.
 */
export const ledgerReason = z.enum(["sign_up", "reserve", "release", "grant", "promo_code", "adjustment", "expired"]);

export const ledgerEntry = z.object({
  id,
  at: timestamp,
  /** `balance` never expires, `plan` belongs to the subscription's month. */
  bucket: z.enum(["balance", "plan"]),
  delta: z.int(),
  balanceAfter: z.int(),
  reason: ledgerReason,
  /** The purpose in words, such as a promo code or an admin's reason. */
  note: z.string().nullable(),
});

export const ledgerPerPage = 50;

const filter = {
  /** `in`: received tokens, `out`: spent tokens. */
  direction: z.enum(["in", "out"]).optional(),
  reason: ledgerReason.optional(),
  /** Days in UTC, inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const wallet = {
  get: forMembers.route({ method: "GET", path: "/wallet", summary: "The member's tokens" }).output(
    z.object({
      /** Tokens that never expire. */
      balance: z.int(),
      /** Tokens of the subscription's month; spent first. */
      plan: z.int(),
      /** Spent so far: the sum of the ledger's debits, less releases. */
      used: z.int(),
    }),
  ),
  history: forMembers
    .route({ method: "GET", path: "/wallet/history", summary: "The ledger, newest first" })
    .input(z.object({ ...filter, cursor: z.string().max(200).optional() }))
    .output(z.object({ entries: z.array(ledgerEntry), next: z.string().nullable() })),
  historyFile: forMembers
    .route({ method: "GET", path: "/wallet/history.csv", summary: "The ledger as CSV (RFC 4180, UTF-8)" })
    .input(z.object(filter))
    .output(z.file()),
};

export const signUpTokens = 10;

export type LedgerEntry = z.infer<typeof ledgerEntry>;
export type LedgerReason = z.infer<typeof ledgerReason>;
