import type { Surface } from "../../platform/surface.ts";
import { type HealthParts, readHealth } from "./read-health.ts";

export const healthRoutes = (surface: Surface, parts: HealthParts) => ({
  read: surface.health.read.handler(({ context }) => readHealth(context, parts)),
});
