import {
  type GuestAccess,
  invitationDays,
  type Language,
  type VentureInvitation,
  type VentureMember,
  ventureMembersMax,
} from "@cofounder/contract";
import { callerId, type Ctx, type MemberCtx } from "../../platform/ctx.ts";
import { hashOfToken, newLinkToken } from "../../platform/link-token.ts";
import { letter } from "../../platform/mail/letter.ts";
import { Problem } from "../../platform/problem.ts";
import { findEmail } from "../accounts/index.ts";
import { findVenture } from "../ventures/index.ts";
import { invitationTexts } from "./mail-texts.ts";
import {
  acceptInvitation,
  deleteMember,
  findInvitation,
  findMember,
  findName,
  insertInvitation,
  listMembers,
  type MemberPlace,
  type MemberRow,
  updateAccess,
} from "./store.ts";

const worksMs = invitationDays * 24 * 60 * 60_000;

/** Guests see who accepted, and nobody's address. */
export async function readMembers(
  ctx: MemberCtx,
  ventureId: string,
): Promise<{ owner: string; members: VentureMember[] }> {
  const rows = await listMembers(ctx, ventureId);
  const shown = ctx.guest ? rows.filter(({ memberId }) => memberId !== null) : rows;
  return { owner: await findName(ctx, ctx.userId), members: shown.map((row) => serializeMember(ctx, row)) };
}

interface Invited {
  ventureId: string;
  email: string;
  access: GuestAccess;
  /** Of the mail. */
  language: Language;
}

/** Mails a link with which whoever has this address joins the venture. Only its hash is stored. */
export async function invite(
  ctx: MemberCtx,
  { ventureId, access, language, ...typed }: Invited,
): Promise<VentureMember> {
  const email = typed.email.toLowerCase();
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new Problem("venture.not_found");
  if (email === (await findEmail(ctx, ctx.userId))) throw new Problem("venture_member.own_address");
  await ctx.limits.take("invitation", ctx.userId);
  await ctx.limits.take("invited_address", ctx.addressHash(email));
  const token = newLinkToken();
  const expiresAt = new Date(ctx.now().getTime() + worksMs);
  const invitation = { ventureId, email, access, tokenHash: hashOfToken(token), expiresAt };
  const ventureMemberId = await insertInvitation(ctx, invitation, ventureMembersMax);
  const owner = await findName(ctx, ctx.userId);
  const texts = invitationTexts(language, { owner: unlinked(owner), venture: unlinked(venture.name), access });
  const url = `${ctx.publicUrl}/invitations/${token}`;
  await ctx.mail.send(letter({ to: email, language }, { ...texts, url, worksMs }));
  return requireMember(ctx, { ventureId, ventureMemberId });
}

/** A name without what a mail program makes a link of: nobody can have their own links mailed. */
const unlinked = (name: string): string => name.replace(/[.:/@](?=\S)/g, " ");

export async function changeAccess(
  ctx: MemberCtx,
  { access, ...place }: MemberPlace & { access: GuestAccess },
): Promise<VentureMember> {
  if (!(await updateAccess(ctx, place, access))) throw new Problem("venture_member.not_found");
  return requireMember(ctx, place);
}

export async function removeMember(ctx: MemberCtx, place: MemberPlace): Promise<void> {
  if (!(await deleteMember(ctx, place))) throw new Problem("venture_member.not_found");
}

export async function leaveVenture(ctx: MemberCtx, ventureId: string): Promise<void> {
  const memberId = ctx.guest?.memberId;
  if (memberId === undefined || !(await deleteMember(ctx, { ventureId, memberId })))
    throw new Problem("venture_member.not_found");
}

export async function readInvitation(ctx: Ctx & { address: string }, token: string): Promise<VentureInvitation> {
  await ctx.limits.take("read_invitation", ctx.address);
  const found = await findInvitation(ctx, hashOfToken(token));
  if (!found) throw new Problem("invitation.not_found");
  const { venture, owner, access, email, expiresAt } = found;
  return { venture, owner, access, email, expiresAt: expiresAt.toISOString() };
}

/** Only an account with the invited address can: a mail that was forwarded opens nothing. */
export async function accept(ctx: MemberCtx & { address: string }, token: string): Promise<string> {
  await ctx.limits.take("read_invitation", ctx.address);
  const tokenHash = hashOfToken(token);
  const found = await findInvitation(ctx, tokenHash);
  if (!found) throw new Problem("invitation.not_found");
  if (found.email !== (await findEmail(ctx, ctx.userId))) throw new Problem("invitation.other_address");
  const { ownerId, ventureId } = found;
  const accepted = { ventureId, tokenHash, memberId: ctx.userId };
  if (!(await acceptInvitation({ ...ctx, userId: ownerId }, accepted))) throw new Problem("invitation.not_found");
  return ventureId;
}

async function requireMember(ctx: MemberCtx, place: MemberPlace): Promise<VentureMember> {
  const row = await findMember(ctx, place);
  if (!row) throw new Problem("venture_member.not_found");
  return serializeMember(ctx, row);
}

function serializeMember(ctx: MemberCtx, { id, name, email, access, expiresAt, memberId, createdAt }: MemberRow) {
  return {
    id,
    name,
    email: ctx.guest ? null : email,
    access,
    expiresAt: expiresAt?.toISOString() ?? null,
    hasExpired: expiresAt !== null && expiresAt <= ctx.now(),
    since: createdAt.toISOString(),
    isCaller: memberId === callerId(ctx),
  };
}
