import { cutText } from "@cofounder/contract/cut-text";

/** The import format of the n8n editor and its command line: nodes, and connections by node name. */
export interface N8nNode {
  id: string;
  name: string;
  type: string;
  typeVersion: number;
  position: [number, number];
  parameters: Record<string, unknown>;
  credentials?: Record<string, { id: string; name: string }>;
  webhookId?: string;
  /** Runs for the first item alone. */
  executeOnce?: boolean;
  notesInFlow?: boolean;
  notes?: string;
}

interface Connection {
  node: string;
  type: "main";
  index: number;
}

export interface N8nWorkflow {
  name: string;
  nodes: N8nNode[];
  /** The outer list is the output of the node: for a condition, 0 is yes and 1 is no. */
  connections: Record<string, { main: Connection[][] }>;
  settings: { executionOrder: "v1" };
  active: false;
  pinData: Record<string, never>;
  meta: { templateCredsSetupCompleted: false };
  tags: never[];
}

/** Names that n8n does not change: no quotes, braces or line breaks, at most 60 characters. */
export function plainName(text: string): string {
  return cutText(
    text
      .replace(/[^\p{L}\p{M}\p{N} .,:#&@()+-]+/gu, " ")
      .replace(/\s{2,}/g, " ")
      .trim(),
    60,
  ).trim();
}

/** The same seed gives the same UUID-shaped id; n8n needs them distinct, not secret. */
export function stableId(seed: string): string {
  const hex = [0, 1, 2, 3].map((salt) => hash(`${salt}:${seed}`).toString(16).padStart(8, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
