import { findDifferences } from "./features/wallet/index.ts";
import { runCommand } from "./command.ts";

await runCommand(async (ctx) => {
  const differences = await findDifferences(ctx);
  for (const { userId, bucket, ledger, wallet } of differences) {
    process.stdout.write(`${userId} ${bucket}: the ledger adds up to ${ledger}, the wallet holds ${wallet}\n`);
  }
  process.stdout.write(
    differences.length
      ? `${differences.length} wallets differ from their ledger\n`
      : "Every wallet equals its ledger\n",
  );
  return differences.length ? 1 : 0;
});
