import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searxng, tavily } from "./providers.ts";
import { publicAddress } from "./public-address.ts";

let url: string;
const asked: { path: string; body: string; authorization: string | undefined }[] = [];
let status = 200;
let results = [{ url: "https://example.org/a", title: "A", content: "about a" }];

const server = createServer(async (request, response) => {
  let body = "";
  for await (const piece of request) body += String(piece);
  asked.push({ path: request.url ?? "", body, authorization: request.headers.authorization });
  response.writeHead(status).end(JSON.stringify({ results }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const signal = new AbortController().signal;

describe("web search", () => {
  test("Tavily is asked in depth for at most five results, with the key in a header", async () => {
    expect(await tavily("key", `${url}/search`).find({ query: "bakeries", type: "news" }, signal)).toEqual(results);
    const last = asked.at(-1);
    expect(last?.authorization).toBe("Bearer key");
    expect(JSON.parse(last?.body ?? "")).toMatchObject({
      query: "bakeries",
      search_depth: "advanced",
      max_results: 5,
      topic: "news",
    });
  });

  test("SearXNG is asked for JSON, and excluded domains are not in the results", async () => {
    results = [
      { url: "https://keep.org/1", title: "K", content: "k" },
      { url: "https://drop.org/1", title: "D", content: "d" },
    ];
    const found = await searxng(url).find({ query: "q", excludeDomains: ["drop.org"] }, signal);
    expect(found.map((result) => result.url)).toEqual(["https://keep.org/1"]);
    expect(asked.at(-1)?.path).toContain("format=json");
  });

  test("a failing service is reported with its status", async () => {
    status = 503;
    await expect(tavily("key", url).find({ query: "q" }, signal)).rejects.toThrow("HTTP error! status: 503");
    status = 200;
  });

  test.each([
    "http://127.0.0.1/x",
    "http://127.1/",
    "http://127.0.0.1./",
    "http://0177.0.0.1/",
    "http://0x7f.0.0.1/",
    "http://0x7f000001/",
    "http://2130706433/",
    "http://%31%32%37.0.0.1/",
    "http://①②⑦.⓪.⓪.①/",
    "http://0/",
    "http://0.0.0.0/",
    "http://[::]/",
    "http://[0:0:0:0:0:0:0:1]/",
    "http://[::127.0.0.1]/",
    "http://[::ffff:0:7f00:1]/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://[64:ff9b::7f00:1]/",
    "http://[64:ff9b:1::7f00:1]/",
    "http://[2002:7f00:1::]/",
    "http://[2001:0:7f00:1::]/",
    "http://[fec0::1]/",
    "http://[fe80::1]/",
    "http://[100::1]/",
    "http://[2001:db8::1]/",
    "http://100.64.0.1/",
    "http://198.51.100.1/",
    "http://255.255.255.255/",
    "http://localhost./",
    "http://a.localhost/",
    "http://host.localdomain/",
    "http://metadata.google.internal/",
    "http://example.com@127.0.0.1/",
    "http://127.0.0.1#@example.com/",
    "http://127.0.0.1\\@example.com/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:7f00:1]/",
    "http://169.254.169.254/latest",
    "http://10.1.2.3/",
    "http://192.168.0.1/",
    "http://[::1]/",
    "http://[fd00::1]/",
    "http://localhost/",
    "http://intranet/",
    "http://service.internal/",
    "https://user:secret@example.com/",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "not a url",
  ])("%s is not a public address", (address) => {
    expect(publicAddress(address)).toBeNull();
  });

  test("a public address is returned in its canonical form", () => {
    expect(publicAddress("HTTPS://Example.COM/a b")).toBe("https://example.com/a%20b");
    expect(publicAddress("http://[2606:4700:4700::1111]/")).toBe("http://[2606:4700:4700::1111]/");
    expect(publicAddress("http://8.8.8.8/")).toBe("http://8.8.8.8/");
  });
});
