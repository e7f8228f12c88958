import { z } from "zod";
import { language } from "./accounts.ts";
import { forAnyone, forMembers, forVentureReaders } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { guestAccess } from "./ventures.ts";

/** Invited people of one venture, those who have not answered included. */
export const ventureMembersMax = 10;
export const invitationDays = 7;

/** Somebody who was invited into a venture. */
export const ventureMember = z.object({
  id,
  /** Null: the invitation is not accepted yet. */
  name: z.string().nullable(),
  /** For the owner's eyes; null for everybody else. */
  email: z.string().nullable(),
  access: guestAccess,
  /** When an invitation that is not accepted ends; null: it is accepted. */
  expiresAt: timestamp.nullable(),
  hasExpired: z.boolean(),
  /** Invited, or since the invitation was accepted a member. */
  since: timestamp,
  isCaller: z.boolean(),
});

/** What an invitation says before it is accepted. */
export const ventureInvitation = z.object({
  venture: z.string(),
  owner: z.string(),
  access: guestAccess,
  /** The address it was sent to: an account of this address accepts it. */
  email: z.string(),
  expiresAt: timestamp,
});

const ofVenture = z.object({ ventureId: id });
const ofMember = z.object({ ventureId: id, ventureMemberId: id });
const token = z.string().min(20).max(100);
const answer = z.object({ member: ventureMember });

export const ventureMembers = {
  list: forVentureReaders
    .route({ method: "GET", path: "/ventures/{ventureId}/members", summary: "Who works on a venture beside its owner" })
    .input(ofVenture)
    .output(z.object({ owner: z.string(), members: z.array(ventureMember) })),
  invite: forMembers
    .route({
      method: "POST",
      path: "/ventures/{ventureId}/members",
      summary: "Invite somebody by mail; an invitation that is open is sent anew",
    })
    .errors(
      refusals(
        "venture.not_found",
        "venture_member.own_address",
        "venture_member.joined",
        "venture_member.limit_reached",
      ),
    )
    .input(ofVenture.extend({ email: z.email().max(254), access: guestAccess, language: language.default("en") }))
    .output(answer),
  change: forMembers
    .route({
      method: "PATCH",
      path: "/ventures/{ventureId}/members/{ventureMemberId}",
      summary: "Change what somebody may do in a venture",
    })
    .errors(refusals("venture_member.not_found"))
    .input(ofMember.extend({ access: guestAccess }))
    .output(answer),
  remove: forMembers
    .route({
      method: "DELETE",
      path: "/ventures/{ventureId}/members/{ventureMemberId}",
      summary: "Withdraw an invitation, or end somebody's access at once",
    })
    .errors(refusals("venture_member.not_found"))
    .input(ofMember)
    .output(z.object({ deleted: z.literal(true) })),
  leave: forVentureReaders
    .route({ method: "DELETE", path: "/ventures/{ventureId}/membership", summary: "Leave another member's venture" })
    .errors(refusals("venture_member.not_found"))
    .input(ofVenture)
    .output(z.object({ deleted: z.literal(true) })),
  /** Anybody with the link, which is in the invited person's mail. */
  readInvitation: forAnyone
    .route({ method: "POST", path: "/invitations", summary: "What an invitation offers" })
    .errors(refusals("invitation.not_found"))
    .input(z.object({ token }))
    .output(ventureInvitation),
  accept: forMembers
    .route({
      method: "POST",
      path: "/invitations/accept",
      summary: "Accept an invitation that was sent to one's address",
    })
    .errors(refusals("invitation.not_found", "invitation.other_address"))
    .input(z.object({ token }))
    .output(z.object({ ventureId: id })),
};

export type VentureMember = z.infer<typeof ventureMember>;
export type VentureInvitation = z.infer<typeof ventureInvitation>;
