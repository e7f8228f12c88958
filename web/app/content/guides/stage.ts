import type { Prose } from "../prose.ts";

export interface Stage extends Prose {
  /** The last piece of the address. */
  id: string;
  title: string;
  /** Answered when the stage is over. */
  question: string;
  lead: string;
  /** What one has in hand when it is over. */
  exit: string;
  time: string;
}
