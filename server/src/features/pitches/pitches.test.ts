import { beforeAll, describe, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";

let now = new Date("2026-05-04T09:00:00Z");
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ now: () => now, ownerEmail: "keeper@example.com" });
});

const open = { description: "everyone", seekingAmount: "everyone", traction: "everyone" } as const;
const pitch = {
  companyName: "Lamps on wheels",
  industry: "ecommerce",
  stage: "seed",
  description: "Lamps that come to you.",
  seekingAmount: 1_250_000,
  traction: "12 paying towns",
  visibility: open,
  opensAt: null,
  closesAt: null,
  status: "active",
} as const;

type Change = Partial<Omit<typeof pitch, "visibility" | "opensAt" | "closesAt" | "status" | "companyName">> & {
  visibility?: Record<keyof typeof open, "everyone" | "members" | "on_request">;
  opensAt?: string | null;
  closesAt?: string | null;
  status?: "draft" | "active";
  companyName?: string;
};

const submit = async (member: TestMember, change: Change = {}) =>
  (await member.api.pitches.submit({ ...pitch, ...change })).pitch;
const seenBy = async (member: TestMember, id: string) =>
  (await member.api.pitches.list({})).pitches.find((listing) => listing.id === id);
const asking = {
  name: "Iva Investor",
  organisation: "Fund One",
  chequeMin: 50_000,
  chequeMax: 250_000,
  message: "Hello",
};

describe("the list", () => {
  test("shows active pitches, their count and their sum, to everybody and without an address", async () => {
    const ada = await app.signUp("Ada");
    const before = (await app.stranger.api.pitches.list({})).stats;
    const { id } = await submit(ada);
    await submit(ada, { status: "draft" });
    const list = await app.stranger.api.pitches.list({});
    expect(list.stats).toEqual({ active: before.active + 1, totalSeeking: before.totalSeeking + 1_250_000 });
    expect(list.pitches.find((listing) => listing.id === id)).toMatchObject({ seekingAmount: 1_250_000, isOwn: false });
    expect(JSON.stringify(list)).not.toContain("@example.com");
    expect((await seenBy(ada, id))?.isOwn).toBe(true);
  });

  test("sums only the amounts that the viewer may see", async () => {
    const abe = await app.signUp("Abe");
    const sumFor = async (viewer: TestMember) => (await viewer.api.pitches.list({})).stats.totalSeeking;
    const before = [await sumFor(app.stranger), await sumFor(abe)];
    await submit(abe, { visibility: { ...open, seekingAmount: "on_request" } });
    await submit(abe, { visibility: { ...open, seekingAmount: "members" } });
    expect([await sumFor(app.stranger), await sumFor(abe)]).toEqual([before[0], (before[1] ?? 0) + 1_250_000]);
  });

  test("is filtered by industry and stage", async () => {
    const ben = await app.signUp("Ben");
    const { id } = await submit(ben, { companyName: "Only seed" });
    const found = async (filter: object) =>
      (await app.stranger.api.pitches.list(filter)).pitches.some((listing) => listing.id === id);
    expect(await found({ industry: "ecommerce", stage: "seed" })).toBe(true);
    expect(await found({ industry: "saas" })).toBe(false);
  });

  test("opens and closes with its dates", async () => {
    const cem = await app.signUp("Cem");
    now = new Date("2026-05-04T09:00:00Z");
    const { id } = await submit(cem, { opensAt: "2026-05-05T00:00:00Z", closesAt: "2026-05-07T00:00:00Z" });
    expect(await seenBy(app.stranger, id)).toBeUndefined();
    now = new Date("2026-05-05T00:00:00Z");
    expect(await seenBy(app.stranger, id)).toBeDefined();
    now = new Date("2026-05-07T00:00:00Z");
    expect(await seenBy(app.stranger, id)).toBeUndefined();
    expect((await cem.api.pitches.mine()).pitches[0]).toMatchObject({ status: "active", isListed: false });
    now = new Date("2026-05-04T09:00:00Z");
  });
});

describe("a pitch", () => {
  test("goes from draft to active, closed, active again and withdrawn, and no other way", async () => {
    const dee = await app.signUp("Dee");
    const { id: pitchId } = await submit(dee, { status: "draft" });
    const to = (status: "draft" | "active" | "closed" | "withdrawn") => dee.api.pitches.setStatus({ pitchId, status });
    expect(await refusalOf(to("closed"))).toBe("pitch.status");
    for (const status of ["active", "closed", "active", "withdrawn"] as const) {
      expect((await to(status)).pitch.status).toBe(status);
    }
    expect(await refusalOf(to("active"))).toBe("pitch.status");
  });

  test("that is withdrawn during a change stays withdrawn, and one that is deleted stays deleted", async () => {
    const dov = await app.signUp("Dov");
    for (let round = 0; round < 5; round++) {
      const { id: pitchId } = await submit(dov);
      const edits = Array.from({ length: 4 }, (_, at) => dov.api.pitches.update({ pitchId, traction: `Edit ${at}` }));
      await Promise.allSettled([...edits, dov.api.pitches.setStatus({ pitchId, status: "withdrawn" })]);
      expect((await dov.api.pitches.mine()).pitches.find(({ id }) => id === pitchId)?.status).toBe("withdrawn");
      await Promise.allSettled([
        dov.api.pitches.update({ pitchId, traction: "x" }),
        dov.api.pitches.delete({ pitchId }),
      ]);
      expect((await dov.api.pitches.mine()).pitches.some(({ id }) => id === pitchId)).toBe(false);
    }
  });

  test("can be changed in part, and refuses a closing date before its opening date", async () => {
    const eve = await app.signUp("Eve");
    const { id: pitchId } = await submit(eve);
    const { pitch: changed } = await eve.api.pitches.update({
      pitchId,
      traction: null,
      closesAt: "2026-06-01T00:00:00Z",
    });
    expect(changed).toMatchObject({
      traction: null,
      companyName: pitch.companyName,
      closesAt: "2026-06-01T00:00:00.000Z",
    });
    expect(await refusalOf(eve.api.pitches.update({ pitchId, opensAt: "2026-06-02T00:00:00Z" }))).toBe("pitch.dates");
  });

  test("requires the mandatory fields", async () => {
    const fay = await app.signUp("Fay");
    expect(await refusalOf(submit(fay, { companyName: " " }))).toBe("invalid_input");
    expect(await refusalOf(submit(app.stranger))).toBe("unauthenticated");
  });
});

describe("contact", () => {
  const guarded = { description: "everyone", seekingAmount: "members", traction: "on_request" } as const;

  test("opens the fields shown on request, and discloses no address to either side", async () => {
    const [gil, iva] = [await app.signUp("Gil"), await app.signUp("Iva")];
    const { id } = await submit(gil, { visibility: guarded });
    expect(await seenBy(app.stranger, id)).toMatchObject({ seekingAmount: null, traction: null });
    expect(await seenBy(iva, id)).toMatchObject({ seekingAmount: 1_250_000, traction: null, request: null });
    const { request } = await iva.api.pitches.request({ listing: id, ...asking });
    expect(await seenBy(iva, id)).toMatchObject({ traction: null, request: "sent" });
    const told = (await app.mailbox()).find(({ to, subject }) => to === gil.email && subject.includes("asks about"));
    expect(told?.text).toContain("Iva Investor (Fund One)");
    expect(told?.text).toContain("$50,000 to $250,000");
    expect(`${told?.text}${told?.html}`).not.toContain(iva.email);
    const { received } = await gil.api.pitches.requests();
    expect(JSON.stringify(received)).not.toContain(iva.email);
    await gil.api.pitches.answer({ requestId: request.id, decision: "accepted", message: "Gladly" });
    expect(await seenBy(iva, id)).toMatchObject({ traction: "12 paying towns", request: "accepted" });
    const answered = (await app.mailbox()).find(({ to, subject }) => to === iva.email && subject.includes("answered"));
    expect(answered?.text).toContain("Gladly");
    expect(`${answered?.text}${answered?.html}`).not.toContain(gil.email);
    expect((await iva.api.pitches.requests()).sent[0]).toMatchObject({ status: "accepted", answer: "Gladly" });
  });

  test("is told to each side in the language of their account", async () => {
    const [nele, sol] = [await app.signUp("Nele"), await app.signUp("Sol")];
    await nele.api.accounts.updateProfile({ language: "de" });
    await sol.api.accounts.updateProfile({ language: "es" });
    const { id: listing } = await submit(nele);
    const { request } = await sol.api.pitches.request({ listing, ...asking });
    const told = (await app.mailbox()).find(({ to, subject }) => to === nele.email && subject.includes("interessiert"));
    expect(told?.text).toMatch(/50\.000\s\$ bis 250\.000\s\$/);
    await nele.api.pitches.answer({ requestId: request.id, decision: "declined", message: "" });
    const answered = (await app.mailbox()).find(({ to, subject }) => to === sol.email && subject.includes("respondió"));
    expect(answered?.text).toContain("rechazó tu solicitud");
  });

  test("is requested once, not of oneself, with a valid range of cheques, and answered once", async () => {
    const [hal, jo] = [await app.signUp("Hal"), await app.signUp("Jo")];
    const { id: listing } = await submit(hal);
    expect(await refusalOf(hal.api.pitches.request({ listing, ...asking }))).toBe("pitch.own");
    expect(await refusalOf(jo.api.pitches.request({ listing, ...asking, chequeMax: 1 }))).toBe("pitch.cheque");
    const both = await Promise.allSettled([1, 2].map(() => jo.api.pitches.request({ listing, ...asking })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const [request] = (await hal.api.pitches.requests()).received;
    const answer = { requestId: request?.id ?? "", decision: "declined", message: "" } as const;
    expect(await refusalOf(jo.api.pitches.answer(answer))).toBe("pitch.request_not_found");
    await hal.api.pitches.answer(answer);
    expect(await refusalOf(hal.api.pitches.answer({ ...answer, decision: "accepted" }))).toBe("pitch.answered");
    expect((await jo.api.pitches.requests()).sent[0]).toMatchObject({ status: "declined" });
  });

  test("is refused for a pitch that is not listed", async () => {
    const [kim, lea] = [await app.signUp("Kim"), await app.signUp("Lea")];
    const { id } = await submit(kim, { status: "draft" });
    expect(await refusalOf(lea.api.pitches.request({ listing: id, ...asking }))).toBe("pitch.not_found");
  });
});

describe("moderation", () => {
  test("hides a pitch with a reason that its founder reads, shows it again, and is logged", async () => {
    const [mia, keeper] = [await app.signUp("Mia"), await app.signUp("Keeper")];
    const { id: pitchId } = await submit(mia);
    await keeper.api.pitches.moderate({ pitchId, hiddenBecause: "Promises returns" });
    expect(await seenBy(app.stranger, pitchId)).toBeUndefined();
    expect((await mia.api.pitches.mine()).pitches[0]).toMatchObject({
      isListed: false,
      hiddenBecause: "Promises returns",
    });
    expect((await keeper.api.pitches.all({})).pitches.find(({ id }) => id === pitchId)).toMatchObject({
      email: mia.email,
    });
    await keeper.api.pitches.moderate({ pitchId, hiddenBecause: null });
    expect(await seenBy(app.stranger, pitchId)).toBeDefined();
    const { rows } = await app.built.parts.ctx.database.pool.query(
      "select action from audit_log where action like 'pitch.%'",
    );
    expect(rows).toHaveLength(2);
  });
});
