/** Writes the calls of each row of `from`: its `usage` is a JSON list of them, its `user_id` their caller. */
export const loggedUsage = (p: { from: string; now: string }): string => `
  used as (
    insert into api_usage_logs (id, user_id, api_name, tokens_used, status, model, input_tokens, output_tokens, created_at)
    select new_id(), e.user_id, u."apiName", u."tokensUsed", u.status, u.model, u."inputTokens", u."outputTokens", ${p.now}
    from ${p.from} e cross join lateral jsonb_to_recordset(e.usage) as u (
      "apiName" text, "tokensUsed" int, status text, model text, "inputTokens" int, "outputTokens" int)
  )`;
