import type { Surface } from "../../platform/surface.ts";
import { findActivePlan } from "./store.ts";

export const subscriptionRoutes = (surface: Surface) => ({
  get: surface.subscriptions.get.handler(async ({ context }) => ({
    subscription: await findActivePlan(context, context.userId),
  })),
});
