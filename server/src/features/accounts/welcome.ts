import { signUpTokens } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { grantTokens } from "../wallet/index.ts";
import { insertProfile, type Person } from "./store.ts";

/** Gives a new account its profile and its first tokens. Safe to repeat: each is given once. */
export async function welcome(ctx: DbCtx, person: Person): Promise<void> {
  await insertProfile(ctx, person);
  await grantTokens(ctx, { userId: person.id, amount: signUpTokens, reason: "sign_up", cause: "sign-up" });
}
