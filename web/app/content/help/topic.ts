import type { Prose } from "../prose.ts";

export interface Topic extends Prose {
  /** The last segment of the address. */
  id: string;
  title: string;
  lead: string;
}
