import { z } from "zod";
import { forAnyone } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";

export const member = z.object({
  id,
  email: z.string(),
  displayName: z.string().nullable(),
  avatarUrl: z.string().nullable(),
  isAdmin: z.boolean(),
  createdAt: timestamp,
  /** Tokens that can be spent now: bought or granted ones and those of the month's plan. */
  tokens: z.int(),
});

/** What this installation can do; the interface says so instead of promising more. */
export const instance = z.object({
  /** Null: no model is configured and the analyst answers alone. */
  model: z.string().nullable(),
  webSearch: z.boolean(),
  /** True while mail is kept in the local mailbox at /dev/mailbox. */
  localMailbox: z.boolean(),
});

export const accounts = {
  session: forAnyone
    .route({ method: "GET", path: "/session", summary: "Who is signed in, and what this installation can do" })
    .output(z.object({ member: member.nullable(), instance })),
};

export const passwordMinLength = 10;
export const passwordMaxLength = 128;
export const displayNameMaxLength = 80;

export type Member = z.infer<typeof member>;
export type Instance = z.infer<typeof instance>;
