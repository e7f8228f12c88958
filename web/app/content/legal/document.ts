import { operator } from "../operator.ts";
import type { Prose, Section } from "../prose.ts";

export interface LegalDocument extends Prose {
  /** The address, without its leading slash. */
  path: string;
  title: string;
  lead: string;
  /** The day of the last change, as YYYY-MM-DD. */
  changed: string;
}

/** How to reach the operator of this installation, as part of a sentence. */
export const reachOperator: string = operator.privacyEmail
  ? `[${operator.privacyEmail}](mailto:${operator.privacyEmail}) or the [contact form](/contact)`
  : "the [contact form](/contact)";

export const whoRunsThis: Section = {
  id: "who",
  title: "Who is responsible",
  blocks: [
    `This is software that anybody may run on a machine of their own. Responsible for this installation, and for the data in it, is ${operator.name}${operator.address ? `, ${operator.address}` : ""}. You reach them by ${reachOperator}.`,
    "The people who wrote the software have no access to this installation, and it sends nothing to them.",
  ],
};
