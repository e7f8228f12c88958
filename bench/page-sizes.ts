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
console.log("JavaScript of a first visit, kB after gzip");
console.log("page          start   ahead     all");
for (const { page, start, ahead } of sizes)
  console.log(`${page.padEnd(10)}${kb(start)}${kb(ahead)}${kb(start + ahead)}`);
process.exit(0);
