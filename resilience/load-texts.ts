import type pg from "pg";
import { analyse, tell } from "../analyst/src/index.ts";
import { ideas } from "../evals/ideas/all.ts";

const day = new Date("2026-11-01T00:00:00Z");

/**
 * Fills a temporary table with ideas in six languages and the engine's replies to them: `number` from 0. Returns how
 * many.
 */
export async function keepTexts(client: pg.Client): Promise<number> {
  await client.query("create temp table texts (number int primary key, said text, reply text, parts jsonb)");
  for (const [number, { messages, settled }] of ideas.entries()) {
    const reply = tell(analyse({ messages, settled, now: day }));
    const row = [number, messages.join(" "), reply.markdown, JSON.stringify(reply.parts)];
    await client.query("insert into texts values ($1, $2, $3, $4)", row);
  }
  return ideas.length;
}
