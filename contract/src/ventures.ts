import { z } from "zod";
import { forMembers } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { oneLine } from "./one-line.ts";
import { refusals } from "./problems.ts";

export const venturesMax = 300;
export const ventureNameMaxLength = 80;
export const ventureTextMaxLength = 300;
export const ventureStages = ["idea", "prototype", "live", "revenue"] as const;

const text = oneLine(ventureTextMaxLength);

/** What a member can say about a venture; an empty text: nothing is said. */
const said = z.object({
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
  ...said.shape,
  /** Counts from 1: a change names the version that it saw. */
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

const ofVenture = z.object({ ventureId: id });
const answer = z.object({ venture: ownVenture });

export const ventures = {
  list: forMembers
    .route({ method: "GET", path: "/ventures", summary: "A member's ventures, those changed last first" })
    .output(z.object({ ventures: z.array(ownVenture) })),
  create: forMembers
    .route({ method: "POST", path: "/ventures", summary: "Add a venture" })
    .input(
      said.extend({
        line: text.default(""),
        buyer: text.default(""),
        offer: text.default(""),
        stage: said.shape.stage.default(null),
        place: text.default(""),
        currency: said.shape.currency.default(""),
        type: said.shape.type.default(""),
      }),
    )
    .output(answer),
  get: forMembers
    .route({ method: "GET", path: "/ventures/{ventureId}", summary: "A venture" })
    .errors(refusals("venture.not_found"))
    .input(ofVenture)
    .output(answer),
  change: forMembers
    .route({
      method: "PATCH",
      path: "/ventures/{ventureId}",
      summary: "Change a venture; refused with both values where it was changed since the named version",
    })
    .errors(refusals("venture.not_found", "venture.changed_meanwhile"))
    .input(said.partial().extend({ ventureId: id, version: z.int().min(1) }))
    .output(answer),
  delete: forMembers
    .route({ method: "DELETE", path: "/ventures/{ventureId}", summary: "Delete a venture; its chats stay" })
    .errors(refusals("venture.not_found"))
    .input(ofVenture)
    .output(z.object({ deleted: z.literal(true) })),
};

export type Venture = z.infer<typeof ownVenture>;
export type VentureSaid = z.infer<typeof said>;
