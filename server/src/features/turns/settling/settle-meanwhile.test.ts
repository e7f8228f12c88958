import type { Settlement } from "@cofounder/contract";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp, type TestMember } from "../../../app/test-app.ts";
import type { ArgsOf, Job, ResultOf } from "../../../platform/workers/job.ts";
import { WorkerPool } from "../../../platform/workers/worker-pool.ts";

/** Runs something between a job and the use of its result. */
class InterruptedPool extends WorkerPool {
  after: () => Promise<unknown> = () => Promise.resolve();

  override async run<Work>(caller: string | null, job: Job<Work>, ...args: ArgsOf<Work>): Promise<ResultOf<Work>> {
    const result = await super.run(caller, job, ...args);
    if (job.name === "analyseSettled") await this.after();
    return result;
  }
}

const workers = new InterruptedPool();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ workers });
});
beforeEach(() => {
  workers.after = () => Promise.resolve();
});

const idea =
  "A booking app for hair salons in Berlin. We charge 29 euros a month. 40 salons pay today. Rent is 800 euros a month.";
const own = { party: "venture", status: "actual", basis: "recurring" } as const;
const spanOf = (quote: string) => ({ message: 0, start: idea.indexOf(quote), end: idea.indexOf(quote) + quote.length });
const price: Settlement = {
  span: spanOf("29 euros"),
  reading: { meaning: "price", unit: { EUR: 1, customer: -1, month: -1 }, flow: "in", ...own },
};
const rent: Settlement = {
  span: spanOf("800 euros"),
  reading: { meaning: "fixed_cost", unit: { EUR: 1, month: -1 }, flow: "out", ...own },
};

async function begun(member: TestMember) {
  const { turnId } = await member.send(idea);
  const { chatId, id: messageId } = await member.finish(turnId);
  const settle = (...settlements: Settlement[]) => member.api.chats.settleFigures({ chatId, messageId, settlements });
  return {
    chatId,
    settle,
    stored: () => member.api.chats.get({ chatId }),
    before: await member.api.chats.get({ chatId }),
  };
}

const rows = async (chatId: string) =>
  (await app.built.parts.ctx.database.pool.query("select 1 from figure_settlements where chat_id = $1", [chatId]))
    .rowCount;

test("another figure that was settled while the reply was computed is included as well", async () => {
  const ada = await app.signUp("Ada");
  const { chatId, settle, stored } = await begun(ada);
  let times = 0;
  workers.after = async () => {
    times += 1;
    if (times === 1) await settle(rent);
  };
  const { message } = await settle(price);
  // The other one, and this one twice.
  expect(times).toBe(3);
  expect(message.content).toContain("800");
  const together = await settle(price, rent);
  expect(message).toEqual(together.message);
  expect((await stored()).messages[1]).toEqual(message);
  expect(await rows(chatId)).toBe(2);
});

test("when others keep settling, the request is given up and nothing of it is stored", async () => {
  const ben = await app.signUp("Ben");
  const { chatId, settle, before, stored } = await begun(ben);
  const { pool } = app.built.parts.ctx.database;
  let times = 0;
  workers.after = () =>
    pool.query(
      `insert into figure_settlements (user_id, chat_id, message_id, span_start, span_end, settled_at)
       select user_id, chat_id, id, $2::int, $2::int + 1, now() from messages where chat_id = $1 and parent_id is null`,
      [chatId, 10_000 + (times += 1)],
    );
  expect(await refusalOf(settle(price))).toBe("unavailable");
  expect(await rows(chatId)).toBe(times);
  expect(await stored()).toEqual(before);
});

test("a turn that began while the reply was computed takes precedence", async () => {
  const cid = await app.signUp("Cid");
  const { chatId, settle, before, stored } = await begun(cid);
  const { pool } = app.built.parts.ctx.database;
  const mark = (status: string) =>
    pool.query("update turns set status = $2, heartbeat_at = now() where chat_id = $1", [chatId, status]);
  workers.after = () => mark("running");
  expect(await refusalOf(settle(price))).toBe("chat.turn_running");
  await mark("done");
  expect(await rows(chatId)).toBe(0);
  expect(await stored()).toEqual(before);
});

test("a chat that was deleted while the reply was computed stays deleted", async () => {
  const dan = await app.signUp("Dan");
  const { chatId, settle } = await begun(dan);
  workers.after = () => dan.api.chats.delete({ chatId });
  expect(await refusalOf(settle(price))).toBe("chat.not_found");
  expect(await rows(chatId)).toBe(0);
});

test("a member without computing time cannot settle", async () => {
  const eve = await app.signUp("Eve");
  const { chatId, settle, before, stored } = await begun(eve);
  workers.charge((await eve.api.accounts.session()).member?.id ?? "", 60_000);
  expect(await refusalOf(settle(price))).toBe("too_many_requests");
  expect(await rows(chatId)).toBe(0);
  expect(await stored()).toEqual(before);
});
