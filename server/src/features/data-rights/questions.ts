/** A member's data, by the name of its file in the export. Secrets of sessions and factors are excluded. */
export const questions: Record<string, string> = {
  account: `
    select u.id, u.email, u.email_verified, u.two_factor_enabled, u.created_at, p.display_name, p.avatar_url, p.language,
      p.token_balance, p.plan_tokens, has_premium(u.id) as is_premium,
      array(select role from user_roles r where r.user_id = u.id) as roles
    from users u left join profiles p on p.user_id = u.id where u.id = $1`,
  chats: `
    select c.id, c.title, c.startup_type, c.venture_id, c.shared_venture_id, c.created_at, c.updated_at, (
      select coalesce(json_agg(json_build_object(
        'id', m.id, 'parent_id', m.parent_id, 'message_type', m.message_type, 'content', m.content, 'tool', m.tool,
        'reading', m.reading, 'parts', m.parts,
        'sources', m.sources, 'analyst_rating', m.analyst_rating, 'outcome', m.outcome, 'tokens_used', m.tokens_used,
        'cost', m.cost, 'created_at', m.created_at, 'settled_figures', (
          select coalesce(json_agg(json_build_object('start', f.span_start, 'end', f.span_end, 'reading', f.reading,
            'settled_at', f.settled_at) order by f.span_start), '[]')
          from figure_settlements f where f.user_id = m.user_id and f.chat_id = m.chat_id and f.message_id = m.id)) order by m.created_at, m.id), '[]')
      from messages m where m.user_id = c.user_id and m.chat_id = c.id) as messages
    from chats c where c.user_id = $1 order by c.created_at, c.id`,
  ventures: `
    select w.id, w.name, w.line, w.buyer, w.offer, w.stage, w.place, w.currency, w.type, w.version, w.created_at, w.updated_at, (
      select json_agg(json_build_object('version', v.version, 'said', v.said, 'at', v.at) order by v.version)
      from venture_versions v where v.user_id = w.user_id and v.venture_id = w.id) as versions
    from ventures w where w.user_id = $1 order by w.created_at, w.id`,
  "venture-figures": `
    select f.id, f.venture_id, f.chat_id, f.message_id, f.span_start, f.span_end, f.created_at, (
      select json_agg(json_build_object('version', v.version, 'quantity', v.quantity, 'state', v.state,
        'changed_by', v.changed_by, 'created_at', v.created_at) order by v.version)
      from venture_figure_versions v where v.user_id = f.user_id and v.figure_id = f.id) as versions
    from venture_figures f where f.user_id = $1 order by f.created_at, f.id`,
  "venture-scenarios": `
    select s.id, s.venture_id, s.created_at, (
      select json_agg(json_build_object('version', v.version, 'name', v.name, 'values', v.values, 'months', v.months,
        'seed', v.seed, 'at', v.at) order by v.version)
      from venture_scenario_versions v where v.user_id = s.user_id and v.scenario_id = s.id) as versions
    from venture_scenarios s where s.user_id = $1 order by s.created_at, s.id`,
  "venture-links": `
    select id, venture_id, reader, expires_at, opened, openings, created_at
    from venture_shares where user_id = $1 order by created_at, id`,
  "venture-members": `
    select m.id, m.venture_id, m.user_id = $1 as in_own_venture, m.access, m.email, m.expires_at, m.created_at
    from venture_members m where m.user_id = $1 or m.member_id = $1 order by m.created_at, m.id`,
  decisions: `
    select d.id, d.venture_id, d.created_at, (
      select json_agg(json_build_object('version', v.version, 'decided', v.decided, 'because', v.because,
        'look_again_on', v.look_again_on, 'at', v.at) order by v.version)
      from decision_versions v where v.user_id = d.user_id and v.decision_id = d.id) as versions
    from decisions d where d.user_id = $1 order by d.created_at, d.id`,
  "kill-tests": `
    select t.id, t.venture_id, t.chat_id, t.message_id, t.created_at, (
      select json_agg(json_build_object('version', v.version, 'rule', v.rule, 'signature', v.signature,
        'signed_for', v.signed_for, 'locked_at', v.locked_at) order by v.version)
      from kill_test_versions v where v.user_id = t.user_id and v.test_id = t.id) as versions, (
      select coalesce(json_agg(json_build_object('count', r.count, 'of', r.asked, 'notes', r.notes, 'verdict', r.verdict,
        'rating', r.rating, 'entered_at', r.entered_at) order by r.number), '[]')
      from kill_test_results r where r.user_id = t.user_id and r.test_id = t.id) as results, (
      select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'added_at', f.created_at)
        order by f.created_at, f.id), '[]')
      from kill_test_files f where f.user_id = t.user_id and f.test_id = t.id) as files
    from kill_tests t where t.user_id = $1 order by t.created_at, t.id`,
  pitches: `
    select p.id, p.company_name, p.industry, p.stage, p.description, p.seeking_amount, p.traction, p.visibility, p.status,
      p.opens_at, p.closes_at, p.hidden_because, p.created_at, p.updated_at from pitches p
    where p.user_id = $1 order by p.created_at, p.id`,
  "contact-requests": `
    select r.pitch_id, r.from_user_id = $1 as sent_by_me, r.name, r.organisation, r.cheque_min, r.cheque_max, r.message,
      r.status, r.answer, r.created_at, r.answered_at
    from pitch_requests r join pitches p on p.id = r.pitch_id where r.from_user_id = $1 or p.user_id = $1
    order by r.created_at, r.id`,
  "contact-messages": `
    select name, email, category, subject, message, created_at, mailed_at, handled_at from contact_messages
    where user_id = $1 order by created_at, id`,
  "promo-codes": `
    select c.code, c.description, c.token_bonus, u.used_at from promo_code_usage u
    left join promo_codes c on c.id = u.promo_code_id where u.user_id = $1 order by u.used_at, u.id`,
  "saved-plans": `
    select p.id, p.title, p.folder, p.source, p.version, p.created_at, p.updated_at, (
      select json_agg(json_build_object('version', v.version, 'markdown', v.markdown, 'created_at', v.created_at) order by v.version)
      from saved_plan_versions v where v.user_id = p.user_id and v.plan_id = p.id) as versions, (
      select coalesce(json_agg(json_build_object('expires_at', s.expires_at, 'created_at', s.created_at) order by s.created_at), '[]')
      from saved_plan_shares s where s.user_id = p.user_id and s.plan_id = p.id) as links
    from saved_plans p where p.user_id = $1 order by p.created_at, p.id`,
  ideas: `
    select id, title, text, made_by, created_at, updated_at from ideas where user_id = $1 order by created_at, id`,
  images: `
    select id, run_id, prompt, enhanced_prompt, image_url, created_at from generated_images
    where user_id = $1 order by created_at, id`,
  websites: `
    select id, business_name, description, industry, color_scheme, html_code, css_code, js_code, address, published_at,
      created_at, updated_at
    from generated_websites where user_id = $1 order by created_at, id`,
  "imported-creators": `
    select platform, handle, name, category, followers, engagement, country, created_at from imported_creators
    where user_id = $1 order by platform, handle`,
  "tool-results": `
    select id, tool, title, status, input, output, markdown, made_by, sources, marks, cost, ticked, created_at, updated_at
    from tool_runs where user_id = $1 order by created_at, id`,
  subscriptions: `
    select s.id, p.name, s.tier, p.token_limit, p.price_monthly, s.is_active, s.source, s.started_at,
      s.period_start, s.period_end, s.ends_at, s.scheduled_tier, s.cancel_at_end, s.created_at, s.updated_at
    from user_subscriptions s join subscription_plans p on p.id = s.plan_id where s.user_id = $1 order by s.created_at, s.id`,
  payments: `
    select customer_id, subscription_id, created_at, updated_at from payment_customers where user_id = $1`,
  "plan-benefits": `
    select kind, taken_at from plan_benefits where user_id = $1 order by taken_at, kind`,
  blocks: `
    select reason, is_active, blocked_at, unblocked_at from blocked_accounts where user_id = $1 order by blocked_at, id`,
  sessions: `
    select id, ip_address, user_agent, assurance, created_at, updated_at, expires_at from sessions
    where user_id = $1 order by created_at, id`,
  "api-keys": `
    select name, prefix, scopes, created_at, expires_at, last_used_at from api_keys
    where user_id = $1 order by created_at, id`,
  usage: `
    select api_name, tokens_used, status, model, input_tokens, output_tokens, created_at
    from api_usage_logs where user_id = $1 order by created_at, id`,
  "security-events": `
    select action, actor_id = subject_id as by_myself, details, created_at from audit_log
    where subject_id = $1 order by created_at, id`,
  "token-ledger": `
    select id, created_at as at, bucket, delta, balance_after as "balanceAfter", reason, note
    from token_ledger where user_id = $1 order by created_at desc, id desc`,
};
