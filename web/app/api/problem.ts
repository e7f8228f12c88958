import type { ProblemCode, ProblemData } from "@cofounder/contract/problems";
import { ORPCError } from "@orpc/client";
import { problemKeys, type ProblemName } from "./problem-keys.ts";

export interface Problem {
  code: ProblemName;
  /** The server's message, in English; show `problemTexts[code]` to people instead. */
  message: string;
  data: ProblemData;
}

const byStatus: Record<number, ProblemCode> = {
  400: "invalid_input",
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  413: "payload_too_large",
  422: "invalid_input",
  429: "too_many_requests",
  502: "unavailable",
  503: "unavailable",
  504: "unavailable",
};

/** Any thrown value as a refusal that the interface has a text for. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ORPCError) {
    return { code: codeOf(error.code, error.status), message: error.message, data: dataOf(error.data) };
  }
  if (isUnreachable(error)) return { code: "network", message: "The server cannot be reached.", data: {} };
  return { code: "unexpected", message: "An unexpected error occurred", data: {} };
}

function codeOf(code: unknown, status: number): ProblemCode {
  if (typeof code === "string" && isProblemCode(code)) return code;
  return byStatus[status] ?? "unexpected";
}

function isProblemCode(code: string): code is ProblemCode {
  return code !== "network" && Object.hasOwn(problemKeys, code);
}

/** `fetch` rejects with a TypeError if there was no response; browsers word the message differently. */
function isUnreachable(error: unknown) {
  return error instanceof TypeError || (error instanceof DOMException && error.name === "NetworkError");
}

function dataOf(data: unknown): ProblemData {
  return isRecord(data) ? data : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
