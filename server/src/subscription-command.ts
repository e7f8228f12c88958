import { planTier } from "@cofounder/contract";
import { findByEmail } from "./features/accounts/index.ts";
import { activatePlan } from "./features/subscriptions/index.ts";
import { inTransaction } from "./platform/ctx.ts";
import { runCommand } from "./command.ts";

const usage = "Usage: npm run subscription -- activate <e-mail> starter|pro|premium";

await runCommand(async (ctx) => {
  const [action, email = "", wanted] = process.argv.slice(2);
  const tier = planTier.safeParse(wanted);
  if (action !== "activate" || !email || !tier.success) return tell(usage, 2);
  const person = await findByEmail(ctx, email);
  if (!person) return tell(`There is no account with the address ${email}.`, 1);
  const activation = { userId: person.id, tier: tier.data, source: "operator", because: "command" } as const;
  const changed = await inTransaction(ctx, (tx) => activatePlan(tx, activation));
  return tell(changed ? `Activated ${tier.data} for ${email}` : `${email} has this plan already.`, 0);
});

function tell(text: string, code: number): number {
  process.stdout.write(`${text}\n`);
  return code;
}
