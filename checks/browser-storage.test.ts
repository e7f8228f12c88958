import { readFile } from "node:fs/promises";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { caches, cookies, storageKeys } from "../web/app/content/legal/stored.ts";

/** The cookie policy is complete and exact: it lists what the sources store in a browser, and nothing else. */

const root = fileURLToPath(new URL("..", import.meta.url));
/** What reads and writes the browser's storage for others, by the keys that they give it. */
const helper = "web/app/components/browser-storage.ts";
const storage = /\b(localStorage|sessionStorage)\b|\/browser-storage\.ts"/;
const kept = new RegExp(String.raw`${storage.source}|\bdocument\.cookie\b`);
const texts = new Map<string, string>();

beforeAll(async () => {
  const files = globSync("{web/app,web/build-plugins,server/src,generators/src}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|web\/app\/(content|locales\/(?!language))/.test(file),
  );
  for (const file of files) texts.set(file, await readFile(`${root}/${file}`, "utf8"));
});

const code = (text: string) => text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, "");

/** Literal names, constants used as a name or as its beginning, and templates such as `draft:${id}`. */
function namesIn(text: string): string[] {
  const literal = [...text.matchAll(/(?:Item|keep|readKept)\(\s*"([^"]+)"/g)].map(([, name]) => name ?? "");
  const templates = [...text.matchAll(/`([a-z][\w-]*:)\$\{/g)].map(([, name]) => name ?? "");
  const constants = [...text.matchAll(/const (\w+) = "([^"\s]+)"/g)].flatMap(([, constant, name]) =>
    new RegExp(String.raw`(?:Item|keep|readKept)\(\s*${constant}\b|\`\$\{${constant}\}`).test(text) ? [name ?? ""] : [],
  );
  return [...literal, ...templates, ...constants];
}

const filesThat = (pattern: RegExp) => [...texts].filter(([, text]) => pattern.test(code(text)));

test("every file that stores data in the browser is understood by this check", () => {
  const blind = filesThat(kept).filter(
    ([file, text]) => namesIn(text).length === 0 && !file.endsWith("/use-sidebar.ts") && file !== helper,
  );
  expect(blind.map(([file]) => file)).toEqual([]);
});

test("every key of the browser's storage is in the cookie policy, and no other", () => {
  const used = filesThat(storage).flatMap(([, text]) => namesIn(text));
  expect([...new Set(used)].toSorted()).toEqual(storageKeys.map(({ name }) => name).toSorted());
});

test("every cache of the service worker is in the cookie policy", () => {
  const used = filesThat(/\bcaches\.open\(/).flatMap(([, text]) =>
    [...text.matchAll(/const name = "(\w+)"/g)].map(([, name]) => name),
  );
  expect(used).toEqual(caches.map(({ name }) => name));
  expect(filesThat(/\bindexedDB\b/)).toEqual([]);
});

test("every cookie set by a script is in the cookie policy", () => {
  const setters = filesThat(/; path=\/; max-age=/);
  const used = setters.flatMap(([, text]) => namesIn(text));
  expect(setters.length).toBeGreaterThan(0);
  for (const name of used) expect(cookies.map((cookie) => cookie.name)).toContain(name);
  expect(filesThat(/document\.cookie\s*=/)).toHaveLength(1);
});

test("every cookie of the sign-in is in the cookie policy under its prefix", () => {
  const [prefix, ...others] = [...texts.values()].flatMap((text) =>
    [...text.matchAll(/cookiePrefix: "(\w+)"/g)].map(([, name]) => name ?? ""),
  );
  expect(others).toEqual([]);
  expect(cookies.map(({ name }) => name)).toEqual([
    `${prefix}.session_token`,
    `${prefix}.two_factor`,
    `${prefix}.sign_up`,
    "sidebar_state",
  ]);
  // The library's other cookies belong to features that are not used.
  expect(filesThat(/cookieCache|trustDevice: true|rememberMe/).map(([file]) => file)).toEqual([]);
  // The cookies of a renewed session and of one that a mailed link began, as the library made them.
  expect(filesThat(/\bsetCookie\(|"set-cookie"/i).map(([file]) => file)).toEqual([
    "server/src/app/confirmation-route.ts",
    "server/src/app/create-app.ts",
  ]);
});
