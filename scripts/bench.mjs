import { appEnv, appNode, ensureInstalled, follow, main } from "./prepare.mjs";

main(() => {
  ensureInstalled();
  follow(appNode(), ["bench/run.ts", ...process.argv.slice(2)], appEnv());
});
