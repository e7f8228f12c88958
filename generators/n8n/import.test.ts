import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { toN8n } from "../src/automations/n8n/export.ts";
import { readAutomation } from "../src/automations/read.ts";

const run = promisify(execFile);

const descriptions = [
  "When someone sends the form (name, email, budget), if the budget is over 500 post to Slack #sales, " +
    'otherwise wait 2 days and email the customer. In any case add a row to Google Sheets "Leads".',
  'Every Monday at 9 read the rows from Google Sheets "Revenue", summarise them with GPT and send the summary to ana@acme.example via Gmail.',
  "Wenn eine Zahlung eingeht, trage den Kontakt in HubSpot ein, dann lege eine Seite in Notion an und poste in Discord.",
  "当收到Telegram消息时，如果内容包含“报价”，添加到Airtable，否则发送邮件到 team@acme.example。",
  "Update the CRM somehow",
];
const workflows = descriptions.flatMap((description) => [
  toN8n(readAutomation(description)),
  { ...toN8n(readAutomation(description), { compatible: true }), name: `Older: ${description.slice(0, 30)}` },
]);

let home: string;
let database: pg.ClientConfig;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "n8n-"));
  await chmod(home, 0o700);
  await mkdir(join(home, "exports"));
  for (const [index, workflow] of workflows.entries())
    await writeFile(join(home, "exports", `${index}.json`), JSON.stringify(workflow));
  const server = inject("postgres");
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query("create database n8n");
  await admin.end();
  database = { ...server, database: "n8n" };
});

afterAll(() => rm(home, { recursive: true, force: true }));

async function n8n(...args: string[]): Promise<string> {
  const { host = "localhost", port = 5432, user = "postgres" } = database;
  const env = {
    PATH: "/usr/bin:/bin",
    HOME: home,
    N8N_USER_FOLDER: home,
    N8N_DIAGNOSTICS_ENABLED: "false",
    N8N_VERSION_NOTIFICATIONS_ENABLED: "false",
    DB_TYPE: "postgresdb",
    DB_POSTGRESDB_HOST: host,
    DB_POSTGRESDB_PORT: String(port),
    DB_POSTGRESDB_USER: user,
    DB_POSTGRESDB_PASSWORD: typeof database.password === "string" ? database.password : "none",
    DB_POSTGRESDB_DATABASE: "n8n",
  };
  const { stdout, stderr } = await run(inject("n8n").node, [inject("n8n").program, ...args], { env, timeout: 240_000 });
  return stdout + stderr;
}

test("the real n8n imports every export, as it is and for older versions, and stores its nodes and connections", async () => {
  expect(await n8n("import:workflow", "--separate", `--input=${join(home, "exports")}`)).toContain(
    `Successfully imported ${workflows.length} workflows`,
  );
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{
    name: string;
    nodes: { name: string }[];
    connections: object;
    active: boolean;
  }>("select name, nodes, connections, active from workflow_entity");
  await client.end();
  const stored = new Map(rows.map((row) => [row.name, row]));
  for (const { name, nodes, connections } of workflows) {
    expect(stored.get(name)?.nodes.map((node) => node.name)).toEqual(nodes.map((node) => node.name));
    expect(stored.get(name)?.connections).toEqual(connections);
    expect(stored.get(name)?.active).toBe(false);
  }
  const listed = await n8n("list:workflow");
  for (const { name } of workflows) expect(listed).toContain(name);
});
