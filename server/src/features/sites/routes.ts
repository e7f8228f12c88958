import type { Surface } from "../../platform/surface.ts";
import { publishSite, readSite, saveSite, unpublishSite } from "./edit-site.ts";

export const siteRoutes = (surface: Surface) => ({
  get: surface.sites.get.handler(async ({ context, input }) => ({ site: await readSite(context, input) })),
  save: surface.sites.save.handler(async ({ context, input }) => ({ site: await saveSite(context, input) })),
  publish: surface.sites.publish.handler(async ({ context, input }) => ({ site: await publishSite(context, input) })),
  unpublish: surface.sites.unpublish.handler(async ({ context, input }) => ({
    site: await unpublishSite(context, input),
  })),
});
