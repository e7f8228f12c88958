import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { ChatPage } from "./fixtures/chat-page.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { mailboxOf } from "./fixtures/make-account.ts";
import { setScene } from "./fixtures/scene.ts";
import { openSheet } from "./fixtures/sheet.ts";
import { newEmail, password } from "./fixtures/sign-up.ts";

const scene = setScene();

/** The server's news of an end then comes before the device has drawn the next page. */
async function throttle(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 30 });
}

async function invitationOf(email: string): Promise<string> {
  const mails = await mailboxOf(scene.application.url)();
  const links = mails.filter(({ to }) => to === email).flatMap((mail) => mail.links);
  return links.find((link) => link.includes("/invitations/")) ?? "";
}

test.each(windows("phone"))(
  "a co-founder is invited by mail, edits the sheet together with its owner without losing anything, and is removed, on a %s",
  async (window) => {
    const { page, member } = await scene.member({ path: "/ventures", window });
    const created = await member.post("/api/ventures", { name: "Salon app" });
    const { venture } = (await created.json()) as { venture: { id: string } };
    const price = { value: 29, meaning: "price", flow: "in", unit: "EUR/customer/month" };
    await member.post(`/api/ventures/${venture.id}/figures`, price);
    const guestEmail = newEmail();
    const guestMember = await scene.signUp(guestEmail);
    await guestMember.patch("/api/profile", { displayName: "Ben" });

    await page.goto(`${scene.application.url}/ventures/${venture.id}?tab=details`);
    const people = page.getByRole("region", { name: "People" });
    await people.getByLabel("Email address").fill(guestEmail);
    await people.getByRole("button", { name: "Send the invitation" }).click();
    await people.getByText(/Invited; the link works until/).waitFor();
    expect(await barriers(page)).toEqual({});

    const guest = await visit(scene.browser, { window, expected: [/404/, /409/, /403/] });
    await guest.page.goto(await invitationOf(guestEmail));
    await guest.page.getByRole("heading", { name: "Ada Founder invites you to Salon app" }).waitFor();
    expect(await barriers(guest.page)).toEqual({});
    await guest.page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await guest.page.getByLabel("Email", { exact: true }).first().fill(guestEmail);
    await guest.page.getByLabel("Password", { exact: true }).first().fill(password);
    await guest.page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
    await guest.page.getByRole("button", { name: "Accept the invitation" }).click();
    await guest.page.waitForURL(/\/ventures\/[0-9a-f-]{36}$/);
    await guest.page.getByText("Ada Founder’s venture").waitFor();
    await people.getByText(`${guestEmail} · Since`).waitFor();

    await page.getByRole("link", { name: "Figures", exact: true }).click();
    for (const each of [page, guest.page]) await each.getByRole("main").getByRole("button", { name: /29/ }).click();
    await guest.page.getByLabel("Value").fill("35");
    await page.getByLabel("Value").fill("31");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await guest.page.getByRole("main").getByRole("button", { name: /31/ }).waitFor();
    await guest.page.getByRole("button", { name: "Save", exact: true }).click();
    const both = guest.page.getByRole("alert").filter({ hasText: "Changed meanwhile" });
    await both.getByText(/31/).waitFor();
    await both.getByText(/35/).waitFor();
    expect(await barriers(guest.page)).toEqual({});
    await guest.page.getByRole("button", { name: "Save mine" }).click();
    await page.getByRole("main").getByRole("button", { name: /35/ }).waitFor();
    await page.getByText("Typed by Ben").waitFor();

    await page.getByRole("link", { name: "Details", exact: true }).click();
    await people.getByLabel("What Ben can do").selectOption("Read only");
    await guest.page.getByText("Read only").waitFor();
    await guest.page.getByLabel("Value").waitFor({ state: "detached" });
    expect(await guest.page.getByRole("button", { name: "Add a figure" }).count()).toBe(0);
    for (const tab of [
      "What follows",
      "What if",
      "Waiting for you",
      "Tests and decisions",
      "Chats",
      "Tool results",
      "Details",
    ]) {
      await guest.page.getByRole("link", { name: tab, exact: true }).click();
      await guest.page.waitForURL(/tab=/);
      expect(await barriers(guest.page)).toEqual({});
    }
    expect(await guest.page.getByRole("button", { name: "Delete venture" }).count()).toBe(0);

    await people.getByRole("button", { name: "Remove Ben" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Remove", exact: true }).click();
    await people.getByText("Ben").waitFor({ state: "detached" });
    await guest.page.reload();
    await guest.page.getByText("This venture does not exist or is not yours.").waitFor();

    await throttle(page);
    await page.getByRole("button", { name: "Delete venture" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete venture" }).click();
    await page.getByText("No ventures yet", { exact: false }).waitFor();
  },
);

test.each(windows("desktop"))(
  "a guest talks about a venture in a chat of their own, and fills in a tool from it, on a %s",
  async (window) => {
    const owner = await scene.signUp();
    const created = await owner.post("/api/ventures", { name: "Bakery", line: "A bakery that delivers to offices" });
    const { venture } = (await created.json()) as { venture: { id: string } };
    const price = { value: 29, meaning: "price", flow: "in", unit: "EUR/customer/month" };
    await owner.post(`/api/ventures/${venture.id}/figures`, price);
    const { page, member } = await scene.member({ path: "/ventures", window });
    await owner.post(`/api/ventures/${venture.id}/members`, { email: member.email, access: "view" });
    await page.goto(await invitationOf(member.email));
    await page.getByRole("button", { name: "Accept the invitation" }).click();
    await page.waitForURL(/\/ventures\/[0-9a-f-]{36}$/);
    await page.goto(`${scene.application.url}/competitor-analysis`);
    await page.getByLabel("Venture").selectOption({ label: "Bakery (Ada Founder)" });
    await page.getByRole("button", { name: "Fill in from my venture" }).click();
    const typed = () => page.getByRole("main").locator("textarea").first().inputValue();
    await expect.poll(typed).toContain("A bakery that delivers to offices");
    await page.goto(`${scene.application.url}/ventures/${venture.id}`);
    await page.getByRole("link", { name: "New chat" }).click();
    await page.waitForURL(/\/chat\?venture=/);
    const chat = new ChatPage(page);
    await chat.sendFirst("Our rent is 1,250 euros a month. How many customers does it take?");
    await chat.finished();
    const drawer = await openSheet(page);
    await drawer.getByText("Read only").waitFor();
    await drawer.getByText("€29", { exact: false }).first().waitFor();
    expect(await barriers(page)).toEqual({});
    await page.goto(`${scene.application.url}/ventures/${venture.id}?tab=chats`);
    await page.getByText("nobody else sees them", { exact: false }).waitFor();
    await page.getByRole("link", { name: /Our rent is 1,250 euros/ }).waitFor();
    expect(await barriers(page)).toEqual({});
  },
);

test.each(windows("desktop"))(
  "an invitation to another address is told so, and a member leaves a venture by themselves, on a %s",
  async (window) => {
    const owner = await scene.signUp();
    const created = await owner.post("/api/ventures", { name: "Bakery" });
    const { venture } = (await created.json()) as { venture: { id: string } };
    const { page, member } = await scene.member({ path: "/ventures", window });
    const elsewhere = newEmail();
    const invite = (email: string) => owner.post(`/api/ventures/${venture.id}/members`, { email, access: "view" });
    await invite(elsewhere);
    await page.goto(await invitationOf(elsewhere));
    await page.getByText(`You are signed in as ${member.email}.`, { exact: false }).waitFor();
    expect(await page.getByRole("button", { name: "Accept the invitation" }).count()).toBe(0);
    await invite(member.email);
    await page.goto(await invitationOf(member.email));
    await page.getByRole("button", { name: "Accept the invitation" }).press("Enter");
    await page.waitForURL(/\/ventures\/[0-9a-f-]{36}$/);
    await page.goto(`${scene.application.url}/ventures`);
    await page
      .getByRole("link", { name: /Bakery/ })
      .getByText("Read only")
      .waitFor();
    expect(await barriers(page)).toEqual({});
    await page.getByRole("link", { name: /Bakery/ }).click();
    await page.getByRole("link", { name: "Details", exact: true }).click();
    await page.getByRole("button", { name: "Leave this venture" }).click();
    await throttle(page);
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave this venture" }).click();
    await page.waitForURL(/\/ventures$/);
    await page.getByText("No ventures yet", { exact: false }).waitFor();
  },
);
