import { z } from "zod";
import { defineTool } from "../definition.ts";

export const enhancePrompt = defineTool("enhance-prompt", {
  apiName: "enhance-prompt",
  title: ({ prompt }) => prompt,
  said: ({ prompt }) => prompt,
  model: {
    schema: z.object({ enhanced: z.string().trim().min(1).max(2_000) }),
    draft: ({ enhanced }) => enhanced,
    merge: (made, filled) => ({ enhanced: filled.enhanced || made.enhanced }),
    temperature: 0.7,
    maxTokens: 300,
  },
  toMarkdown: ({ enhanced }) => enhanced,
});
