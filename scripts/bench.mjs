// The product beside a bare pass-through; with `sizes` what its pages weigh, with `long-chat` how a long chat feels, with `sheet` how a large sheet does.
import { appEnv, appNode, ensureInstalled, ensureWebBuilt, follow, main } from "./prepare.mjs";

main(() => {
  const [first, ...rest] = process.argv.slice(2);
  ensureInstalled();
  const ofPages = { sizes: "bench/page-sizes.ts", "long-chat": "bench/long-chat.ts", sheet: "bench/sheet.ts" }[first];
  if (ofPages) {
    ensureWebBuilt();
    follow(appNode(), [ofPages, ...rest], appEnv());
  } else follow(appNode(), ["bench/run.ts", ...process.argv.slice(2)], appEnv());
});
