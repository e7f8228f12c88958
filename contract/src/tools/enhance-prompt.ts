import { z } from "zod";

export const enhancePromptInput = z.object({ prompt: z.string().trim().min(1).max(2_000) });
export const enhancePromptOutput = z.object({ enhanced: z.string().min(1).max(4_000) });

export type EnhancePromptInput = z.infer<typeof enhancePromptInput>;
export type EnhancePromptOutput = z.infer<typeof enhancePromptOutput>;
