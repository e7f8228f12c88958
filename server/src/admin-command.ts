import { findByEmail, grantAdmin, listAdmins, revokeAdmin } from "./features/accounts/index.ts";
import { unblockByOperator } from "./features/blocks/index.ts";
import type { DbCtx } from "./platform/ctx.ts";
import { runCommand } from "./command.ts";

const usage = "Usage: npm run admin -- grant|revoke|unblock <e-mail>, or: npm run admin -- list";

const changes = new Map([
  ["grant", { change: grantAdmin, done: "Granted" }],
  ["revoke", { change: revokeAdmin, done: "Revoked" }],
  ["unblock", { change: unblockByOperator, done: "Unblocked" }],
]);

await runCommand(async (ctx) => {
  const [action = "", email = ""] = process.argv.slice(2);
  if (action === "list") return list(ctx);
  const wanted = changes.get(action);
  if (!wanted || !email) return print(usage, 2);
  const person = await findByEmail(ctx, email);
  if (!person) return print(`There is no account with the address ${email}.`, 1);
  if (!person.emailVerified) return print(`${email} is not confirmed yet. Confirm the address first.`, 1);
  const changed = await wanted.change(ctx, { userId: person.id, because: "command" });
  return print(changed ? `${wanted.done}: ${email}` : `Nothing to change for ${email}.`, 0);
});

async function list(ctx: DbCtx): Promise<number> {
  const admins = await listAdmins(ctx);
  const lines = admins.map(({ email, since }) => `${email}  since ${since.toISOString().slice(0, 10)}`);
  return print(lines.length ? lines.join("\n") : "There is no admin.", 0);
}

function print(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}
