import { readFile } from "node:fs/promises";
import pg from "pg";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { codeOf } from "./fixtures/authenticator.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { setScene } from "./fixtures/scene.ts";
import { newEmail, password } from "./fixtures/sign-up.ts";

const scene = setScene();
const path = "/account/security";
/** The browser's console messages for refusals that these journeys provoke. */
const refused = /status of 40[13]/;

const section = (page: Page, name: string) => page.getByRole("region", { name });

async function fillPassword(page: Page): Promise<void> {
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill(password);
}

async function shownCodes(page: Page): Promise<string[]> {
  const list = page.getByRole("list", { name: "Backup codes" });
  await list.waitFor();
  return list.getByRole("listitem").allInnerTexts();
}

interface Kept {
  key: string;
  backupCodes: string[];
}

/** Sets up the second factor through the interface. */
async function enrol(page: Page): Promise<Kept> {
  await section(page, "Two-factor authentication").getByRole("button", { name: "Set it up" }).click();
  await page.getByText("you are signed out everywhere else").waitFor();
  await fillPassword(page);
  await page.getByRole("button", { name: "Continue" }).click();
  const code = page.getByRole("img", { name: "QR code for the authenticator app" });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const key = await page.getByRole("dialog").locator("code").innerText();
  await page.getByLabel("Authenticator code").fill(await codeOf(key));
  await page.getByRole("button", { name: "Turn it on" }).click();
  return { key, backupCodes: await shownCodes(page) };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(`${scene.application.url}/auth`);
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).filter({ visible: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

/** A window whose session was made without the second factor, as earlier versions could leave one. */
async function passwordWindow(email: string, backupCode: string): Promise<Page> {
  const { page } = await visit(scene.browser, { expected: [refused] });
  await signIn(page, email);
  await page.getByRole("button", { name: "Use a backup code" }).click();
  await page.getByLabel("Backup code").fill(backupCode);
  await page.getByRole("button", { name: "Verify" }).click();
  await page.waitForURL(`${scene.application.url}/`);
  const client = new pg.Client(scene.database);
  await client.connect();
  await client.query("update sessions set assurance = 'aal1' from users u where u.id = user_id and u.email = $1", [
    email,
  ]);
  await client.end();
  return page;
}

test.each(windows("phone"))(
  "a second factor is set up, required at the sign-in, and removed again, on a %s",
  async (window) => {
    const { page, member } = await scene.member({ window, path, expected: [refused] });
    const { key, backupCodes } = await enrol(page);
    expect(new Set(backupCodes).size).toBe(10);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download" }).click(),
    ]);
    expect(await readFile(await file.path(), "utf8")).toContain(backupCodes[0]);
    await page.getByRole("button", { name: "I have saved them" }).click();
    await section(page, "Two-factor authentication").getByText("On", { exact: true }).waitFor();

    const elsewhere = await visit(scene.browser, { window, expected: [refused] });
    await signIn(elsewhere.page, member.email);
    const asked = elsewhere.page.getByLabel("Authenticator code");
    await asked.fill("000000");
    expect(await asked.getAttribute("autocomplete")).toBe("one-time-code");
    await elsewhere.page.getByRole("button", { name: "Verify" }).click();
    await elsewhere.page.getByText("This code is not right.").waitFor();
    await asked.fill(await codeOf(key));
    await elsewhere.page.getByRole("button", { name: "Verify" }).click();
    await elsewhere.page.waitForURL(`${scene.application.url}/`);

    await page.getByRole("button", { name: "Turn it off" }).click();
    await fillPassword(page);
    await page.getByRole("dialog").getByRole("button", { name: "Turn it off" }).click();
    await page.getByText("Two-factor authentication is off").waitFor();
    await section(page, "Two-factor authentication").getByText("Off", { exact: true }).waitFor();
  },
);

test("a backup code signs in once, and new codes invalidate the old ones", async () => {
  const { page, member } = await scene.member({ path });
  const { backupCodes } = await enrol(page);
  await page.getByRole("button", { name: "I have saved them" }).click();
  await page.getByRole("button", { name: "New backup codes" }).click();
  await fillPassword(page);
  await page.getByRole("button", { name: "Make new codes" }).click();
  const fresh = await shownCodes(page);
  expect(fresh.filter((code) => backupCodes.includes(code))).toEqual([]);
  const elsewhere = await visit(scene.browser, { expected: [refused] });
  await signIn(elsewhere.page, member.email);
  await elsewhere.page.getByRole("button", { name: "Use a backup code" }).click();
  await elsewhere.page.getByLabel("Backup code").fill(backupCodes[0] ?? "");
  await elsewhere.page.getByRole("button", { name: "Verify" }).click();
  await elsewhere.page.getByText("This backup code is not right, or it was used before.").waitFor();
  await elsewhere.page.getByLabel("Backup code").fill(fresh[0] ?? "");
  await elsewhere.page.getByRole("button", { name: "Verify" }).click();
  await elsewhere.page.waitForURL(`${scene.application.url}/`);
});

test("too many wrong codes lead back to the password form, which says why", async () => {
  const { page, member } = await scene.member({ path });
  await enrol(page);
  const elsewhere = await visit(scene.browser, { expected: [/status of 40[01]/] });
  await signIn(elsewhere.page, member.email);
  const code = elsewhere.page.getByLabel("Authenticator code");
  for (let left = 5; left > 0; left -= 1) {
    const answered = elsewhere.page.waitForResponse("**/two-factor/verify-totp");
    await code.fill(`00000${left}`);
    await elsewhere.page.getByRole("button", { name: "Verify" }).click();
    await answered;
    await elsewhere.page.getByText("This code is not right.").waitFor();
  }
  await code.fill("000000");
  await elsewhere.page.getByRole("button", { name: "Verify" }).click();
  await elsewhere.page.getByText("Too many wrong codes. Sign in again for another try.").waitFor();
  expect(await elsewhere.page.getByRole("textbox", { name: "Email" }).inputValue()).toBe(member.email);
});

test("a password-only session is asked for the second factor, and then completes the action", async () => {
  const { page, member } = await scene.member({ path });
  const { key, backupCodes } = await enrol(page);
  const older = await passwordWindow(member.email, backupCodes[0] ?? "");
  await older.goto(scene.application.url + path);
  const mail = section(older, "Email address");
  const address = newEmail();
  await mail.getByRole("textbox", { name: "New email address" }).fill(address);
  await mail.getByLabel("Password", { exact: true }).fill(password);
  await mail.getByRole("button", { name: "Send the link" }).click();
  const dialog = older.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await mail.getByText("Confirm this with a code").waitFor();
  await mail.getByRole("button", { name: "Send the link" }).click();
  await dialog.getByLabel("Authenticator code").fill(await codeOf(key));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expectVisible(mail.getByText(`Open the link that we sent to ${address}.`));
});

test("a dialog above another one keeps the text typed below", async () => {
  const { page, member } = await scene.member({ path });
  const { key, backupCodes } = await enrol(page);
  const older = await passwordWindow(member.email, backupCodes[0] ?? "");
  await older.goto(scene.application.url + path);
  await older.getByRole("button", { name: "New backup codes" }).click();
  await fillPassword(older);
  await older.getByRole("button", { name: "Make new codes" }).click();
  const dialog = older.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByLabel("Authenticator code").click();
  await older.keyboard.type(await codeOf(key));
  await older.keyboard.press("Enter");
  expect(await shownCodes(older)).toHaveLength(10);
});

test("a new address is confirmed by the mail sent to it", async () => {
  const { page } = await scene.member({ path });
  const mail = section(page, "Email address");
  const address = newEmail();
  await mail.getByRole("textbox", { name: "New email address" }).fill(address);
  await mail.getByLabel("Password", { exact: true }).fill(password);
  await mail.getByRole("button", { name: "Send the link" }).click();
  await mail.getByRole("link", { name: "Open the local mailbox" }).click();
  await page.getByRole("listitem").filter({ hasText: address }).getByRole("link", { name: "Open link" }).click();
  await page.getByRole("heading", { name: "Confirm your new address" }).waitFor();
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await page.getByText("Your email address is changed").waitFor();
  await expectVisible(page.getByText(`From now on you sign in with ${address}.`));
});

test("sessions elsewhere are listed and ended, one by one and all at once", async () => {
  const { page, member } = await scene.member({ path });
  const list = section(page, "Where you are signed in").getByRole("listitem");
  await list.filter({ hasText: "This device" }).waitFor();
  const elsewhere = await visit(scene.browser, { window: "phone" });
  await signIn(elsewhere.page, member.email);
  await elsewhere.page.waitForURL(`${scene.application.url}/`);
  await page.reload();
  await page.getByRole("button", { name: "Sign out Chrome · Linux" }).click();
  await page.getByText("Signed out of 1 device").waitFor();
  await expect.poll(() => list.count()).toBe(1);
  expect(await page.getByRole("button", { name: "Sign out everywhere else" }).count()).toBe(0);
});

test("a changed password is the only one that opens the account from then on", async () => {
  const { page, member } = await scene.member({ path, expected: [/status of 400/] });
  const form = section(page, "Password");
  await form.getByLabel("Current password").fill("not the password");
  await form.getByLabel("New password").fill("another long password");
  await form.getByRole("button", { name: "Change password" }).click();
  await form.getByText("This is not your password. Nothing was changed.").waitFor();
  await form.getByLabel("Current password").fill(password);
  await form.getByRole("button", { name: "Change password" }).click();
  await page.getByText("Password changed. You are signed out everywhere else.").waitFor();
  const elsewhere = await visit(scene.browser, { expected: [refused] });
  await signIn(elsewhere.page, member.email);
  await expectVisible(elsewhere.page.getByText("Invalid email or password."));
});

test("an account is exported and deleted, with a receipt", async () => {
  const { page, member } = await scene.member({ path, expected: [refused] });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Export my data" }).click(),
  ]);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await page.getByRole("dialog").getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByText("This is not your password. Nothing was changed.").waitFor();
  await fillPassword(page);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await page.getByRole("heading", { name: "Your account is deleted" }).waitFor();
  expect(await page.getByRole("main").locator("code").innerText()).toMatch(/^[0-9a-f-]{36}$/);
  await page.getByRole("banner").getByRole("link", { name: "Sign In" }).waitFor();
  await page.getByRole("link", { name: "Go to the start page" }).click();
  await page.waitForURL(`${scene.application.url}/`);
  await signIn(page, member.email);
  await page.getByText("Invalid email or password.").waitFor();
});
