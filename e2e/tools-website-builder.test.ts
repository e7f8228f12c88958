import { spawnSync } from "node:child_process";
import { createSocket } from "node:dgram";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { visit, windows } from "./fixtures/browser.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene();
const withModel = setScene({ model: true });

async function fill(page: Page) {
  await page.getByLabel("Business name").fill("Tallyho");
  await page
    .getByLabel("Description", { exact: true })
    .fill("Tallyho helps freelancers to get paid on time. With automatic reminders and a shared calendar.");
  await page.getByLabel("Industry").fill("fintech");
  await page.getByRole("button", { name: "Generate Website" }).click();
}

const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');

test.each(windows("desktop"))("a website is made, edited, published and taken down on a %s", async (window) => {
  const { page } = await scene.member({ path: "/website-builder", window });
  await page.getByRole("button", { name: "Generate Website" }).click();
  await page.getByText("Please fill in all required fields").first().waitFor();
  await fill(page);
  await page.getByText("Website Generated", { exact: true }).waitFor();
  await preview(page).getByRole("heading", { name: "Get paid on time." }).waitFor();

  await page.getByRole("button", { name: "Edit Opening" }).click();
  await page.getByLabel("Headline").fill("Paid, without asking twice.");
  await preview(page).getByRole("heading", { name: "Paid, without asking twice." }).waitFor();
  await page.getByRole("button", { name: "Move Questions up" }).click();
  await page.getByRole("button", { name: "Remove Features" }).click();
  await page.getByText("Saved", { exact: true }).waitFor();
  expect(await barriers(page)).toEqual({});

  const address = `tallyho-${window}`;
  await page.getByLabel("Public address").fill(address);
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("link", { name: `/sites/${address}` }).waitFor();
  const outside = await visit(scene.browser, { expected: [/status of 404/] });
  await outside.page.goto(`${scene.application.url}/sites/${address}`);
  await outside.page.getByRole("heading", { name: "Paid, without asking twice." }).waitFor();
  expect(await outside.page.evaluate(() => self.origin)).toBe("null");
  expect(await outside.page.getByRole("heading", { name: "What Tallyho offers" }).count()).toBe(0);
  await page.getByRole("button", { name: "Unpublish" }).click();
  await page.getByText("Taken down").waitFor();
  expect((await outside.page.goto(`${scene.application.url}/sites/${address}`))?.status()).toBe(404);

  await page.reload();
  await preview(page).getByRole("heading", { name: "Paid, without asking twice." }).waitFor();
});

/** All but the last brace, and that one when the test lets it come. */
const held = (value: object) => ({ pieces: [JSON.stringify(value).slice(0, -1), "}"], holdAt: 1 });

test.each(windows("phone"))(
  "a website grows section by section, is changed in words, and goes back to an earlier version on a %s",
  async (window) => {
    const { page } = await withModel.member({ path: "/website-builder", window });
    withModel.model.answerStreamed = () =>
      held({
        headline: "Paid on time, every time.",
        lead: "Reminders go out by themselves, and your calendar shows what is due.",
        action: "Write to us",
        benefits: {
          heading: "Why Tallyho",
          intro: "What changes for you.",
          items: [
            { title: "No more chasing", text: "The reminders are sent for you." },
            { title: "One calendar", text: "You and your clients see the same dates." },
          ],
        },
        about: ["Tallyho helps freelancers to get paid on time.", "It sends reminders and shares a calendar."],
      });
    await fill(page);
    const growing = page.getByRole("list", { name: "Sections written so far" });
    await growing.getByText("Opening").waitFor();
    await withModel.model.goOn();
    await page.getByText("Website Generated", { exact: true }).waitFor();
    await preview(page).getByRole("heading", { name: "Paid on time, every time." }).waitFor();
    const about = preview(page).getByText("It sends reminders and shares a calendar.");
    await about.waitFor();

    withModel.model.answerStreamed = () =>
      held({
        hero: {
          label: "",
          headline: "Paid on Friday.",
          lead: "Reminders go out by themselves.",
          action: "Write to us",
        },
        colorScheme: "vibrant",
      });
    await page.getByText("Costs 3 tokens").last().waitFor();
    await page.getByLabel("Change this website in words").fill("Say Friday in the headline, and make it livelier");
    await page.getByRole("button", { name: "Apply change" }).click();
    await growing.getByText("Opening").waitFor();
    await withModel.model.goOn();
    await preview(page).getByRole("heading", { name: "Paid on Friday." }).waitFor();
    await about.waitFor();
    await page.getByText("What was taken").first().waitFor();
    expect(await barriers(page)).toEqual({});

    const versions = page.getByRole("region", { name: "Versions" });
    await versions.getByRole("button", { name: "Tallyho helps freelancers" }).click();
    await page.getByText("You are looking at version 1 of 2.").waitFor();
    await preview(page).getByRole("heading", { name: "Paid on time, every time." }).waitFor();
    await page.getByRole("button", { name: "Go back to this version" }).click();
    await versions.getByText("Back to version 1").waitFor();
    expect(await versions.getByRole("button").count()).toBe(3);
  },
);

test("the zip opens and holds the page with its parts; a visitor can download it too", async () => {
  const { page } = await visit(scene.browser);
  await page.goto(`${scene.application.url}/website-builder`);
  await fill(page);
  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download zip" }).click();
  const download = await waiting;
  const listed = spawnSync("python3", ["-m", "zipfile", "-l", await download.path()], { encoding: "utf8" });
  for (const name of ["index.html", "styles.css", "script.js", "privacy.html", "robots.txt"])
    expect(listed.stdout).toContain(name);
});

/** What a document reports from inside the preview frame. */
const toldBy = (page: Page, html: string) =>
  page.evaluate(
    (document_) =>
      new Promise((resolve) => {
        const frame = document.createElement("iframe");
        frame.setAttribute("sandbox", "allow-scripts");
        frame.src = "/api/preview-frame";
        addEventListener("message", ({ data }: MessageEvent<{ preview?: string; told?: unknown }>) => {
          if (data.preview === "ready") frame.contentWindow?.postMessage({ document: document_ }, "*");
          if (data.told) resolve(data.told);
        });
        document.body.append(frame);
      }),
    html,
  );

describe("a generated document that tries WebRTC", () => {
  /** Sends a STUN request to this port, which any page may do. */
  const asking = (port: number) => `(async () => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${port}" }] });
    peer.createDataChannel("out");
    await peer.setLocalDescription(await peer.createOffer());
  })()`;
  const told = (port: number) =>
    `<script>${asking(port)}.then(() => "asked", String).then((text) => parent.postMessage({ told: text }, "*"))</script>`;

  async function listening() {
    const socket = createSocket("udp4");
    const arrived: Buffer[] = [];
    socket.on("message", (data) => arrived.push(data));
    await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
    onTestFinished(() => void socket.close());
    return { port: socket.address().port, arrived };
  }

  test("reaches no server, where a page of this site would", async () => {
    const { page } = await scene.member({ path: "/website-builder" });
    const [made, ours] = [await listening(), await listening()];
    expect(await toldBy(page, told(made.port))).toMatch(/RTCPeerConnection is not a constructor/);
    await page.evaluate(asking(ours.port));
    await expect.poll(() => ours.arrived.length).toBeGreaterThan(1);
    expect(made.arrived).toHaveLength(0);
  });

  test("reaches no server from a nested frame either", async () => {
    const { page } = await scene.member({ path: "/website-builder" });
    const { page: control } = await scene.member({ path: "/website-builder" });
    const [made, ours] = [await listening(), await listening()];
    // Chromium 156 crashes the whole tab that tries this.
    const ended = new Promise((resolve) => page.once("crash", resolve));
    const inner = told(made.port).replace("parent.postMessage", "top.postMessage").replaceAll('"', "&quot;");
    await Promise.race([ended, toldBy(page, `<iframe srcdoc="${inner}"></iframe>`).catch(() => ended)]);
    await control.evaluate(asking(ours.port));
    await expect.poll(() => ours.arrived.length).toBeGreaterThan(1);
    expect(made.arrived).toHaveLength(0);
  });
});

test("a generated document can reach neither this page, nor cookies, nor the network", async () => {
  const { page } = await scene.member({ path: "/website-builder", expected: [/Content Security Policy/] });
  const tries = `<script>
    const told = {};
    const attempt = (name, work) => { try { told[name] = String(work()); } catch (error) { told[name] = "refused"; } };
    attempt("cookie", () => document.cookie);
    attempt("storage", () => localStorage.length);
    attempt("parent", () => parent.document.title);
    attempt("origin", () => self.origin);
    fetch("/api/accounts/session").then(() => "reached", () => "refused").then((text) => {
      told.network = text;
      const picture = new Image();
      picture.onload = () => tell("reached");
      picture.onerror = () => tell("refused");
      picture.src = "/favicon.svg";
    });
    const tell = (text) => parent.postMessage({ told: { ...told, picture: text } }, "*");
  </script>`;
  const told = await toldBy(page, tries);
  expect(told).toEqual({
    cookie: "refused",
    storage: "refused",
    parent: "refused",
    origin: "null",
    network: "refused",
    picture: "refused",
  });
});
