import type pg from "pg";
import { emailOf } from "../bench/product.ts";
import { prepareSeeding, seedChats, seedMembers, seedVersions, withoutWordIndexes } from "./load-seed.ts";

export interface Sizes {
  chats: number;
  messagesEach: number;
}

const ordinaryChats = 60;
const longestChat = 5_000;

/** Gives the second member some chats, and nothing else. */
export async function fillAlone(client: pg.Client, sizes: Sizes): Promise<void> {
  await seed(client, () => fillOrdinary(client, sizes));
}

/**
 * Gives the second member the same chats; the first one a twentieth of all, and one of 5,000 messages with versions of
 * its questions; the rest belongs to members with some twenty each.
 */
export async function fillWithOthers(client: pg.Client, sizes: Sizes): Promise<void> {
  const { chats, messagesEach } = sizes;
  const heavyChats = Math.round(chats / 20);
  await seed(client, async () => {
    await fillOrdinary(client, sizes);
    await seedMembers(client, Math.max(1, Math.round(chats / 20)));
    const heavy = await ownerTable(client, "heavy", `email = '${emailOf(0)}'`);
    await seedChats(client, { owners: heavy, chats: 1, messagesEach: longestChat, name: "longest" });
    const { rows } = await client.query<{ id: string }>(
      "select c.id from chats c join heavy h on h.user_id = c.user_id",
    );
    await seedVersions(client, rows[0]?.id ?? "");
    await seedChats(client, { owners: heavy, chats: heavyChats - 1, messagesEach, name: "heavy" });
    const rest = await ownerTable(client, "rest", "email like 'founder%'");
    await seedChats(client, { owners: rest, chats: chats - heavyChats - ordinaryChats, messagesEach, name: "rest" });
  });
}

async function seed(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  await prepareSeeding(client);
  await withoutWordIndexes(client, fill);
  await client.query("vacuum analyze");
}

/** Creates a temporary table of owners for `seedChats`; returns its name. */
async function ownerTable(client: pg.Client, name: string, condition: string): Promise<string> {
  await client.query(
    `create temp table ${name} as select -1 + row_number() over (order by email) as number, user_id from profiles where ${condition}`,
  );
  return name;
}

async function fillOrdinary(client: pg.Client, { messagesEach }: Sizes): Promise<void> {
  const owners = await ownerTable(client, "ordinary", `email = '${emailOf(1)}'`);
  await seedChats(client, { owners, chats: ordinaryChats, messagesEach, name: "ordinary" });
}
