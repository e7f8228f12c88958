import type { Prose } from "../prose.ts";

export interface Topic extends Prose {
  /** The last piece of the address. */
  id: string;
  title: string;
  lead: string;
}
