import pg from "pg";
import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

/** Who sells already gets no test of whether anybody has the problem. */
const idea = "A booking app for hair salons in Lyon.";

test.each(windows("phone"))(
  "the test of a reply is taken on, changed, and shows what was changed on a %s",
  async (window) => {
    const { page, chat } = await scene.memberInChat({ window });
    await chat.sendFirst(idea);
    await chat.finished();
    const offer = page.getByRole("button", { name: "Take this test on" }).first();
    await offer.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("What is counted").waitFor();
    expect(await dialog.getByLabel("What it stands or falls with").inputValue()).not.toBe("");
    expect(Number(await dialog.getByLabel("Number").inputValue())).toBeGreaterThan(0);
    expect(await barriers(page)).toEqual({});
    await dialog.getByLabel("Number").fill("3");
    await dialog.getByRole("button", { name: "Lock", exact: true }).click();
    await page.getByRole("link", { name: "You have taken this test on" }).first().click();
    await page.waitForURL(/\/tests$/);
    await page.getByRole("heading", { name: "Open" }).waitFor();
    expect(await barriers(page)).toEqual({});

    const row = page.getByRole("main").getByRole("button", { name: /at least 3/ });
    await row.focus();
    await page.keyboard.press("Enter");
    await page.getByText(/^Locked .* version 1/).waitFor();
    expect(await barriers(page)).toEqual({});
    await page.getByRole("button", { name: "Change the rule" }).click();
    await page.getByRole("dialog").getByLabel("Number").fill("4");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Versions" }).getByText("Number 3 → 4").waitFor();
    expect(await barriers(page)).toEqual({});

    await page.goto(`${scene.application.url}/ventures`);
    await page.locator("main li a").first().click();
    await page.getByRole("link", { name: "Tests and decisions" }).click();
    await page
      .getByRole("main")
      .getByRole("button", { name: /at least 4/ })
      .waitFor();
    expect(await barriers(page)).toEqual({});
  },
);

test.each(windows("desktop"))(
  "a test is added by hand; where it was changed meanwhile, both rules are shown on a %s",
  async (window) => {
    const { page } = await scene.member({ path: "/tests", window, expected: [/409/] });
    await page.getByText("No tests yet").waitFor();
    await page.getByRole("button", { name: "Add a test" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("What it stands or falls with").fill("Bakers answer within a day");
    await dialog.getByLabel("What is counted").fill("Bakers who answer");
    await dialog.getByLabel("Number").fill("many");
    await dialog.getByRole("button", { name: "Lock", exact: true }).click();
    await page.getByText("Type the numbers as numbers").waitFor();
    await dialog.getByLabel("Number").fill("5");
    await dialog.getByLabel("Of how many").fill("12");
    await dialog.getByRole("button", { name: "Lock", exact: true }).click();
    await page.getByRole("button", { name: /Bakers answer within a day at least 5 of 12/ }).click();
    await page.getByRole("button", { name: "Change the rule" }).click();
    await dialog.getByLabel("Number").fill("6");
    const status = await page.evaluate(async () => {
      const { tests } = (await (await fetch("/api/tests")).json()) as { tests: { id: string; rule: object }[] };
      const [found] = tests;
      const body = JSON.stringify({ version: 1, rule: { ...found?.rule, threshold: 4 } });
      const headers = { "content-type": "application/json" };
      return (await fetch(`/api/tests/${found?.id}`, { method: "PATCH", headers, body })).status;
    });
    expect(status).toBe(200);
    await dialog.getByRole("button", { name: "Lock", exact: true }).click();
    await dialog.getByText("Stored: 4").waitFor();
    await dialog.getByText("Yours: 6").waitFor();
    expect(await barriers(page)).toEqual({});
    await dialog.getByRole("button", { name: "Lock mine" }).click();
    await page.getByRole("button", { name: /at least 6 of 12/ }).waitFor();
    await page.getByRole("region", { name: "Versions" }).getByText("Number 4 → 6").waitFor();
  },
);

/** Moves the last days of a member's tests to the past. */
async function moveClock(email: string): Promise<void> {
  const client = new pg.Client(scene.database);
  await client.connect();
  await client.query(
    "update kill_tests set ends_on = current_date - 3 from users u where u.id = user_id and u.email = $1",
    [email],
  );
  await client.end();
}

test.each(windows("desktop"))(
  "a test of a reply is taken on, reminded of on its day, decided by its rule, and moves the rating, on a %s",
  async (window) => {
    const { page, chat, member } = await scene.memberInChat({ window });
    await chat.sendFirst(
      "A booking tool for dentists in Berlin who lose money to patients who do not show up. " +
        "We call them one by one. Today they use paper, which nobody checks.",
    );
    await chat.finished();
    await page.getByRole("button", { name: "Take this test on" }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Lock", exact: true }).click();
    await page.getByRole("link", { name: "You have taken this test on" }).first().waitFor();

    await moveClock(member.email);
    await page.goto(`${scene.application.url}/dev/mailbox`);
    const mail = page
      .getByRole("listitem")
      .filter({ hasText: member.email })
      .filter({ hasText: "Your test ends today" });
    await mail.waitFor();
    const download = page.waitForEvent("download");
    await mail.getByRole("button", { name: /^test-.*\.ics$/ }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);
    await page.goto(`${scene.application.url}/dashboard`);
    const overdue = page.getByRole("region", { name: "1 test is overdue" });
    await overdue.waitFor();
    expect(await barriers(page)).toEqual({});
    await overdue.getByRole("link", { name: "Enter what you counted" }).click();
    await page.waitForURL(/\/tests$/);

    await page.getByRole("heading", { name: "Overdue" }).waitFor();
    const row = page.getByRole("main").getByRole("button", { name: /at least/ });
    await row.focus();
    await page.keyboard.press("Enter");
    const calendar = page.waitForEvent("download");
    await page.getByRole("button", { name: "Calendar file" }).click();
    expect((await calendar).suggestedFilename()).toMatch(/\.ics$/);
    const form = page.getByRole("form", { name: "What was counted" });
    expect(await barriers(page)).toEqual({});
    await form.getByLabel("Counted", { exact: true }).fill("many");
    await form.getByRole("button", { name: "Enter the result" }).click();
    await page.getByText("Type what was counted as numbers").waitFor();
    await form.getByLabel("Counted", { exact: true }).fill("0");
    await form.getByLabel("Notes").fill("Nobody had the problem.");
    await form.getByLabel("Notes").press("Tab");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Done" }).waitFor();
    const result = page.getByRole("region", { name: "Result" });
    await result.getByText("Failed", { exact: true }).waitFor();
    await result.getByText(/The true share lies between 0\.0% and/).waitFor();
    await result.getByText(/Your locked test failed: 0 of \d+\..*Capped at 3\./).waitFor();
    await result.getByText("Nobody had the problem.").waitFor();
    // The live event may move the row before the answer to this tab gives it the focus.
    await expect.poll(() => row.evaluate((button) => document.activeElement === button)).toBe(true);
    expect(await page.getByRole("button", { name: "Change the rule" }).count()).toBe(0);
    const files = page.getByRole("region", { name: "Files" });
    const choosing = page.waitForEvent("filechooser");
    await files.getByRole("button", { name: "Add a file" }).click();
    const calls = { name: "calls.csv", mimeType: "text/csv", buffer: Buffer.from("who,pays\nAnn,no\n") };
    await (await choosing).setFiles(calls);
    const added = page.waitForEvent("download");
    await files.getByRole("button", { name: "Download calls.csv" }).click();
    expect((await added).suggestedFilename()).toBe("calls.csv");
    expect(await barriers(page)).toEqual({});
    await files.getByRole("button", { name: "Delete calls.csv" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await files.getByText("calls.csv").waitFor({ state: "detached" });
  },
);

test.each(windows("phone"))(
  "a decision is written down, changed with its earlier words kept, and asks for a second look on a %s",
  async (window) => {
    const { page, member } = await scene.member({ path: "/tests", window });
    await page.getByRole("button", { name: "Write down a decision" }).press("Enter");
    const form = page.getByRole("main").locator("form");
    await form.getByLabel("What you decided").fill("Sell to salons first");
    await form.getByLabel("Because", { exact: true }).fill("They answer within a day");
    await form.getByLabel("Look again on").fill("2999-12-31");
    expect(await barriers(page)).toEqual({});
    await form.getByRole("button", { name: "Write down a decision" }).press("Enter");
    await page.getByRole("button", { name: /Sell to salons first.*look again on December 31, 2999/ }).press("Enter");
    await form.getByLabel("What you decided").fill("Sell to barbers first");
    await form.getByRole("button", { name: "Save as a new version" }).click();
    await page.getByRole("region", { name: "Earlier versions" }).getByText("Sell to salons first").waitFor();
    expect(await barriers(page)).toEqual({});
    const client = new pg.Client(scene.database);
    await client.connect();
    await client.query(
      "update decisions set look_again_on = current_date - 1 from users u where u.id = user_id and u.email = $1",
      [member.email],
    );
    await client.end();
    await page.goto(`${scene.application.url}/dev/mailbox`);
    const mails = page.getByRole("listitem").filter({ hasText: member.email });
    await mails.filter({ hasText: "A decision to look at again" }).waitFor();
    await page.goto(`${scene.application.url}/tests`);
    await page.getByRole("button", { name: /Sell to barbers first.*Look again/ }).waitFor();
    expect(await barriers(page)).toEqual({});
  },
);
