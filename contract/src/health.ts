import { z } from "zod";
import { forAdmins } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";

/**
 * The last response of an external service. Without addresses, keys or text: only times and the name of the failure.
 */
const service = z.object({
  configured: z.boolean(),
  lastSuccess: timestamp.nullable(),
  lastFailure: timestamp.nullable(),
  /** Of the last failure: `unauthorized`, `ECONNREFUSED`. */
  fault: z.string().nullable(),
});

const work = z.object({ waiting: z.int(), running: z.int(), failed: z.int() });

export const systemHealth = z.object({
  at: timestamp,
  versions: z.object({ product: z.string(), node: z.string(), database: z.string(), migration: z.string() }),
  database: z.object({
    bytes: z.number(),
    connections: z.int(),
    connectionsMax: z.int(),
    roundTripMs: z.number(),
  }),
  /** Failures of the last 24 hours; failed mails were given up. */
  queue: z.object({ replies: work, tools: work, mails: work, plans: work, files: work }),
  model: service.extend({ name: z.string().nullable() }),
  /** `local`: stored in the local mailbox. */
  mail: service.extend({ local: z.boolean() }),
  /** Of the data folder; null where it cannot be read. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
  processes: z.array(
    z.object({
      id,
      /** The process that answered. */
      current: z.boolean(),
      version: z.string(),
      startedAt: timestamp,
      seenAt: timestamp,
      streams: z.int(),
      turns: z.int(),
      tools: z.int(),
      memoryBytes: z.number(),
    }),
  ),
});

export const health = {
  read: forAdmins
    .route({
      method: "GET",
      path: "/admin/health",
      summary: "How the installation is: versions, database, queue, services",
    })
    .output(systemHealth),
};

export type SystemHealth = z.infer<typeof systemHealth>;
export type ServiceHealth = z.infer<typeof service>;
export type WorkHealth = z.infer<typeof work>;
