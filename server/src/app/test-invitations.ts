import type { GuestAccess } from "@cofounder/contract";
import type { TestApp, TestMember } from "./test-app.ts";

/** The secret part of the newest invitation that was mailed to an address. */
export async function invitationOf(app: TestApp, email: string): Promise<string> {
  const mail = (await app.mailbox()).find(({ to, links }) => to === email && links.some(isInvitation));
  const token = mail?.links.find(isInvitation)?.split("/").at(-1);
  if (!token) throw new Error(`no invitation was mailed to ${email}`);
  return token;
}

const isInvitation = (link: string): boolean => link.includes("/invitations/");

/** Invites a member into a venture, who accepts. */
export async function bringIn(
  app: TestApp,
  { owner, ventureId, guest, access }: { owner: TestMember; ventureId: string; guest: TestMember; access: GuestAccess },
): Promise<string> {
  const { member } = await owner.api.ventureMembers.invite({ ventureId, email: guest.email, access });
  await guest.api.ventureMembers.accept({ token: await invitationOf(app, guest.email) });
  return member.id;
}
