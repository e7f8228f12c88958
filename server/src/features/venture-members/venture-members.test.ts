import { ventureMembersMax } from "@cofounder/contract";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { password, refusalOf, startTestApp, type TestApp, type TestMember } from "../../app/test-app.ts";
import { rule } from "../../app/test-endpoints.ts";
import { bringIn, invitationOf } from "../../app/test-invitations.ts";

const start = new Date("2026-05-04T09:00:00Z");
const dayMs = 24 * 60 * 60_000;
let now = start;
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ now: () => now, ownerEmail: "keeper@example.com" });
});
beforeEach(() => {
  now = start;
});

const price = { value: 29, meaning: "price", flow: "in", unit: "EUR/customer/month" } as const;

async function founder(name: string) {
  const owner = await app.signUp(name);
  const ventureId = (await owner.api.ventures.create({ name: "Chairs", line: "Fills empty chairs" })).venture.id;
  const { figure } = await owner.api.ventures.addFigure({ ventureId, ...price });
  return { owner, api: owner.api, ventureId, figure };
}

type Invited = Parameters<TestMember["api"]["ventureMembers"]["invite"]>[0];

const invite = ({ api }: TestMember, invited: Omit<Invited, "access"> & Partial<Pick<Invited, "access">>) =>
  api.ventureMembers.invite({ access: "edit", ...invited });

describe("an invitation", () => {
  test("is mailed with who invites, into what and with which right; only the hash of its link is stored", async () => {
    const { owner, ventureId } = await founder("Ann");
    const { member } = await invite(owner, { ventureId, email: "Ben@Example.com" });
    expect(member).toMatchObject({ name: null, email: "ben@example.com", access: "edit", hasExpired: false });
    expect(new Date(member.expiresAt ?? 0).getTime() - start.getTime()).toBe(7 * dayMs);
    const mail = (await app.mailbox()).find(({ to }) => to === "ben@example.com");
    expect(mail?.subject).toBe("Ann invites you to Chairs");
    expect(mail?.text).toContain("You can read its figures, scenarios, tests and decisions, and change them.");
    const token = await invitationOf(app, "ben@example.com");
    expect(await app.stranger.api.ventureMembers.readInvitation({ token })).toMatchObject({
      venture: "Chairs",
      owner: "Ann",
      access: "edit",
      email: "ben@example.com",
    });
    const { rows } = await app.built.parts.ctx.database.pool.query<{ row: string }>(
      "select to_jsonb(m)::text as row from venture_members m",
    );
    expect(rows.map(({ row }) => row).join("")).not.toContain(token);
  });

  test("names nothing that a mail program makes a link of", async () => {
    const owner = await app.signUp("Spammer");
    const { venture } = await owner.api.ventures.create({ name: "Win at https://evil.example/now" });
    await invite(owner, { ventureId: venture.id, email: "victim@example.com" });
    const mail = (await app.mailbox()).find(({ to }) => to === "victim@example.com");
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/evil\.example|https:\/\/evil/);
    expect(mail?.links).toHaveLength(1);
  });

  test("brings in whoever has its address, and is used up then", async () => {
    const { owner, ventureId, figure } = await founder("Cid");
    const [guest, other] = [await app.signUp("Dora"), await app.signUp("Eve")];
    await invite(owner, { ventureId, email: guest.email, access: "view" });
    const token = await invitationOf(app, guest.email);
    expect(await refusalOf(other.api.ventureMembers.accept({ token }))).toBe("invitation.other_address");
    expect(await refusalOf(app.stranger.api.ventureMembers.accept({ token }))).toBe("unauthenticated");
    expect(await refusalOf(guest.api.ventures.get({ ventureId }))).toBe("venture.not_found");
    expect(await guest.api.ventureMembers.accept({ token })).toEqual({ ventureId });
    expect(await refusalOf(guest.api.ventureMembers.accept({ token }))).toBe("invitation.not_found");
    expect((await guest.api.ventures.list()).ventures).toMatchObject([
      { id: ventureId, name: "Chairs", access: "view", owner: "Cid" },
    ]);
    expect((await guest.api.ventures.get({ ventureId })).venture).toMatchObject({ access: "view", owner: "Cid" });
    expect((await owner.api.ventures.get({ ventureId })).venture).toMatchObject({ access: "own", owner: null });
    const { figures } = await guest.api.ventures.figures({ ventureId });
    expect(figures.map(({ id }) => id)).toEqual([figure.id]);
  });

  test("ends after seven days, when it is withdrawn and when it is sent anew", async () => {
    const { owner, ventureId } = await founder("Finn");
    const guest = await app.signUp("Gus");
    await invite(owner, { ventureId, email: guest.email });
    const first = await invitationOf(app, guest.email);
    await invite(owner, { ventureId, email: guest.email, access: "view" });
    expect(await refusalOf(guest.api.ventureMembers.accept({ token: first }))).toBe("invitation.not_found");
    const { members } = await owner.api.ventureMembers.list({ ventureId });
    expect(members).toMatchObject([{ email: guest.email, access: "view" }]);
    const second = await invitationOf(app, guest.email);
    now = new Date(start.getTime() + 7 * dayMs);
    expect(await refusalOf(guest.api.ventureMembers.accept({ token: second }))).toBe("invitation.not_found");
    expect((await owner.api.ventureMembers.list({ ventureId })).members).toMatchObject([{ hasExpired: true }]);
    now = start;
    await owner.api.ventureMembers.remove({ ventureId, ventureMemberId: members[0]?.id ?? "" });
    expect(await refusalOf(guest.api.ventureMembers.readInvitation({ token: second }))).toBe("invitation.not_found");
  });

  test("is refused for the own address, for who is in already, and where ten are invited", async () => {
    const { owner, ventureId } = await founder("Hal");
    const guest = await app.signUp("Ivy");
    expect(await refusalOf(invite(owner, { ventureId, email: owner.email }))).toBe("venture_member.own_address");
    await bringIn(app, { owner, ventureId, guest, access: "view" });
    expect(await refusalOf(invite(owner, { ventureId, email: guest.email }))).toBe("venture_member.joined");
    const addresses = Array.from({ length: ventureMembersMax + 2 }, (_, index) => `many${index}@example.com`);
    const asked = await Promise.all(addresses.map((email) => refusalOf(invite(owner, { ventureId, email }))));
    expect(asked.filter((answer) => answer === "venture_member.limit_reached")).toHaveLength(3);
    expect((await owner.api.ventureMembers.list({ ventureId })).members).toHaveLength(ventureMembersMax);
    await invite(owner, {
      ventureId,
      email: (await owner.api.ventureMembers.list({ ventureId })).members[1]?.email ?? "",
    });
  });

  test("that is accepted in two tabs at once brings the guest in once", async () => {
    const { owner, ventureId } = await founder("Jan");
    const guest = await app.signUp("Kim");
    await invite(owner, { ventureId, email: guest.email });
    const token = await invitationOf(app, guest.email);
    const answers = await Promise.all([1, 2, 3].map(() => refusalOf(guest.api.ventureMembers.accept({ token }))));
    expect(answers.filter((answer) => answer === "invitation.not_found")).toHaveLength(2);
    expect((await owner.api.ventureMembers.list({ ventureId })).members).toHaveLength(1);
  });

  test("goes to one address ten times a day, whoever sends it", async () => {
    const { owner, ventureId } = await founder("Lou");
    for (let sent = 0; sent < 10; sent += 1) await invite(owner, { ventureId, email: "flooded@example.com" });
    const other = await founder("Max");
    expect(await refusalOf(invite(other.owner, { ventureId: other.ventureId, email: "flooded@example.com" }))).toBe(
      "too_many_requests",
    );
  });
});

describe("a guest", () => {
  test("changes the sheet as the owner sees it, and the history names who typed what", async () => {
    const { owner, ventureId, figure } = await founder("Nora");
    const guest = await app.signUp("Otto");
    await bringIn(app, { owner, ventureId, guest, access: "edit" });
    const change = { ventureId, figureId: figure.id, version: 1, value: 35 };
    await guest.api.ventures.changeFigure(change);
    expect((await owner.api.ventures.figures({ ventureId })).figures).toMatchObject([{ value: 35, version: 2 }]);
    const authors = async ({ api }: TestMember) =>
      (await api.ventures.figureVersions({ ventureId, figureId: figure.id })).versions.map(({ author }) => author);
    expect(await authors(owner)).toEqual(["Otto", null]);
    expect(await authors(guest)).toEqual([null, "Nora"]);
    expect((await guest.api.ventures.list()).ventures).toMatchObject([{ access: "edit" }]);
  });

  test("is named to the owner, and the owner to the guest, in the history of tests, decisions, scenarios and the venture", async () => {
    const { owner, ventureId, figure } = await founder("Rhea");
    const guest = await app.signUp("Sven");
    await bringIn(app, { owner, ventureId, guest, access: "edit" });
    const words = { decided: "Sell to salons", because: "", lookAgainOn: null };
    const { id: decisionId } = (await owner.api.decisions.add({ ventureId, ...words })).decision;
    await guest.api.decisions.change({ ventureId, decisionId, version: 1, ...words, because: "They pay" });
    const { id: testId } = (await owner.api.killTests.lock({ ventureId, rule })).test;
    await guest.api.killTests.change({ ventureId, testId, version: 1, rule: { ...rule, threshold: 3 } });
    await guest.api.killTests.enterResult({ ventureId, testId, version: 2, count: 1, of: 5 });
    await owner.api.killTests.enterResult({ ventureId, testId, version: 2, count: 9, of: 20 });
    const { id: scenarioId } = (await owner.api.scenarios.create({ ventureId, name: "Dearer" })).scenario;
    const values = { [figure.id]: { value: 39 } };
    await guest.api.scenarios.change({ ventureId, scenarioId, version: 1, values });
    await guest.api.ventures.change({ ventureId, version: 1, place: "Graz" });
    const authors = (versions: readonly { author: string | null }[]) => versions.map(({ author }) => author);
    const told = async ({ api }: TestMember) => ({
      decisions: authors((await api.decisions.versions({ ventureId, decisionId })).versions),
      rules: authors((await api.killTests.versions({ ventureId, testId })).versions),
      results: authors((await api.killTests.versions({ ventureId, testId })).results),
      scenarios: authors((await api.scenarios.versions({ ventureId, scenarioId })).versions),
      venture: authors((await api.ventures.versions({ ventureId })).versions),
    });
    const [byGuest, byOwner] = [
      ["Sven", null],
      [null, "Rhea"],
    ];
    const toOwner = { decisions: byGuest, rules: byGuest, scenarios: byGuest, venture: byGuest };
    expect(await told(owner)).toEqual({ ...toOwner, results: [null, "Sven"] });
    const toGuest = { decisions: byOwner, rules: byOwner, scenarios: byOwner, venture: byOwner };
    expect(await told(guest)).toEqual({ ...toGuest, results: ["Rhea", null] });
  });

  test("and the owner who change a figure at once both keep what they typed: one is stored, the other is shown both", async () => {
    const { owner, ventureId, figure } = await founder("Pia");
    const guest = await app.signUp("Quinn");
    await bringIn(app, { owner, ventureId, guest, access: "edit" });
    const seen = { ventureId, figureId: figure.id, version: 1 };
    const attempts = await Promise.allSettled([
      owner.api.ventures.changeFigure({ ...seen, value: 31 }),
      guest.api.ventures.changeFigure({ ...seen, value: 32 }),
    ]);
    const refused = attempts.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason as unknown] : []));
    const value = (await owner.api.ventures.figures({ ventureId })).figures[0]?.value;
    expect(refused).toMatchObject([
      {
        code: "venture.changed_meanwhile",
        data: { conflict: { yours: { value: value === 31 ? 32 : 31 }, theirs: { value }, version: 2 } },
      },
    ]);
    const { versions } = await guest.api.ventures.figureVersions({ ventureId, figureId: figure.id });
    expect(versions.map((version) => version.value)).toEqual([value, 29]);
  });

  test("corrects a figure that was said in a chat, whose replies are computed anew, and is not led to the chat", async () => {
    const owner = await app.signUp("Ruth");
    const idea = "A booking app for hair salons. Each salon pays us 29 euros a month and 40 salons pay.";
    const started = await owner.send(idea);
    await owner.finish(started.turnId);
    const at = (quote: string) => ({ message: 0, start: idea.indexOf(quote), end: idea.indexOf(quote) + quote.length });
    const recurring = { party: "venture", status: "actual", basis: "recurring" } as const;
    await owner.api.chats.settleFigures({
      chatId: started.chat.id,
      messageId: started.reply.id,
      settlements: [
        {
          span: at("29 euros"),
          reading: { ...recurring, meaning: "price", flow: "in", unit: { EUR: 1, customer: -1, month: -1 } },
        },
        { span: at("40"), reading: { ...recurring, meaning: "paying", flow: "none", unit: { customer: 1 } } },
      ],
    });
    const question = { chatId: started.chat.id, parentId: started.reply.id };
    const later = await owner.send("How much do we take in each month?", question);
    expect((await owner.finish(later.turnId)).content).toContain("1,160");
    const { ventureId } = (await owner.api.chats.get({ chatId: started.chat.id })).chat;
    if (!ventureId) throw new Error("the chat has no venture");
    const guest = await app.signUp("Sam");
    await bringIn(app, { owner, ventureId, guest, access: "edit" });
    const { figures } = await guest.api.ventures.figures({ ventureId });
    const said = figures.find(({ value }) => value === 29);
    expect(said?.origin).toBeNull();
    await guest.api.ventures.changeFigure({ ventureId, figureId: said?.id ?? "", version: 1, value: 41 });
    const { messages } = await owner.api.chats.get({ chatId: started.chat.id });
    expect(messages.at(-1)?.content).toContain("1,640");
    expect(await refusalOf(guest.api.chats.get({ chatId: started.chat.id }))).toBe("chat.not_found");
  });

  test("has what the owner gives: a right that is taken back is gone with the next request", async () => {
    const { owner, ventureId, figure } = await founder("Tina");
    const guest = await app.signUp("Ugo");
    const ventureMemberId = await bringIn(app, { owner, ventureId, guest, access: "edit" });
    await owner.api.ventureMembers.change({ ventureId, ventureMemberId, access: "view" });
    const change = () => guest.api.ventures.changeFigure({ ventureId, figureId: figure.id, version: 1, value: 1 });
    expect(await refusalOf(change())).toBe("venture.view_only");
    await owner.api.ventureMembers.remove({ ventureId, ventureMemberId });
    expect(await refusalOf(guest.api.ventures.figures({ ventureId }))).toBe("venture.not_found");
    expect((await guest.api.ventures.list()).ventures).toEqual([]);
  });

  test("sees who works on the venture, without their addresses and open invitations; only the owner sees those", async () => {
    const { owner, ventureId } = await founder("Vera");
    const guest = await app.signUp("Wim");
    await bringIn(app, { owner, ventureId, guest, access: "view" });
    await invite(owner, { ventureId, email: "later@example.com" });
    expect(await guest.api.ventureMembers.list({ ventureId })).toMatchObject({
      owner: "Vera",
      members: [{ name: "Wim", email: null, isCaller: true }],
    });
    const { members } = await owner.api.ventureMembers.list({ ventureId });
    expect(members.map(({ email }) => email)).toEqual([guest.email, "later@example.com"]);
  });

  test("leaves, and the venture stays with its owner", async () => {
    const { owner, ventureId } = await founder("Xaver");
    const guest = await app.signUp("Yara");
    await bringIn(app, { owner, ventureId, guest, access: "edit" });
    await guest.api.ventureMembers.leave({ ventureId });
    expect(await refusalOf(guest.api.ventures.get({ ventureId }))).toBe("venture.not_found");
    expect((await owner.api.ventureMembers.list({ ventureId })).members).toEqual([]);
    expect(await refusalOf(owner.api.ventureMembers.leave({ ventureId }))).toBe("venture_member.not_found");
  });

  test("whose account is deleted leaves figures and no name; an invitation to the address goes too", async () => {
    const { owner, ventureId, figure } = await founder("Zoe");
    const guest = await app.signUp("Abel");
    await bringIn(app, { owner, ventureId, guest, access: "edit" });
    await guest.api.ventures.changeFigure({ ventureId, figureId: figure.id, version: 1, value: 44 });
    const other = await founder("Bea");
    await invite(other.owner, { ventureId: other.ventureId, email: guest.email });
    await guest.api.accounts.delete({ password });
    const { versions } = await owner.api.ventures.figureVersions({ ventureId, figureId: figure.id });
    expect(versions).toMatchObject([{ value: 44, author: null }, { value: 29 }]);
    expect((await owner.api.ventureMembers.list({ ventureId })).members).toEqual([]);
    expect((await other.api.ventureMembers.list({ ventureId: other.ventureId })).members).toEqual([]);
  });

  test("is told of changes in open tabs, and so is the owner", async () => {
    const { owner, ventureId, figure } = await founder("Carl");
    const guest = await app.signUp("Dana");
    await bringIn(app, { owner, ventureId, guest, access: "edit" });
    const [ofGuest, ofOwner] = [await eventsOf(guest), await eventsOf(owner)];
    await owner.api.ventures.changeFigure({ ventureId, figureId: figure.id, version: 1, value: 30 });
    await ofGuest.until(`"ventureId":"${ventureId}"`);
    await guest.api.decisions.add({ ventureId, decided: "Go on", because: "", lookAgainOn: null });
    expect(await ofOwner.until("event: decisions")).toBe(true);
    expect(await ofGuest.until("event: decisions")).toBe(true);
    for (const { close } of [ofGuest, ofOwner]) close();
  });

  test("does not reach the venture of a blocked owner", async () => {
    const keeper = await app.signUp("Keeper");
    const { owner, ventureId } = await founder("Egon");
    const guest = await app.signUp("Fay");
    await bringIn(app, { owner, ventureId, guest, access: "edit" });
    await keeper.api.blocks.block({ email: owner.email, reason: "spam" });
    expect(await refusalOf(guest.api.ventures.get({ ventureId }))).toBe("venture.not_found");
    expect((await guest.api.ventures.list()).ventures).toEqual([]);
  });
});

async function eventsOf({ fetch }: TestMember) {
  const gone = new AbortController();
  const { body } = await fetch("/api/live", { signal: gone.signal });
  const text = body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = "";
  return {
    /** False: the stream ended before. */
    async until(what: string): Promise<boolean> {
      while (!seen.includes(what)) {
        const piece = await text?.read();
        if (!piece || piece.done) return false;
        seen += piece.value;
      }
      seen = seen.slice(seen.indexOf(what) + what.length);
      return true;
    },
    close: () => gone.abort(),
  };
}
