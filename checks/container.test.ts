import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import project from "../package.json" with { type: "json" };

const root = fileURLToPath(new URL("..", import.meta.url));
const dockerfile = readFileSync(`${root}Dockerfile`, "utf8");
const lines = dockerfile.split("\n");

test("every source that the image copies exists, and every workspace is copied", () => {
  const sources = lines
    .filter((line) => line.startsWith("COPY ") && !line.includes("--from"))
    .flatMap((line) => line.split(/\s+/).slice(1, -1));
  expect(sources.filter((source) => !existsSync(root + source))).toEqual([]);
  for (const workspace of project.workspaces) expect(sources).toContain(`${workspace}/package.json`);
});

test("files above its own folder that the web's build reads are copied before it", () => {
  const config = JSON.parse(readFileSync(`${root}web/tsconfig.json`, "utf8")) as { extends: string };
  const building = lines.findIndex((line) => line.includes("ensureWebBuilt"));
  const copied = lines.slice(0, building).filter((line) => line.startsWith("COPY "));
  expect(copied.some((line) => line.split(/\s+/).includes(config.extends.replace("../", "")))).toBe(true);
});

test("the image runs as an unprivileged user, with the same entry point as npm start", () => {
  expect(lines).toContain("USER node");
  expect(lines.at(-2)).toBe('CMD ["node", "server/src/main.ts"]');
  expect(existsSync(`${root}server/src/main.ts`)).toBe(true);
});
