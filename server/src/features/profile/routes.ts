import type { Member } from "@cofounder/contract";
import type { DbCtx } from "../../platform/ctx.ts";
import { Problem } from "../../platform/problem.ts";
import type { Caller, Surface } from "../../platform/surface.ts";
import { type AccountParts, serializeMember } from "../accounts/index.ts";
import { updateProfile, uploadAvatar } from "./change-profile.ts";
import { readOverview } from "./overview.ts";

export const profileRoutes = (surface: Surface, { ownerEmail }: AccountParts) => {
  const member = async (ctx: DbCtx, caller: Caller | null): Promise<{ member: Member }> => {
    const found = caller && (await serializeMember(ctx, caller, ownerEmail));
    if (!found) throw new Problem("unauthenticated");
    return { member: found };
  };
  return {
    updateProfile: surface.accounts.updateProfile.handler(async ({ context, input }) => {
      await updateProfile(context, input);
      return member(context, context.found);
    }),
    uploadAvatar: surface.accounts.uploadAvatar.handler(async ({ context, input }) => {
      await uploadAvatar(context, input.file);
      return member(context, context.found);
    }),
    overview: surface.accounts.overview.handler(({ context }) => readOverview(context)),
  };
};
