import { scoreIdea } from "@cofounder/analyst";
import type { Idea } from "@cofounder/contract";
import type { IdeaRow } from "./store.ts";

export const presentIdea = ({ id, title, text, madeBy, createdAt, updatedAt }: IdeaRow, now: Date): Idea => ({
  id,
  title,
  text,
  madeBy,
  score: scoreIdea(`${title}. ${text}`, now),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
