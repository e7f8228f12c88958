import { z } from "zod";
import { forAdmins, forAnyone, forMembers } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { refusals } from "./problems.ts";
import { oneLine } from "./one-line.ts";

export const pitchesPerPage = 20;
/** The largest round a pitch may ask for, in dollars. */
export const seekingMax = 1_000_000_000;

export const pitchStage = z.enum(["idea", "mvp", "pre-seed", "seed", "series-a", "series-b"]);
export const pitchIndustry = z.enum(["saas", "fintech", "healthcare", "ecommerce", "edtech", "ai"]);
export const pitchStatus = z.enum(["draft", "active", "closed", "withdrawn"]);

/** The audience of a field: everybody, signed-in members, or those whose request the founder accepted. */
export const fieldVisibility = z.enum(["everyone", "members", "on_request"]);
/** The fields whose audience a founder may restrict; name, industry and stage are always part of a listing. */
export const guardedField = z.enum(["description", "seekingAmount", "traction"]);
export const visibility = z.record(guardedField, fieldVisibility);

const fields = {
  companyName: oneLine(120).min(1),
  industry: pitchIndustry,
  stage: pitchStage,
  description: z.string().trim().min(1).max(5_000),
  /** In US dollars. */
  seekingAmount: z.number().int().min(1).max(seekingMax),
  traction: z.string().trim().max(3_000).nullable(),
  visibility,
  /** An active listing is shown between these days; null: no such bound. */
  opensAt: timestamp.nullable(),
  closesAt: timestamp.nullable(),
};

export const pitchInput = z.object(fields);

/** A founder's own pitch. */
export const ownPitch = z.object({
  id,
  ...fields,
  status: pitchStatus,
  /** Whether others see it now: active, within its dates and not hidden. */
  isListed: z.boolean(),
  /** Why an admin hid it; null when it is not hidden. */
  hiddenBecause: z.string().nullable(),
  requests: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

/** A pitch as others see it: restricted fields are null and named. */
export const listing = z.object({
  id,
  companyName: z.string(),
  industry: pitchIndustry,
  stage: pitchStage,
  description: z.string().nullable(),
  seekingAmount: z.int().nullable(),
  traction: z.string().nullable(),
  withheld: z.array(z.object({ field: guardedField, until: z.enum(["members", "on_request"]) })),
  closesAt: timestamp.nullable(),
  createdAt: timestamp,
  /** It is the caller's own. */
  isOwn: z.boolean(),
  /** The state of the caller's request; null if there is none. */
  request: z.enum(["sent", "accepted", "declined"]).nullable(),
});

export const fundraisingStats = z.object({
  active: z.int(),
  /** In US dollars, over the amounts that the caller may see. */
  totalSeeking: z.number(),
});

export const contactRequest = z.object({
  id,
  pitchId: id,
  companyName: z.string(),
  /** The requester's name, as they state it. */
  name: z.string(),
  organisation: z.string(),
  /** In US dollars. */
  chequeMin: z.int(),
  chequeMax: z.int(),
  message: z.string(),
  status: z.enum(["sent", "accepted", "declined"]),
  /** The founder's answer. */
  answer: z.string().nullable(),
  createdAt: timestamp,
  answeredAt: timestamp.nullable(),
});

const ofPitch = z.object({ pitchId: id });
const notFound = refusals("pitch.not_found");

export const pitches = {
  list: forAnyone
    .route({ method: "GET", path: "/pitches", summary: "Active pitches, newest first" })
    .input(
      z.object({
        industry: pitchIndustry.optional(),
        stage: pitchStage.optional(),
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ pitches: z.array(listing), next: z.string().nullable(), stats: fundraisingStats })),
  mine: forMembers
    .route({ method: "GET", path: "/pitches/mine", summary: "The member's own pitches" })
    .output(z.object({ pitches: z.array(ownPitch) })),
  submit: forMembers
    .route({ method: "POST", path: "/pitches", summary: "Submit a pitch, or keep it as a draft" })
    .errors(refusals("pitch.limit_reached", "pitch.dates"))
    .input(pitchInput.extend({ status: z.enum(["draft", "active"]) }))
    .output(z.object({ pitch: ownPitch })),
  update: forMembers
    .route({ method: "PATCH", path: "/pitches/{pitchId}", summary: "Change a pitch" })
    .errors({ ...notFound, ...refusals("pitch.dates") })
    .input(pitchInput.partial().extend({ pitchId: id }))
    .output(z.object({ pitch: ownPitch })),
  setStatus: forMembers
    .route({ method: "POST", path: "/pitches/{pitchId}/status", summary: "Open, close or withdraw a pitch" })
    .errors({ ...notFound, ...refusals("pitch.status") })
    .input(ofPitch.extend({ status: pitchStatus }))
    .output(z.object({ pitch: ownPitch })),
  delete: forMembers
    .route({ method: "DELETE", path: "/pitches/{pitchId}", summary: "Delete a pitch and what was asked about it" })
    .errors(notFound)
    .input(ofPitch)
    .output(z.object({ deleted: z.literal(true) })),
  request: forMembers
    .route({
      method: "POST",
      path: "/listings/{listing}/requests",
      summary: "Ask a founder for contact; no address is told",
    })
    .errors({ ...notFound, ...refusals("pitch.own", "pitch.already_asked", "pitch.cheque") })
    .input(
      z.object({
        listing: id,
        name: oneLine(120).min(1),
        organisation: oneLine(120),
        chequeMin: z.int().min(1).max(seekingMax),
        chequeMax: z.int().min(1).max(seekingMax),
        message: z.string().trim().min(1).max(2_000),
      }),
    )
    .output(z.object({ request: contactRequest })),
  requests: forMembers
    .route({ method: "GET", path: "/pitches/requests", summary: "Requests for contact, received and sent" })
    .output(z.object({ received: z.array(contactRequest), sent: z.array(contactRequest) })),
  answer: forMembers
    .route({ method: "POST", path: "/pitches/requests/{requestId}/answer", summary: "Accept or decline a request" })
    .errors(refusals("pitch.request_not_found", "pitch.answered"))
    .input(
      z.object({ requestId: id, decision: z.enum(["accepted", "declined"]), message: z.string().trim().max(2_000) }),
    )
    .output(z.object({ request: contactRequest })),
  /** For moderators: all pitches that were ever active, including hidden ones. */
  all: forAdmins
    .route({ method: "GET", path: "/admin/pitches", summary: "Pitches to moderate, newest first" })
    .input(z.object({ cursor: z.string().max(200).optional() }))
    .output(
      z.object({
        pitches: z.array(ownPitch.extend({ email: z.string() })),
        next: z.string().nullable(),
      }),
    ),
  moderate: forAdmins
    .route({
      method: "POST",
      path: "/admin/pitches/{pitchId}",
      summary: "Hide a pitch with a reason, or show it again",
    })
    .errors(notFound)
    .input(ofPitch.extend({ hiddenBecause: z.string().trim().min(1).max(500).nullable() }))
    .output(z.object({ pitch: ownPitch })),
};

export type PitchInput = z.infer<typeof pitchInput>;
export type OwnPitch = z.infer<typeof ownPitch>;
export type Listing = z.infer<typeof listing>;
export type PitchStatus = z.infer<typeof pitchStatus>;
export type GuardedField = z.infer<typeof guardedField>;
export type FieldVisibility = z.infer<typeof fieldVisibility>;
export type ContactRequest = z.infer<typeof contactRequest>;
