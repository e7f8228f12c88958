import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { beforeAll, expect, test, vi } from "vitest";
import { compiledCode } from "../../../e2e/fixtures/compiled-code.ts";
import { grantAdmin } from "../features/accounts/index.ts";
import { password, signIn, startTestApp, type TestApp } from "./test-app.ts";

// Each command runs in its own process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const run = promisify(execFile);
const folder = fileURLToPath(new URL("..", import.meta.url));

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

function address(): string {
  const { user, password: ofDatabase, database, host, port } = app.database;
  const place = `localhost:${port}/${database}?host=${encodeURIComponent(host ?? "")}`;
  return `postgres://${user}:${encodeURIComponent(String(ofDatabase))}@${place}`;
}

/** Runs an operator command beside the application; returns its exit status and output. */
async function operator(file: string, ...args: string[]): Promise<[number, string]> {
  const env = { DATABASE_URL: address(), ...compiledCode };
  try {
    const { stdout } = await run(process.execPath, [`${folder}${file}`, ...args], { env });
    return [0, stdout.trim()];
  } catch (error) {
    const { code, stdout } = error as { code: number; stdout: string };
    return [code, stdout.trim()];
  }
}

test("the operator grants, lists and revokes admins by a command, and the running application learns of it at once", async () => {
  const person = await app.signUp("Operated");
  expect(await operator("admin-command.ts", "list")).toEqual([0, "There is no admin."]);
  expect(await operator("admin-command.ts", "grant", person.email)).toEqual([0, `Granted: ${person.email}`]);
  expect((await person.api.accounts.session()).member?.isAdmin).toBe(true);
  expect((await person.api.admin.users({})).users).toHaveLength(1);
  expect((await operator("admin-command.ts", "list"))[1]).toMatch(/^operated@example\.com {2}since \d{4}-\d\d-\d\d$/);
  expect((await operator("admin-command.ts", "grant", person.email))[1]).toBe(`Nothing to change for ${person.email}.`);
  expect(await operator("admin-command.ts", "revoke", person.email)).toEqual([0, `Revoked: ${person.email}`]);
  await app.built.parts.ctx.notifications.caughtUp();
  await expect(person.api.admin.users({})).rejects.toThrow("admin privileges");
  const { rows } = await app.built.parts.ctx.database.pool.query<{ action: string }>(
    "select action from audit_log where action like 'admin.%' order by created_at, id",
  );
  expect(rows.map(({ action }) => action)).toEqual(["admin.granted", "admin.revoked"]);
});

test("the operator unblocks an account that an admin blocked", async () => {
  const [admin, blocked] = [await app.signUp("Blocker"), await app.signUp("Blocked")];
  await grantAdmin(app.built.parts.ctx, {
    userId: (await admin.api.accounts.session()).member?.id ?? "",
    because: "test",
  });
  await app.built.parts.ctx.notifications.caughtUp();
  await admin.api.blocks.block({ email: blocked.email, reason: "By mistake" });
  expect((await app.post("/api/auth/sign-in/email", { email: blocked.email, password })).status).toBe(403);
  expect(await operator("admin-command.ts", "unblock", blocked.email)).toEqual([0, `Unblocked: ${blocked.email}`]);
  expect((await signIn(app, blocked.email)).email).toBe(blocked.email);
});

test("a command that fails prints the reason", async () => {
  expect(await operator("admin-command.ts", "grant", "nobody@example.com")).toEqual([
    1,
    "There is no account with the address nobody@example.com.",
  ]);
  expect((await operator("admin-command.ts", "promote"))[0]).toBe(2);
});

test("the wallet check prints nothing when all is well and names every difference", async () => {
  const person = await app.signUp("Checked");
  expect(await operator("wallet-check.ts")).toEqual([0, "Every wallet equals its ledger"]);
  await app.built.parts.ctx.database.pool.query("update profiles set token_balance = 99 where email = $1", [
    person.email,
  ]);
  const [status, said] = await operator("wallet-check.ts");
  expect(status).toBe(1);
  expect(said).toMatch(/balance: the ledger adds up to 10, the wallet holds 99\n1 wallets differ from their ledger$/);
});

test("the operator's command activates a plan once", async () => {
  const person = await app.signUp("Planned");
  const activate = (tier: string) => operator("subscription-command.ts", "activate", person.email, tier);
  expect(await activate("pro")).toEqual([0, `Activated pro for ${person.email}`]);
  expect(await activate("pro")).toEqual([0, `${person.email} has this plan already.`]);
  expect((await person.api.subscriptions.get()).subscription).toMatchObject({ tier: "pro", tokensRemaining: 50_000 });
  expect((await activate("golden"))[0]).toBe(2);
});
