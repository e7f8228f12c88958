// The product beside a bare pass-through; with `sizes` what its pages weigh, with `lighthouse` how fast they are on a phone,
// with `long-chat` and `sheet` how a long chat and a large sheet feel.
import { appEnv, appNode, ensureInstalled, ensureWebBuilt, follow, main } from "./prepare.mjs";

main(() => {
  const [first, ...rest] = process.argv.slice(2);
  ensureInstalled();
  const ofPages = {
    sizes: "bench/page-sizes.ts",
    lighthouse: "bench/lighthouse.ts",
    "long-chat": "bench/long-chat.ts",
    sheet: "bench/sheet.ts",
  }[first];
  if (ofPages) {
    ensureWebBuilt();
    follow(appNode(), [ofPages, ...rest], appEnv());
  } else follow(appNode(), ["bench/run.ts", ...process.argv.slice(2)], appEnv());
});
