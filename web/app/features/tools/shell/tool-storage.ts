import { keep, readKept } from "../../../components/browser-storage.ts";

/** Input and results of a tool, stored in the browser: nothing is lost to an error, a reload or the sign-in. */
const visitor = "visitor";

function read(key: string): unknown {
  try {
    return JSON.parse(readKept(key) ?? "null");
  } catch {
    return null;
  }
}

const write = (key: string, value: unknown): void => keep(key, value === null ? null : JSON.stringify(value));

const draftKey = (tool: string, owner: string) => `tool-draft:${owner}:${tool}`;
const visitKey = (tool: string) => `tool-visit:${tool}`;

/**
 * The draft of a form: stored per member, as several people may use one browser. A visitor's draft passes to the member
 * who signs in next on this page.
 */
export function readDraft(tool: string, memberId: string | null): unknown {
  const own = read(draftKey(tool, memberId ?? visitor));
  if (own !== null || memberId === null) return own;
  const visited = read(draftKey(tool, visitor));
  if (visited !== null) {
    write(draftKey(tool, memberId), visited);
    write(draftKey(tool, visitor), null);
  }
  return visited;
}

export const writeDraft = (tool: string, memberId: string | null, draft: unknown) =>
  write(draftKey(tool, memberId ?? visitor), draft);

export interface Visit {
  runId: string;
  input: unknown;
}

const isVisit = (value: unknown): value is Visit =>
  typeof value === "object" &&
  value !== null &&
  "runId" in value &&
  typeof value.runId === "string" &&
  "input" in value;

/** A visitor's latest result, to be stored after the sign-in. */
export function readVisit(tool: string): Visit | null {
  const value = read(visitKey(tool));
  return isVisit(value) ? value : null;
}

export const writeVisit = (tool: string, visit: Visit | null) => write(visitKey(tool), visit);
