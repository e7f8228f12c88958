import { z } from "zod";
import { language } from "./accounts.ts";
import { forMembers, forVentureEditors, forVentureReaders } from "./endpoint.ts";
import { figureReading } from "./figures.ts";
import { author, id, timestamp } from "./ids.ts";
import { oneLine } from "./one-line.ts";
import { refusals } from "./problems.ts";
import { usualWholes } from "./usual-wholes.ts";

export const venturesMax = 300;
/** Of a venture, a figure or a scenario: as many versions are listed, the newest. */
export const versionsShownMax = 200;
export const ventureNameMaxLength = 80;
export const ventureTextMaxLength = 300;
export const ventureStages = ["idea", "prototype", "live", "revenue"] as const;

const text = oneLine(ventureTextMaxLength);

/** What a member can say about a venture; an empty text: nothing is said. */
export const ventureSaid = z.object({
  name: oneLine(ventureNameMaxLength).min(1),
  /** What it does, in one sentence. */
  line: text,
  buyer: text,
  offer: text,
  stage: z.enum(ventureStages).nullable(),
  place: text,
  /** ISO 4217; empty: not said. */
  currency: z.string().regex(/^(?:[A-Z]{3})?$/),
  /** The id of a startup type, or a type in the member's own words; empty: not said. */
  type: oneLine(60),
});

export const ownVenture = z.object({
  id,
  ...ventureSaid.shape,
  /** Counts from 1: a change names the version that it saw. */
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

/** What somebody may do in another member's venture. */
export const guestAccesses = ["view", "edit"] as const;
export const guestAccess = z.enum(guestAccesses);

/** A venture as a member has it: an own one, or one that another member invited them into. */
export const memberVenture = ownVenture.extend({
  access: z.enum(["own", ...guestAccesses]),
  /** The name of the member whose venture it is; null: the caller's own. */
  owner: z.string().nullable(),
});

/** Whether a figure of the sheet holds. */
export const sheetStates = ["stands", "not_mine", "no_longer_true"] as const;

/** What a figure of the sheet is: its whole, where it is a share, is named where that is no figure. */
const sheetReading = figureReading
  .omit({ shareOf: true, inPlaceOf: true })
  .extend({ shareOf: z.enum(usualWholes).optional() });

/** Larger than any amount that a founder names. */
const amount = z.number().min(-1e15).max(1e15);

export const sheetFigure = z.object({
  id,
  /** As the founder wrote it; empty where it was typed into the sheet. */
  quote: z.string(),
  /** In `unit`; for a range the middle. */
  value: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** It is counted in so many of its unit: 1,000 in "5 euros per 1,000 views". `value` is for one. */
  per: z.number().optional(),
  /** A price with a tax in it. */
  includesTax: z.boolean().optional(),
  reading: sheetReading,
  /** The unit as text: "EUR/customer/month". */
  unit: z.string(),
  /** What it is, in words. */
  label: z.string(),
  state: z.enum(sheetStates),
  /** Where it was said; null: typed into the sheet. */
  origin: z.object({ chatId: id, messageId: id, start: z.int(), end: z.int() }).nullable(),
  /** Somebody typed it into the sheet, or changed it there. */
  isTyped: z.boolean(),
  /** Counts from 1: a change names the version that it saw. */
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

const figureFields = {
  value: amount,
  meaning: figureReading.shape.meaning,
  flow: figureReading.shape.flow,
  unit: oneLine(120).min(1),
};

const inLanguage = { language: language.default("en") };
const ofFigure = z.object({ ventureId: id, figureId: id });

const ofVenture = z.object({ ventureId: id });
const answer = z.object({ venture: memberVenture });

export const ventures = {
  list: forMembers
    .route({
      method: "GET",
      path: "/ventures",
      summary: "A member's ventures and those they were invited into, changed last first",
    })
    .output(z.object({ ventures: z.array(memberVenture) })),
  create: forMembers
    .route({ method: "POST", path: "/ventures", summary: "Add a venture" })
    .input(
      ventureSaid.extend({
        line: text.default(""),
        buyer: text.default(""),
        offer: text.default(""),
        stage: ventureSaid.shape.stage.default(null),
        place: text.default(""),
        currency: ventureSaid.shape.currency.default(""),
        type: ventureSaid.shape.type.default(""),
      }),
    )
    .output(answer),
  get: forVentureReaders
    .route({ method: "GET", path: "/ventures/{ventureId}", summary: "A venture" })
    .input(ofVenture)
    .output(answer),
  change: forVentureEditors
    .route({
      method: "PATCH",
      path: "/ventures/{ventureId}",
      summary: "Change a venture; refused with both values where it was changed since the named version",
    })
    .errors(refusals("venture.changed_meanwhile"))
    .input(ventureSaid.partial().extend({ ventureId: id, version: z.int().min(1) }))
    .output(answer),
  versions: forVentureReaders
    .route({
      method: "GET",
      path: "/ventures/{ventureId}/versions",
      summary: "What was said about a venture, the newest version first",
    })
    .input(ofVenture)
    .output(z.object({ versions: z.array(ventureSaid.extend({ version: z.int().min(1), at: timestamp, author })) })),
  figures: forVentureReaders
    .route({ method: "GET", path: "/ventures/{ventureId}/figures", summary: "The figures of a venture's sheet" })
    .input(ofVenture.extend(inLanguage))
    .output(z.object({ figures: z.array(sheetFigure) })),
  addFigure: forVentureEditors
    .route({ method: "POST", path: "/ventures/{ventureId}/figures", summary: "Type a figure into the sheet" })
    .errors(refusals("venture_figure.unit"))
    .input(ofVenture.extend({ ...inLanguage, ...figureFields }))
    .output(z.object({ figure: sheetFigure })),
  changeFigure: forVentureEditors
    .route({
      method: "PATCH",
      path: "/ventures/{ventureId}/figures/{figureId}",
      summary: "Change a figure of the sheet; refused with both values where it was changed since the named version",
    })
    .errors(
      refusals("venture_figure.not_found", "venture_figure.unit", "venture.changed_meanwhile", "chat.turn_running"),
    )
    .input(
      ofFigure.extend({
        ...inLanguage,
        ...z.object(figureFields).partial().shape,
        state: z.enum(sheetStates).optional(),
        version: z.int().min(1),
      }),
    )
    .output(z.object({ figure: sheetFigure })),
  figureVersions: forVentureReaders
    .route({
      method: "GET",
      path: "/ventures/{ventureId}/figures/{figureId}/versions",
      summary: "The versions of a figure, newest first",
    })
    .errors(refusals("venture_figure.not_found"))
    .input(ofFigure.extend(inLanguage))
    .output(
      z.object({
        versions: z.array(
          sheetFigure
            .pick({
              value: true,
              quote: true,
              label: true,
              reading: true,
              unit: true,
              state: true,
              isTyped: true,
              version: true,
              createdAt: true,
            })
            .extend({ author }),
        ),
      }),
    ),
  delete: forMembers
    .route({ method: "DELETE", path: "/ventures/{ventureId}", summary: "Delete a venture; its chats stay" })
    .errors(refusals("venture.not_found"))
    .input(ofVenture)
    .output(z.object({ deleted: z.literal(true) })),
};

export type Venture = z.infer<typeof memberVenture>;
export type GuestAccess = z.infer<typeof guestAccess>;
export type VentureSaid = z.infer<typeof ventureSaid>;
export type SheetFigure = z.infer<typeof sheetFigure>;
