import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { windows } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { setScene } from "./fixtures/scene.ts";
import { type ScriptedStripe, startScriptedStripe } from "./fixtures/scripted-stripe.ts";

let stripe: ScriptedStripe;
beforeAll(async () => {
  stripe = await startScriptedStripe();
});
afterAll(() => stripe.close());

const scene = setScene({ env: () => stripe.env });
beforeAll(() => {
  stripe.eventsTo = `${scene.application.url}/api/payments/events`;
});

const main = (page: Page) => page.getByRole("main");
const plan = (page: Page) => page.getByRole("region", { name: "Your plan" });
const button = (page: Page, name: string) => plan(page).getByRole("button", { name, exact: true });

async function choose(page: Page, name: string) {
  await main(page).getByRole("heading", { name: "Pricing" }).hover();
  await main(page).getByRole("button", { name, exact: true }).click();
}

async function nobodyIsShutOut(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect([colorScheme, await barriers(page)]).toEqual([colorScheme, {}]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
  expect(Math.max(overflow, 0)).toBe(0);
}

/** Buys on the payment service's page and comes back. */
async function buy(page: Page, name: string) {
  await choose(page, `Get Started: ${name}`);
  const dialog = page.getByRole("dialog", { name: `Buy ${name}` });
  await dialog.getByRole("button", { name: "Go to payment" }).click();
  await page.waitForURL(`${stripe.url}/pay/**`);
  await page.getByRole("button", { name: "Pay" }).click();
  await page.waitForURL("**/account**");
}

describe.each(windows("desktop"))("on a %s", (window) => {
  test("the trial of Pro begins without a card and can be taken only once", async () => {
    const { page } = await scene.member({ window, path: "/pricing", expected: [/status of 404/] });
    await choose(page, "Start 7-day free trial");
    const dialog = page.getByRole("dialog", { name: "Try Pro for 7 days" });
    await dialog.getByText("No card is asked for").waitFor();
    expect(await barriers(page)).toEqual({});
    await dialog.getByRole("button", { name: "Start the trial" }).click();
    await page.waitForURL("**/account#plan");
    await plan(page).getByText("Trial", { exact: true }).waitFor();
    await plan(page).getByText("50,000 of 50,000 left").waitFor();
    await plan(page)
      .getByText(/^Ends on /)
      .waitFor();
    await nobodyIsShutOut(page);
    await plan(page).getByRole("link", { name: "See the plans" }).click();
    await choose(page, "Start 7-day free trial");
    await dialog.getByText("once per account").waitFor();
  });

  test("the free months are started from the offer", async () => {
    const { page } = await scene.member({ window, path: "/pricing", expected: [/status of 404/] });
    await choose(page, "Get Pro for 3 months");
    await page.getByRole("dialog").getByRole("button", { name: "Take 3 free months" }).click();
    await page.waitForURL("**/account#plan");
    await expectVisible(plan(page).getByText("Free months"));
  });

  test("a plan is bought, changed, cancelled and resumed, and a payment extends it by a month", async () => {
    const { page, member } = await scene.member({ window, path: "/pricing", expected: [/status of 404/] });
    await buy(page, "Starter");
    await plan(page).getByText("Paid monthly").waitFor();
    await plan(page).getByText("20,000 of 20,000 left").waitFor();
    await plan(page)
      .getByText(/^Renews on /)
      .waitFor();
    await expect.poll(() => page.url()).not.toContain("bought");
    await nobodyIsShutOut(page);

    await button(page, "Change plan").click();
    const changing = page.getByRole("dialog", { name: "Change plan" });
    await changing.getByRole("radio", { name: /Premium/ }).check();
    expect(await barriers(page)).toEqual({});
    await changing.getByRole("button", { name: "Change to Premium" }).click();
    await plan(page)
      .getByText(/^Becomes Premium on /)
      .waitFor();
    await button(page, "Stay with Starter").click();
    await plan(page)
      .getByText(/^Renews on /)
      .waitFor();

    await button(page, "Cancel plan").click();
    const asking = page.getByRole("alertdialog", { name: "Cancel Starter?" });
    await asking.getByRole("button", { name: "Cancel plan" }).click();
    await plan(page)
      .getByText(/^Ends on /)
      .waitFor();
    await button(page, "Keep the plan").click();
    await plan(page)
      .getByText(/^Renews on /)
      .waitFor();

    const { id } = stripe.books.subscriptionOf(stripe.books.customerOf(member.email));
    const happens = async (what: () => void) => {
      const since = stripe.books.events.length;
      what();
      for (const event of stripe.books.events.slice(since)) await stripe.send(stripe.eventsTo ?? "", event);
    };
    const before = await plan(page)
      .getByText(/^Renews on /)
      .innerText();
    await happens(() => stripe.books.renew(id));
    await expect
      .poll(() =>
        plan(page)
          .getByText(/^Renews on /)
          .innerText(),
      )
      .not.toBe(before);
    await happens(() => stripe.books.renew(id, { paid: false }));
    await plan(page).getByText("Your last payment did not go through.").waitFor();
    await nobodyIsShutOut(page);
    await button(page, "Payments and invoices").click();
    await page.getByRole("link", { name: "Back to the site" }).click();
    await plan(page).getByText("Paid monthly").waitFor();
  });
});

test("a return from paying before the payment is confirmed waits, and the plan appears by itself", async () => {
  const to = stripe.eventsTo;
  stripe.eventsTo = null;
  const { page } = await scene.member({ path: "/pricing", expected: [/status of 404/] });
  const since = stripe.books.events.length;
  await buy(page, "Pro");
  await plan(page).getByText("Your payment is being confirmed.").waitFor();
  expect(await barriers(page)).toEqual({});
  stripe.eventsTo = to;
  for (const event of stripe.books.events.slice(since)) await stripe.send(to ?? "", event);
  await plan(page).getByText("Paid monthly").waitFor();
  await expect.poll(() => plan(page).getByText("being confirmed").isVisible()).toBe(false);
});

test("while the payment service is down, a purchase is refused with a reason", async () => {
  const { page } = await scene.member({ path: "/pricing", expected: [/status of 404/, /status of 503/] });
  stripe.away = true;
  await choose(page, "Get Started: Pro");
  await page.getByRole("dialog").getByRole("button", { name: "Go to payment" }).click();
  await expectVisible(page.getByText("The payment service did not answer"));
  stripe.away = false;
});
