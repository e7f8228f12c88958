import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import type { AppFile } from "@cofounder/contract/tools/app-generator";
import { expect, onTestFinished, test } from "vitest";
import { makeApp } from "./make-app.ts";
import { readDescription } from "./read-description.ts";

const descriptions = [
  "Track invoices with customer, amount and due date; mark as paid",
  "A CRM called Pipeline to manage customers with name, email and phone, and deals with title, value, stage (new, won, lost), link and customer",
  "An app for booking appointments at a hair salon",
  "Recipes",
  "记账应用：日期、金额、类别（餐饮、交通、房租）、备注、是否已报销",
  "A movie diary. Rate films out of ten, pick a genre, remember when and where I watched them.",
  '<script>alert(1)</script> track `${process.exit()}` gadgets with "; drop table x; --, __proto__, ' +
    'constructor, ../../etc/passwd and price </script>\u2028 called "); process.exit(1); //',
];

function write(files: AppFile[]): string {
  const folder = mkdtempSync(join(tmpdir(), "made-app-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const { path, content } of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** Starts it as its README says and sends it HTTP requests. */
async function start(folder: string) {
  const env = { PORT: "0", DATABASE: join(folder, "data.sqlite") };
  const app = spawn(process.execPath, ["server.js"], { cwd: folder, env, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(async () => {
    const ended = once(app, "exit");
    app.kill();
    await ended;
  });
  for await (const line of createInterface(app.stdout)) if (line.startsWith("Open ")) return line.slice(5);
  throw new Error("The app ended before it listened");
}

test.each(descriptions)("installs, checks, tests and runs: %s", { timeout: 60_000 }, async (description) => {
  const spec = readDescription(description);
  const folder = write(makeApp(spec));
  const npm = (...args: string[]) => spawnSync("npm", args, { cwd: folder, encoding: "utf8" });
  const installed = npm("install", "--offline", "--no-audit", "--no-fund");
  expect(installed).toMatchObject({ status: 0 });
  const tested = spawnSync(process.execPath, ["--test"], { cwd: folder, encoding: "utf8" });
  expect(tested).toMatchObject({ status: 0 });
  const origin = await start(folder);
  const page = await (await fetch(origin)).text();
  expect(page).toContain('<script type="module" src="app.js">');
  expect(page).not.toContain("<script>alert");
  const [entity] = spec.entities;
  const record = { [entity?.fields[0]?.name ?? ""]: "First" };
  const added = await fetch(`${origin}/api/${entity?.name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(record),
  });
  expect(added.status).toBe(201);
  expect(await (await fetch(`${origin}/api/${entity?.name}`)).json()).toMatchObject([record]);
});
