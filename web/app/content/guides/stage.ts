import type { Prose } from "../prose.ts";

export interface Stage extends Prose {
  /** The last segment of the address. */
  id: string;
  title: string;
  /** The question that the stage answers. */
  question: string;
  lead: string;
  /** The result of the stage. */
  exit: string;
  time: string;
}
