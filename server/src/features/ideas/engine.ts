import { generateIdeas, scoreIdea } from "@cofounder/analyst";
import type { GeneratedIdea, IdeaScore, IdeaSeeds } from "@cofounder/contract";

/** Jobs of the worker pool. */

export const scoreIdeas = (texts: string[], now: Date): IdeaScore[] => texts.map((text) => scoreIdea(text, now));

export const ideasOf = (seeds: IdeaSeeds): GeneratedIdea[] => generateIdeas(seeds);
