import { describe, expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

describe.each(windows("phone"))("on a %s", (window) => {
  test("ideas are typed, generated, rated, compared, changed, deleted and taken to a chat", async () => {
    const { page } = await scene.member({ path: "/ideas", window });
    await page.getByLabel("Title", { exact: true }).fill("Bakery on wheels");
    await page
      .getByLabel("What is it, for whom, and what do they pay?")
      .fill("For office workers in Porto. 120 customers a week pay 4 euro for a bread, flour costs 1 euro.");
    await page.getByRole("button", { name: "Add to the board" }).click();
    await page.getByRole("heading", { name: "Bakery on wheels" }).waitFor();
    // Too little of its text is certain: the card says what is missing, and with that added it is rated.
    await page.getByText("Not rated", { exact: true }).waitFor();
    await page.getByText("What is missing", { exact: true }).click();
    await page.getByText("How many office workers have you asked about it").waitFor();
    await page.getByRole("button", { name: "Edit Bakery on wheels" }).click();
    await page
      .getByLabel("What is it, for whom, and what do they pay?")
      .last()
      .fill("For office workers in Porto. I interviewed 14 of them, 9 confirmed it. We have 120 paying customers.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText(/\d out of 10/).waitFor();
    await page.getByLabel("Your skills").fill("baking, accounting");
    await page.getByLabel("Your interests").fill("street markets");
    await page.getByRole("button", { name: "Generate ideas" }).click();
    await page.getByText("Ideas Generated", { exact: true }).waitFor();
    const cards = page.getByRole("main").getByRole("checkbox");
    await expect.poll(() => cards.count()).toBeGreaterThan(3);
    await cards.nth(0).check();
    await cards.nth(1).check();
    expect(await page.getByRole("table").getByRole("columnheader").count()).toBe(3);
    expect(await barriers(page)).toEqual({});
    await page.getByRole("button", { name: "Delete Bakery on wheels" }).click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await expect.poll(() => page.getByRole("heading", { name: "Bakery on wheels" }).count()).toBe(0);
    await page.getByRole("main").getByRole("link", { name: "Discuss in chat" }).first().click();
    await page.waitForURL(/\/chat/);
  });
});
