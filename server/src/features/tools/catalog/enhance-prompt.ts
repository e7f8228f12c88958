import { z } from "zod";
import { defineTool } from "../definition.ts";

const instructions = `You improve prompts for an image generator. Keep the founder's subject and every fact of it; \
add style, light, composition and palette in words.
Add no text to be written in the picture, no brand, no figure and no person that the founder did not name. At most 90 words.
Answer with JSON: {"enhanced": "…"}.`;

export const enhancePrompt = defineTool("enhance-prompt", {
  apiName: "enhance-prompt",
  title: ({ prompt }) => prompt,
  said: ({ prompt }) => prompt,
  model: {
    schema: z.object({ enhanced: z.string().trim().min(1).max(2_000) }),
    ask: ({ prompt }, { enhanced }) => [
      { role: "system", content: instructions },
      { role: "user", content: JSON.stringify({ prompt, draft: enhanced }) },
    ],
    merge: (made, filled) => ({ enhanced: filled.enhanced || made.enhanced }),
    temperature: 0.7,
    maxTokens: 300,
  },
  toMarkdown: ({ enhanced }) => enhanced,
});
