import type { Prose } from "../prose.ts";

export const categories = ["AI Trends", "Startup Guide", "Market Research", "Funding", "Growth"] as const;
export type Category = (typeof categories)[number];

/** The drawings on the covers, by name. */
export type CoverName = "meter" | "voices" | "slices";

/** The text of an author; its reading time is computed. */
export interface Draft extends Prose {
  /** The last segment of the address. */
  id: string;
  title: string;
  excerpt: string;
  author: string;
  /** The day it was published, as YYYY-MM-DD. */
  date: string;
  category: Category;
  image: CoverName;
}

export const team = "The AI Co-Founder team";
