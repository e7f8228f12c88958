import { type Assurance, contract, type EndpointMeta, type ProblemCode } from "@cofounder/contract";
import { implement } from "@orpc/server";
import type { Ctx, MemberCtx } from "./ctx.ts";
import { isMissingReference } from "./db/database.ts";
import { Problem } from "./problem.ts";

/** The signed-in member, looked up once per request and only when an endpoint needs it. */
export interface Caller {
  userId: string;
  sessionId: string;
  isAdmin: boolean;
  /** A second factor is verified. */
  twoFactor: boolean;
  assurance: Assurance;
}

/** The caller has a second factor and did not show it in this session. */
export const needsStepUp = ({ twoFactor, assurance }: Caller): boolean => twoFactor && assurance !== "aal2";

/** The context of a request: the parts of the application and a way to find the caller. */
export interface RequestCtx extends Ctx {
  headers: Headers;
  /** Of the client, for limits on visitors. */
  address: string;
  caller(): Promise<Caller | null>;
}

function whyNotAllowed(
  caller: Caller | null,
  { access, requiresMfa, forbidden = "forbidden" }: EndpointMeta,
): ProblemCode | null {
  if (access === "anyone") return null;
  if (!caller || access === "key") return "unauthenticated";
  if (access === "admin" && !caller.isAdmin) return forbidden;
  return requiresMfa && needsStepUp(caller) ? "session.aal2_required" : null;
}

/** The account was deleted during the request, so a write had no owner. */
async function isGone({ database }: Ctx, { userId }: Caller): Promise<boolean> {
  const { rowCount } = await database.pool.query("select 1 from users where id = $1", [userId]);
  return rowCount === 0;
}

const base = implement(contract).$context<RequestCtx>();

/**
 * Enforces access by the endpoint's contract, so that no handler can forget it. Handlers of endpoints for members get
 * the member's id from here; on endpoints for anyone it is empty without a session.
 */
export const surface = base.use(async ({ context, next, procedure }) => {
  const caller = await context.caller();
  const reason = whyNotAllowed(caller, procedure["~orpc"].meta as EndpointMeta);
  if (reason) throw new Problem(reason);
  const member: MemberCtx & { found: Caller | null; address: string } = {
    ...context,
    userId: caller?.userId ?? "",
    found: caller,
  };
  try {
    return await next({ context: member });
  } catch (error) {
    if (caller && isMissingReference(error) && (await isGone(context, caller))) throw new Problem("unauthenticated");
    throw error;
  }
});

export type Surface = typeof surface;
