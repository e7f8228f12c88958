import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { help } from "../content/help.ts";
import { menuLinks } from "../features/navigation/menu-links.ts";
import { countTools } from "../features/landing/tools-section.tsx";

/** Texts that are read without the application spell the number out. */
const spelled = new Map([[12, "twelve"]]);

test("README and help name as many tools as the menus have", async () => {
  const word = spelled.get(countTools(menuLinks));
  expect(word).toBeDefined();
  const readme = await readFile(new URL("../../../README.md", import.meta.url), "utf8");
  expect(readme.toLowerCase()).toContain(`${word} tools`);
  expect(JSON.stringify(help)).toContain(`${word} tools`);
});
