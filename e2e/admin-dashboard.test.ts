import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { type Visit, visit, type Window, windows } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { ownerOf } from "./fixtures/owner.ts";
import { ownerEmail } from "./fixtures/stage.ts";
import { setScene } from "./fixtures/scene.ts";
import { password } from "./fixtures/sign-up.ts";

const scene = setScene();

async function asOwner(tab: string, { window = "desktop", expected = [] }: Visit = {}) {
  const owner = await ownerOf(scene);
  const visitor = await visit(scene.browser, { window, expected });
  await owner.enter(visitor.context);
  await visitor.page.goto(`${scene.application.url}/admin?tab=${tab}`);
  await visitor.page.getByRole("tabpanel").getByRole("heading", { level: 2 }).waitFor();
  return visitor;
}

test.each(windows("desktop"))(
  "a blocked user leaves an open chat at once, reads why at the sign-in, and can be unblocked, on a %s",
  async (window) => {
    const person = await scene.memberInChat({ expected: [/status of 40[13]/] });
    const { email } = person.member;
    const { page } = await asOwner("blocked", { window });
    await page.getByRole("button", { name: "Block user" }).click();
    await page.getByText("Please provide email and reason").waitFor();
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("textbox", { name: "Reason" }).fill("Sends spam");
    await page.getByRole("button", { name: "Block user" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Block user" }).click();
    await page.getByText("User Blocked").waitFor();
    await person.page.waitForURL(/\/auth/);
    const row = page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: email });
    await row.getByText("Sends spam").waitFor();
    await row.getByRole("button", { name: `Unblock ${email}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Unblock" }).click();
    await page.getByText("User Unblocked").waitFor();
    await row.waitFor({ state: "detached" });
    await page.getByRole("combobox", { name: "Show" }).selectOption("Unblocked again");
    await expectVisible(row.getByText(/unblocked/));
  },
);

test("an admin who tries to block himself or an unknown user gets an error, and nothing is changed", async () => {
  const { page } = await asOwner("blocked", { expected: [/status of 40[49]/] });
  const attempt = async (email: string, answer: string) => {
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("textbox", { name: "Reason" }).fill("A test");
    await page.getByRole("button", { name: "Block user" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Block user" }).click();
    await expectVisible(page.getByText(answer));
    await page.getByRole("alertdialog").waitFor({ state: "hidden" });
  };
  await attempt("nobody@nowhere.example", "User not found");
  await attempt(ownerEmail, "You cannot block your own account.");
});

test.each(windows("desktop"))(
  "an admin activates a plan, finds it by address and status, and ends it, on a %s",
  async (window) => {
    const person = await scene.signUp();
    const { page } = await asOwner("subscriptions", { window });
    await page.getByRole("button", { name: "Activate a plan" }).click();
    const who = page.getByRole("dialog");
    await who.getByRole("searchbox", { name: "Search users" }).fill(person.email);
    await who.getByRole("listitem").filter({ hasText: person.email }).getByRole("button", { name: "Choose" }).click();
    const which = page.getByRole("dialog", { name: `A plan for ${person.email}` });
    await which.getByRole("combobox", { name: "Plan" }).selectOption("Premium");
    await which.getByRole("textbox", { name: "Reason" }).fill("A partner");
    await which.getByRole("button", { name: "Activate plan" }).click();
    await page.getByText("Plan activated").waitFor();
    await page.getByRole("searchbox", { name: "Search subscriptions" }).fill(person.email);
    const row = page.getByRole("listitem").filter({ hasText: person.email });
    await row.getByText("100,000 of 100,000 tokens left, 0 used").waitFor();
    await row.getByText("Active", { exact: true }).waitFor();
    await row.getByRole("button", { name: "End plan" }).click();
    const ending = page.getByRole("dialog", { name: `End the plan of ${person.email}?` });
    await ending.getByRole("textbox", { name: "Reason" }).fill("It is over");
    await ending.getByRole("button", { name: "End plan" }).click();
    await row.getByText("Inactive", { exact: true }).waitFor();
    await page.getByRole("combobox", { name: "Status" }).selectOption("Active");
    await expectVisible(page.getByText("No subscription matches."));
  },
);

test.each(windows("desktop"))("an admin reads, handles and deletes a contact message on a %s", async (window) => {
  const subject = `An invoice, ${window}`;
  const written = { name: "Ada", email: "ada@company.example", subject, message: "For October, please." };
  const messageId = crypto.randomUUID();
  const sent = await fetch(`${scene.application.url}/api/contact`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...written, messageId }),
  });
  expect(sent.status).toBe(200);
  const { page } = await asOwner("messages", { window });
  const message = page.getByRole("article", { name: subject });
  await message.getByText("For October, please.").waitFor();
  await message.getByRole("button", { name: "Mark as handled" }).click();
  await message.waitFor({ state: "detached" });
  await page.getByRole("combobox", { name: "Show" }).selectOption("Handled");
  await message.getByRole("button", { name: `Delete “${subject}”` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("Message deleted").waitFor();
  await message.waitFor({ state: "detached" });
});

test("an admin sees the state of the installation: versions, database, queue, services and processes", async () => {
  const { page } = await asOwner("health");
  const panel = page.getByRole("tabpanel");
  await panel.getByText(/^v24\./).waitFor();
  await panel
    .getByRole("table", { name: "Queue" })
    .getByRole("row", { name: /Replies/ })
    .waitFor();
  await panel.getByText("This one").waitFor();
  expect(await panel.innerText()).toMatch(/\d{4}_\w+/);
});

test("tabs have addresses: a reload keeps the tab, the back button returns, arrow keys move", async () => {
  const { page } = await asOwner("health");
  await page.reload();
  await page.getByRole("tab", { name: "System Health", selected: true }).waitFor();
  await page.getByRole("tab", { name: "Audit Log" }).click();
  await page.waitForURL(/tab=audit/);
  await page.goBack();
  await page.getByRole("tab", { name: "System Health", selected: true }).waitFor();
  await page.getByRole("tab", { name: "System Health" }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expectVisible(page.getByRole("tab", { name: "Model", selected: true }));
});

test("pitches are moderated in a tab of the same page", async () => {
  const person = await scene.signUp();
  const visibility = { description: "everyone", seekingAmount: "everyone", traction: "everyone" };
  const pitch = { companyName: "Certain gains", industry: "saas", stage: "seed", description: "x", seekingAmount: 1 };
  const more = { traction: null, visibility, opensAt: null, closesAt: null, status: "active" };
  expect((await person.post("/api/pitches", { ...pitch, ...more })).status).toBe(200);
  const { page } = await asOwner("pitches");
  const row = page.getByRole("listitem").filter({ hasText: "Certain gains" });
  await row.getByLabel("Reason").fill("Promises returns");
  await row.getByRole("button", { name: "Hide" }).click();
  await row.getByText("Reason: Promises returns").waitFor();
});

test.each(windows("desktop"))(
  "an admin finds the calls of a key by its owner and sees how they ended, on a %s",
  async (window) => {
    const person = await scene.signUp();
    const made = await person.post("/api/api-keys", { name: "Test", scopes: ["tools:run"], validHours: null });
    const { secret } = (await made.json()) as { secret: string };
    const call = (body: unknown) =>
      fetch(`${scene.application.url}/v1/pitch/analyze`, {
        method: "POST",
        headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    expect((await call({ content: "Online booking for physiotherapists" })).status).toBe(200);
    expect((await call({})).status).toBe(400);
    const { page } = await asOwner("apiLogs", { window });
    const panel = page.getByRole("tabpanel");
    await panel.getByLabel("User's email").fill(person.email);
    const rows = panel.getByRole("listitem");
    await expect.poll(() => rows.filter({ hasText: person.email }).count()).toBeGreaterThanOrEqual(2);
    await panel.getByLabel("Endpoint").fill("/v1/");
    await expect.poll(() => rows.count()).toBe(2);
    await rows.filter({ hasText: "2 tokens" }).getByText("/v1/pitch/analyze").waitFor();
    await panel.getByLabel("Status").selectOption("Error");
    await expect.poll(() => rows.count()).toBe(1);
    await rows.getByText("0 tokens").waitFor();
  },
);

const tabs = [
  "subscriptions",
  "blocked",
  "apiLogs",
  "tokens",
  "promoCodes",
  "transactions",
  "creators",
  "messages",
  "pitches",
  "audit",
  "health",
];

test.each<[Window, "light" | "dark"]>([
  ["desktop", "light"],
  ["phone", "dark"],
])("no tab has a serious accessibility violation on a %s, %s", async (window, colorScheme) => {
  const { page } = await asOwner("subscriptions", { window });
  await page.emulateMedia({ colorScheme });
  for (const tab of tabs) {
    await page.goto(`${scene.application.url}/admin?tab=${tab}`);
    await page.getByRole("tabpanel").getByRole("heading", { level: 2 }).waitFor();
    // What says how an import went is there, and empty, all the time.
    const loading = page.getByRole("tabpanel").getByRole("status").filter({ visible: true });
    await loading.first().waitFor({ state: "detached" });
    expect([tab, await barriers(page)]).toEqual([tab, {}]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([tab, wide]).toEqual([tab, 0]);
  }
});

test("a blocked member is told at the sign-in that the account is blocked", async () => {
  const owner = await ownerOf(scene);
  const person = await scene.signUp();
  await owner.post("/api/admin/blocked-accounts", { email: person.email, reason: "Sends spam" });
  const { page } = await visit(scene.browser, { expected: [/status of 403/] });
  await page.goto(`${scene.application.url}/auth`);
  await page.getByRole("textbox", { name: "Email" }).fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expectVisible(page.getByText(/This account is blocked/));
});
