import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { type Visit, visit, windows } from "./fixtures/browser.ts";
import { ChatPage, idea } from "./fixtures/chat-page.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { ownerOf } from "./fixtures/owner.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

async function asOwner(path: string, { window = "desktop", expected = [] }: Visit = {}) {
  const owner = await ownerOf(scene);
  const visitor = await visit(scene.browser, { window, expected });
  await owner.enter(visitor.context);
  await visitor.page.goto(scene.application.url + path);
  return visitor;
}

const panel = (page: Page) => page.getByRole("heading", { name: "Admin Token Management Panel" });

test.each(windows("desktop"))(
  "an admin finds an account and changes its tokens, and the member's open tab shows it at once, on a %s",
  async (window) => {
    const person = await scene.memberInChat();
    const { page } = await asOwner("/admin?tab=tokens", { window });
    await page.getByRole("searchbox", { name: "Search users" }).fill(person.member.email.slice(0, 16));
    const row = page.getByRole("listitem").filter({ hasText: person.member.email });
    await row.getByRole("button", { name: "Choose" }).click();
    const submit = page.getByRole("button", { name: "Adjust tokens" });
    await submit.click();
    await page.getByText("Enter a whole number above 0.").waitFor();
    await page.getByRole("spinbutton", { name: "Amount" }).fill("32");
    await page.getByRole("textbox", { name: "Reason" }).fill("For a good question");
    await submit.click();
    await page.getByText("32 tokens added").waitFor();
    await expect.poll(() => person.chat.tokens.innerText()).toBe("42 tokens");
    await page.getByRole("combobox", { name: "Operation" }).selectOption("Subtract tokens");
    await page.getByRole("spinbutton", { name: "Amount" }).fill("999");
    await page.getByRole("textbox", { name: "Reason" }).fill("All of it");
    await submit.click();
    await page.getByText("42 tokens subtracted").waitFor();
    await expect.poll(() => person.chat.tokens.innerText()).toBe("0 tokens");
  },
);

test("an admin creates a code, disables and enables it, copies and deletes it", async () => {
  const { page, context } = await asOwner("/admin");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("tab", { name: "Promo Codes" }).click();
  const create = page.getByRole("button", { name: "Create promo code" });
  await create.click();
  await page.getByText("Code and description are required").first().waitFor();
  await page.getByRole("button", { name: "Generate" }).click();
  const code = await page.getByRole("textbox", { name: "Code", exact: true }).inputValue();
  expect(code).toMatch(/^[A-Z0-9]{8}$/);
  await page.getByRole("textbox", { name: "Description" }).fill("Made in a test");
  await create.click();
  await page.getByText("Promo code created successfully").waitFor();
  const row = page.getByRole("listitem").filter({ hasText: code });
  await row.getByText("0 of 1 used").waitFor();
  await page.getByRole("textbox", { name: "Code", exact: true }).fill(code);
  await page.getByRole("textbox", { name: "Description" }).fill("Again");
  const toggle = row.getByRole("switch", { name: `${code} is active` });
  await toggle.click();
  await row.getByText("Inactive").waitFor();
  await toggle.click();
  await row.getByText("Active", { exact: true }).waitFor();
  await row.getByRole("button", { name: `Copy ${code}` }).click();
  await page.getByText("Code copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await row.getByRole("button", { name: `Delete ${code}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await row.waitFor({ state: "detached" });
});

test("an admin imports creators for everybody, sees the imported and the skipped ones, and deletes the list", async () => {
  const { page } = await asOwner("/admin");
  await page.getByRole("tab", { name: "Creators" }).click();
  await page.getByText("No creators were imported yet.").waitFor();
  const csv = "name,handle,platform,followers,engagement\nAna Bakes,anabakes,instagram,12300,2.1\nNobody,,instagram,,";
  await page
    .getByLabel("CSV of creators")
    .setInputFiles({ name: "creators.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByText("1 creator imported.").waitFor();
  await page.getByText(/^Line 3 left out/).waitFor();
  await page.getByText("12,300 followers · 2.1% engagement").waitFor();
  await page.getByText("1 creator", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Delete the list" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete the list" }).click();
  await page.getByText("1 creator deleted.").waitFor();
  await expectVisible(page.getByText("No creators were imported yet."));
});

test("a redemption shows in the transaction history and in the audit log", async () => {
  const owner = await ownerOf(scene);
  const person = await scene.signUp();
  await owner.post("/api/admin/promo-codes", { code: "SEENCODE", description: "To be seen", tokenBonus: 3 });
  await person.post("/api/promo-codes/redeem", { code: "SEENCODE" });
  const { page } = await asOwner("/admin");
  await page.getByRole("tab", { name: "Transaction History" }).click();
  const history = page.getByRole("tabpanel", { name: "Transaction History" });
  await history.getByRole("searchbox").fill("seenc");
  await history.getByRole("listitem").filter({ hasText: person.email }).getByText("3 tokens").waitFor();
  await page.getByRole("tab", { name: "Audit Log" }).click();
  const log = page.getByRole("tabpanel", { name: "Audit Log" });
  await log.getByRole("combobox", { name: "Event" }).selectOption("Promo codes");
  const entry = log.getByRole("listitem").filter({ hasText: "Promo code redeemed" }).filter({ hasText: person.email });
  await expectVisible(entry.first());
});

test("an admin opens a member's chat in a new tab, and can only read it", async () => {
  const person = await scene.memberInChat();
  await person.chat.send(idea);
  await person.page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  const { page, context } = await asOwner("/admin?tab=tokens");
  await page.getByRole("searchbox", { name: "Search users" }).fill(person.member.email);
  const row = page.getByRole("listitem").filter({ hasText: person.member.email });
  await row.getByRole("button", { name: "View Chats" }).click();
  const opened = context.waitForEvent("page");
  await page.getByRole("dialog").getByRole("link").click();
  const tab = await opened;
  expect(tab.url()).toContain(new URL(person.page.url()).pathname);
  await tab.getByText(/You read a chat of Ada Founder/).waitFor();
  await tab.getByText(idea).first().waitFor();
  expect(await tab.getByRole("textbox").count()).toBe(0);
  expect(await tab.getByRole("button", { name: /regenerate|edit/i }).count()).toBe(0);
});

test("an admin who opens the plain address of a member's chat can read it too", async () => {
  const person = await scene.memberInChat();
  await person.chat.send(idea);
  await person.page.waitForURL(/\/chat\/[0-9a-f-]{36}$/);
  const { page } = await asOwner(new URL(person.page.url()).pathname, { expected: [/status of 404/] });
  await page.getByText(/You read a chat of Ada Founder/).waitFor();
  await expectVisible(page.getByText(idea).first());
});

test("the owner sees the panel below the chat, folded and without requests until it is opened; a member has no access to the panel or the page", async () => {
  const { page } = await asOwner("/healthz");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${scene.application.url}/chat`);
  await panel(page).waitFor();
  await page.waitForLoadState("networkidle");
  const ofMembers = () => asked.filter((path) => path.startsWith("/api/admin"));
  expect(ofMembers()).toEqual([]);
  await panel(page).click();
  await expectVisible(page.getByRole("searchbox", { name: "Search users" }));
  expect(ofMembers()).not.toEqual([]);
  const stranger = await scene.member({ path: "/admin" });
  await stranger.page.getByText("Access Denied", { exact: true }).waitFor();
  await stranger.page.getByText("You do not have admin privileges").waitFor();
  await stranger.page.waitForURL(`${scene.application.url}/`);
  await stranger.page.goto(`${scene.application.url}/chat`);
  await new ChatPage(stranger.page).input.waitFor();
  expect(await panel(stranger.page).count()).toBe(0);
});
