import type { ApiScope } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import { hashOf, secretIn } from "./secret.ts";
import { findHolder, type KeyHolder } from "./store.ts";

/** Who may call with the key of a request. Cookies and other headers open nothing at the doors for programs. */
export async function requireHolder(ctx: DbCtx, headers: Headers): Promise<KeyHolder> {
  const holder = await identifyHolder(ctx, headers);
  if (holder.isBlocked) throw new Problem("account.blocked");
  return holder;
}

/** Whose key it is, also when the account is blocked: who asks this has to look. */
export async function identifyHolder(ctx: DbCtx, headers: Headers): Promise<KeyHolder> {
  const secret = secretIn(headers);
  const holder = secret && (await findHolder(ctx, hashOf(secret)));
  if (!holder) throw new Problem("api_key.invalid");
  return holder;
}

export function requireScope({ scopes }: KeyHolder, scope: ApiScope): void {
  if (!scopes.includes(scope)) throw new Problem("api_key.scope_missing");
}
