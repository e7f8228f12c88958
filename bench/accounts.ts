import { performance } from "node:perf_hooks";
import pg from "pg";
import { median, percentile } from "./load.ts";
import { startProduct } from "./product.ts";

/**
 * The response times of an installation with many accounts, over HTTP: the admin's search, the usage history and the
 * audit log. Compared with /healthz, which does not use the database. On the embedded database, or on DATABASE_URL.
 */
const accounts = 100_000;
const ledgerRows = 1_000_000;
/** Rows of the measured member; the rest is spread over all accounts. */
const rowsOfMember = 20_000;
const rounds = 60;
const targetMs = 50;

const product = await startProduct(null, 2, { owned: true });
const [owner = "", member = ""] = product.cookies;
const client = new pg.Client(product.database);
await client.connect();
try {
  console.log(`Filling ${accounts} accounts and ${ledgerRows} ledger rows…`);
  await fill();
  const { rows } = await client.query<{ server_version: string }>("show server_version");
  console.log(`PostgreSQL ${rows[0]?.server_version}, ${rounds} rounds, milliseconds\n`);
  console.log("                                       median     p95");
  const medians: number[] = [];
  for (const [what, cookie, path] of await questions()) medians.push(await measure(what, cookie, path));
  const slowest = Math.max(...medians);
  console.log(
    `\nslowest median ${slowest.toFixed(1)} ms, aim ${targetMs} ms: ${slowest < targetMs ? "met" : "missed"}`,
  );
  process.exitCode = slowest < targetMs ? 0 : 1;
} finally {
  await client.end();
  await product.stop();
}

async function fill(): Promise<void> {
  await client.query("set synchronous_commit = off");
  await client.query(
    `with people as (
       insert into users (id, name, email, email_verified, created_at)
       select new_id(), 'Founder ' || n, 'founder' || n || '@' || (array['example.com', 'mail.example', 'startup.example'])[n % 3 + 1], true,
         now() - n * interval '1 minute'
       from generate_series(1, $1) n returning id, email, name, created_at
     )
     insert into profiles (user_id, id, email, display_name, created_at)
     select id, new_id(), email, name, created_at from people`,
    [accounts],
  );
  await client.query(
    `insert into token_ledger (id, user_id, bucket, delta, balance_after, reason, cause, created_at)
     select new_id(), p.user_id, 'balance', case when n % 2 = 0 then 3 else -3 end, 10, case when n % 2 = 0 then 'release' else 'reserve' end,
       'bench:' || n, now() - (random() * 700) * interval '1 day'
     from (select user_id, row_number() over () as number from profiles) p
     join generate_series(1, $1) n on p.number = n % $2 + 1`,
    [ledgerRows - rowsOfMember, accounts],
  );
  await client.query(
    `insert into token_ledger (id, user_id, bucket, delta, balance_after, reason, cause, created_at)
     select new_id(), user_id, 'balance', case when n % 2 = 0 then 3 else -3 end, 10,
       case when n % 2 = 0 then 'release' else 'reserve' end, 'own:' || n, now() - n * interval '37 minutes'
     from profiles, generate_series(1, $1) n where email = 'member1@example.com'`,
    [rowsOfMember],
  );
  await client.query("analyze");
}

/** A cursor far down the member's history. */
async function deepPage(): Promise<string> {
  const { rows } = await client.query<{ at: Date; id: string }>(
    `select created_at as at, id from token_ledger
     where user_id = (select user_id from profiles where email = 'member1@example.com')
     order by created_at desc, id desc offset 15000 limit 1`,
  );
  const [row] = rows;
  return Buffer.from(JSON.stringify([row?.at.toISOString(), row?.id])).toString("base64url");
}

async function questions(): Promise<[string, string, string][]> {
  return [
    ["baseline: /healthz", owner, "/healthz"],
    ["users, newest first", owner, "/api/admin/users"],
    ["users, one address", owner, "/api/admin/users?query=founder77777@"],
    ["users, a piece of some 1,000", owner, "/api/admin/users?query=der9876"],
    ["users, a piece that all have", owner, "/api/admin/users?query=founder"],
    ["users, two letters, many", owner, "/api/admin/users?query=fo"],
    ["users, two letters, nobody", owner, "/api/admin/users?query=zq"],
    ["users, nobody", owner, "/api/admin/users?query=nobodyhasthisname"],
    ["history, newest", member, "/api/wallet/history"],
    ["history, page 300", member, `/api/wallet/history?cursor=${await deepPage()}`],
    ["history, what came in", member, "/api/wallet/history?direction=in"],
    ["history, a rare reason", member, "/api/wallet/history?reason=sign_up"],
    ["history, a month", member, `/api/wallet/history?from=${dayAgo(200)}&to=${dayAgo(170)}`],
    ["account page's figures", member, "/api/account"],
    ["audit log", owner, "/api/admin/audit"],
  ];
}

function dayAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

async function measure(what: string, cookie: string, path: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds + 5; round++) {
    const began = performance.now();
    const response = await fetch(product.address + path, { headers: { cookie } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    if (round >= 5) times.push(performance.now() - began);
  }
  const [middle, p95] = [median(times), percentile(times, 0.95)];
  console.log(`${what.padEnd(34)} ${middle.toFixed(1).padStart(10)} ${p95.toFixed(1).padStart(7)}`);
  return middle;
}
