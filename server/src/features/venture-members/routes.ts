import type { Surface } from "../../platform/surface.ts";
import { accept, changeAccess, invite, leaveVenture, readInvitation, readMembers, removeMember } from "./invite.ts";

export const ventureMemberRoutes = ({ ventureMembers }: Surface) => ({
  list: ventureMembers.list.handler(({ context, input }) => readMembers(context, input.ventureId)),
  invite: ventureMembers.invite.handler(async ({ context, input }) => ({ member: await invite(context, input) })),
  change: ventureMembers.change.handler(async ({ context, input }) => ({ member: await changeAccess(context, input) })),
  remove: ventureMembers.remove.handler(async ({ context, input }) => {
    await removeMember(context, input);
    return { deleted: true as const };
  }),
  leave: ventureMembers.leave.handler(async ({ context, input }) => {
    await leaveVenture(context, input.ventureId);
    return { deleted: true as const };
  }),
  readInvitation: ventureMembers.readInvitation.handler(({ context, input }) => readInvitation(context, input.token)),
  accept: ventureMembers.accept.handler(async ({ context, input }) => ({
    ventureId: await accept(context, input.token),
  })),
});
