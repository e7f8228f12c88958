import { z } from "zod";
import { textMark } from "../analysis.ts";

/** What backs the numbers and names of a text that a model wrote into a result. */
export const markedText = z.object({
  /** As the result holds it; a text that was changed since has no marks. */
  text: z.string(),
  /** In order and without overlaps. The `claim` of a company that only the model names is "name". */
  marks: z.array(textMark),
});

const count = z.int().min(0);

/** The marks of a result, and how many there are of each kind; `names` are not counted as figures. */
export const toolMarks = z.object({
  /** The version of the prompt that the model was given. */
  prompt: z.string(),
  counts: z.object({
    founder: count,
    computed: count,
    source: count,
    own: count,
    differs: count,
    names: count,
  }),
  texts: z.array(markedText),
});

export type MarkedText = z.infer<typeof markedText>;
export type ToolMarks = z.infer<typeof toolMarks>;
