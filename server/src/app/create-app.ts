import type { HttpBindings } from "@hono/node-server";
import { contract } from "@cofounder/contract";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono, type Next } from "hono";
import { type AccountParts, accountRoutes, type Auth, type Callers } from "../features/accounts/index.ts";
import { chatRoutes } from "../features/chats/index.ts";
import { correctionRoutes, followTurn, turnRoutes, type TurnRunner } from "../features/turns/index.ts";
import { adminRoutes } from "../features/admin/index.ts";
import { apiKeyRoutes } from "../features/api-keys/index.ts";
import { apiLogRoutes } from "../features/api-logs/index.ts";
import { blockRoutes } from "../features/blocks/index.ts";
import { contactRoutes } from "../features/contact/index.ts";
import { dataRightsRoutes } from "../features/data-rights/index.ts";
import { type CurrentModels, modelRoutes } from "../features/models/index.ts";
import { type HealthParts, healthRoutes } from "../features/health/index.ts";
import { imageFile } from "../features/images/index.ts";
import { pictureFile, profileRoutes } from "../features/profile/index.ts";
import { paymentRoutes, receiveEvent } from "../features/payments/index.ts";
import { promoCodeRoutes } from "../features/promo-codes/index.ts";
import { pitchRoutes } from "../features/pitches/index.ts";
import { ideaRoutes } from "../features/ideas/index.ts";
import { savedPlanRoutes } from "../features/saved-plans/index.ts";
import { followRun, functionRoutes, type ToolRunner, toolRoutes } from "../features/tools/index.ts";
import { publishedPage, siteRoutes } from "../features/sites/index.ts";
import { type PlanTerms, subscriptionRoutes } from "../features/subscriptions/index.ts";
import { decisionRoutes } from "../features/decisions/index.ts";
import { killTestRoutes } from "../features/kill-tests/index.ts";
import { testFileRoutes } from "../features/test-files/index.ts";
import { ventureFileRoutes } from "../features/venture-files/index.ts";
import { ventureMemberRoutes } from "../features/venture-members/index.ts";
import { ventureShareRoutes } from "../features/venture-shares/index.ts";
import { scenarioRoutes } from "../features/scenarios/index.ts";
import { ventureRoutes } from "../features/ventures/index.ts";
import { walletRoutes } from "../features/wallet/index.ts";
import { BodyBudget } from "../platform/body-budget.ts";
import type { Ctx } from "../platform/ctx.ts";
import { previewFrame } from "./preview-frame.ts";
import type { Uploads } from "../platform/files/uploads.ts";
import type { Following } from "../platform/follow-log.ts";
import { goneSignal, sendEvents, type WireEvent } from "../platform/event-stream.ts";
import type { OpenStreams } from "../platform/open-streams.ts";
import { Problem } from "../platform/problem.ts";
import { type Caller, type RequestCtx, surface } from "../platform/surface.ts";
import { mcpHttp } from "./mcp-http.ts";
import { answerProblem, apiHandler, problemFrom } from "./api-handler.ts";
import { clientAddress, withClientAddress } from "./client-address.ts";
import { confirmationRoute } from "./confirmation-route.ts";
import { explainError } from "./function-refusals.ts";
import { opensDevelopmentRoutes, refuseOtherHosts } from "./hosts.ts";
import type { LiveChannel } from "./live.ts";
import { type OperationParts, operationRoutes, type RequestVariables, watchRequests } from "./operations.ts";
import { publicApiHttp } from "./public-api-http.ts";
import { eventPath, limitBodies, receiveUploads } from "./request-bodies.ts";
import { limitInFlight } from "./requests-in-flight.ts";
import { headersOfStreams, safeHeaders } from "./safe-headers.ts";
import { serveSite } from "./site.ts";
import { drainUnread } from "./unread-bodies.ts";

export interface AppDependencies {
  ctx: Ctx;
  auth: Auth;
  callers: Callers;
  turns: TurnRunner;
  tools: ToolRunner;
  live: LiveChannel;
  operations: OperationParts;
  streams: OpenStreams;
  uploads: Uploads;
  account: AccountParts;
  plans: PlanTerms;
  health: HealthParts;
  models: CurrentModels;
  /** Origins from which a browser may send writes: the public address and its other spellings. */
  origins: string[];
  /** The built web; null in tests that do not need it. */
  siteFolder: string | null;
  /** Take the client's address from X-Forwarded-For, set by a proxy of ours. */
  trustProxy: boolean;
  /** Development features are available on this machine. */
  developmentRoutes: boolean;
}

interface AppEnv {
  Bindings: HttpBindings;
  /** `renewedCookies`: of a session that was prolonged when this request looked up its caller. */
  Variables: RequestVariables & { renewedCookies?: string[] | undefined };
}
type App = Hono<AppEnv>;
type Call = Context<AppEnv>;

/** All routes of the application on one server. */
export async function createApp(parts: AppDependencies): Promise<App> {
  const app: App = new Hono();
  watchRequests(app, parts.ctx.log, parts.operations);
  app.use(drainUnread);
  app.use(safeHeaders(parts.ctx.publicUrl));
  app.use(explainError);
  const addressOf = (c: Call) => clientAddress(c, parts.trustProxy);
  app.use(limitInFlight(addressOf));
  app.use(refuseOtherHosts(parts.ctx.publicUrl));
  const callerOf = (c: Call) => requestCtx(parts, c).caller();
  limitBodies({ app, budget: new BodyBudget(), addressOf, callerOf });
  app.use("/api/*", (c, next) => refuseOtherSites(c, next, parts.origins));
  app.on(["GET", "POST"], "/api/auth/*", async (c) => {
    const answer = await parts.auth.handler(withClientAddress(c, parts));
    // A caller that learns that a session ended may rely on it at once.
    if (c.req.method === "POST") await parts.ctx.notifications.caughtUp();
    return answer;
  });
  app.use("/api/*", async (c, next) => {
    await next();
    for (const cookie of c.get("renewedCookies") ?? []) c.header("set-cookie", cookie, { append: true });
  });
  otherRoutes(app, parts);
  const handle = apiHandler("/api", contract, {
    accounts: accountsRoutes(parts),
    admin: adminRoutes(surface),
    apiKeys: apiKeyRoutes(surface),
    apiLogs: apiLogRoutes(surface),
    blocks: blockRoutes(surface, parts.account),
    chats: { ...chatRoutes(surface), ...turnRoutes(surface, parts.turns) },
    contact: contactRoutes(surface),
    promoCodes: promoCodeRoutes(surface, parts.account.instance),
    pitches: pitchRoutes(surface),
    health: healthRoutes(surface, parts.health),
    models: modelRoutes(surface, parts.models),
    ideas: ideaRoutes(surface),
    savedPlans: savedPlanRoutes(surface),
    functions: functionRoutes(surface, parts.tools),
    sites: siteRoutes(surface),
    subscriptions: { ...subscriptionRoutes(surface, parts.plans), ...paymentRoutes(surface, parts.plans) },
    tools: toolRoutes(surface, parts.tools),
    ...routesOfVentures,
    wallet: walletRoutes(surface),
  });
  app.route("/v1", (await publicApiHttp(parts.ctx, parts.tools)) as unknown as App);
  app.route("/mcp", mcpHttp(parts) as unknown as App);
  const answer = async (request: Request, c: Call) =>
    (await handle(request, requestCtx(parts, c), (route) => c.set("route", route))) ??
    answerProblem(new Problem("not_found"));
  receiveUploads({ app, uploads: parts.uploads, limits: parts.ctx.limits, addressOf, callerOf, answer });
  app.use("/api/*", (c) => answer(c.req.raw, c));
  if (parts.siteFolder) {
    const hides = (c: Context) => c.req.path.startsWith("/dev/") && !opensDevelopmentRoutes(parts.developmentRoutes, c);
    await serveSite(app as unknown as Hono, parts.siteFolder, { ...parts.ctx, hides });
  }
  app.onError((error, c) => answerProblem(problemFrom(error, parts.ctx.log, { requestId: c.get("requestId") })));
  return app;
}

const accountsRoutes = ({ account }: AppDependencies) => ({
  ...accountRoutes(surface, account),
  ...profileRoutes(surface, account),
  ...dataRightsRoutes(surface, account.auth),
});

const routesOfVentures = {
  decisions: decisionRoutes(surface),
  killTests: killTestRoutes(surface),
  scenarios: scenarioRoutes(surface),
  ventureFiles: ventureFileRoutes(surface),
  testFiles: testFileRoutes(surface),
  ventureMembers: ventureMemberRoutes(surface),
  ventureShares: ventureShareRoutes(surface),
  ventures: { ...ventureRoutes(surface), ...correctionRoutes(surface) },
};

/**
 * A browser names the origin of a write; another site's page may not make one with the member's cookie. A request with
 * a cookie and no origin is refused too: every current browser names it, and programs use keys.
 */
async function refuseOtherSites(c: Call, next: Next, origins: string[]): Promise<Response | void> {
  if (c.req.method === "GET" || c.req.method === "HEAD") return next();
  return isFromElsewhere(c, origins) ? answerProblem(new Problem("untrusted_origin")) : next();
}

function isFromElsewhere(c: Call, origins: string[]): boolean {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  if (origin !== undefined) return !origins.includes(origin);
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return c.req.header("cookie") !== undefined;
}

function requestCtx({ ctx, callers, trustProxy }: AppDependencies, c: Call): RequestCtx {
  const { headers } = c.req.raw;
  let found: Promise<Caller | null> | null = null;
  const log = ctx.log.child({ requestId: c.get("requestId") });
  const address = clientAddress(c, trustProxy);
  const renew = (cookies: string[]) => c.set("renewedCookies", cookies);
  return {
    ...ctx,
    log,
    headers,
    address,
    caller: () => (found ??= callers.find(headers, renew)),
  };
}

async function requireMember(parts: AppDependencies, c: Call): Promise<Caller> {
  const caller = await requestCtx(parts, c).caller();
  if (!caller) throw new Problem("unauthenticated");
  return caller;
}

/** The event streams are written directly to the socket. */
function streamRoutes(app: App, parts: AppDependencies): void {
  app.get("/api/turns/:turnId/events", (c) =>
    follow(parts, c, ({ id: turnId, caller, ...following }) =>
      followTurn({ ...parts.ctx, userId: caller.userId }, parts.turns, { turnId, ...following }),
    ),
  );
  app.get("/api/tools/runs/:runId/events", (c) =>
    follow(parts, c, ({ id: runId, caller, ...following }) =>
      followRun({ ...parts.ctx, userId: caller.userId }, parts.tools, { runId, ...following }),
    ),
  );
  app.get("/api/live", async (c) => {
    const caller = await requireMember(parts, c);
    const missedMs = Number(c.req.query("missed")) || 0;
    return stream(parts, c, { caller, open: (gone) => parts.live.follow(caller, gone, missedMs) });
  });
}

type Follow = (following: Following & { id: string; caller: Caller }) => Promise<Events>;

/** The events of one turn or run, from the one on that the client names. */
async function follow(parts: AppDependencies, c: Call, open: Follow): Promise<Response> {
  const caller = await requireMember(parts, c);
  const [turnId, runId] = [c.req.param("turnId"), c.req.param("runId")];
  const id = turnId ?? runId ?? "";
  if (!/^[0-9a-f-]{36}$/i.test(id)) throw new Problem(turnId ? "turn.not_found" : "tool.run_not_found");
  const asked = Number(c.req.query("after") ?? c.req.header("last-event-id") ?? 0);
  const after = Number.isSafeInteger(asked) && asked > 0 ? asked : 0;
  return stream(parts, c, {
    caller,
    open: (gone) => open({ id, caller, after, signal: parts.callers.watch(caller, c.req.raw.headers, gone) }),
  });
}

type Events = AsyncIterable<WireEvent[]>;

interface Streaming {
  caller: Caller;
  /** Streams the events until the client disconnects. */
  open(gone: AbortSignal): Events | Promise<Events>;
}

/** Counts the stream for its member and address before it opens, and removes it from the count when it ends. */
async function stream(
  { ctx, streams, trustProxy }: AppDependencies,
  c: Call,
  { caller, open }: Streaming,
): Promise<Response> {
  const leave = streams.enter({ userId: caller.userId, address: clientAddress(c, trustProxy) });
  const { outgoing } = c.env;
  try {
    const events = await open(goneSignal(outgoing));
    outgoing.setHeader("x-request-id", c.get("requestId"));
    for (const [name, value] of Object.entries(headersOfStreams)) outgoing.setHeader(name, value);
    const renewed = c.get("renewedCookies");
    if (renewed) outgoing.setHeader("set-cookie", renewed);
    c.set("renewedCookies", undefined);
    void sendEvents(outgoing, events)
      .catch((error: unknown) => ctx.log.warn({ path: c.req.path, error }, "stream failed"))
      .finally(leave);
  } catch (error) {
    leave();
    throw error;
  }
  return RESPONSE_ALREADY_SENT;
}

/** Anything that is not a call of the contract. */
function otherRoutes(app: App, parts: AppDependencies): void {
  streamRoutes(app, parts);
  operationRoutes(app, parts.operations);
  mailboxRoute(app, parts);
  confirmationRoute(app, parts);
  pictureRoute(app, parts);
  imageRoute(app, parts);
  publishedRoutes(app, parts);
  eventRoute(app, parts);
  app.get("/api/preview-frame", (c) => c.html(previewFrame.html, 200, previewFrame.headers));
}

/** Webhooks of the payment service. They bring no cookie: the signature over the raw bytes authenticates the sender. */
function eventRoute(app: App, { ctx }: AppDependencies): void {
  app.post(eventPath, async (c) => {
    if (!ctx.payments) throw new Problem("not_found");
    const body = new Uint8Array(await c.req.arrayBuffer());
    await receiveEvent(ctx, { body, signature: c.req.header("stripe-signature") ?? null });
    return c.json({ received: true });
  });
}

/** Websites that founders published, each page in an origin of its own. */
function publishedRoutes(app: App, { ctx }: AppDependencies): void {
  const answer = async (c: Call, page: "page" | "privacy") => {
    const found = await publishedPage(ctx, { address: c.req.param("address") ?? "", page });
    return found ? c.html(found.html, 200, found.headers) : c.text("There is no website at this address.", 404);
  };
  app.get("/sites/:address", (c) => answer(c, "page"));
  app.get("/sites/:address/privacy", (c) => answer(c, "privacy"));
}

/** Members' profile pictures, each under an unguessable name that never changes. */
function pictureRoute(app: App, { ctx }: AppDependencies): void {
  app.get("/files/avatars/:name", async (c) => {
    const bytes = await pictureFile(ctx, c.req.param("name"));
    if (!bytes) return c.notFound();
    return c.body(bytes, 200, {
      "content-type": "image/webp",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "public, max-age=31536000, immutable",
    });
  });
}

/** Pictures that members made, each under an unguessable name, for as long as they keep them. */
function imageRoute(app: App, { ctx }: AppDependencies): void {
  app.get("/files/images/:name", async (c) => {
    const bytes = await imageFile(ctx, c.req.param("name"));
    if (!bytes) return c.notFound();
    return c.body(bytes, 200, {
      "content-type": "image/png",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, max-age=3600",
    });
  });
}

function mailboxRoute(app: App, { ctx, developmentRoutes }: AppDependencies): void {
  app.get("/dev/mailbox.json", async (c) => {
    if (!ctx.mail.mailbox || !opensDevelopmentRoutes(developmentRoutes, c)) throw new Problem("not_found");
    return c.json(await ctx.mail.mailbox(), 200, { "cache-control": "no-store" });
  });
}
