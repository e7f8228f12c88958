import { findByEmail, grantAdmin, revokeAdmin } from "./features/accounts/index.ts";
import { runCommand } from "./command.ts";

const usage = "Usage: npm run admin -- grant|revoke <e-mail>";

await runCommand(async (ctx) => {
  const [action, email = ""] = process.argv.slice(2);
  const change = action === "grant" ? grantAdmin : action === "revoke" ? revokeAdmin : null;
  if (!change || !email) return tell(usage, 2);
  const person = await findByEmail(ctx, email);
  if (!person) return tell(`There is no account with the address ${email}.`, 1);
  const changed = await change(ctx, { userId: person.id, because: "command" });
  return tell(
    changed ? `${action === "grant" ? "Granted" : "Revoked"}: ${email}` : `Nothing to change for ${email}.`,
    0,
  );
});

function tell(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}
