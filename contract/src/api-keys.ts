import { z } from "zod";
import { apiScope, apiScopes } from "./api-scopes.ts";
import { forMembers, forVerifiedMembers } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { oneLine } from "./one-line.ts";

/** Active keys of one account. */
export const apiKeysMax = 10;
export const apiKeyNameMaxLength = 60;
export const apiKeyHoursMax = 366 * 24;

export const apiKey = z.object({
  id,
  name: z.string(),
  /** The beginning of the key, to recognize it. */
  prefix: z.string(),
  scopes: z.array(apiScope),
  createdAt: timestamp,
  /** Null: until it is revoked. */
  expiresAt: timestamp.nullable(),
  /** To the minute; null: never. */
  lastUsedAt: timestamp.nullable(),
});

export const apiKeys = {
  list: forMembers
    .route({ method: "GET", path: "/api-keys", summary: "The member's API keys, newest first, without their secrets" })
    .output(z.object({ keys: z.array(apiKey) })),
  make: forVerifiedMembers
    .route({
      method: "POST",
      path: "/api-keys",
      summary: "Make an API key; its secret is in this answer and never again",
    })
    .errors(refusals("api_key.limit_reached"))
    .input(
      z.object({
        name: oneLine(apiKeyNameMaxLength).min(1),
        scopes: z
          .array(apiScope)
          .min(1)
          .max(apiScopes.length)
          .refine((scopes) => new Set(scopes).size === scopes.length),
        /** Null: until it is revoked. */
        validHours: z.int().min(1).max(apiKeyHoursMax).nullable(),
      }),
    )
    .output(z.object({ key: apiKey, secret: z.string() })),
  revoke: forMembers
    .route({ method: "DELETE", path: "/api-keys/{keyId}", summary: "End an API key at once" })
    .errors(refusals("api_key.not_found"))
    .input(z.object({ keyId: id }))
    .output(z.object({ revoked: z.literal(true) })),
};

export type ApiKey = z.infer<typeof apiKey>;
