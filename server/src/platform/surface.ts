import { type Assurance, contract, type EndpointMeta, type ProblemCode } from "@cofounder/contract";
import { implement } from "@orpc/server";
import { z } from "zod";
import { callerId, type Ctx, type MemberCtx } from "./ctx.ts";
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

const namesVenture = z.object({ ventureId: z.guid() });

/** Where a request works: in what is the caller's own, or as a guest in the venture that its input names. */
async function scopeOf(
  ctx: RequestCtx,
  { caller, meta, input }: { caller: Caller | null; meta: EndpointMeta; input: unknown },
): Promise<Partial<MemberCtx>> {
  const named = meta.venture === undefined ? null : namesVenture.safeParse(input).data;
  if (!caller || !named) return { userId: caller?.userId ?? "" };
  const scope = await scopeIn(ctx, caller.userId, named.ventureId);
  if (!scope) throw new Problem("venture.not_found");
  if (meta.venture === "edit" && scope.guest?.access === "view") throw new Problem("venture.view_only");
  return scope;
}

/** Null: the member may not read the venture. */
async function scopeIn(
  ctx: Ctx,
  memberId: string,
  ventureId: string,
): Promise<(Pick<MemberCtx, "userId" | "guest"> & Partial<Ctx>) | null> {
  const found = await ctx.ventureAccess(memberId, ventureId);
  if (!found) return null;
  if (found.isOwn) return { userId: memberId };
  const { ownerId, access, ownerName } = found;
  return {
    userId: ownerId,
    guest: { memberId, ventureId, access, ownerName },
    ...chargedTo(ctx, { ownerId, memberId }),
  };
}

/**
 * What a member may read of a venture beside their own things, now: for chats and tools, which are the member's own. The
 * context is the owner's, with the guest in it, where the venture is somebody else's. Null: nothing.
 */
export async function inVenture<Context extends MemberCtx>(ctx: Context, ventureId: string): Promise<Context | null> {
  const scope = await scopeIn(ctx, callerId(ctx), ventureId);
  return scope && { ...ctx, ...scope };
}

/** What a guest uses up is the guest's, whoever owns the venture. */
function chargedTo(
  { workers, limits }: Ctx,
  { ownerId, memberId }: { ownerId: string; memberId: string },
): Pick<Ctx, "workers" | "limits"> {
  const payer = (who: string): string => (who === ownerId ? memberId : who);
  return {
    workers: {
      require: (who) => workers.require(payer(who)),
      charge: (who, ms) => workers.charge(payer(who), ms),
      run: (who, job, ...args) => workers.run(who === null ? null : payer(who), job, ...args),
      beside: (who, work) => workers.beside(payer(who), work),
    },
    limits: {
      take: (what, who) => limits.take(what, payer(who)),
      allows: (what, who) => limits.allows(what, payer(who)),
      clean: (now) => limits.clean(now),
    },
  };
}

const base = implement(contract).$context<RequestCtx>();

/**
 * Enforces access by the endpoint's contract, so that no handler can forget it. Handlers of endpoints for members get
 * the member's id from here; on endpoints for anyone it is empty without a session. In a venture of another member they get
 * the owner's id and, beside it, who the guest is.
 */
export const surface = base.use(async ({ context, next, procedure }, input) => {
  const caller = await context.caller();
  const meta = procedure["~orpc"].meta as EndpointMeta;
  const reason = whyNotAllowed(caller, meta);
  if (reason) throw new Problem(reason);
  const member: MemberCtx & { found: Caller | null; address: string } = {
    ...context,
    userId: caller?.userId ?? "",
    found: caller,
    ...(await scopeOf(context, { caller, meta, input })),
  };
  try {
    return await next({ context: member });
  } catch (error) {
    if (caller && isMissingReference(error) && (await isGone(context, caller))) throw new Problem("unauthenticated");
    throw error;
  }
});

export type Surface = typeof surface;
