import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { offer } from "./fixtures/owner.ts";
import { ownerEmail, supportEmail } from "./fixtures/stage.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene({ model: true });
const unpublished = setScene();

test.each(windows("phone"))("the progress of a run is visible on a %s, from its start to its end", async (window) => {
  const answer = Promise.withResolvers<string>();
  scene.model.answerWhole = () => answer.promise;
  const { page } = await scene.member({ path: "/investor-guide", window });
  const started = Promise.withResolvers<void>();
  await page.route("**/api/tools/investor-guide/runs", async (route) => {
    if (route.request().method() === "POST") await started.promise;
    await route.continue();
  });
  await page.locator('[name="stage"]').selectOption("seed");
  await page.locator('[name="industry"]').selectOption("saas");
  await page.getByText("Costs 2 tokens", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Generate Guidance" }).click();
  const bar = page.getByRole("progressbar", { name: "Progress of this run" });
  await bar.waitFor();
  const state = () => bar.evaluate((each) => [each.dataset["state"], each.ariaValueNow, each.ariaValueMax]);
  expect(await state()).toEqual(["indeterminate", null, "100"]);
  started.resolve();
  await expect.poll(state).toEqual(["loading", "65", "100"]);
  expect(await barriers(page)).toEqual({});
  answer.resolve(JSON.stringify({ advice: "Ask first those who know the trade.", letter: "Dear [name], hello." }));
  await expect.poll(state).toEqual(["complete", "100", "100"]);
  await page.getByText("Guidance Generated", { exact: true }).waitFor();
  await bar.waitFor({ state: "detached" });
});

test("copying a result is confirmed", async () => {
  scene.model.answerWhole = () => JSON.stringify({ advice: "Ask.", letter: "Dear [name], hello." });
  const { page, context } = await scene.member({ path: "/investor-guide" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator('[name="stage"]').selectOption("seed");
  await page.locator('[name="industry"]').selectOption("saas");
  await page.getByRole("button", { name: "Generate Guidance" }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).first().click();
  await page.getByRole("listitem").filter({ hasText: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("## ");
});

test("the contact page shows the support address of this installation, and none if only the owner's is known", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(`${scene.application.url}/contact`);
  const link = page.getByRole("link", { name: supportEmail });
  expect(await link.getAttribute("href")).toBe(`mailto:${supportEmail}`);
  await page.goto(`${unpublished.application.url}/contact`);
  await page.getByText("Write through the form; the answer comes to your own address.").waitFor();
  expect(await page.content()).not.toContain(ownerEmail);
});

test("submitting a pitch opens its form, and a reload keeps it open", async () => {
  const { page } = await scene.member({ path: "/fundraising" });
  await page.getByRole("button", { name: "Submit a pitch" }).click();
  const form = page.getByRole("heading", { name: "Submit a pitch" });
  await form.waitFor();
  await page.reload();
  await form.waitFor();
  await page.getByLabel("Company name").fill("Brotbote");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "New pitch" }).click();
  await expectVisible(form);
});

test("prices are formatted for the reader's language", async () => {
  const code = await offer(scene, { grantsPremium: true });
  const { page, member } = await scene.member({ path: "/app-generator", locale: "de-DE" });
  expect((await member.post("/api/promo-codes/redeem", { code })).status).toBe(200);
  await page.reload();
  await page.getByText("Kostet höchstens 16.000 Tokens").waitFor();
});
