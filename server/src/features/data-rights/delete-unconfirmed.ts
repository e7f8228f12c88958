import { type Ctx, inTransaction } from "../../platform/ctx.ts";
import { eraseMember, listUnconfirmed, lockUnconfirmed } from "./store.ts";

const atOnceMax = 200;

/** Deletes sign-ups that were never confirmed, with their data. Returns how many. */
export async function deleteUnconfirmed(ctx: Ctx, before: Date): Promise<number> {
  let deleted = 0;
  for (const userId of await listUnconfirmed(ctx, before, atOnceMax)) {
    await inTransaction(ctx, async (tx) => {
      if (!(await lockUnconfirmed(tx, userId, before))) return;
      await eraseMember(tx, userId);
      deleted++;
    });
  }
  return deleted;
}
