import { type ApiKey, apiKeysMax, type ApiScope } from "@cofounder/contract";
import { inTransaction, type MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { Problem } from "../../platform/problem.ts";
import { writeAudit } from "../audit/index.ts";
import { serializeKey } from "./serialize.ts";
import { hashOf, newSecret, prefixOf } from "./secret.ts";
import { countWorking, insertKey, lockKeys } from "./store.ts";

interface Wanted {
  name: string;
  scopes: ApiScope[];
  validHours: number | null;
}

const hourMs = 60 * 60_000;

/** The secret is returned once: only its hash is stored. */
export async function makeKey(ctx: MemberCtx, wanted: Wanted): Promise<{ key: ApiKey; secret: string }> {
  await ctx.limits.take("api_key", ctx.userId);
  const { name, scopes, validHours } = wanted;
  const [secret, now] = [newSecret(), ctx.now()];
  const row = {
    userId: ctx.userId,
    id: newId(),
    name,
    prefix: prefixOf(secret),
    hash: hashOf(secret),
    scopes,
    expiresAt: validHours === null ? null : new Date(now.getTime() + validHours * hourMs),
    lastUsedAt: null,
    createdAt: now,
  };
  await inTransaction(ctx, async (tx) => {
    await lockKeys(tx);
    if ((await countWorking(tx)) >= apiKeysMax) throw new Problem("api_key.limit_reached");
    await insertKey(tx, row);
    const details = { name, prefix: row.prefix, scopes: scopes.join(" "), validHours };
    await writeAudit(tx, { actorId: tx.userId, subjectId: tx.userId, action: "api_key.made", details });
  });
  return { key: serializeKey(row), secret };
}
