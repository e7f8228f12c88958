import { createHash } from "node:crypto";
import type { GeneratedIdea, Idea, IdeaScore, IdeaSeeds } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { jobsIn } from "../../platform/workers/job.ts";
import { ResultCache } from "../../platform/workers/result-cache.ts";
import type * as engine from "./engine.ts";
import type { IdeaRow } from "./store.ts";

const jobs = jobsIn<typeof engine>(new URL("./engine.ts", import.meta.url));

export const generatedFrom = (ctx: MemberCtx, seeds: IdeaSeeds): Promise<GeneratedIdea[]> =>
  ctx.workers.run(ctx.userId, jobs("ideasOf"), seeds);

/** Some thousand ideas. */
const scores = new ResultCache<IdeaScore>(8_000_000);
/** As many as a thread rates in well below a second, so that other jobs get their turn. */
const atOnce = 20;

/** As many ideas as can be serialized in a few milliseconds: of the longest about a hundred. */
const shownCharacters = 400_000;

/** The newest of them. */
export function thoseShown(rows: IdeaRow[]): IdeaRow[] {
  let left = shownCharacters;
  return rows.filter(({ text }, index) => index === 0 || (left -= text.length) > 0);
}

/** With the engine's rating of each, which is the same for the same words and day. */
export async function serializeIdeas(ctx: MemberCtx, rows: IdeaRow[]): Promise<Idea[]> {
  const now = ctx.now();
  const day = now.toISOString().slice(0, 10);
  const wanted = rows.map(({ title, text }) => `${title}. ${text}`);
  const keys = wanted.map((text) => createHash("sha256").update(`${day} ${text}`).digest("base64"));
  const found = keys.map((key) => scores.get(key));
  const missing = [...found.keys()].filter((index) => found[index] === null);
  for (let from = 0; from < missing.length; from += atOnce) {
    const some = missing.slice(from, from + atOnce);
    const texts = some.map((index) => wanted[index] ?? "");
    const made = await ctx.workers.run(ctx.userId, jobs("scoreIdeas"), texts, now);
    for (const [at, index] of some.entries()) {
      const score = made[at] ?? null;
      found[index] = score;
      if (score) scores.keep(keys[index] ?? "", score);
    }
  }
  return rows.flatMap((row, index) => {
    const score = found[index];
    return score ? [presentIdea(row, score)] : [];
  });
}

const presentIdea = ({ id, title, text, madeBy, createdAt, updatedAt }: IdeaRow, score: IdeaScore): Idea => ({
  id,
  title,
  text,
  madeBy,
  score,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
