import type { Instance, Member } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import type { Caller, Surface } from "../../platform/surface.ts";
import { type Auth, passwordsOf } from "./auth.ts";
import { changeEmail } from "./change-email.ts";
import { revokeOtherSessions, revokeSession } from "./sessions.ts";
import { listSessions } from "./session-store.ts";
import { findMember } from "./store.ts";

/** Belongs to the installation, not to a request. */
export interface AccountParts {
  auth: Auth;
  instance: Instance;
  ownerEmail: string | null;
}

/** The member as their own browser sees them. */
export async function serializeMember(ctx: DbCtx, caller: Caller, ownerEmail: string | null): Promise<Member | null> {
  const stored = await findMember(ctx, caller.userId);
  if (!stored) return null;
  return { ...stored, assurance: caller.assurance, isOwner: stored.isAdmin && stored.email === ownerEmail };
}

const currentOf = (caller: Caller | null): string => caller?.sessionId ?? "";

export const accountRoutes = (surface: Surface, { auth, instance, ownerEmail }: AccountParts) => ({
  session: surface.accounts.session.handler(async ({ context }) => ({
    member: context.found && (await serializeMember(context, context.found, ownerEmail)),
    instance,
  })),
  sessions: surface.accounts.sessions.handler(async ({ context }) => ({
    sessions: await listSessions(context, currentOf(context.found)),
  })),
  revokeSession: surface.accounts.revokeSession.handler(({ context, input }) => revokeSession(context, input)),
  revokeOtherSessions: surface.accounts.revokeOtherSessions.handler(({ context }) =>
    revokeOtherSessions(context, currentOf(context.found)),
  ),
  changeEmail: surface.accounts.changeEmail.handler(async ({ context, input }) =>
    changeEmail(context, await passwordsOf(auth), input),
  ),
});
