/** `run`: a run whose result a member changed, locked by that. */
export const changedResult = (p: {
  user: string;
  run: string;
  output: string;
  markdown: string;
  now: string;
}): string => `
  run as (
    update tool_runs set output = ${p.output}, markdown = ${p.markdown}, updated_at = ${p.now}
    where user_id = ${p.user} and id = ${p.run} returning user_id as run_user, id as run_id
  )`;
