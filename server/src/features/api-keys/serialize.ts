import type { ApiKey } from "@cofounder/contract";
import type { KeyRow } from "./store.ts";

export const serializeKey = ({ id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt }: KeyRow): ApiKey => ({
  id,
  name,
  prefix,
  scopes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
