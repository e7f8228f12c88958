import { appEnv, appNode, ensureInstalled, ensureWebBuilt, follow, leanEnv, main } from "./prepare.mjs";

main(() => {
  ensureInstalled();
  ensureWebBuilt();
  follow(appNode(), ["server/src/main.ts"], appEnv(leanEnv));
});
