import { z } from "zod";
import { defineTool } from "../definition.ts";

const instructions = `You improve prompts for an image generator. Keep the founder's subject and every fact of it; add style, light, composition and palette in words.
Add no text to be written in the picture, no brand, no figure and no person that the founder did not name. At most 90 words.
Answer with JSON: {"enhanced": "…"}.`;

/** What an image prompt needs beside its subject, in the order that image models read best. */
const missing: [known: RegExp, addition: string][] = [
  [/\b(photo|illustration|vector|3d|render|watercolou?r|sketch|flat|isometric)/i, "clean flat illustration"],
  [/\b(light|lit|sun|shadow|glow|neon|dark)/i, "soft even light"],
  [
    /\b(cent(er|re)d|close-up|wide|overhead|symmetric|composition|background)/i,
    "centred subject with generous empty space",
  ],
  [/\b(palette|colou?r|red|blue|green|purple|pink|black|white|pastel|monochrome)/i, "two calm colours and one accent"],
];

export const enhancePrompt = defineTool("enhance-prompt", {
  apiName: "enhance-prompt",
  title: ({ prompt }) => prompt,
  said: ({ prompt }) => prompt,
  make: ({ prompt }) => {
    const added = missing.filter(([known]) => !known.test(prompt)).map(([, addition]) => addition);
    return { enhanced: [prompt.replace(/(?<![.,;\s])[.,;\s]+$/, ""), ...added, "no lettering"].join(", ") };
  },
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
  tell: ({ enhanced }) => enhanced,
});
