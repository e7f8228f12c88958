import { settledIn } from "../../analyst/training/settled.ts";
import type { Idea } from "../idea.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { spanish } from "./es.ts";
import { french } from "./fr.ts";
import { hindi } from "./hi.ts";
import { chinese } from "./zh.ts";

export const ideas: Idea[] = [...english, ...spanish, ...french, ...german, ...hindi, ...chinese].map((idea) => ({
  ...idea,
  marked: idea.messages,
  ...settledIn(idea.messages),
}));
