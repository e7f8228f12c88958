import { expect, test } from "vitest";
import project from "../package.json" with { type: "json" };
import { dependencies } from "./dependencies.ts";

/** Free to use, change and sell with a notice. */
const free = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
  "Zlib",
];
/** Changed files of theirs stay under their licence; the product that uses them does not. */
const ofTheirFiles: Record<string, string[]> = {
  "MPL-2.0": ["@resvg/", "lightningcss", "satori"],
  "LGPL-3.0-or-later": ["@img/sharp-"],
  "OFL-1.1": ["@fontsource"],
};

/** The licence is only in a file of its own. */
const inLicenceFile: Record<string, string> = { "png-js": "MIT" };

const all = dependencies().map((one) => ({ ...one, licence: inLicenceFile[one.name] ?? one.licence }));
const shipped = all.filter((one) => one.shipped);
const parts = (licence: string): string[] => licence.replaceAll(/[()]/g, "").split(/ (?:AND|OR) /);
const isAllowed = (name: string, licence: string): boolean =>
  parts(licence).every(
    (part) => free.includes(part) || (ofTheirFiles[part] ?? []).some((start) => name.startsWith(start)),
  );

test("everything that is shipped has a licence on the list", () => {
  expect(shipped.length).toBeGreaterThan(300);
  expect(
    shipped.filter(({ name, licence }) => !isAllowed(name, licence)).map(({ name, licence }) => `${name}: ${licence}`),
  ).toEqual([]);
});

test("install scripts are allowed only for the packages named here", () => {
  const running = shipped.filter((one) => one.hasInstallScript).map(({ name }) => name);
  expect(running.toSorted()).toEqual(Object.keys(project.allowScripts).toSorted());
});

test("every version is pinned in the lock file, and all come from a registry", () => {
  const asked = Object.values({ ...project.devDependencies, ...project.optionalDependencies });
  expect(asked.filter((version) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+/.test(version))).toEqual([]);
  expect(all.filter(({ version }) => !/^\d/.test(version))).toEqual([]);
});
