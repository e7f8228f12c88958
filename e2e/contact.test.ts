import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { barriers } from "./fixtures/barriers.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { ownerOf } from "./fixtures/owner.ts";
import { setScene } from "./fixtures/scene.ts";
import { supportEmail } from "./fixtures/stage.ts";

const scene = setScene({ model: true });

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();

interface KeptMail {
  to: string;
  subject: string;
  replyTo: string | null;
}

test.each(windows("phone"))(
  "on a %s a visitor's message is stored and mailed, and no error loses the typed text",
  async (window) => {
    const { page, context } = await visit(scene.browser, { window, expected: [/ERR_INTERNET_DISCONNECTED/] });
    await page.goto(`${scene.application.url}/contact`);
    await page.getByRole("heading", { level: 1, name: "Write to us." }).waitFor();
    expect(await barriers(page)).toEqual({});
    await field(page, "message").fill("Do you make invoices?");
    await send(page);
    await page.getByText("Please fill in all required fields").waitFor();
    await page.getByText("Your name is missing.").waitFor();
    await field(page, "name").fill("Ada Founder");
    await field(page, "email").fill("ada@");
    const subject = `Invoices on a ${window}`;
    await field(page, "subject").fill(subject);
    await field(page, "category").selectOption("billing");
    await send(page);
    await page.getByText("This is not an email address.").waitFor();
    await field(page, "email").fill("ada@company.example");
    await context.setOffline(true);
    await send(page);
    await page.getByText("The server cannot be reached.").waitFor();
    expect(await field(page, "message").inputValue()).toBe("Do you make invoices?");
    await context.setOffline(false);
    await send(page);
    await page.getByRole("heading", { name: "We have your message." }).waitFor();
    await page.getByText("We will reply to ada@company.example.").waitFor();
    expect(await barriers(page)).toEqual({});
    const mails = async () =>
      ((await (await fetch(`${scene.application.url}/dev/mailbox.json`)).json()) as KeptMail[])
        .filter((mail) => mail.subject.endsWith(subject))
        .map(({ to, replyTo, subject: said }) => [to, replyTo, said]);
    await expect.poll(mails).toEqual([[supportEmail, "ada@company.example", `[Contact, billing] ${subject}`]]);
    await page.getByRole("button", { name: "Write another message" }).click();
    expect(await field(page, "message").inputValue()).toBe("");
  },
);

test("the form is filled with a member's name and address, which can be changed; an admin sees who wrote", async () => {
  const { page, member } = await scene.member({ path: "/contact" });
  await field(page, "message").click();
  await expect.poll(() => field(page, "email").inputValue()).toBe(member.email);
  await field(page, "email").fill("");
  await field(page, "email").fill("office@company.example");
  await field(page, "subject").fill("From a member");
  await field(page, "message").fill("Hello");
  await send(page);
  await page.getByRole("heading", { name: "We have your message." }).waitFor();
  const owner = await ownerOf(scene);
  const { messages } = await owner.get<{ messages: { subject: string }[] }>("/api/admin/contact-messages?state=open");
  expect(messages.find(({ subject }) => subject === "From a member")).toMatchObject({
    email: "office@company.example",
    fromMember: true,
  });
});

test("the whole page is readable without JavaScript", async () => {
  const response = await fetch(`${scene.application.url}/contact`);
  expect(response.status).toBe(200);
  const html = await response.text();
  for (const text of [
    "Write to us.",
    "Live chat in the app",
    "Priority support",
    "Not yet available",
    "within 24 hours",
  ])
    expect(html).toContain(text);
  for (const link of ["/help-center", "/startup-guides", "/account", "/api-documentation"])
    expect(html).toContain(`href="${link}"`);
});
