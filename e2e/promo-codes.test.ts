import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit, windows } from "./fixtures/browser.ts";
import { offer } from "./fixtures/owner.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

const field = (page: Page) => page.getByPlaceholder("Enter promo code");

async function apply(page: Page, code: string) {
  await field(page).fill(code);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
}

test.each(windows("phone"))("the panel in the chat redeems a code and closes on a %s", async (window) => {
  const code = await offer(scene, { tokenBonus: 25, grantsPremium: true });
  const { page, chat } = await scene.memberInChat({ window });
  const panel = page.getByRole("button", { name: "Promo Code" });
  await panel.click();
  await page.getByText("Enter your promo code to redeem tokens and benefits").waitFor();
  expect(await page.getByRole("button", { name: "Apply", exact: true }).isDisabled()).toBe(true);
  await apply(page, code.toLowerCase());
  await page.getByText("Promo Code Applied!").waitFor();
  await page.getByText("For the test: 25 tokens, Premium").waitFor();
  await expect.poll(() => chat.tokens.innerText()).toBe("100,035 tokens");
  expect(await panel.getAttribute("aria-expanded")).toBe("false");
  await panel.click();
  expect(await field(page).inputValue()).toBe("");
});

test("each refusal is explained, and the typed code stays", async () => {
  const past = new Date(Date.now() - 1_000).toISOString();
  const [expired, used, mine] = [
    await offer(scene, { expiresAt: past }),
    await offer(scene),
    await offer(scene, { maxUses: 5 }),
  ];
  const other = await scene.member({ path: "/account" });
  expect((await other.member.post("/api/promo-codes/redeem", { code: used })).status).toBe(200);
  const { page, member } = await scene.member({ path: "/account", expected: [/status of 4\d\d/] });
  expect((await member.post("/api/promo-codes/redeem", { code: mine })).status).toBe(200);
  for (const [code, title, text] of [
    ["NOSUCHCODE", "Invalid Promo Code", "Please check your code and try again."],
    [expired, "Expired Promo Code", "This promo code has expired."],
    [used, "Promo Code Limit Reached", "This promo code has reached its usage limit."],
    [mine, "Already Used", "You have already used this promo code."],
  ] as const) {
    await apply(page, code);
    await page.getByText(title, { exact: true }).waitFor();
    await page.getByText(text, { exact: true }).waitFor();
    expect(await field(page).inputValue()).toBe(code);
  }
});

test("a code that makes an admin asks for confirmation; no changes nothing, yes opens the admin page", async () => {
  const code = await offer(scene, { grantsAdmin: true });
  const { page } = await scene.member({ path: "/account", expected: [/status of 428/] });
  await apply(page, code);
  const dialog = page.getByRole("alertdialog", { name: "Become an admin?" });
  await dialog.getByRole("button", { name: "Do not apply it" }).click();
  await dialog.waitFor({ state: "hidden" });
  expect(await field(page).inputValue()).toBe(code);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await dialog.getByRole("button", { name: "Make me an admin" }).click();
  await page.getByText("For the test: Admin of this installation").waitFor();
  await page.getByRole("button", { name: /^Account menu/ }).click();
  await page.getByRole("menuitem", { name: "Admin" }).click();
  await page.getByRole("heading", { name: "Admin Dashboard", level: 1 }).waitFor();
});

test("the start page's box tells a visitor to log in, and redeems a member's code", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(scene.application.url);
  await apply(page, "ANYTHING");
  await page.getByText("Authentication Required", { exact: true }).waitFor();
  await page.getByText("Please log in to apply promo codes").waitFor();
  expect(await field(page).inputValue()).toBe("ANYTHING");
  const code = await offer(scene, { tokenBonus: 7 });
  const signedIn = await scene.member({ path: "/dashboard" });
  await signedIn.page.getByText("10 tokens").first().waitFor();
  await signedIn.page.goto(scene.application.url);
  await signedIn.page.getByText("10 tokens").first().waitFor();
  await apply(signedIn.page, code);
  await signedIn.page.getByText("17 tokens").first().waitFor();
});
