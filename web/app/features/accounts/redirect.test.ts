// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { pathOfThisSite, rememberRedirect, takeRedirect } from "./redirect.ts";

beforeEach(() => localStorage.clear());

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
  expect(takeRedirect()).toBe("/chat");
  expect(takeRedirect()).toBe("/");
});

test("a path that leads elsewhere is forgotten, too", () => {
  rememberRedirect("//evil.example");
  expect(takeRedirect()).toBe("/");
  expect(localStorage.length).toBe(0);
});
