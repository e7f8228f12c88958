// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetPlace, noteMember, pathOfThisSite, rememberPlace, rememberRedirect, takeRedirect } from "./redirect.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test.each(["/", "/chat", "/chat?type=AI%2FAutomation", "/chat/1#end", "/a//b"])("%j stays on this site", (path) => {
  expect(pathOfThisSite(path)).toBe(path);
});

test.each([
  "",
  "chat",
  "//evil.example",
  "/\\evil.example",
  "/a\\b",
  "https://evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
  "/\n/evil.example",
])("%j is not followed", (path) => {
  expect(pathOfThisSite(path)).toBeNull();
});

test("the remembered path is used once, then the start page", () => {
  rememberRedirect("/chat");
  expect(takeRedirect("ada")).toBe("/chat");
  expect(takeRedirect("ada")).toBe("/");
});

test("whoever was on no way begins at the given page", () => {
  expect(takeRedirect("ada", "/chat")).toBe("/chat");
  rememberRedirect("/pricing");
  expect(takeRedirect("ada", "/chat")).toBe("/pricing");
});

test("a path that leads elsewhere is forgotten, too", () => {
  rememberRedirect("//evil.example");
  expect(takeRedirect("ada")).toBe("/");
  expect(localStorage.length).toBe(0);
});

test.each([
  ["ada", "/chat/1"],
  ["bo", "/"],
])("the page left when ada's session ended is restored for %s: %s", (who, path) => {
  noteMember("ada");
  rememberPlace("/chat/1", true);
  expect(takeRedirect(who)).toBe(path);
  expect(localStorage.length).toBe(0);
});

test("a visitor's destination holds for any account, also after another member's page was stored", () => {
  noteMember("ada");
  rememberPlace("/chat/1", true);
  rememberRedirect("/pricing");
  expect(takeRedirect("bo")).toBe("/pricing");
});

test("after a sign-out the page that was left is not remembered, but a page opened later is", () => {
  noteMember("ada");
  rememberRedirect("/chat");
  forgetPlace();
  rememberPlace("/chat/1", true);
  expect(takeRedirect("ada")).toBe("/");
  rememberPlace("/dashboard", false);
  expect(takeRedirect("bo")).toBe("/dashboard");
});
