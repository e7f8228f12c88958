import { beforeAll, expect, test, vi } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await app.built.parts.ctx.database.pool.query<Row>(text, values)).rows;

interface Counted {
  kind: string;
  rows: number;
  bytes: number;
}

const countedOf = (member: TestMember) =>
  query<Counted>(
    `select s.kind, s.rows::int as rows, s.bytes::int as bytes from member_storage s join users u on u.id = s.user_id
     where u.email = $1 and s.rows > 0 order by s.kind`,
    [member.email],
  );

/** Lowers a limit for one test of this application's own database. */
async function limit(kind: string, column: "rows_max" | "bytes_max", max: number): Promise<void> {
  await query(`update storage_limits set ${column} = $2 where kind = $1`, [kind, max]);
}

const open = { description: "everyone", seekingAmount: "everyone", traction: "everyone" } as const;
const pitch = {
  companyName: "Chairs",
  industry: "healthcare",
  stage: "seed",
  description: "We fill empty chairs in dental practices.",
  seekingAmount: 100_000,
  traction: "12 paying practices",
  visibility: open,
  opensAt: null,
  closesAt: null,
  status: "draft",
} as const;

test("of 81 pitches sent at once a member keeps fifty", async () => {
  const ann = await app.signUp("Ann");
  const sent = await Promise.all(
    Array.from({ length: 81 }, () => refusalOf(ann.api.pitches.submit(pitch)).catch(() => null)),
  );
  expect(sent.filter((code) => code === "pitch.limit_reached")).toHaveLength(31);
  expect((await ann.api.pitches.mine()).pitches).toHaveLength(50);
});

test("copies of a result count like results, and those beyond the limit are refused however they are made", async () => {
  const bea = await app.signUp("Bea");
  const runId = newId();
  await bea.api.tools.start({ tool: "self-development", runId, input: { category: "habits", goal: "Sleep more" } });
  const run = await vi.waitFor(async () => {
    const { run: found } = await bea.api.tools.get({ runId });
    expect(found.status).toBe("done");
    return found;
  }, 30_000);
  const [one] = (await countedOf(bea)).filter(({ kind }) => kind === "tool_runs");
  expect(one?.rows).toBe(1);
  expect(one?.bytes).toBeGreaterThan(1_000);
  await limit("tool_runs", "bytes_max", 5 * (one?.bytes ?? 0));
  const copies = await Promise.all(
    Array.from({ length: 12 }, () => refusalOf(bea.api.tools.duplicate({ runId: run.id })).catch(() => null)),
  );
  expect(copies.filter((code) => code === "storage.full")).toHaveLength(8);
  const [five] = (await countedOf(bea)).filter(({ kind }) => kind === "tool_runs");
  expect(five).toMatchObject({ rows: 5 });
  // Deleting makes room.
  await bea.api.tools.delete({ runId: run.id });
  await limit("tool_runs", "bytes_max", 1_000_000_000);
  expect((await countedOf(bea)).find(({ kind }) => kind === "tool_runs")).toMatchObject({ rows: 4 });
});

async function madeRun(member: TestMember, start: (runId: string) => Promise<unknown>): Promise<string> {
  const runId = newId();
  await start(runId);
  await vi.waitFor(async () => {
    const { run } = await member.api.tools.get({ runId });
    expect(run.status).toBe("done");
  }, 30_000);
  return runId;
}

const bytesOf = async (member: TestMember, of: string) =>
  (await countedOf(member)).find(({ kind }) => kind === of)?.bytes ?? 0;

test("a site that is changed to more than the limit is refused and stays unchanged; one that shrinks is accepted", async () => {
  const gil = await app.signUp("Gil");
  const input = { businessName: "Tallyho", description: "We help freelancers.", industry: "saas" } as const;
  const siteId = await madeRun(gil, (runId) => gil.api.tools.start({ tool: "website-builder", runId, input }));
  const { site } = (await gil.api.sites.get({ siteId })).site;
  await gil.api.sites.save({ siteId, site });
  const before = await bytesOf(gil, "tool_runs");
  await limit("tool_runs", "bytes_max", before);
  const longer = { ...site, businessName: `Tallyho ${"and sons ".repeat(7)}`.trim() };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => refusalOf(gil.api.sites.save({ siteId, site: longer })).catch(() => null)),
  );
  expect(answers).toEqual(Array(4).fill("storage.full"));
  expect((await gil.api.sites.get({ siteId })).site.site).toEqual(site);
  expect(await bytesOf(gil, "tool_runs")).toBe(before);
  await limit("tool_runs", "bytes_max", 1);
  await gil.api.sites.save({ siteId, site: { ...site, businessName: "Tally" } });
  expect(await bytesOf(gil, "tool_runs")).toBeLessThan(before);
  await limit("tool_runs", "bytes_max", 1_000_000_000);
});

test("a result that began under the limit is stored completely", async () => {
  const hal = await app.signUp("Hal");
  await limit("tool_runs", "bytes_max", 500);
  const input = { category: "habits", goal: "Sleep more" } as const;
  await madeRun(hal, (runId) => hal.api.tools.start({ tool: "self-development", runId, input }));
  expect(await bytesOf(hal, "tool_runs")).toBeGreaterThan(500);
  await limit("tool_runs", "bytes_max", 1_000_000_000);
});

test("a plan that is changed to more than the limit is refused and stays unchanged", async () => {
  const ira = await app.signUp("Ira");
  const input = { category: "habits", goal: "Sleep more" } as const;
  const runId = await madeRun(ira, (id) => ira.api.tools.start({ tool: "self-development", runId: id, input }));
  const { plan } = await ira.api.savedPlans.save({ source: { kind: "run", runId } });
  const { markdown } = (await ira.api.savedPlans.get({ planId: plan.id })).plan;
  const before = await bytesOf(ira, "saved_plans");
  await limit("saved_plans", "bytes_max", before + 50);
  const write = (text: string) => ira.api.savedPlans.write({ planId: plan.id, markdown: text });
  expect(await refusalOf(write(`${markdown} ${"more ".repeat(100)}`))).toBe("storage.full");
  expect((await ira.api.savedPlans.get({ planId: plan.id })).plan.markdown).toBe(markdown);
  await write("Less.");
  expect(await bytesOf(ira, "saved_plans")).toBe(5);
  await limit("saved_plans", "bytes_max", 100_000_000);
});

/** Tables bounded by bytes whose rows no member changes, and why. */
const unchanged: Record<string, string> = {
  kill_test_files: "written once",
  saved_plan_versions: "written once",
};

test("a table bounded by bytes refuses to grow, or is never changed by its member", async () => {
  const kinds = await query<{ kind: string }>(
    `select l.kind from storage_limits l where l.bytes_max is not null and not exists (
       select 1 from pg_trigger t where t.tgrelid = l.kind::regclass and t.tgname = 'refuse_growth')`,
  );
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(unchanged));
});

test("a message beyond the limit is refused with the reason, is not stored and costs nothing", async () => {
  const cid = await app.signUp("Cid");
  await limit("messages", "bytes_max", 500);
  const { balance } = await cid.api.wallet.get();
  expect(await refusalOf(cid.send("A booking tool for dentists. ".repeat(40)))).toBe("storage.full");
  expect((await cid.api.wallet.get()).balance).toBe(balance);
  expect((await cid.api.chats.list({})).chats).toEqual([]);
  await limit("messages", "bytes_max", 300_000_000);
});

test("a reply that began under the limit is stored completely, however long it became", async () => {
  const dan = await app.signUp("Dan");
  await limit("messages", "bytes_max", 400);
  const { turnId } = await dan.send("A booking tool for dentists in Berlin for €49 a month.");
  const reply = await dan.finish(turnId);
  expect(reply.content.length).toBeGreaterThan(400);
  await limit("messages", "bytes_max", 300_000_000);
});

test("the counts match the rows after writing, copying, deleting and all at once", async () => {
  const eve = await app.signUp("Eve");
  const { turnId, chat } = await eve.send("A booking tool for dentists in Berlin for €49 a month.");
  await eve.finish(turnId);
  await eve.api.ideas.add({ title: "Chairs", text: "Fill them." });
  const kinds = await query<{ kind: string }>("select kind from storage_limits order by kind");
  const there = kinds
    .map(({ kind }) => {
      const column = kind === "pitch_requests" ? "from_user_id" : "user_id";
      const bytes = kind === "messages" ? "coalesce(sum(octet_length(content)), 0)" : "null";
      return `select '${kind}' as kind, count(*)::int as rows, (${bytes})::int as bytes from ${kind} t
              join users u on u.id = t.${column} where u.email = $1 having count(*) > 0`;
    })
    .join(" union all ");
  const exact = async () => {
    const counted = await countedOf(eve);
    const found = await query<Counted>(`${there} order by kind`, [eve.email]);
    expect(counted.map(({ kind, rows }) => [kind, rows])).toEqual(found.map(({ kind, rows }) => [kind, rows]));
    const messages = ({ kind }: Counted) => kind === "messages";
    expect(counted.find(messages)?.bytes).toBe(found.find(messages)?.bytes);
    return found.length;
  };
  expect(await exact()).toBeGreaterThan(2);
  await eve.api.chats.delete({ chatId: chat.id });
  await exact();
});

/** Tables of a member whose rows need no limit of their own, and why. */
const unlimited: Record<string, string> = {
  api_call_counts: "a row a day",
  api_usage_logs: "a row for what was paid or limited; goes after 400 days",
  audit_log: "written by the database; rate limits bound what causes it",
  blocked_accounts: "by admins",
  credentials: "one for each account",
  generated_images: "go with their run",
  generated_websites: "go with their run",
  idempotent_calls: "bounded by the calls of a day; go after a day",
  imported_creators: "2,000 at most, counted within the import's transaction",
  member_storage: "the counts themselves",
  payment_customers: "one for each account",
  plan_benefits: "one of each kind",
  profiles: "one for each account",
  promo_code_usage: "one for each code",
  sessions: "bounded by attempts to sign in; end by themselves",
  token_ledger: "a row for each move of tokens",
  token_reservations: "one for each running reply or tool",
  tool_events: "bounded by its answer; go an hour after the run's end",
  turn_events: "bounded by its reply; go with the turn's end",
  turns: "one for each reply",
  two_factors: "one for each account",
  user_roles: "one of each kind",
  user_subscriptions: "one for each plan that was begun",
};

test("every table of a member's rows has a limit, or a reason to have none", async () => {
  const tables = await query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('user_id', 'from_user_id') order by 1`,
  );
  const limited = new Set((await query<{ kind: string }>("select kind from storage_limits")).map(({ kind }) => kind));
  expect(tables.map(({ name }) => name).filter((name) => !limited.has(name) && !(name in unlimited))).toEqual([]);
});

test("the counts of an account are deleted with it", async () => {
  const fay = await app.signUp("Fay");
  await fay.api.ideas.add({ title: "Chairs", text: "Fill them." });
  expect(await countedOf(fay)).not.toEqual([]);
  const before = await query("select 1 from member_storage");
  await query("delete from users where email = $1", [fay.email]);
  const after = await query("select 1 from member_storage");
  expect(after.length).toBeLessThan(before.length);
  const orphans = await query(
    "select 1 from member_storage s where not exists (select 1 from users u where u.id = s.user_id)",
  );
  expect(orphans).toEqual([]);
});
