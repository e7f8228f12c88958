import { z } from "zod";
import { forAdmins } from "./endpoint.ts";
import { id, timestamp } from "./ids.ts";
import { oneLine } from "./one-line.ts";

export const apiLogsPerPage = 50;

export const apiLogStatuses = ["success", "error", "blocked_free_user", "insufficient_tokens", "rate_limited"] as const;
export const apiLogStatus = z.enum(apiLogStatuses);

export const apiLog = z.object({
  id,
  /** Null: the account was deleted. */
  userId: id.nullable(),
  email: z.string().nullable(),
  /** The function or the path that was called. */
  apiName: z.string(),
  tokensUsed: z.int(),
  status: apiLogStatus,
  createdAt: timestamp,
});

export const apiLogs = {
  list: forAdmins
    .route({
      method: "GET",
      path: "/admin/api-logs",
      summary: "Calls to models, searches and the public API, newest first",
    })
    .input(
      z.object({
        status: apiLogStatus.optional(),
        /** The prefix of the function's name or of the path. */
        apiName: oneLine(100).optional(),
        /** Part of the account's address. */
        email: oneLine(200).optional(),
        /** Days in UTC, inclusive. */
        from: z.iso.date().optional(),
        to: z.iso.date().optional(),
        cursor: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ logs: z.array(apiLog), next: z.string().nullable() })),
};

export type ApiLog = z.infer<typeof apiLog>;
export type ApiLogStatus = z.infer<typeof apiLogStatus>;
