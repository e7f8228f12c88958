import { expect, test } from "vitest";
import { windows } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test.each(windows("phone"))("a member's profile changes are saved, on a %s", async (window) => {
  const { page, member } = await scene.member({ window, path: "/profile" });
  await page.getByRole("heading", { name: "Profile Settings" }).waitFor();
  const email = page.getByRole("textbox", { name: "Email" });
  expect(await email.inputValue()).toBe(member.email);
  expect(await email.getAttribute("readonly")).not.toBeNull();
  await page.getByText("Verified", { exact: true }).waitFor();
  await page.getByRole("textbox", { name: "Display name" }).fill("Grace Founder");
  const language = page.getByRole("main").getByRole("combobox", { name: "Language" });
  await language.selectOption("English");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Success!").waitFor();
  await page.getByText("Profile updated successfully").waitFor();
  await page.reload();
  await expect.poll(() => page.getByRole("textbox", { name: "Display name" }).inputValue()).toBe("Grace Founder");
  expect(await language.inputValue()).toBe("en");
  await page.getByRole("link", { name: "View Usage History" }).click();
  await page.waitForURL(`${scene.application.url}/account#usage`);
});

test("a picture is uploaded, shown everywhere, and removed again", async () => {
  const { page } = await scene.member({ path: "/profile" });
  const upload = page.locator("input[type=file]");
  await page.getByRole("button", { name: "Upload Image" }).waitFor();
  await upload.setInputFiles({ name: "ada.png", mimeType: "image/png", buffer: picture });
  await page.getByText("Picture saved").waitFor();
  const shown = page.getByRole("main").locator("img");
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await page.getByRole("banner").locator("img").getAttribute("src")).toMatch(/^\/files\/avatars\//);
  await page.getByRole("button", { name: "Remove the picture" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Profile updated successfully").waitFor();
  expect(await page.getByRole("banner").locator("img").count()).toBe(0);
});

test("an address without a picture is saved, and the page says that no picture could be read there", async () => {
  const { page } = await scene.member({ path: "/profile" });
  const address = page.getByRole("textbox", { name: "Avatar URL" });
  await address.fill("https://pictures.invalid/ada.png");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Profile updated successfully").waitFor();
  await page.getByText("No picture could be read at this address, so your initial is shown.").waitFor();
  expect(await address.inputValue()).toBe("https://pictures.invalid/ada.png");
  expect(await page.locator("img").count()).toBe(0);
});

test("a file that is not a usable picture is refused with a message", async () => {
  const { page } = await scene.member({ path: "/profile", expected: [/status of 4\d\d/] });
  const upload = page.locator("input[type=file]");
  await page.getByRole("button", { name: "Upload Image" }).waitFor();
  await upload.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
  await page.getByText("Choose a PNG, JPEG, WebP or AVIF picture.").waitFor();
  await upload.setInputFiles({ name: "big.png", mimeType: "image/png", buffer: Buffer.alloc(5_000_001) });
  await page.getByText("Choose a picture of at most 5 MB.").waitFor();
  await upload.setInputFiles({ name: "bad.png", mimeType: "image/png", buffer: picture.subarray(0, 40) });
  await expectVisible(page.getByText("This picture is damaged or too large to read. Choose another one."));
});

test("an address over http is refused, and a failure to save loses no typed text", async () => {
  const { page } = await scene.member({ path: "/profile", expected: [/status of 500/] });
  const address = page.getByRole("textbox", { name: "Avatar URL" });
  await address.fill("http://pictures.example/ada.png");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Enter a full address that begins with https://").waitFor();
  await address.fill("");
  await page.getByRole("textbox", { name: "Display name" }).fill("Kept while it fails");
  await page.route("**/api/profile", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("Failed to update profile").waitFor();
  expect(await page.getByRole("textbox", { name: "Display name" }).inputValue()).toBe("Kept while it fails");
});

test("a profile that cannot be loaded says so and offers a retry", async () => {
  const { page } = await scene.member({ path: "/pricing", expected: [/status of 403/] });
  await page.route("**/api/session", (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto(`${scene.application.url}/profile`);
  await page.getByText("Failed to load profile data").first().waitFor();
  await page.getByText("Error", { exact: true }).waitFor();
  await page.unroute("**/api/session");
  await page.getByRole("main").getByRole("button", { name: "Try again" }).click();
  await expectVisible(page.getByRole("textbox", { name: "Display name" }));
});
