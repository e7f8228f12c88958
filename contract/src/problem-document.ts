import { type ProblemCode, type ProblemData, problems } from "./problems.ts";

/** The names of the status codes of the public API; the first four are the documented ones. */
export const problemTitles: Record<string, string> = {
  "400": "Bad Request",
  "401": "Unauthorized",
  "429": "Rate Limit Exceeded",
  "500": "Internal Server Error",
  "402": "Payment Required",
  "403": "Forbidden",
  "404": "Not Found",
  "409": "Conflict",
  "413": "Content Too Large",
  "422": "Unprocessable Content",
  "503": "Service Unavailable",
};

/** A refusal in the format of RFC 9457: `application/problem+json`. */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Names the reason for programs; the other texts may change. */
  code: ProblemCode;
  requestId: string;
  balance?: number;
  cost?: number;
  issues?: { path: string; message: string }[];
}

export function problemDocument(code: ProblemCode, data: ProblemData, requestId: string): ProblemDocument {
  const { status, message } = problems[code];
  const { balance, cost, issues } = data;
  return {
    type: "/api-documentation#errors",
    title: problemTitles[status] ?? "Error",
    status,
    detail: message,
    code,
    requestId,
    ...(balance !== undefined && { balance }),
    ...(cost !== undefined && { cost }),
    ...(issues !== undefined && { issues }),
  };
}
