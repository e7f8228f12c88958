import { expect, test } from "vitest";
import { deviceOf } from "./device-name.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, "Chrome", "Linux", false],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    "Edge",
    "Windows",
    false,
  ],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox", "Mac", false],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1",
    "Safari",
    "iPhone",
    true,
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`,
    "Chrome",
    "Android",
    true,
  ],
  ["curl/8.9.1", null, null, false],
  [null, null, null, false],
])("%j is %j", (userAgent, ...device) => {
  const { browser, system, handheld } = deviceOf(userAgent);
  expect([browser, system, handheld]).toEqual(device);
});
