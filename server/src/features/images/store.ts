import type { DbCtx, MemberCtx } from "../../platform/ctx.ts";
import { namedFiles } from "../../platform/files/sweep-files.ts";

/** Writes a row for each picture of the run that has a file; existing ones stay. */
export async function insertImagesOf(ctx: MemberCtx, runId: string): Promise<void> {
  await ctx.database.pool.query(
    `with named as (
     insert into generated_images (user_id, id, run_id, prompt, enhanced_prompt, image_url)
     select r.user_id, substring(i->>'url' from '([0-9a-f-]{36})\\.png$')::uuid, r.id,
       coalesce(r.input->>'original', r.input->>'prompt'),
       case when r.input->>'original' is not null then r.input->>'prompt' end, i->>'url'
     from tool_runs r, jsonb_array_elements(r.output->'images') i
     where r.user_id = $1 and r.id = $2 and r.tool = 'image-generator' and i->>'url' ~ '[0-9a-f-]{36}\\.png$'
     on conflict do nothing returning id
     ) ${namedFiles("named", "'images/' || named.id || '.png'")}`,
    [ctx.userId, runId],
  );
}

/** False when its run or its member was deleted. */
export async function hasImage(ctx: DbCtx, id: string): Promise<boolean> {
  const { rows } = await ctx.database.pool.query("select 1 from generated_images where id = $1", [id]);
  return rows.length > 0;
}
