import { lookup, type LookupAddress, type LookupOptions } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent, type Dispatcher, fetch, type Response } from "undici";
import { publicAddress } from "../search/public-address.ts";
import { bytesUpTo } from "./bounded-body.ts";

const fileMaxBytes = 30_000_000;
const redirectsMax = 3;

type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/** Resolves a name, and refuses it when one of its addresses is not public at that moment. */
export const publicLookup =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      const refused =
        error ??
        (found.every(({ address, family }) => isPublic(address, family))
          ? null
          : new Error("The address is not public."));
      if (refused || !first) done(refused ?? new Error("The name is not known."), "", 0);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });

/** Connects to public machines only. */
const publicOnly = new Agent({ connect: { lookup: publicLookup(lookup) } });

const isPublic = (address: string, family: number): boolean =>
  publicAddress(`http://${family === 6 ? `[${address}]` : address}/`) !== null;

interface Reading {
  signal: AbortSignal;
  mostBytes?: number;
}

/**
 * A file of the public web, fetched once; every hop of a redirect has to be public too. Throws where it is not, or
 * where the file is larger.
 */
export type ReadPublicFile = (address: string, reading: Reading) => Promise<Uint8Array>;

export const readPublicFile: ReadPublicFile = (address, reading) => fetchPublicFile(address, reading, publicOnly);

export async function fetchPublicFile(
  address: string,
  { signal, mostBytes = fileMaxBytes }: Reading,
  dispatcher: Dispatcher,
): Promise<Uint8Array> {
  let next: string | null = address;
  for (let hop = 0; hop <= redirectsMax && next !== null; hop++) {
    const url = publicAddress(next);
    if (!url) throw new Error("The address is not public.");
    const response = await fetch(url, { dispatcher, redirect: "manual", signal });
    if (response.ok) return bytesUpTo({ body: response.body as ReadableStream<Uint8Array> | null }, mostBytes);
    await response.body?.cancel();
    next = redirectOf(response, url);
  }
  throw new Error("The file cannot be read.");
}

function redirectOf({ status, headers }: Pick<Response, "status" | "headers">, from: string): string | null {
  const location = status >= 300 && status < 400 ? headers.get("location") : null;
  return location === null ? null : (URL.parse(location, from)?.href ?? null);
}
