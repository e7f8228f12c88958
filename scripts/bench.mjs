// The product beside a bare pass-through; with `sizes` what its pages weigh.
import { appEnv, appNode, ensureInstalled, ensureWebBuilt, follow, main } from "./prepare.mjs";

main(() => {
  const [first, ...rest] = process.argv.slice(2);
  ensureInstalled();
  if (first === "sizes") {
    ensureWebBuilt();
    follow(appNode(), ["bench/page-sizes.ts", ...rest], appEnv());
  } else follow(appNode(), ["bench/run.ts", ...process.argv.slice(2)], appEnv());
});
