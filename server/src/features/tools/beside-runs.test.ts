import { Document, Packer, Paragraph } from "docx";
import { beforeAll, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const upload = (bytes: Uint8Array, name = "deck.docx") => {
  const form = new FormData();
  form.set("file", new File([bytes as Uint8Array<ArrayBuffer>], name));
  return app.stranger.fetch("/api/tools/documents", { method: "POST", body: form });
};

test("an uploaded document is returned as the text of its pages", async () => {
  const made = new Document({ sections: [{ children: [new Paragraph("We fill empty chairs.")] }] });
  const response = await upload(new Uint8Array(await Packer.toBuffer(made)));
  expect(await response.json()).toEqual({ kind: "docx", slides: ["We fill empty chairs."], hidden: [] });
});

test("a file's type is determined by its bytes, and one beyond 20 MB is refused as too large", async () => {
  const text = await upload(new TextEncoder().encode("not a deck"), "deck.pdf");
  expect([text.status, await text.json()]).toMatchObject([415, { code: "document.unsupported" }]);
  const large = await upload(new Uint8Array(20_100_000));
  expect([large.status, await large.json()]).toMatchObject([413, { code: "document.too_large" }]);
});

test("ticks are stored per result, for its member alone", async () => {
  const [uma, vic] = [await app.signUp("Uma"), await app.signUp("Vic")];
  const { run } = await uma.api.tools.start({
    tool: "self-development",
    runId: newId(),
    input: { category: "habits", goal: "Sleep more" },
  });
  expect(await uma.api.tools.readTicks({ runId: run.id })).toEqual({ ticked: [] });
  await uma.api.tools.tick({ runId: run.id, ticked: ["1.1", "1.2", "1.1"] });
  expect(await uma.api.tools.readTicks({ runId: run.id })).toEqual({ ticked: ["1.1", "1.2"] });
  expect(await refusalOf(vic.api.tools.tick({ runId: run.id, ticked: [] }))).toBe("tool.run_not_found");
  expect(await refusalOf(vic.api.tools.readTicks({ runId: run.id }))).toBe("tool.run_not_found");
});

test("a plan's calendar has its actions and a review on every Friday", async () => {
  const wes = await app.signUp("Wes");
  const { run } = await wes.api.tools.start({
    tool: "self-development",
    runId: newId(),
    input: { category: "habits", goal: "Sleep more", startDate: "2026-12-07", weeks: 8 },
  });
  const { calendar } = await wes.api.tools.calendar(run.output as never);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toContain("DTSTART;VALUE=DATE:20261207");
  expect(calendar).toContain("DTSTART:20261211T160000\r\n");
  expect(calendar).toContain("RRULE:FREQ=WEEKLY;COUNT=8");
});
