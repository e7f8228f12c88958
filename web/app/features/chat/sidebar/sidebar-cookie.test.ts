import { expect, it } from "vitest";
import { readSidebarCookie, sidebarCookie } from "./sidebar-cookie.ts";

it.each([
  ["", true],
  ["a=b", true],
  ["a=b; sidebar_state=true", true],
  ["sidebar_state=false; a=b", false],
])("the cookies %j leave the sidebar open: %s", (cookies, open) => {
  expect(readSidebarCookie(cookies)).toBe(open);
});

it("is remembered for seven days", () => {
  expect(sidebarCookie(false)).toBe("sidebar_state=false; path=/; max-age=604800; samesite=lax");
});
