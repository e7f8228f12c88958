import { expect, inject, test } from "vitest";
import pg from "pg";
import { openLog } from "../log.ts";
import { openNotifications } from "./notifications.ts";

test("after catching up, a listener has received everything that was committed before", async () => {
  const notifications = await openNotifications(inject("postgres"), ["news"], openLog("fatal"));
  const heard: string[] = [];
  notifications.on("news", (text) => heard.push(text));
  const client = new pg.Client(inject("postgres"));
  await client.connect();
  for (let at = 0; at < 200; at++) {
    await client.query("select pg_notify('news', $1)", [String(at)]);
    await notifications.caughtUp();
    expect(heard.at(-1)).toBe(String(at));
  }
  await client.end();
  await notifications.close();
});
