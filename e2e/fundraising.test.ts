import { expect, test } from "vitest";
import { visit, windows } from "./fixtures/browser.ts";
import { ownerOf } from "./fixtures/owner.ts";
import { setScene } from "./fixtures/scene.ts";
import { barriers } from "./fixtures/barriers.ts";

const scene = setScene();

test.each(windows("desktop"))(
  "a founder lists a pitch, an investor asks for contact and gets an answer, on a %s",
  async (window) => {
    const company = `Lamps ${window}`;
    const founder = await scene.member({ window, path: "/fundraising?view=mine" });
    await founder.page.getByRole("button", { name: "New pitch" }).click();
    await founder.page.getByRole("button", { name: "Submit pitch" }).click();
    await founder.page.getByText("Please fill in all required fields").waitFor();
    await founder.page.getByLabel("Company name").fill(company);
    await founder.page.getByLabel("Industry").selectOption("E-commerce");
    await founder.page.getByLabel("Stage").selectOption("Seed");
    await founder.page.getByLabel("Description", { exact: true }).fill("Lamps that come to you.");
    await founder.page.getByLabel("Seeking amount, $").fill("1250000");
    await founder.page.getByLabel("Traction (optional)").fill("12 paying towns");
    await founder.page.getByRole("button", { name: "Submit pitch" }).click();
    await founder.page.getByText("Pitch submitted").waitFor();
    await founder.page.getByText("Listed now").waitFor();

    const stranger = await visit(scene.browser, { window });
    await stranger.page.goto(`${scene.application.url}/fundraising`);
    const seen = stranger.page.getByRole("listitem").filter({ hasText: company });
    await seen.getByText("Lamps that come to you.").waitFor();
    expect(await seen.textContent()).not.toContain("12 paying towns");
    await seen.getByText("Amount: for signed-in members").waitFor();
    await stranger.page.getByText("47", { exact: true }).waitFor();
    // The sum of amounts that are hidden from a visitor is zero, so it is not shown.
    expect(await stranger.page.getByText(/^\$\d+\.\d\dM$/).count()).toBe(0);
    expect(await barriers(stranger.page)).toEqual({});

    const investor = await scene.member({ window, path: "/fundraising" });
    const listing = investor.page.getByRole("listitem").filter({ hasText: company });
    await listing.getByText("$1,250,000").waitFor();
    await investor.page.getByText(/^\$[1-9]\d*\.\d\dM$/).waitFor();
    await listing.getByRole("button", { name: "Ask for contact" }).click();
    await investor.page.getByLabel("Smallest check, $").fill("50000");
    await investor.page.getByLabel("Largest check, $").fill("250000");
    await investor.page.getByLabel("Message").fill("We back lamps.");
    await investor.page.getByRole("button", { name: "Send the request" }).click();
    await listing.getByText("Asked, waiting for an answer").waitFor();

    await founder.page.goto(`${scene.application.url}/fundraising?view=requests`);
    await founder.page.getByText("We back lamps.").waitFor();
    expect(await founder.page.getByRole("main").textContent()).not.toContain(investor.member.email);
    await founder.page.getByLabel("Your answer (optional)").fill("Gladly, call me.");
    await founder.page.getByRole("button", { name: "Accept" }).click();
    await founder.page.getByText("Answer: Gladly, call me.").waitFor();

    await investor.page.reload();
    await listing.getByText("12 paying towns").waitFor();
  },
);

test("a visitor's typed pitch is kept until the sign-in", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(`${scene.application.url}/fundraising?view=mine`);
  await page.getByLabel("Company name").fill("Not lost");
  await page.getByRole("button", { name: "Submit pitch" }).click();
  await page.getByText("Please sign in to submit a pitch").waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel("Company name").inputValue()).toBe("Not lost");
});

test("an admin takes a pitch off the list with a reason that its founder reads", async () => {
  const owner = await ownerOf(scene);
  const { page, member } = await scene.member({ path: "/fundraising" });
  const visibility = { description: "everyone", seekingAmount: "everyone", traction: "everyone" };
  const pitch = { companyName: "Sure returns", industry: "saas", stage: "seed", description: "x", seekingAmount: 1 };
  const more = { traction: null, visibility, opensAt: null, closesAt: null, status: "active" };
  expect((await member.post("/api/pitches", { ...pitch, ...more })).status).toBe(200);
  const admin = await visit(scene.browser);
  await owner.enter(admin.context);
  await admin.page.goto(`${scene.application.url}/fundraising?view=moderate`);
  const row = admin.page.getByRole("listitem").filter({ hasText: "Sure returns" });
  await row.getByLabel("Reason").fill("Promises returns");
  await row.getByRole("button", { name: "Hide" }).click();
  await row.getByText("Reason: Promises returns").waitFor();
  await page.goto(`${scene.application.url}/fundraising?view=mine`);
  await page.getByText("Taken off the list by an admin: Promises returns").waitFor();
  await page.getByText("Not listed").waitFor();
});
