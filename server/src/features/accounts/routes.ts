import type { Instance } from "@cofounder/contract";
import type { Surface } from "../../platform/surface.ts";
import { findMember } from "./store.ts";

export const accountRoutes = (surface: Surface, instance: Instance) => ({
  session: surface.accounts.session.handler(async ({ context }) => ({
    member: context.signedIn ? await findMember(context, context.userId) : null,
    instance,
  })),
});
