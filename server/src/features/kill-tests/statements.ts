/** `moved_tests`: the tests of a chat go with it to another venture. */
export const movedTests = (p: { user: string; chat: string; venture: string }): string => `
  moved_tests as (
    update kill_tests set venture_id = ${p.venture} where user_id = ${p.user} and chat_id = ${p.chat}
  )`;

/** A query for `tests`: the decided tests of a venture as JSON, oldest first. */
export const decidedTests = (p: { user: string; venture: string }): string => `
  select coalesce(jsonb_agg(jsonb_build_object('assumption', locked.rule ->> 'assumption', 'verdict', r.verdict,
    'count', r.count, 'of', r.asked, 'at', extract(epoch from r.entered_at) * 1000) order by r.entered_at, t.id), '[]')
  from kill_tests t
  join kill_test_versions locked
    on locked.user_id = t.user_id and locked.test_id = t.id and locked.version = t.version
  join kill_test_results r on r.user_id = t.user_id and r.test_id = t.id and r.number = t.results
  where t.user_id = ${p.user} and t.venture_id = ${p.venture} and t.verdict in ('passed', 'failed')
    and locked.rule ->> 'assumption' is not null`;
