import type { ApiScope } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { hashOf, secretIn } from "./secret.ts";
import { findHolder, type KeyHolder } from "./store.ts";

/**
 * The holder of a request's key, even when the account is blocked: callers have to check that. The routes for programs
 * ignore cookies and other headers.
 */
export async function identifyHolder(ctx: DbCtx, headers: Headers): Promise<KeyHolder> {
  const secret = secretIn(headers);
  const holder = secret && (await findHolder(ctx, hashOf(secret)));
  if (!holder) throw new Problem("api_key.invalid");
  return holder;
}

export function requireScope({ scopes }: KeyHolder, scope: ApiScope): void {
  if (!scopes.includes(scope)) throw new Problem("api_key.scope_missing");
}
