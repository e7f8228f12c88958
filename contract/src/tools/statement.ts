import { z } from "zod";
import { claimSource, claimType } from "../analysis.ts";
import { oneLine } from "../one-line.ts";

/** One line of a result and its basis; a line of the type "unknown" is a question or a thing to find out. */
export const statement = z.object({
  text: z.string().min(1).max(1000),
  basis: claimType,
  source: claimSource.nullable(),
});

/** A named figure: computed ones carry their formula, sourced ones their publisher and year. */
export const figure = z.object({
  label: oneLine(200).min(1),
  value: z.string().min(1).max(400),
  basis: claimType,
  formula: z.string().max(400).nullable(),
  source: claimSource.nullable(),
});

/** A letter to fill in and send; missing parts are in square brackets. */
export const letter = z.object({ subject: oneLine(200), body: z.string().min(1).max(4000) });

export type Statement = z.infer<typeof statement>;
export type Figure = z.infer<typeof figure>;
export type Letter = z.infer<typeof letter>;
