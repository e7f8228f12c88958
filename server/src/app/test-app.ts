import { tmpdir } from "node:os";
import type { AddressInfo } from "node:net";
import { contract, type Message, type TurnEvent, type TurnRequest } from "@cofounder/contract";
import { refusalFetch } from "@cofounder/contract/refusal-fetch";
import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { EventSourceParserStream } from "eventsource-parser/stream";
import type pg from "pg";
import { inject } from "vitest";
import { makeAccount, postJson, signInOverHttp } from "../../../e2e/fixtures/make-account.ts";
import { newId } from "../platform/db/columns.ts";
import type { Files } from "../platform/files/files.ts";
import { type Log, openLog } from "../platform/log.ts";
import type { KeptMail } from "../platform/mail/mailer.ts";
import { WorkerPool } from "../platform/workers/worker-pool.ts";
import { type Built, buildDependencies, type Dependencies } from "./build-dependencies.ts";
import { createApp } from "./create-app.ts";
import { listen } from "./listen.ts";
import { closeAtTheEnd } from "./test-closers.ts";
import { copyTemplate } from "./test-databases.ts";
import { quickPasswords } from "./test-passwords.ts";

export type Client = ContractRouterClient<typeof contract>;

export interface TestApp {
  url: string;
  built: Built;
  /** A connection setting for a second process on the same database. */
  database: pg.ClientConfig;
  /** A person who has signed up, confirmed the address and signed in. */
  signUp(name: string): Promise<TestMember>;
  /** A client without a session. */
  stranger: TestMember;
  mailbox(): Promise<KeptMail[]>;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

export interface TestMember {
  email: string;
  cookie: string;
  api: Client;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a message in a new chat, or after `parentId`. */
  send(text: string, more?: Partial<Sending>): Promise<Started>;
  events(turnId: string, after?: number): AsyncGenerator<SeenEvent>;
  /** Waits for the end of a turn and returns the stored reply. */
  finish(turnId: string): Promise<Message>;
}

export interface Sending {
  chatId: string;
  parentId: string | null;
  messageId: string;
  webSearch: boolean;
  ventureId: string;
}

export type Started = Awaited<ReturnType<Client["chats"]["startTurn"]>>;
export type SeenEvent = TurnEvent & { seq: number };

export type TestDependencies = Partial<
  Pick<
    Dependencies,
    | "model"
    | "images"
    | "models"
    | "search"
    | "now"
    | "mail"
    | "siteFolder"
    | "files"
    | "readPublicFile"
    | "adminPromoCodes"
    | "payments"
    | "freeProOffer"
    | "workers"
    | "supportEmail"
    | "publishedEmail"
  >
> & {
  /** Passwords are hashed as in an installation. */
  realPasswords?: boolean;
  ownerEmail?: string;
  attemptsPerMinute?: number;
  /** Takes the client's address from x-forwarded-for. */
  trustProxy?: boolean;
  /** Disabled where PUBLIC_URL is not this machine. */
  developmentRoutes?: boolean;
  /** Used instead of the address where it listens. */
  publicUrl?: string;
  metricsToken?: string;
  log?: Log;
  /** Use this database instead of a fresh copy: a second process beside another. */
  database?: pg.ClientConfig;
};

export const password = "correct horse battery";
const secret = "a secret that only the tests know, long enough";

/** A whole application on a database of its own, listening on a port of its own. Closed after the test that starts it, or after the file's tests. */
export async function startTestApp(dependencies: TestDependencies = {}): Promise<TestApp> {
  const database = dependencies.database ?? (await copyTemplate(inject("postgres")));
  const handle: { fetch?: (request: Request, env: unknown) => Response | Promise<Response> } = {};
  const answer = (request: Request, env: unknown) =>
    handle.fetch?.(request, env) ?? new Response(null, { status: 503 });
  const server = await listen(answer, { port: 0, hostname: "127.0.0.1" });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const built = await buildDependencies(dependenciesFor(dependencies, { database, url }));
  const app = await createApp(built.parts);
  handle.fetch = (request, env) => app.fetch(request, env as never);
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    server.closeAllConnections();
    server.close();
    await built.close(0);
  };
  closeAtTheEnd(close);
  const post = (path: string, body: unknown, headers?: Record<string, string>) => postJson(url + path, body, headers);
  const mailbox = async () => (await built.parts.ctx.mail.mailbox?.()) ?? [];
  const testApp: TestApp = {
    url,
    built,
    database,
    post,
    mailbox,
    stranger: memberOf(url, "", ""),
    signUp: (name) => signUp({ url, mailbox }, name),
    close,
  };
  return testApp;
}

const quiet = {
  mail: null,
  model: null,
  images: null,
  models: { text: null, reading: null, tools: null, images: null, fallback: null },
  modelOptions: { readingMaxMs: 20_000, effort: null },
  search: null,
  siteFolder: null,
  readPublicFile: () => Promise.reject(new Error("Tests read nothing of the public web.")),
  version: "0.0.0-test",
  dataDir: tmpdir(),
  adminPromoCodes: true,
  payments: null,
  freeProOffer: true,
  supportEmail: null,
  publishedEmail: null,
};

function dependenciesFor(
  dependencies: TestDependencies,
  { database, url }: { database: pg.ClientConfig; url: string },
): Dependencies {
  const {
    ownerEmail = null,
    attemptsPerMinute = null,
    database: shared,
    log,
    metricsToken = null,
    realPasswords = false,
    ...chosen
  } = dependencies;
  const { publicUrl = url } = chosen;
  return {
    now: () => new Date(),
    workers: workersOfTests,
    files: memoryFiles(),
    ...quiet,
    ...chosen,
    database,
    alone: shared === undefined,
    log: log ?? openLog("fatal"),
    auth: {
      publicUrl,
      alsoTrusted: [],
      secret,
      ownerEmail,
      attemptsPerMinute,
      ...(!realPasswords && { passwords: quickPasswords }),
    },
    trustProxy: chosen.trustProxy ?? false,
    developmentRoutes: chosen.developmentRoutes ?? true,
    metricsToken,
  };
}

/** Starting threads takes longer than most tests: the applications of a process share them. */
const workersOfTests = new WorkerPool();

function memoryFiles(): Files {
  const kept = new Map<string, Uint8Array>();
  return {
    put: (key, bytes) => Promise.resolve(void kept.set(key, bytes)),
    get: (key) => Promise.resolve(kept.get(key) ?? null),
    delete: (key) => Promise.resolve(void kept.delete(key)),
  };
}

async function signUp({ url, mailbox }: Pick<TestApp, "url" | "mailbox">, name: string): Promise<TestMember> {
  const email = `${name.toLowerCase()}@example.com`;
  return memberOf(url, email, (await makeAccount(url, { name, email, password }, mailbox)).join("; "));
}

export async function signIn({ url }: Pick<TestApp, "url">, email: string): Promise<TestMember> {
  return memberOf(url, email, (await signInOverHttp(url, { email, password })).join("; "));
}

/** A person at another process of the same application. */
export function memberOf(url: string, email: string, cookie: string): TestMember {
  const headers = { cookie, origin: url };
  const link = new OpenAPILink(contract, { url: `${url}/api`, headers, fetch: refusalFetch });
  const api: Client = createORPCClient(link);
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { ...headers, ...Object.fromEntries(new Headers(init.headers)) } });
  const events = (turnId: string, after = 0) => readEvents(get(`/api/turns/${turnId}/events?after=${after}`));
  return {
    email,
    cookie,
    api,
    fetch: get,
    events,
    send: (text, more = {}) => {
      const { chatId = newId(), parentId = null, messageId = newId(), webSearch = false, ventureId = null } = more;
      const following = { messageId, parentId, startupType: null, webSearch, ventureId };
      const request: TurnRequest = { kind: "message", text, ...following };
      return api.chats.startTurn({ chatId, request });
    },
    finish: async (turnId) => {
      for await (const event of events(turnId)) if (event.type === "end") return event.message;
      throw new Error("the turn's events ended without an end");
    },
  };
}

async function* readEvents(pending: Promise<Response>): AsyncGenerator<SeenEvent> {
  const response = await pending;
  if (!response.ok || !response.body) throw new Error(`events: ${response.status}`);
  const stream = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { id, event, data } of stream) {
    yield { seq: Number(id), type: event, ...(JSON.parse(data) as object) } as SeenEvent;
  }
}

/** The code of the refusal, or what was returned instead of one. */
export async function refusalOf(attempt: Promise<unknown>): Promise<unknown> {
  try {
    return await attempt;
  } catch (error) {
    return error instanceof ORPCError ? error.code : error;
  }
}
