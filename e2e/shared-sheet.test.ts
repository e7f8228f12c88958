import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

test.each(windows("phone"))(
  "a sheet is shared by a link, read signed out with a watermark, and refused once the link is withdrawn, on a %s",
  async (window) => {
    const { page } = await scene.member({ path: "/ventures", window });
    await page.getByLabel("Name of a new venture").fill("Salon app");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await page.waitForURL(/\/ventures\/[0-9a-f-]{36}$/);
    const ventureId = page.url().match(/[0-9a-f-]{36}/)?.[0] ?? "";
    const figures = [
      { value: 29.5, meaning: "price", flow: "in", unit: "EUR/customer/month" },
      { value: 9, meaning: "unit_cost", flow: "out", unit: "EUR/customer/month" },
      { value: 40, meaning: "paying", flow: "none", unit: "customer" },
    ];
    const statuses = await page.evaluate(
      async ([id, all]) => {
        const made: number[] = [];
        for (const figure of all) {
          const headers = { "content-type": "application/json" };
          const init = { method: "POST", headers, body: JSON.stringify(figure) };
          made.push((await fetch(`/api/ventures/${id}/figures`, init)).status);
        }
        return made;
      },
      [ventureId, figures] as const,
    );
    expect(statuses).toEqual([200, 200, 200]);

    await page.getByRole("link", { name: "Details", exact: true }).click();
    const share = page.getByRole("region", { name: "Share" });
    await share.getByText("No links yet.").waitFor();
    await share.getByLabel("For whom (optional)").fill("Ida of the Seed Fund");
    await share.getByLabel("The link ends after").selectOption("7 days");
    await share.getByRole("button", { name: "Make a link" }).click();
    const link = (await share.getByText(/\/shared\/sheets\//).textContent()) ?? "";
    await share.getByText("Not opened yet").waitFor();
    expect(await barriers(page)).toEqual({});

    const reader = await visit(scene.browser, { window, expected: [/404/] });
    await reader.page.goto(link);
    await reader.page.getByRole("heading", { name: "Salon app", level: 1 }).waitFor();
    const main = reader.page.getByRole("main");
    await main.getByRole("region", { name: "Figures" }).getByText("€29.50 per customer per month").waitFor();
    expect(await main.getByText("Ida of the Seed Fund", { exact: true }).count()).toBeGreaterThan(20);
    await main.getByRole("button", { name: /€1,180/ }).click();
    await main.getByText("40 customers").last().waitFor();
    expect(await main.getByRole("textbox").count()).toBe(0);
    expect(await main.getByRole("slider").count()).toBe(0);
    const metas = reader.page.locator("meta[name=robots], meta[name=referrer]");
    expect(await metas.evaluateAll((all) => all.map((one) => one.getAttribute("content")))).toEqual([
      "noindex, nofollow",
      "no-referrer",
    ]);
    expect(await barriers(reader.page)).toEqual({});

    await page.reload();
    await share.getByText("Opened 1 time", { exact: true }).click();
    await share.getByRole("listitem").getByRole("listitem").waitFor();
    await share.getByRole("button", { name: "End this link: Ida of the Seed Fund" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End this link" }).click();
    await page.getByText("The link no longer works").waitFor();
    await share.getByText("No links yet.").waitFor();
    await reader.page.reload();
    await reader.page.getByRole("heading", { name: "This link has ended" }).waitFor();
    expect(await main.getByText("Salon app").count()).toBe(0);
  },
);
