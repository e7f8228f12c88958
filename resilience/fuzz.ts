import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

/**
 * The fuzzing of every test, for longer: `npm run resilience fuzz -- [--rounds 50] [--seed 1]`. The same seed sends the
 * same bytes.
 */
const { values } = parseArgs({
  options: { rounds: { type: "string", default: "50" }, seed: { type: "string", default: "1" } },
});
const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url));
const args = [vitest, "run", "--project", "embedded", "server/src/app/fuzz.test.ts"];
const env = { ...process.env, FUZZ_ROUNDS: values.rounds, FUZZ_SEED: values.seed };
spawn(process.execPath, args, { stdio: "inherit", env }).on("exit", (code) => process.exit(code ?? 1));
