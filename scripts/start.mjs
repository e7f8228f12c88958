import { appNode, ensureInstalled, ensureWebBuilt, follow, main } from "./prepare.mjs";

main(() => {
  ensureInstalled();
  ensureWebBuilt();
  follow(appNode(), ["server/src/main.ts"]);
});
