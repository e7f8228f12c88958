import {
  creatorsKeptMax,
  decisionsMax,
  decisionTextMaxLength,
  ideasShownMax,
  ideaTextMax,
  ideaTitleMax,
  killTestsMax,
  messageMaxLength,
  messagesPerPage,
  planMaxLength,
  testTextMaxLength,
} from "@cofounder/contract";
import type { TestApp } from "./test-app.ts";
import { openScene, type Scene } from "./test-endpoints.ts";
import { founderText } from "./test-largest.ts";

/** Room for what a test adds itself. */
const spare = 20;

/** A scene whose owner has as much of everything as is allowed, or as is shown at once. */
export async function openFullScene(app: TestApp): Promise<Scene> {
  const scene = await openScene(app);
  const { pool } = app.built.parts.ctx.database;
  await pool.query("update profiles set token_balance = 1000000");
  const { userId, planId } = scene.ids;
  const { api } = scene.owner;
  await pool.query(
    `insert into ideas (user_id, id, title, text, made_by, created_at, updated_at)
     select $1, new_id(), $2, at || ' ' || $3::text, 'member', now(), now() from generate_series(1, $4) at`,
    [userId, founderText(ideaTitleMax), founderText(ideaTextMax - 10), ideasShownMax],
  );
  await pool.query(
    `with made as (
       insert into kill_tests (user_id, id, venture_id, version, ends_on)
       select t.user_id, new_id(), t.venture_id, 1, t.ends_on
       from kill_tests t cross join generate_series(2, $3) where t.user_id = $1 and t.id = $2 returning id
     ) insert into kill_test_versions (user_id, test_id, version, rule, signature, locked_at)
     select v.user_id, made.id, 1, v.rule || jsonb_build_object('statement', $4::text, 'how', $4::text, 'counted', $4::text,
       'stopRule', $4::text), v.signature, v.locked_at
     from made cross join kill_test_versions v where v.user_id = $1 and v.test_id = $2`,
    [userId, scene.ids["testId"], killTestsMax - spare, founderText(testTextMaxLength)],
  );
  await pool.query(
    `with made as (
       insert into decisions (user_id, id, venture_id, version)
       select d.user_id, new_id(), d.venture_id, 1
       from decisions d cross join generate_series(2, $3) where d.user_id = $1 and d.id = $2 returning id
     ) insert into decision_versions (user_id, decision_id, version, decided, because, at)
     select $1, made.id, 1, $4, $4, now() from made`,
    [userId, scene.ids["decisionId"], decisionsMax - spare, founderText(decisionTextMaxLength)],
  );
  await api.savedPlans.write({ planId: planId ?? "", markdown: linesOf("old") });
  await api.savedPlans.write({ planId: planId ?? "", markdown: linesOf("new") });
  await api.tools.importCreators({ csv: creatorsCsv(creatorsKeptMax) });
  await talkALot(app, scene);
  await pool.query(
    `insert into sessions (id, user_id, token, ip_address, user_agent, expires_at, created_at, updated_at)
     select new_id(), $1, new_id(), '127.0.0.1', repeat('x', 14000), now() + interval '7 days', now(), now() - interval '1 hour'
     from generate_series(1, 400)`,
    [userId],
  );
  const { rows } = await pool.query<{ leafId: string }>(`select leaf_id as "leafId" from chats where id = $1`, [
    scene.ids["chatId"],
  ]);
  return { ...scene, ids: { ...scene.ids, leafId: rows[0]?.leafId ?? "" } };
}

/** Lines of which every tenth differs. */
function linesOf(kind: string): string {
  let text = "";
  for (let at = 0; text.length < planMaxLength - 60; at++)
    text += `${at % 10 ? "Line" : kind} ${at} of a plan that is long\n`;
  return text;
}

export function creatorsCsv(lines: number): string {
  const rows = Array.from({ length: lines }, (_, at) => `Creator ${at},creator${at},youtube,food,${at},2.1,Spain`);
  return ["name,handle,platform,category,followers,engagement,country", ...rows].join("\n");
}

/** A page of the longest messages above the existing reply, each with an answer like it. */
async function talkALot(app: TestApp, { ids, started }: Scene): Promise<void> {
  const { pool } = app.built.parts.ctx.database;
  for (let pair = 0; pair < messagesPerPage / 2; pair++) {
    await pool.query(
      `with leaf as (select leaf_id as id from chats where user_id = $1 and id = $2),
       question as (
         insert into messages (user_id, id, chat_id, parent_id, message_type, content, outcome, created_at)
         select $1, new_id(), $2, leaf.id, 'user', $3, 'done', now() from leaf returning id
       ), reply as (
         insert into messages (user_id, id, chat_id, parent_id, message_type, content, parts, outcome, created_at)
         select $1, new_id(), $2, question.id, 'ai', m.content, m.parts, 'done', now()
         from question, messages m where m.user_id = $1 and m.id = $4 returning id
       ) update chats set leaf_id = reply.id from reply where chats.user_id = $1 and chats.id = $2`,
      [ids["userId"], ids["chatId"], founderText(messageMaxLength), started.reply.id],
    );
  }
}
