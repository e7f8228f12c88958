import type { HttpBindings } from "@hono/node-server";
import {
  avatarMaxBytes,
  contract,
  documentMaxBytes,
  type EndpointMeta,
  type ProblemCode,
  testFileMaxBytes,
  ventureFileMaxBytes,
} from "@cofounder/contract";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { BodyBudget } from "../platform/body-budget.ts";
import type { FileLimit, Uploads } from "../platform/files/uploads.ts";
import type { Limited, Limits } from "../platform/limits/limits.ts";
import { Problem } from "../platform/problem.ts";
import type { Caller } from "../platform/surface.ts";
import { answerProblem } from "./api-handler.ts";
import { bodyMaxBytes, smallBytes } from "./body-bounds.ts";

interface Bindings {
  Bindings: HttpBindings;
}

export const eventPath = "/api/payments/events";
/** Several times the largest event that the payment service sends. */
const eventMaxBytes = 250_000;
/** A sign-in, a sign-up or a code. */
const authMaxBytes = 20_000;
/** The longest pitch of a visitor. */
const visitorMaxBytes = 400_000;
/** Endpoints with large input from strangers. */
const visitorPaths = /^\/api\/(?:tools|functions)\//;
/** Endpoints with small input from strangers. */
const openPaths = /^\/api\/(?:contact|first-analysis|invitations|shared)(?:\/|$)/;
/** Routes for keys authenticate the key before they read the body. */
const keyPaths = /^\/(?:v1|mcp)(?:\/|$)/;
/** A client that sends no byte of a body for this long is cut off. */
const idleMs = 10_000;

interface UploadPath extends FileLimit {
  access: EndpointMeta["access"];
  counted: Limited;
}

const accessOf = (endpoint: { "~orpc": { meta: unknown } }) => (endpoint["~orpc"].meta as EndpointMeta).access;

/** The endpoints that take a file, in a form, by their route; no other endpoint takes a form. */
const uploadPaths: Record<string, UploadPath> = {
  "/api/profile/avatar": {
    access: accessOf(contract.accounts.uploadAvatar),
    counted: "picture",
    maxBytes: avatarMaxBytes,
    tooLarge: "avatar.too_large",
  },
  "/api/tools/documents": {
    access: accessOf(contract.tools.readDocument),
    counted: "document",
    maxBytes: documentMaxBytes,
    tooLarge: "document.too_large",
  },
  "/api/ventures/:ventureId/tests/:testId/files": {
    access: accessOf(contract.testFiles.add),
    counted: "document",
    maxBytes: testFileMaxBytes,
    tooLarge: "test_file.too_large",
  },
  "/api/venture-files": {
    access: accessOf(contract.ventureFiles.import),
    counted: "document",
    maxBytes: ventureFileMaxBytes,
    tooLarge: "venture_file.too_large",
  },
};

const uploadRoutes = Object.keys(uploadPaths).map((route) => route.split("/"));

function isUpload({ req }: Context): boolean {
  if (req.method !== "POST") return false;
  const parts = req.path.split("/");
  const isAt = (part: string, index: number) => part.startsWith(":") || part === parts[index];
  return uploadRoutes.some((route) => route.length === parts.length && route.every(isAt));
}

const limited = (maxSize: number, code: ProblemCode = "payload_too_large"): MiddlewareHandler =>
  bodyLimit({ maxSize, onError: () => answerProblem(new Problem(code)) });

interface Parts<E extends Bindings> {
  app: Hono<E>;
  budget: BodyBudget;
  addressOf(c: Context<E>): string;
  callerOf(c: Context<E>): Promise<Caller | null>;
  idleMs?: number;
}

/**
 * Bounds the memory of request bodies before they are read: each by its size, those of one caller and all together. A
 * stranger may send a large body only to endpoints that need it. Forms are parsed for uploads alone, since parsing one
 * costs more than its bytes.
 */
export function limitBodies<E extends Bindings>({ app, budget, addressOf, callerOf, ...more }: Parts<E>): void {
  const patienceMs = more.idleMs ?? idleMs;
  app.use(async (c, next) => {
    const bytes = isUpload(c) ? 0 : declaredBytes(c);
    if (bytes <= smallBytes) return next();
    const caller = keyPaths.test(c.req.path) ? null : await callerOf(c);
    if (!caller) refuseStranger(c, bytes);
    const id = caller?.userId ?? addressOf(c);
    const release = budget.reserve({ id, isStranger: !caller }, Math.min(bytes, bodyMaxBytes));
    c.env.outgoing.once("close", release);
    const { incoming } = c.env;
    incoming.setTimeout(patienceMs, () => {
      if (!incoming.complete) incoming.destroy();
    });
    return next();
  });
  const limits = { usual: limited(bodyMaxBytes), event: limited(eventMaxBytes), auth: limited(authMaxBytes) };
  app.use("/api/*", (c, next) => {
    if (isUpload(c)) return next();
    if (hasForm(c)) return Promise.resolve(answerProblem(new Problem("invalid_input", { issues: [onlyJson] })));
    const kind = c.req.path === eventPath ? "event" : c.req.path.startsWith("/api/auth/") ? "auth" : "usual";
    return limits[kind](c, next);
  });
}

/** Webhooks are signed by the payment service; the routes of keys and sign-in have bounds of their own. */
function refuseStranger({ req }: Context, bytes: number): void {
  const isKnown = req.path === eventPath || keyPaths.test(req.path) || req.path.startsWith("/api/auth/");
  if (isKnown) return;
  if (!visitorPaths.test(req.path) && !openPaths.test(req.path)) throw new Problem("unauthenticated");
  if (!visitorPaths.test(req.path) || bytes > visitorMaxBytes) throw new Problem("payload_too_large");
}

const onlyJson = { path: "", message: "Send JSON, as application/json." };

/** Zero without a body; the limit where the client does not declare a size. */
function declaredBytes({ req }: Context): number {
  const length = Number(req.header("content-length") ?? 0);
  return req.header("transfer-encoding") === undefined ? length : bodyMaxBytes;
}

/** Parsing a form costs more than its bytes, so only uploads may send one. */
export const hasForm = ({ req }: Pick<Context, "req">): boolean =>
  /^(?:multipart\/|application\/x-www-form-urlencoded)/i.test(req.header("content-type")?.trim() ?? "");

/** A request whose form was already received. */
class ReceivedForm extends Request {
  readonly #form = new FormData();

  constructor(request: Request, file: File) {
    super(request.url, { method: request.method, headers: request.headers, signal: request.signal });
    this.#form.set("file", file);
  }

  override formData(): Promise<FormData> {
    return Promise.resolve(this.#form);
  }
}

interface UploadParts<E extends Bindings> {
  app: Hono<E>;
  uploads: Uploads;
  limits: Limits;
  addressOf(c: Context<E>): string;
  callerOf(c: Context<E>): Promise<Caller | null>;
  answer(request: Request, c: Context<E>): Promise<Response>;
}

/** Whether a caller may send a file, and how many, is checked before its bytes are read; then it goes to the disk. */
export function receiveUploads<E extends Bindings>(parts: UploadParts<E>): void {
  const { app, uploads, limits, addressOf, callerOf, answer } = parts;
  for (const [path, { access, counted, ...limit }] of Object.entries(uploadPaths)) {
    app.post(path, async (c) => {
      const caller = await callerOf(c);
      if (!caller && access !== "anyone") throw new Problem("unauthenticated");
      const id = caller?.userId ?? addressOf(c);
      const place = uploads.enter({ id, isStranger: !caller });
      try {
        await limits.take(counted, id);
        const { file, discard } = await uploads.receive(c.env.incoming, place, limit);
        return await answer(new ReceivedForm(c.req.raw, file), c).finally(discard);
      } finally {
        uploads.leave(place);
      }
    });
  }
}
