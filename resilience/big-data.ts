import { v7 } from "uuid";
import { emailOf, type Product } from "../bench/product.ts";
import { ask, cells, inTurns, type Person, send, type Times } from "./load-asking.ts";
import { optionsOf } from "./load-options.ts";
import { startOn, withDatabase } from "./load-products.ts";
import { words } from "./load-seed.ts";
import { fillAlone, fillWithOthers } from "./load-world.ts";

/**
 * The response times of a member among a large amount of other members' data, compared with the same member alone on an
 * empty database: the same requests in turns, one at a time. Also measured: a heavy member, who owns a twentieth of all
 * chats and one of 5,000 messages.
 */
const { messages, chats, rounds, old } = optionsOf({ messages: 1_000_000, chats: 100_000, rounds: 200 });

/** A p99 may be twice the one alone, plus an imperceptible amount, which for a heavy member is a tenth of a second. */
const aims = { times: 2, ordinaryMs: 10, heavyMs: 100 };

interface Side extends Person {
  shortChat: string;
  longestChat: string;
  deepCursor: string;
}
interface Question {
  what: string;
  path(side: Side): string;
}

const search = (query: string) => `/api/chats/search?query=${encodeURIComponent(query)}`;
const questions: Question[] = [
  { what: "chats, first page", path: () => "/api/chats" },
  { what: "chats, far down", path: ({ deepCursor }) => `/api/chats?cursor=${deepCursor}` },
  { what: "titles, many hits", path: () => "/api/chats?query=booking" },
  { what: "titles, no hit", path: () => `/api/chats?query=${words.nobodys}` },
  { what: "open a chat", path: ({ shortChat }) => `/api/chats/${shortChat}` },
  { what: "open the longest chat", path: ({ longestChat }) => `/api/chats/${longestChat}` },
  { what: "search, a common word", path: () => search(words.common) },
  { what: "search, a rare word", path: () => search(words.rare) },
  { what: "search, two words", path: () => search(`${words.common} ${words.second}`) },
  { what: "search, a word's beginning", path: () => search("cust") },
  { what: "search, no hit", path: () => search(words.nobodys) },
  { what: "search, Chinese, many hits", path: () => search(words.chinese) },
  { what: "search, Chinese, rare", path: () => search(words.chineseRare) },
  { what: "search, Chinese, no hit", path: () => search(words.chineseNobodys) },
];

const full = await startOn({ old, modelUrl: null, members: 2 });
const empty = await startOn({ old, modelUrl: null, members: 2 });
try {
  const began = performance.now();
  const sizes = { chats, messagesEach: Math.max(2, Math.round(messages / chats)) };
  await withDatabase(empty, (client) => fillAlone(client, sizes));
  await withDatabase(full, (client) => fillWithOthers(client, sizes));
  console.log(`Filled in ${((performance.now() - began) / 1_000).toFixed(0)} s. ${await sizesOf(full)}`);
  const missed = await compare([await sideOf(empty, 1), await sideOf(full, 1), await sideOf(full, 0)]);
  console.log(missed.length ? `\nmissed: ${missed.join("; ")}` : "\nmet");
  process.exitCode = missed.length ? 1 : 0;
} finally {
  await full.stop();
  await empty.stop();
}

async function sizesOf(product: Product): Promise<string> {
  return withDatabase(product, async (client) => {
    const { rows } = await client.query<Record<string, string>>(
      `select current_setting('server_version') as version, (select count(*) from messages) as messages, (select count(*) from chats) as chats,
         pg_size_pretty(pg_database_size(current_database())) as size`,
    );
    const { version, messages: written, chats: made, size } = rows[0] ?? {};
    return `PostgreSQL ${version}: ${written} messages, ${made} chats, ${size}.`;
  });
}

async function sideOf(product: Product, member: number): Promise<Side> {
  return withDatabase(product, async (client) => {
    const { rows } = await client.query<{
      userId: string;
      shortChat: string;
      longestChat: string;
      at: Date;
      id: string;
    }>(
      `with own as (select c.*, (select count(*) from messages m where m.user_id = c.user_id and m.chat_id = c.id) as length
         from chats c join profiles p on p.user_id = c.user_id where p.email = $1),
       deep as (select updated_at, id from own order by updated_at desc, id desc offset (select count(*) * 0.8 from own) limit 1)
       select (select id from own order by length, id limit 1) as "shortChat",
         (select id from own order by length desc, id limit 1) as "longestChat", updated_at as at, id from deep`,
      [emailOf(member)],
    );
    const [found] = rows;
    if (!found) throw new Error("the member has no chats");
    const deepCursor = Buffer.from(JSON.stringify([found.at.toISOString(), found.id])).toString("base64url");
    return { ...found, deepCursor, address: product.address, cookie: product.cookies[member] ?? "" };
  });
}

async function compare(sides: Side[]): Promise<string[]> {
  console.log(`${rounds} rounds, milliseconds; at the end of each the p99 beside the p99 alone\n`);
  console.log(`${"".padEnd(26)}${"alone".padStart(16)}${"ordinary".padStart(24)}${"heavy".padStart(24)}`);
  console.log(`${"".padEnd(26)}     p50     p99${"     p50     p99   ratio".repeat(2)}`);
  const missed: string[] = [];
  for (const { what, path } of questions)
    missed.push(...(await row(what, sides, async (side) => (await ask(side, path(side))).ms)));
  const newChat = async (side: Side, round: number) => {
    const { ms } = await send(side, { chatId: v7(), parentId: null }, textOf(round));
    return ms;
  };
  missed.push(...(await row("send, a new chat", sides, newChat)));
  return missed;
}

function textOf(round: number): string {
  return `A booking app for ${20 + round} hairdressers in Spain at ${19 + (round % 30)} euros a month, 4% leave a month.`;
}

/** Prints a line; returns the aims that it misses. */
async function row(
  what: string,
  sides: Side[],
  once: (side: Side, round: number) => Promise<number>,
): Promise<string[]> {
  const [alone, ordinary, heavy] = (await inTurns(sides, rounds, once)) as [Times, Times, Times];
  const ratio = ({ p99 }: Times) => (p99 / alone.p99).toFixed(1).padStart(8);
  console.log(`${what.padEnd(26)}${cells(alone)}${cells(ordinary)}${ratio(ordinary)}${cells(heavy)}${ratio(heavy)}`);
  const late = ({ p99 }: Times, times: number, ms: number) => p99 > Math.max(alone.p99 * times, alone.p99 + ms);
  return [
    late(ordinary, aims.times, aims.ordinaryMs) && `${what}, of an ordinary member`,
    late(heavy, aims.times, aims.heavyMs) && `${what}, of a heavy member`,
  ].filter((text) => text !== false);
}
