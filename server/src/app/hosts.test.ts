import { once } from "node:events";
import { connect } from "node:net";
import { contract } from "@cofounder/contract";
import { Hono } from "hono";
import { beforeAll, describe, expect, test } from "vitest";
import { isLoopback, whyNoDevelopmentRoutes } from "../platform/this-machine.ts";
import { createApp } from "./create-app.ts";
import { opensDevelopmentRoutes } from "./hosts.ts";
import { metricsApp } from "./operations.ts";
import { startTestApp, type TestApp } from "./test-app.ts";
import { endpointsOf } from "./test-endpoints.ts";

const foreign = "evil.example";
let app: TestApp;
let port: string;

beforeAll(async () => {
  app = await startTestApp({ metricsToken: "a token of sixteen and more" });
  ({ port } = new URL(app.url));
});

interface Asking {
  method?: string;
  target?: string;
  version?: string;
  headers?: string[];
  /** Of the application under test. */
  port?: string;
}

/** The head of the answer to a raw request: clients allow only one Host and a path as target. */
async function ask({ method = "GET", target = "/healthz", version = "1.1", headers = [], ...at }: Asking) {
  const socket = connect(Number(at.port ?? port), "127.0.0.1");
  const body = method === "GET" || method === "HEAD" ? [] : ["Content-Type: application/json", "Content-Length: 2"];
  const lines = [`${method} ${target} HTTP/${version}`, ...headers, ...body, "Connection: close"];
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body.length ? "{}" : ""}`);
  let text = "";
  socket.on("data", (data) => (text += data.toString()));
  await once(socket, "close");
  return { status: Number(text.split(" ")[1]), text };
}

const statusOf = async (asking: Asking): Promise<number> => (await ask(asking)).status;

const withIds = (path: string): string => path.replaceAll(/\{\w+\}|:\w+/g, "x").replaceAll("*", "x");

test("every address of the application is refused under another host, with the code for the reason", async () => {
  const { routes } = await createApp(app.built.parts);
  const doors = routes.filter(({ method }) => method !== "ALL").map(({ method, path }) => ({ method, path }));
  const endpoints = [...endpointsOf(contract, "/api"), ...doors].map(({ method, path }) => ({
    method,
    target: withIds(path),
  }));
  const pages = ["/", "/chat", "/assets/app.js", "/robots.txt", "/worker.js", "/nothing", "/dev/mailbox", "/api/x"];
  const others = ["/mcp", "/v1/pitch/analyze"].map((target) => ({ method: "POST", target }));
  const asked = [...endpoints, ...others, ...pages.map((target) => ({ method: "GET", target }))];
  expect(asked.length).toBeGreaterThan(120);
  const answered: string[] = [];
  for (const { method, target } of asked) {
    const { status, text } = await ask({ method, target, headers: [`Host: ${foreign}:${port}`] });
    if (status !== 421 || !text.includes('"unknown_host"')) answered.push(`${method} ${target}: ${status}`);
  }
  expect(answered).toEqual([]);
});

describe("a host", () => {
  const own = ["localhost", "127.0.0.1", "[::1]", "LOCALHOST", "localhost:1"];
  test.each(own)("that is this machine is answered: %s", async (host) => {
    expect(await statusOf({ target: "/v1/openapi.json", headers: [`Host: ${host}`] })).toBe(200);
  });

  const others = [
    foreign,
    "localhost.evil.example",
    "evil.example:80",
    "127.0.0.1.evil.example",
    "localhost.",
    "user@localhost",
    "192.168.1.5",
    "0.0.0.0",
    "[::ffff:7f00:1]",
    "evil.example, localhost",
  ];
  test.each(others)("that is not is refused: %s", async (host) => {
    expect([400, 421]).toContain(await statusOf({ target: "/v1/openapi.json", headers: [`Host: ${host}`] }));
  });

  test("is checked wherever it stands: in a target that is a whole URL, and in a second header", async () => {
    const target = "/v1/openapi.json";
    expect(await statusOf({ target: `http://${foreign}${target}`, headers: ["Host: localhost"] })).toBe(421);
    expect(await statusOf({ target: `http://localhost${target}`, headers: [`Host: ${foreign}`] })).toBe(421);
    expect(await statusOf({ target, headers: ["Host: localhost", `Host: ${foreign}`] })).toBe(421);
    expect(await statusOf({ target: `http://localhost${target}`, headers: ["Host: localhost"] })).toBe(200);
  });

  test("may be left out by an HTTP/1.0 health check, as load balancers do", async () => {
    expect(await statusOf({ target: "/healthz", version: "1.0" })).toBe(200);
  });

  test("of PUBLIC_URL is answered at any port, as are this machine's names", async () => {
    const publicApp = await startTestApp({ publicUrl: "https://cofounder.example", developmentRoutes: false });
    const at = new URL(publicApp.url).port;
    const status = (host: string) => statusOf({ target: "/v1/openapi.json", headers: [`Host: ${host}`], port: at });
    expect(await status("cofounder.example")).toBe(200);
    expect(await status("COFOUNDER.example:8443")).toBe(200);
    expect(await status("localhost:3000")).toBe(200);
    expect(await status("www.cofounder.example")).toBe(421);
    expect(await status(foreign)).toBe(421);
  });
});

describe("a machine's health check", () => {
  test.each(["/healthz", "/readyz"])(
    "reaches %s by the address of the process, and by no other name",
    async (target) => {
      expect(await statusOf({ target, headers: ["Host: 10.1.2.3:3000"] })).toBe(200);
      expect(await statusOf({ target, headers: ["Host: [fd00::3]:3000"] })).toBe(200);
      expect(await statusOf({ target, headers: [`Host: ${foreign}`] })).toBe(421);
    },
  );

  test("reads the metrics by the address of the process, and without a token on their own port", async () => {
    const authorization = "Authorization: Bearer a token of sixteen and more";
    expect(await statusOf({ target: "/metrics", headers: ["Host: 10.1.2.3:3000", authorization] })).toBe(200);
    const { metrics } = app.built.parts.operations;
    const beside = metricsApp(metrics, { token: null, publicUrl: app.url });
    expect((await beside.request("http://10.1.2.3:9464/metrics")).status).toBe(200);
    expect((await beside.request(`http://${foreign}:9464/metrics`)).status).toBe(421);
  });
});

describe("the local mailbox", () => {
  const target = "/dev/mailbox.json";

  test("is available to a program on this machine", async () => {
    expect(await statusOf({ target, headers: ["Host: localhost"] })).toBe(200);
  });

  const proxied = [
    "Forwarded: for=203.0.113.1",
    "Via: 1.1 proxy",
    "X-Forwarded-For: 127.0.0.1",
    "X-Forwarded-Host: localhost",
    "X-Forwarded-Proto: https",
    "X-Real-IP: 127.0.0.1",
    "CF-Connecting-IP: 127.0.0.1",
    "X-Forwarded-For:",
  ];
  test.each(proxied)("does not exist behind a proxy: %s", async (header) => {
    const { status, text } = await ask({ target, headers: ["Host: localhost", header] });
    expect([status, text.includes('"not_found"')]).toEqual([404, true]);
  });

  test.each(["cross-site", "same-site", "same-origin, cross-site", "anything"])(
    "does not exist for a page of another site: Sec-Fetch-Site %s",
    async (site) => {
      expect(await statusOf({ target, headers: ["Host: localhost", `Sec-Fetch-Site: ${site}`] })).toBe(404);
    },
  );

  test.each(["same-origin", "none"])(
    "is available to its own page and to a user who types its address: %s",
    async (site) => {
      expect(await statusOf({ target, headers: ["Host: localhost", `Sec-Fetch-Site: ${site}`] })).toBe(200);
    },
  );

  test("does not exist behind a proxy that adds no header and speaks HTTP/1.0", async () => {
    expect(await statusOf({ target, version: "1.0", headers: ["Host: localhost"] })).toBe(404);
  });

  test("does not exist where PUBLIC_URL is another machine, whatever host the request names", async () => {
    const publicApp = await startTestApp({ publicUrl: "https://cofounder.example", developmentRoutes: false });
    const at = new URL(publicApp.url).port;
    for (const host of ["localhost", "127.0.0.1", "cofounder.example"])
      expect(await statusOf({ target, headers: [`Host: ${host}`], port: at })).toBe(404);
    const { instance } = await publicApp.stranger.api.accounts.session();
    expect(instance.localMailbox).toBe(false);
  });

  test("does not exist for a connection from another machine", async () => {
    const from = async (address: string) => {
      const incoming = { httpVersion: "1.1", headers: {}, headersDistinct: {}, socket: { remoteAddress: address } };
      const probe = new Hono().get("/", (c) => c.text(String(opensDevelopmentRoutes(true, c))));
      return (await probe.request("http://localhost/", {}, { incoming })).text();
    };
    expect(await from("127.0.0.1")).toBe("true");
    expect(await from("::ffff:127.0.0.1")).toBe("true");
    for (const address of ["192.168.1.5", "::ffff:10.0.0.1", "2001:db8::1"]) expect(await from(address)).toBe("false");
  });
});

test("a socket's peer is this machine only by a loopback address", () => {
  expect(["127.0.0.1", "127.8.9.1", "::1", "::ffff:127.0.0.1"].filter(isLoopback)).toHaveLength(4);
  const others = [undefined, "", "10.0.0.1", "::ffff:10.0.0.1", "128.0.0.1", "127.0.0.1.evil.example", "::2"];
  expect(others.filter(isLoopback)).toEqual([]);
});

test("development routes exist on this machine alone, without production and without a proxy", () => {
  const place = { production: false, publicUrl: "http://localhost:3000", trustProxy: false };
  expect(whyNoDevelopmentRoutes(place)).toBeNull();
  for (const publicUrl of ["http://127.0.0.1:1", "http://[::1]:3000", "https://localhost"])
    expect(whyNoDevelopmentRoutes({ ...place, publicUrl })).toBeNull();
  for (const publicUrl of ["https://cofounder.example", "http://192.168.1.5:3000", "http://localhost.example"])
    expect(whyNoDevelopmentRoutes({ ...place, publicUrl })).toContain(publicUrl);
  expect(whyNoDevelopmentRoutes({ ...place, production: true })).toMatch(/NODE_ENV/);
  expect(whyNoDevelopmentRoutes({ ...place, trustProxy: true })).toMatch(/TRUST_PROXY/);
});
