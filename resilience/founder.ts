import { setTimeout as sleep } from "node:timers/promises";
import type { Message, ProblemCode, TurnRequest } from "@cofounder/contract";
import { v7 as newId } from "uuid";
import { mailboxOf, makeAccount } from "../e2e/fixtures/make-account.ts";
import { askUntilAnswered } from "./ask.ts";
import { readStream } from "./read-stream.ts";
import type { Record } from "./record.ts";

export interface Place {
  /** The server's present address. */
  url(): string;
  record: Record;
  /** Numbers from 0 to 1. */
  random(): number;
  /** Codes that each member may redeem once; each gives tokens. */
  codes: string[];
  /** Appended to each message, to use disk space. */
  padding?: () => string;
}

const password = "a password that holds";

/** A member who writes all the time, and records the requests that the server confirmed. */
export class Founder {
  readonly #place: Place;
  readonly #cookie: string;
  readonly #name: string;
  #codes: string[];
  #chat: { id: string; last: string | null } | null = null;
  #lastReply: Message | null = null;
  #writing = true;
  #work: Promise<void> = Promise.resolve();

  constructor(place: Place, name: string, cookie: string) {
    this.#place = place;
    this.#name = name;
    this.#cookie = cookie;
    this.#codes = [...place.codes];
  }

  /** Writes until told to stop. */
  begin(): void {
    this.#work = this.#write();
  }

  /** Resolves when the current work has ended. */
  async stop(): Promise<void> {
    this.#writing = false;
    await this.#work;
  }

  async #write(): Promise<void> {
    await this.redeem();
    while (this.#writing) {
      const dice = this.#place.random();
      if (dice < 0.6) await this.talk();
      else if (dice < 0.8) await this.savePlan();
      else if (dice < 0.92) await this.runTool();
      else await this.redeem();
    }
  }

  /** Sends a message, in the last chat or in a new one, and reads the reply to its end. */
  async talk(): Promise<void> {
    const { random, padding } = this.#place;
    const chat = this.#chat && random() < 0.7 ? this.#chat : { id: newId(), last: null };
    const text = `A bread box for offices at ${Math.ceil(random() * 90)} euros a month${padding ? ` ${padding()}` : ""}`;
    const turnId = await this.#send(chat, text);
    const end = turnId && (await this.#read(turnId));
    this.#chat = end ? { id: chat.id, last: end.id } : null;
    if (end && end.outcome === "done") this.#lastReply = end;
  }

  /** Sends a message in a new chat and stops the reply a moment later, through whichever process gets the request. */
  async talkAndStop(): Promise<Message | null> {
    const turnId = await this.#send({ id: newId(), last: null }, "Explain the market");
    if (!turnId) return null;
    const end = this.#read(turnId);
    await sleep(300);
    await this.#surely(`/api/turns/${turnId}/stop`, {});
    return end;
  }

  async #send(chat: { id: string; last: string | null }, text: string): Promise<string | null> {
    const messageId = newId();
    const more = { messageId, parentId: chat.last, startupType: null, webSearch: false };
    const request: TurnRequest = { kind: "message", text, ...more };
    const started = await this.#surely<{ turnId: string }>(`/api/chats/${chat.id}/turns`, { request });
    if (!started) return null;
    this.#place.record.messages.set(messageId, text);
    return started.turnId;
  }

  async #read(turnId: string): Promise<Message | null> {
    const { record, url } = this.#place;
    const end = await readStream({ url, cookie: this.#cookie, record }, turnId);
    if (end) record.replies.set(end.id, { content: end.content, outcome: end.outcome, cost: end.cost });
    return end;
  }

  async runTool(): Promise<void> {
    const runId = newId();
    const input = { role: "Baker", budget: "low", skills: "bread, cakes" };
    if (await this.#surely("/api/tools/resource-finder/runs", { runId, input })) this.#place.record.runs.add(runId);
  }

  async savePlan(): Promise<void> {
    const reply = this.#lastReply;
    if (!reply) return this.talk();
    const source = { kind: "message", chatId: reply.chatId, messageId: reply.id };
    const saved = await this.#surely<{ plan: { id: string } }>("/api/saved-plans", { source });
    if (saved) this.#place.record.plans.add(saved.plan.id);
  }

  async redeem(): Promise<void> {
    const code = this.#codes.pop();
    if (!code) return this.talk();
    // A code that was used already is one whose confirmation was lost in transit.
    const answered = await this.#surely("/api/promo-codes/redeem", { code }, ["promo_code.already_used"]);
    if (answered) this.#place.record.redemptions.add(`${this.#name} ${code}`);
  }

  #surely<Answer>(path: string, body: object, alsoYes: ProblemCode[] = []): Promise<Answer | null> {
    return askUntilAnswered<Answer>({ ...this.#place, cookie: this.#cookie }, { path, body, alsoYes });
  }
}

interface Entrance {
  url: string;
  /** The process whose local mailbox is read, as it refuses requests through a proxy. */
  mailbox: string;
}

/** Signed-in members with confirmed addresses; the first of them owns the installation and creates the codes. */
export async function signUpFounders(place: Place, entrance: Entrance, count: number): Promise<Founder[]> {
  const founders: Founder[] = [];
  for (let index = 0; index < count; index++) {
    const name = index === 0 ? "owner" : `founder${index}`;
    const person = { name: "Founder", email: `${name}@example.com`, password };
    const cookie = (await makeAccount(entrance.url, person, mailboxOf(entrance.mailbox))).join("; ");
    if (index === 0) await makeCodes(entrance.url, cookie, place.codes);
    founders.push(new Founder(place, `${name}@example.com`, cookie));
  }
  return founders;
}

export const ownerEmail = "owner@example.com";

async function makeCodes(url: string, cookie: string, codes: string[]): Promise<void> {
  for (const code of codes) {
    const body = JSON.stringify({ code, description: "For a test that holds", tokenBonus: 500, maxUses: 1_000_000 });
    const headers = { "content-type": "application/json", cookie, origin: url };
    const answer = await fetch(`${url}/api/admin/promo-codes`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`A promo code could not be made: ${answer.status} ${await answer.text()}`);
  }
}
