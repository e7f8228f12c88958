import { type Access, contract } from "@cofounder/contract";
import { implement } from "@orpc/server";
import type { Ctx, MemberCtx } from "./ctx.ts";
import { Problem } from "./problem.ts";

/** Who is signed in, found once per request and only when an endpoint asks. */
export interface Caller {
  userId: string;
  isAdmin: boolean;
}

/** What a request brings: the parts of the application and a way to find the caller. */
export interface RequestCtx extends Ctx {
  headers: Headers;
  caller(): Promise<Caller | null>;
}

const base = implement(contract).$context<RequestCtx>();

/**
 * Reads who may call from the endpoint's contract, so that no handler can forget it. Handlers of endpoints for members
 * get the member's id from here; on endpoints for anyone it is empty unless someone is signed in.
 */
export const surface = base.use(async ({ context, next, procedure }) => {
  const { access } = procedure["~orpc"].meta as { access: Access };
  const caller = await context.caller();
  if (access !== "anyone" && !caller) throw new Problem("unauthenticated");
  if (access === "admin" && !caller?.isAdmin) throw new Problem("forbidden");
  if (access === "key") throw new Problem("unauthenticated");
  const member: MemberCtx & { signedIn: boolean } = {
    ...context,
    userId: caller?.userId ?? "",
    signedIn: caller !== null,
  };
  return next({ context: member });
});

export type Surface = typeof surface;
