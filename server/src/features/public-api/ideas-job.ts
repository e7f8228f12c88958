import { generateIdeas, languageOfInput } from "@cofounder/analyst";
import type { GeneratedIdea, StartupTypeId } from "@cofounder/contract";

/** A job of the worker pool: ideas of this kind, in the language of a description. */
export const ideasBeside = (type: StartupTypeId, industry: string, description: string): GeneratedIdea[] =>
  generateIdeas({ type, industry, language: languageOfInput([description], undefined) });
