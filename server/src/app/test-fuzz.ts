import { Agent, request } from "node:http";
import type { Endpoint } from "./test-endpoints.ts";
import { oneOf, type Random, sampleOf, type Shape } from "./test-samples.ts";

/** A request as sent over the wire. */
export interface Attack {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** How it differs from a valid one, for the report of a failure. */
  how: string;
}

const deep = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times);

/** Hostile values, as JSON text. */
const hostile: Record<string, string> = {
  null: "null",
  true: "true",
  zero: "0",
  "minus one": "-1",
  "a half": "0.5",
  "beyond a double": "1e400",
  "below a double": "-1e400",
  "beyond 2^31": "2147483648",
  "beyond 2^53": "9007199254740993",
  "beyond 2^63": "9223372036854775808",
  nothing: '""',
  "a space": '" "',
  NUL: '"\\u0000"',
  "NUL in words": '"some\\u0000words"',
  "a lone surrogate": '"\\ud800"',
  "surrogates the wrong way round": '"\\udc00\\ud800 lamps"',
  "no character": '"\\uffff\\ufffe"',
  "right to left": '"\\u202e\\u2066spmal\\u200b"',
  "combining marks": JSON.stringify(`e${"\u0301".repeat(3_000)}`),
  "an emoji of many": '"👩‍👩‍👧‍👧🏳️‍🌈"',
  huge: JSON.stringify("lamps ".repeat(35_000)),
  "one huge word": JSON.stringify("l".repeat(150_000)),
  "many lines": JSON.stringify("\n".repeat(50_000)),
  markup: JSON.stringify("<img src=x onerror=alert(1)><!--</script>"),
  SQL: JSON.stringify("'; drop table users; --"),
  "a pattern of SQL": JSON.stringify("%_\\"),
  "a path": JSON.stringify("../../../../etc/passwd"),
  percents: JSON.stringify("%00%ff%"),
  "the name of a prototype": '"__proto__"',
  "an impossible day": '"2026-02-30"',
  "the year 0": '"0000-01-01"',
  "the last moment": '"+275760-09-13T00:00:00.000Z"',
  "no number": '"NaN"',
  "the id of nobody": '"00000000-0000-0000-0000-000000000000"',
  "a list": "[]",
  "a list of null": "[null]",
  "a list of lists": "[[[]],{}]",
  "a long list": `[${"0,".repeat(20_000)}0]`,
  "a long list of words": `[${'"lamp",'.repeat(20_000)}"lamp"]`,
  "an object": "{}",
  "a prototype": '{"__proto__":{"isAdmin":true,"access":"anyone"}}',
  "a constructor": '{"constructor":{"prototype":{"isAdmin":true}},"toString":1,"then":1}',
  "a deep list": deep("[", "]", 3_000),
  "a deep object": deep('{"a":', "}", 3_000).replace(":}", ":0}"),
};
const hostileNames = Object.keys(hostile);

const mark = "\u0001the hostile value\u0001";

/** Any path inside a value; the empty path is the value itself. */
function placesIn(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...at, key]))];
}

function changed(value: unknown, [key, ...rest]: string[], to: unknown): unknown {
  if (key === undefined) return to;
  const inner = (value as Record<string, unknown>)[key];
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === key ? changed(inner, rest, to) : item));
  return { ...(value as object), [key]: changed(inner, rest, to) };
}

interface Written {
  text: string;
  how: string;
}

/** A valid value with one place changed. */
function spoilt(value: unknown, random: Random): Written {
  const place = oneOf(random, placesIn(value));
  const name = oneOf(random, hostileNames);
  const text = JSON.stringify(changed(value, place, mark)).replace(JSON.stringify(mark), () => hostile[name] ?? "");
  return { text, how: `${name} at ${place.join(".") || "the top"}` };
}

type Spoil = (right: string, random: Random) => Written;

/** Text that is not JSON, or not the JSON it seems to be. */
const broken: Spoil[] = [
  (text, random) => ({ text: text.slice(0, Math.floor(random() * text.length)), how: "cut off" }),
  (text) => ({ text: `${text}}`, how: "with an end too many" }),
  (text) => ({ text: `\ufeff${text}`, how: "with a byte order mark" }),
  (text) => ({ text: text.replace("{", '{"text":1,"text":{},"__proto__":{"a":1},'), how: "with keys twice" }),
  (text) => ({ text: text.replaceAll('"', "'"), how: "in single quotes" }),
  (text) => ({ text: `${text}\u0000`, how: "with a NUL at its end" }),
  () => ({ text: deep("[", "]", 100_000), how: "100,000 lists deep" }),
  () => ({ text: deep('{"request":', "}", 50_000), how: "50,000 objects deep" }),
  () => ({ text: "", how: "empty" }),
];

const contentTypes = [
  "",
  "text/plain",
  "application/xml",
  "application/octet-stream",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  `application/${"x".repeat(2_000)}`,
];

const forms: Record<string, string> = {
  "application/x-www-form-urlencoded": "text=%zz&text=%00&a[__proto__][b]=1&request[kind]=%ff&[]=&=",
  "multipart/form-data; boundary=x": [
    "--x",
    'Content-Disposition: form-data; name="file"; filename="../../a\u0000.pdf"',
    "Content-Type: application/pdf",
    "",
    "%PDF-1.7 nothing",
    "--x",
    'Content-Disposition: form-data; name="__proto__[a]"',
    "",
    "1",
    "--x--",
    "",
  ].join("\r\n"),
};

const pathPieces = [
  "%00",
  "%",
  "%zz",
  "%ff%fe",
  "%ed%a0%80",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..%5c..",
  "%F0%9F%92%A9",
  "null",
  "-1",
  "__proto__",
  "constructor",
  "x".repeat(4_000),
  "0192A4A0-0000-7000-8000-000000000000",
  "00000000-0000-0000-0000-000000000000%20",
  "'%20or%201=1--",
];

const encoded = (value: unknown): string =>
  encodeURIComponent(typeof value === "string" ? value.toWellFormed() : String(JSON.stringify(value))).slice(0, 6_000);

/** Cursors are made by the server, but a client can send any. */
const cursors = ["null", "[]", "{}", '["a","b","c"]', '["\\u0000",{}]', '{"id":"x","at":"y"}', "[1e400,-1]", "�"].map(
  (text) => Buffer.from(text).toString("base64url"),
);

export const short = (text: string, length = 300): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

const queryParts: ((names: string[], random: Random) => string)[] = [
  (names, random) => `${oneOf(random, names)}=${encoded(JSON.parse(hostile[oneOf(random, hostileNames)] ?? ""))}`,
  (names, random) => `${oneOf(random, names)}=${oneOf(random, pathPieces)}`,
  (names, random) => `cursor=${oneOf(random, cursors)}&${oneOf(random, names)}=${oneOf(random, cursors)}`,
  (names, random) =>
    `${oneOf(random, names)}[__proto__][a]=1&${oneOf(random, names)}[]=&${oneOf(random, names)}[0][0]=`,
  (names, random) => `${oneOf(random, names)}=1&${oneOf(random, names)}=2&__proto__=3&%ff=%fe&=&&&`,
  (names, random) =>
    Array.from({ length: 1_000 }, (_, index) => `${oneOf(random, names)}[${index}]=`)
      .join("&")
      .slice(0, 9_000),
];

/** Makes one attack on an endpoint; `fill` gives the path with existing ids. */
export function attackOn({ method, path, takes }: Endpoint, fill: (path: string) => string, random: Random): Attack {
  const value = sampleOf(takes, random);
  const way = random();
  const hostilePath = path.includes("{") && way < 0.2;
  const filled = hostilePath ? path.replaceAll(/\{\w+\}/g, () => oneOf(random, pathPieces)) : fill(path);
  if (method === "GET") return asked(filled, { takes, value }, random);
  const sent = bodyOf(value, random);
  return { method, path: filled, ...sent, how: hostilePath ? `${filled} and ${sent.how}` : sent.how };
}

interface Asking {
  takes: Shape;
  value: unknown;
}

function asked(path: string, { takes, value }: Asking, random: Random): Attack {
  const names = [...Object.keys(takes.properties ?? {}), "cursor"];
  const part = oneOf(random, queryParts)(names, random);
  const isOther = (name: string) => name !== "cursor" && !part.includes(`${name}=`);
  const right = Object.entries((value ?? {}) as object).filter(([name]) => isOther(name) && !path.includes(name));
  const query = [...right.map(([name, one]) => `${name}=${encoded(one)}`), part].join("&");
  return { method: "GET", path: `${path}?${query}`, headers: {}, body: null, how: short(query, 200) };
}

function bodyOf(value: unknown, random: Random): Pick<Attack, "headers" | "body" | "how"> {
  const json = { "content-type": "application/json" };
  const way = random();
  if (way < 0.6) {
    const { text, how } = spoilt(value ?? {}, random);
    return { headers: json, body: Buffer.from(text), how };
  }
  const right = JSON.stringify(value ?? {});
  if (way < 0.8) {
    const { text, how } = oneOf(random, broken)(right, random);
    return { headers: json, body: Buffer.from(text), how };
  }
  if (way < 0.85) return { headers: json, body: Buffer.from(right, "utf16le"), how: "in another encoding" };
  if (way < 0.9) {
    return { headers: { ...json, "content-encoding": "gzip" }, body: Buffer.from(right), how: "told to be packed" };
  }
  const type = oneOf(random, contentTypes);
  return {
    headers: type ? { "content-type": type } : {},
    body: Buffer.from(forms[type] ?? right, "latin1"),
    how: `as ${type.slice(0, 60) || "nothing"}`,
  };
}

export interface Answer {
  status: number;
  type: string;
  text: string;
}

/** A connection for each: a client that is refused before all was read is cut off after the answer. */
const agent = new Agent({ keepAlive: false });

/** Sends the bytes as they are, because a client library would correct them. */
export function send(url: string, { method, path, headers, body }: Attack): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const length: Record<string, string> = body ? { "content-length": String(body.length) } : {};
    const sent = request({ agent, hostname, port, method, path, headers: { ...length, ...headers } }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("error", reject);
      response.on("end", () => {
        const { statusCode: status = 0, headers: told } = response;
        resolve({ status, type: told["content-type"] ?? "", text: Buffer.concat(pieces).toString() });
      });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
