import { expect, test } from "vitest";
import type { Limited } from "../platform/limits/limits.ts";
import { newId } from "../platform/db/columns.ts";
import { password, startTestApp } from "./test-app.ts";
import { openScene } from "./test-endpoints.ts";

const app = await startTestApp();
const { owner, other, ids } = await openScene(app);
const otherId = (await other.api.accounts.session()).member?.id;
const { pool } = app.built.parts.ctx.database;

const send = (method: string, path: string, body: unknown): [string, RequestInit] => [
  `/api${path}`,
  { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
];
const post = (path: string, body: unknown) => send("POST", path, body);
const get = (path: string): [string, RequestInit] => [`/api${path}`, {}];

function file(path: string, name: string): [string, RequestInit] {
  const body = new FormData();
  body.append("file", new File(["x"], name));
  return [`/api${path}`, { method: "POST", body }];
}

const asking = { name: "Ida", organisation: "", chequeMin: 1, chequeMax: 2, message: "Hello" };
const message = { name: "Ida", email: "ida@example.com", subject: "Lamps", message: "Hello", messageId: newId() };
const run = { runId: newId(), input: { prompt: "a lamp" } };

const people = { member: owner, "another member": other, stranger: app.stranger };

/** What each limit guards, and who the caller is. A new limit has to be listed here. */
const guarded: Record<Limited, { as: keyof typeof people; ask: [string, RequestInit] } | "elsewhere"> = {
  password: { as: "member", ask: post("/account/email", { newEmail: "new@example.com", password }) },
  /** Counted by the address that is typed, and by the account of a mailed link: accounts/sign-up.test.ts. */
  account_mail: "elsewhere",
  spelling: "elsewhere",
  confirmation: "elsewhere",
  address_notice: { as: "member", ask: post("/account/email", { newEmail: "new@example.com", password }) },
  /** Counted by the account that is named, through the sign-in library: accounts.test.ts. */
  sign_in: "elsewhere",
  /** Tested with the codes: accounts/two-factor.test.ts. */
  factor: "elsewhere",
  used_code: "elsewhere",
  /** Counted by link, and by link and address: saved-plans.test.ts. */
  share_sender: "elsewhere",
  share_password: "elsewhere",
  /** Counted by the holder of a key: mcp.test.ts, public-api.test.ts. */
  api_request: "elsewhere",
  refused_call: "elsewhere",
  /** Calls a service that is not set up here: payments.test.ts. */
  payment: "elsewhere",
  /** Have refusals of their own: turns/analyse-first.test.ts. */
  first_analysis: "elsewhere",
  first_analysis_all: "elsewhere",
  promo_code: { as: "member", ask: post("/promo-codes/redeem", { code: "SOMECODE" }) },
  picture: { as: "member", ask: file("/profile/avatar", "a.png") },
  visitor_tool: { as: "stranger", ask: post("/tools/enhance-prompt/runs", run) },
  kept_tool: { as: "member", ask: post("/tools/enhance-prompt/kept", { ...run, runId: newId() }) },
  tool_run: { as: "member", ask: post("/tools/enhance-prompt/runs", { ...run, runId: newId() }) },
  export_plan: { as: "member", ask: get(`/saved-plans/${ids.planId}/export?format=pdf`) },
  figures: {
    as: "member",
    ask: send("PUT", `/chats/${ids.chatId}/replies/${ids.messageId}/figures`, {
      settlements: [{ span: { message: 0, start: 0, end: 1 }, reading: null }],
    }),
  },
  ideas: { as: "member", ask: post("/ideas", { title: "Lamps", text: "Lamps" }) },
  contact_request: { as: "another member", ask: post(`/listings/${ids.listing}/requests`, asking) },
  contact: { as: "stranger", ask: post("/contact", message) },
  shared_plan: { as: "stranger", ask: post("/shared", { token: "x".repeat(43), password: null }) },
  invitation: {
    as: "member",
    ask: post(`/ventures/${ids.ventureId}/members`, { email: "mia@example.com", access: "view" }),
  },
  /** Counted by a keyed hash of the address: venture-members.test.ts. */
  invited_address: "elsewhere",
  read_invitation: { as: "stranger", ask: post("/invitations", { token: "x".repeat(43) }) },
  shared_sheet: { as: "stranger", ask: post("/shared/sheets", { token: "x".repeat(43) }) },
  publish: { as: "member", ask: post(`/sites/${ids.siteId}/publish`, { address: "lamp" }) },
  document: { as: "stranger", ask: file("/tools/documents", "a.pdf") },
  api_key: { as: "member", ask: post("/api-keys", { name: "Key", scopes: ["tools:run"], validHours: null }) },
  export: { as: "member", ask: get("/account/export") },
};

const here = Object.entries(guarded).flatMap(([limit, one]) => (one === "elsewhere" ? [] : [{ limit, ...one }]));

test.each(here)(
  "$limit is counted per $as, and its refusal says how many seconds to wait",
  async ({ limit, as, ask }) => {
    const { rows: addresses } = await pool.query<{ key: string }>("select key from attempt_limits");
    const known = addresses.map(({ key }) => key.slice(key.indexOf(":") + 1));
    for (const who of new Set([ids.userId, otherId, "127.0.0.1", ...known])) {
      const until = Date.now() + 60_000;
      await pool.query(
        "insert into attempt_limits (key, points, expire) values ($1, 100000, $2) on conflict (key) do update set points = 100000, expire = $2",
        [`${limit}:${who}`, until],
      );
    }
    const response = await people[as].fetch(...ask);
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ data: { retryAfterSeconds: expect.any(Number) } });
    await pool.query("delete from attempt_limits");
    expect((await people[as].fetch(...ask)).status).not.toBe(429);
  },
);
