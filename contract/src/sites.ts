import { z } from "zod";
import { forMembers } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { siteSpec } from "./tools/website-builder.ts";

export const siteAddressMaxLength = 48;
const address = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(siteAddressMaxLength);

/** A generated website as its founder edits it. Its id is that of its run. */
export const madeSite = z.object({
  id,
  site: siteSpec,
  /** Below `/sites/`; null while it is not published. */
  address: z.string().nullable(),
  publishedAt: timestamp.nullable(),
  /** The published version differs from this one. */
  isAhead: z.boolean(),
});

const ofSite = z.object({ siteId: id });
const found = z.object({ site: madeSite });

export const sites = {
  get: forMembers
    .route({ method: "GET", path: "/sites/{siteId}", summary: "A made website" })
    .errors(refusals("site.not_found"))
    .input(ofSite)
    .output(found),
  save: forMembers
    .route({
      method: "PUT",
      path: "/sites/{siteId}",
      summary: "Keep a website as it was edited; what is published stays",
    })
    .errors(refusals("site.not_found"))
    .input(ofSite.extend({ site: siteSpec }))
    .output(found),
  publish: forMembers
    .route({ method: "POST", path: "/sites/{siteId}/publish", summary: "Show a website to everyone, as it is now" })
    .errors(refusals("site.not_found", "site.address_taken"))
    .input(ofSite.extend({ address }))
    .output(found),
  unpublish: forMembers
    .route({ method: "POST", path: "/sites/{siteId}/unpublish", summary: "Take a website down at once" })
    .errors(refusals("site.not_found"))
    .input(ofSite)
    .output(found),
};

export type MadeSite = z.infer<typeof madeSite>;
