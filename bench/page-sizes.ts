import { launchBrowser } from "../e2e/fixtures/chromium.ts";
import { pageSizes } from "../e2e/fixtures/page-sizes.ts";
import { startProduct } from "./product.ts";

const product = await startProduct(null, 1);
const browser = await launchBrowser();
const sizes = await pageSizes(browser, {
  url: product.address,
  enter: (page) => page.setExtraHTTPHeaders({ cookie: product.cookies[0] ?? "" }),
});
await browser.close();
await product.stop();

const kb = (bytes: number) => (bytes / 1_000).toFixed(1).padStart(8);
console.log("A first visit until nothing more comes, kB over the wire");
console.log(`${"page".padEnd(24)}  script   later   style`);
for (const { page, script, later, style } of sizes)
  console.log(`${page.padEnd(24)}${kb(script)}${kb(later)}${kb(style)}`);
process.exit(0);
