import { expect, test } from "vitest";
import { visit } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";
import { signUp } from "./fixtures/sign-up.ts";

const scene = setScene();

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("'Get Started Free' in the bar leads to the chat after the sign-in, on a desktop and in a phone's menu", async () => {
  const wanted = async (window: "desktop" | "phone") => {
    const { page } = await visit(scene.browser, { window });
    await page.goto(scene.application.url);
    if (window === "phone") await page.getByRole("button", { name: "Open menu" }).click();
    const part = window === "phone" ? page.getByRole("dialog") : page.getByRole("banner");
    await part.getByRole("link", { name: "Get Started Free" }).click();
    await page.waitForURL(`${scene.application.url}/auth`);
    return page.evaluate(() => localStorage.getItem("redirectAfterAuth"));
  };
  expect(await wanted("desktop")).toBe("/chat");
  expect(await wanted("phone")).toBe("/chat");
});

test("a member's picture is shown, and the initial where it does not come", async () => {
  const member = await signUp(scene.application.url);
  const { context, page } = await visit(scene.browser, { expected: [/net::ERR_FAILED/] });
  await member.enter(context);
  let avatarUrl = "https://pictures.example/ada.png";
  await page.route("**/api/session", async (route) => {
    const answer = (await (await route.fetch()).json()) as { member: object };
    await route.fulfill({ json: { ...answer, member: { ...answer.member, avatarUrl } } });
  });
  await page.route("https://pictures.example/ada.png", (route) =>
    route.fulfill({ body: picture, contentType: "image/png" }),
  );
  await page.route("https://pictures.example/gone.png", (route) => route.abort());
  await page.goto(scene.application.url);
  const account = page.getByRole("button", { name: "Account menu of Ada Founder" });
  const drawn = () => account.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(drawn).toBe(1);
  avatarUrl = "https://pictures.example/gone.png";
  await page.reload();
  await expect.poll(() => account.innerText()).toBe("A");
});

test("pictures may come over https only, and a phone's keyboard makes the page smaller", async () => {
  const response = await fetch(scene.application.url);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("img-src 'self' data: https:;");
  expect(await response.text()).toContain("interactive-widget=resizes-content");
});
