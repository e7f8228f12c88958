import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";
import { addVenture, subscription } from "./fixtures/sheet.ts";

const scene = setScene();

test.each(windows("phone"))(
  "a figure that is moved moves every result at once, without the server, and back on a %s",
  async (window) => {
    const { page } = await scene.member({ path: "/ventures", window });
    const id = await addVenture(page, subscription);
    await page.goto(`${scene.application.url}/ventures/${id}`);
    await page.getByRole("link", { name: "What follows", exact: true }).click();
    const contribution = page.getByRole("button", { name: /^Contribution per customer and month/ });
    const left = page.getByRole("button", { name: /^Left a month after fixed costs/ });
    await left.getByText("-€250").waitFor();
    await contribution.click();
    await page.getByText("€29 − €4 = €25").waitFor();
    expect(await barriers(page)).toEqual({});

    const calls: string[] = [];
    page.on("request", (request) => calls.push(request.url()));
    await page
      .getByLabel(/^price/, { exact: false })
      .first()
      .fill("49,50");
    await page.getByText("€49.50 − €4 = €45.50").waitFor();
    await left.getByText("€570").waitFor();
    await left.getByText("was -€250").waitFor();
    await page.getByText("Changed figures: 1").waitFor();
    await page.getByText("Does not apply with these values").first().waitFor();
    expect(await barriers(page)).toEqual({});
    expect(calls).toEqual([]);

    await page.getByRole("button", { name: "Reset" }).click();
    await left.getByText("-€250").waitFor();
    await page.getByText("€29 − €4 = €25").waitFor();
  },
);

test.each(windows("desktop"))("the keyboard alone opens a result and changes its inputs on a %s", async (window) => {
  const { page } = await scene.member({ path: "/ventures", window });
  const id = await addVenture(page, subscription);
  await page.goto(`${scene.application.url}/ventures/${id}?tab=follows`);
  await page.getByRole("button", { name: /^Contribution per customer and month/ }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("30");
  await page.getByText("€30 − €4 = €26").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.getByText("€31 − €4 = €27").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.getByText("€29 − €4 = €25").waitFor();
  expect(await page.getByRole("button", { name: "Reset" }).count()).toBe(0);
});

test.each(windows("phone"))("moved values are kept as a scenario, which opens with them, on a %s", async (window) => {
  const { page } = await scene.member({ path: "/ventures", window });
  const id = await addVenture(page, subscription);
  await page.goto(`${scene.application.url}/ventures/${id}?tab=follows`);
  await page.getByRole("button", { name: /^Contribution per customer and month/ }).click();
  await page
    .getByLabel(/^price/, { exact: false })
    .first()
    .fill("39");
  await page.getByRole("button", { name: "Keep as a scenario" }).click();
  const dialog = page.getByRole("dialog");
  expect(await dialog.getByRole("button", { name: "Save scenario" }).isDisabled()).toBe(true);
  await dialog.getByLabel("Name of the scenario").fill("Dearer");
  expect(await barriers(page)).toEqual({});
  await page.keyboard.press("Enter");
  await page.waitForURL(/tab=scenarios&scenario=/);
  await page.getByRole("button", { name: "Dearer", pressed: true }).waitFor();
  const price = page.getByLabel("price for each customer and month", { exact: true });
  expect(await price.inputValue()).toBe("39");
  await page.reload();
  await page.getByRole("button", { name: "Dearer", pressed: true }).waitFor();
  expect(await price.inputValue()).toBe("39");
});

test.each(windows("desktop"))("a sheet without figures says what to do on a %s", async (window) => {
  const { page } = await scene.member({ path: "/ventures", window });
  const id = await addVenture(page, []);
  await page.goto(`${scene.application.url}/ventures/${id}?tab=follows`);
  await page.getByText("No results yet").waitFor();
  expect(await barriers(page)).toEqual({});
  await page.getByRole("link", { name: "Add figures" }).click();
  await page.getByText("No confirmed figures yet").waitFor();
});
