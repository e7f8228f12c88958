import { problems } from "@cofounder/contract";
import { type createAuthMiddleware, APIError } from "better-auth/api";
import type { drizzleAdapter } from "better-auth/adapters/drizzle";
import { z } from "zod";
import type { DbCtx } from "../../platform/ctx.ts";
import { isBlockedRefusal } from "../../platform/db/database.ts";
import { isAddressBlocked } from "./store.ts";

type Auth = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type OpenAdapter = ReturnType<typeof drizzleAdapter>;
type Creates = Pick<ReturnType<OpenAdapter>, "create">;

const refusal = () =>
  new APIError("FORBIDDEN", { code: "account.blocked", message: problems["account.blocked"].message });

/** The database takes no session of a blocked account; the library's adapter says so in the library's own words. */
export const refusingBlocked =
  (open: OpenAdapter): OpenAdapter =>
  (options) => {
    const adapter = open(options);
    const telling = <Inner extends Creates>(inner: Inner): Inner => ({
      ...inner,
      create: async (row: Parameters<Creates["create"]>[0]) => {
        try {
          return await inner.create(row);
        } catch (error) {
          throw isBlockedRefusal(error) ? refusal() : error;
        }
      },
    });
    return { ...telling(adapter), transaction: (work) => adapter.transaction((inner) => work(telling(inner))) };
  };

/** Whoever is blocked does not come back under the same address. */
export async function refuseBlockedAddress(ctx: DbCtx, auth: Auth): Promise<void> {
  const typed = z.object({ email: z.string() }).safeParse(auth.body).data;
  if (typed && (await isAddressBlocked(ctx, typed.email))) throw refusal();
}
