import { z } from "zod";
import { language } from "./accounts.ts";
import { forAnyone, forMembers } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { oneLine } from "./one-line.ts";
import { refusals } from "./problems.ts";
import { ownVenture, sheetFigure } from "./ventures.ts";

export const ventureSharesMax = 20;
export const ventureShareDaysMax = 365;
export const shareReaderMaxLength = 80;
/** The openings of a link that are kept, newest first; all are counted. */
export const openingsKeptMax = 100;

/** A link that shows a sheet to whoever has it. */
export const ventureShare = z.object({
  id,
  /** Stands on the page as a watermark; empty: none. */
  reader: z.string(),
  expiresAt: timestamp,
  hasExpired: z.boolean(),
  /** How often it was opened. */
  opened: z.int(),
  /** When it was opened, newest first. */
  openings: z.array(timestamp).max(openingsKeptMax),
  createdAt: timestamp,
});

/** What a link shows: only figures that stand. */
export const sharedSheet = z.object({
  ...ownVenture.pick({ name: true, line: true }).shape,
  reader: z.string(),
  figures: z.array(sheetFigure),
  expiresAt: timestamp,
});

const ofVenture = z.object({ ventureId: id });

export const ventureShares = {
  list: forMembers
    .route({ method: "GET", path: "/ventures/{ventureId}/shares", summary: "The links to a sheet, newest first" })
    .errors(refusals("venture.not_found"))
    .input(ofVenture)
    .output(z.object({ shares: z.array(ventureShare) })),
  make: forMembers
    .route({ method: "POST", path: "/ventures/{ventureId}/shares", summary: "A link to read a sheet, with an end" })
    .errors(refusals("venture.not_found", "venture_share.limit_reached"))
    .input(
      ofVenture.extend({
        days: z.int().min(1).max(ventureShareDaysMax).default(30),
        reader: oneLine(shareReaderMaxLength).default(""),
      }),
    )
    /** The address is returned only now: only its hash is stored. */
    .output(z.object({ share: ventureShare, url: z.string() })),
  withdraw: forMembers
    .route({
      method: "DELETE",
      path: "/ventures/{ventureId}/shares/{ventureShareId}",
      summary: "End a link at once, with its log",
    })
    .errors(refusals("venture_share.not_found"))
    .input(ofVenture.extend({ ventureShareId: id }))
    .output(z.object({ deleted: z.literal(true) })),
  /** Anybody with the link; it grants read access only. */
  read: forAnyone
    .route({ method: "POST", path: "/shared/sheets", summary: "The sheet that a link shows" })
    .errors(refusals("share.not_found"))
    .input(z.object({ token: z.string().min(20).max(100), language: language.default("en") }))
    .output(sharedSheet),
};

export type VentureShare = z.infer<typeof ventureShare>;
export type SharedSheet = z.infer<typeof sharedSheet>;
