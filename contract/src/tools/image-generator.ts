import { z } from "zod";
import { imageKinds, imagePromptMax } from "./image-kinds.ts";

export const imageGeneratorInput = z.object({
  prompt: z.string().trim().min(1).max(imagePromptMax),
  /** The founder's input, where `prompt` is its enhancement. */
  original: z.string().trim().min(1).max(imagePromptMax).optional(),
  /** Derived from the prompt unless chosen. */
  kind: z.enum(imageKinds).optional(),
});

export const imageGeneratorOutput = z.object({
  kind: z.enum(imageKinds),
  /** Drawn by rules and not by an image model. */
  procedural: z.boolean(),
  /** Of the first picture. Null for visitors: theirs are drawn by the client, and not stored. */
  imageUrl: z.string().max(200).nullable(),
  images: z
    .array(z.object({ url: z.string().max(200).nullable(), variation: z.int().min(0).max(3) }))
    .min(1)
    .max(4),
});

export type ImageGeneratorInput = z.infer<typeof imageGeneratorInput>;
export type ImageGeneratorOutput = z.infer<typeof imageGeneratorOutput>;
