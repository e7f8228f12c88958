import { z } from "zod";
import { forMembers } from "./endpoint.ts";

export const wallet = {
  get: forMembers.route({ method: "GET", path: "/wallet", summary: "The member's tokens" }).output(
    z.object({
      /** Tokens that never expire. */
      balance: z.int(),
      /** Tokens of the subscription's month; spent first. */
      plan: z.int(),
      /** Spent so far: the sum of the ledger's debits, what came back taken off. */
      used: z.int(),
    }),
  ),
};

export const signUpTokens = 10;
