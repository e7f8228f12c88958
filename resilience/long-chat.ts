import { emailOf, type Product } from "../bench/product.ts";
import { ideas } from "../evals/ideas/all.ts";
import { ask, cells, inTurns, send, type Times } from "./load-asking.ts";
import { optionsOf } from "./load-options.ts";
import { startOn, withDatabase } from "./load-products.ts";
import { prepareSeeding, seedChats, seedVersions } from "./load-seed.ts";

/** A chat of 5,000 messages, with versions of its questions, beside one of 50 that ends with the same texts. */
const { messages, rounds, old } = optionsOf({ messages: 5_000, rounds: 200 });
const short = 50;
/** The texts repeat after this many messages. */
const cycle = ideas.length * 10;
const long = short + Math.ceil((messages - short) / cycle) * cycle;
/** For the median times, and for the bytes: a page costs the same in any chat. */
const ratioMax = 1.25;

interface Chat {
  id: string;
  leafId: string;
  /** The fiftieth message: the page above it is the first of the chat. */
  fiftieth: string;
}

const product = await startOn({ old, modelUrl: null, members: 1 });
const person = { address: product.address, cookie: product.cookies[0] ?? "" };
try {
  const chats = await seed(product);
  const bytes: number[] = [];
  for (const chat of chats) bytes.push((await ask(person, `/api/chats/${chat.id}`)).bytes);
  console.log(`${rounds} rounds, milliseconds: p50 and p99, and how many times the p50\n`);
  console.log(`${"".padEnd(26)}${`${short} messages`.padStart(16)}${`${long} messages`.padStart(16)}`);
  const opened = await row("open", chats, async ({ id }) => (await ask(person, `/api/chats/${id}`)).ms);
  const above = ({ id, fiftieth }: Chat) => `/api/chats/${id}/messages?before=${fiftieth}`;
  await row("the page that begins it", chats, async (chat) => (await ask(person, above(chat))).ms);
  await row("send, to acknowledgement", chats, async (chat) => {
    const { ms, next } = await send(
      person,
      { chatId: chat.id, parentId: chat.leafId },
      "And what should I test first?",
    );
    chat.leafId = next.parentId ?? "";
    return ms;
  });
  const [shortBytes = 0, longBytes = 0] = bytes;
  const met = opened <= ratioMax && longBytes <= shortBytes * ratioMax;
  console.log(
    `\nThe page that opens has ${shortBytes} and ${longBytes} bytes. Opening takes ${opened.toFixed(2)} ` +
      `times as long, aim ${ratioMax}: ${met ? "met" : "missed"}`,
  );
  process.exitCode = met ? 0 : 1;
} finally {
  await product.stop();
}

function seed(of: Product): Promise<Chat[]> {
  return withDatabase(of, async (client) => {
    await prepareSeeding(client);
    await client.query(
      `create temp table owner as select 0 as number, user_id from profiles where email = '${emailOf(0)}'`,
    );
    for (const messagesEach of [short, long])
      await seedChats(client, { owners: "owner", chats: 1, messagesEach, name: `of ${messagesEach}` });
    const { rows } = await client.query<Chat>(
      `select c.id, c.leaf_id as "leafId", m.id as fiftieth from chats c
       cross join lateral (select id from messages where chat_id = c.id order by created_at offset ${short - 1} limit 1) m
       order by (select count(*) from messages m where m.chat_id = c.id)`,
    );
    await seedVersions(client, rows[1]?.id ?? "");
    await client.query("vacuum analyze");
    return rows;
  });
}

/** Prints a line; returns the ratio of the second median to the first. */
async function row(what: string, chats: Chat[], once: (chat: Chat) => Promise<number>): Promise<number> {
  const [first, last] = (await inTurns(chats, rounds, once)) as [Times, Times];
  const ratio = last.p50 / first.p50;
  console.log(`${what.padEnd(26)}${cells(first)}${cells(last)}${ratio.toFixed(2).padStart(8)}`);
  return ratio;
}
