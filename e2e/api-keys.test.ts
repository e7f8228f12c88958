import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import type { Window } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

test.each<[Window, "light" | "dark"]>([
  ["desktop", "light"],
  ["phone", "dark"],
])("a key is created, copied, used, shown as used and revoked on a %s in the %s", async (window, colorScheme) => {
  const { page, context } = await scene.member({ path: "/account", window });
  await page.emulateMedia({ colorScheme });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const keys = page.getByRole("region", { name: "API keys" });
  await keys.getByText("You have no API keys.").waitFor();
  await keys.getByRole("button", { name: "New key" }).click();
  await keys.getByRole("button", { name: "Make the key" }).click();
  await keys.getByText("Give the key a name").waitFor();
  await keys.getByLabel("Name").fill("Build server");
  expect(await barriers(page)).toEqual({});
  await keys.getByRole("button", { name: "Make the key" }).click();
  await keys.getByRole("button", { name: "Copy the key" }).click();
  await keys.getByRole("button", { name: "Copied", exact: true }).waitFor();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^cof_/);
  expect(await barriers(page)).toEqual({});
  await keys.getByRole("button", { name: "I have copied it" }).click();
  await keys.getByText("Never used").waitFor();
  const address = new URL("/v1/investor/match?stage=seed&industry=ai", page.url());
  const call = () => fetch(address, { headers: { authorization: `Bearer ${secret}` } });
  expect((await call()).status).toBe(200);
  await page.reload();

  await keys.getByText("Last used").waitFor();
  expect(await page.content()).not.toContain(secret);
  await keys.getByRole("button", { name: "Revoke Build server" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await keys.getByText("You have no API keys.").waitFor();
  expect((await call()).status).toBe(401);
});
