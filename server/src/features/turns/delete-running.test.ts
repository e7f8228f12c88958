import { Writable } from "node:stream";
import { expect, test } from "vitest";
import { startTestApp } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";
import { openLog } from "../../platform/log.ts";

test("chats deleted while their replies are written are all deleted, and their tokens are released", async () => {
  const lines: string[] = [];
  const kept = new Writable({ write: (line: Buffer, _, done) => (lines.push(line.toString()), done()) });
  const app = await startTestApp({ log: openLog("error", kept) });
  const { pool } = app.built.parts.ctx.database;
  const ada = await app.signUp("Ada");
  await pool.query("update profiles set token_balance = 1000 where email = $1", [ada.email]);
  const startAndDelete = async () => {
    const chatId = newId();
    await ada.send("A bakery for dogs at $12 a cake", { chatId });
    return (await ada.fetch(`/api/chats/${chatId}`, { method: "DELETE" })).status;
  };
  for (let round = 0; round < 4; round++) {
    const statuses = await Promise.all(Array.from({ length: 12 }, startAndDelete));
    expect(statuses).toEqual(Array.from({ length: 12 }, () => 200));
  }
  const { rows } = await pool.query(
    `select (select count(*)::int from chats) as chats, (select count(*)::int from turns) as turns,
       (select count(*)::int from token_reservations where cost is null) as open,
       (select token_balance from profiles where email = $1) + (select sum(cost)::int from token_reservations) as tokens`,
    [ada.email],
  );
  expect(rows).toEqual([{ chats: 0, turns: 0, open: 0, tokens: 1000 }]);
  await app.close();
  expect(lines.filter((line) => /could not be stored|left to the clean-up|deadlock/.test(line))).toEqual([]);
});
