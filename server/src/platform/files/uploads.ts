import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rm, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyFileStream } from "@fastify/busboy";
import type { ProblemCode } from "@cofounder/contract";
import { Problem } from "../problem.ts";

interface UploadBounds {
  /** Of all callers together. */
  atOnce: number;
  /** Of all strangers together, so that they leave room for members. */
  strangersAtOnce: number;
  /** Of one member, or of one address of strangers. */
  perCaller: number;
  /** A client that sends nothing for this long is cut off. */
  idleMs: number;
  /** After this long a slow upload loses its place to the next one when all are taken. */
  patienceMs: number;
}

const uploadBounds: UploadBounds = { atOnce: 24, strangersAtOnce: 8, perCaller: 2, idleMs: 10_000, patienceMs: 1_000 };
/** Bytes per second. The largest file at less than several times this rate would time out anyway. */
const slowBytes = 20_000;
/** Room for the separators of a form's parts, and their headers. */
const formBytes = 10_000;
const retryAfterSeconds = 10;
/** No request lasts this long, so a file of this age was left by a process that was killed. */
const leftoverMs = 60 * 60_000;

export interface Uploader {
  /** The member's id, or the network address of a stranger. */
  id: string;
  isStranger: boolean;
}

export interface FileLimit {
  maxBytes: number;
  tooLarge: ProblemCode;
}

/** A file on the disk whose bytes are read on demand. Node's own file-backed blobs crash the process in a worker. */
export class FileOnDisk extends File {
  readonly path: string;
  readonly #size: number;

  constructor(path: string, { name, size }: { name: string; size: number }) {
    super([], name);
    this.path = path;
    this.#size = size;
  }

  override get size(): number {
    return this.#size;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await readFile(this.path)).buffer;
  }
}

/** A file that is on the disk while its request is answered. */
export interface Received {
  file: FileOnDisk;
  discard(): Promise<void>;
}

/** The place of one upload, from its head until its request is answered. */
export interface Place extends Uploader {
  began: number;
  bytes: number;
  /** Ends it; null unless it is being received. */
  cutOff: (() => void) | null;
}

/** Files that clients send as forms: counted before anything is read, and streamed to the disk. */
export class Uploads {
  readonly #folder: string;
  readonly #bounds: UploadBounds;
  readonly #places = new Set<Place>();

  constructor(folder: string, bounds: Partial<UploadBounds> = {}) {
    this.#folder = folder;
    this.#bounds = { ...uploadBounds, ...bounds };
  }

  /** Creates the folder, and removes the files that killed processes left in it. */
  async open(now: Date): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      const found = await stat(path).catch(() => null);
      if (found && now.getTime() - found.mtimeMs > leftoverMs) await rm(path, { force: true });
    }
  }

  /**
   * Counts an upload that begins; refuses with `too_many_requests`. Where all places are taken, the slowest upload
   * loses its place if it sends next to nothing: unfinished requests cannot keep others out.
   */
  enter({ id, isStranger }: Uploader): Place {
    const { atOnce, strangersAtOnce, perCaller } = this.#bounds;
    const all = [...this.#places];
    const strangers = all.filter((place) => place.isStranger);
    if (all.filter((place) => place.id === id).length >= perCaller) throw tooMany();
    if (isStranger && strangers.length >= strangersAtOnce) this.#makeRoom(strangers);
    else if (all.length >= atOnce) this.#makeRoom(all);
    const place = { id, isStranger, began: performance.now(), bytes: 0, cutOff: null };
    this.#places.add(place);
    return place;
  }

  leave(place: Place): void {
    this.#places.delete(place);
  }

  /** Ends the slowest of these uploads, if it is slow. */
  #makeRoom(places: Place[]): void {
    const now = performance.now();
    const rateOf = ({ began, bytes }: Place) => (1_000 * bytes) / (now - began);
    const [slowest] = places
      .filter((place) => place.cutOff && now - place.began >= this.#bounds.patienceMs && rateOf(place) < slowBytes)
      .toSorted((one, other) => rateOf(one) - rateOf(other));
    if (!slowest) throw tooMany();
    slowest.cutOff?.();
    this.leave(slowest);
  }

  /**
   * The one file of a form, in its field `file`. Refuses with the limit's own code, with `invalid_input` for any other
   * form or a stalled one, and with `too_many_requests` for one that loses its place. The caller discards the file when
   * the request is answered.
   */
  async receive(incoming: IncomingMessage, place: Place, limit: FileLimit): Promise<Received> {
    if (Number(incoming.headers["content-length"] ?? 0) > limit.maxBytes + formBytes) throw new Problem(limit.tooLarge);
    const path = join(this.#folder, randomUUID());
    const discard = () => rm(path, { force: true });
    try {
      const name = await writeFile(incoming, path, { ...limit, place, idleMs: this.#bounds.idleMs });
      const { size } = await stat(path);
      return { file: new FileOnDisk(path, { name, size }), discard };
    } catch (error) {
      await discard();
      throw error;
    }
  }
}

const tooMany = () => new Problem("too_many_requests", { retryAfterSeconds });
const wrongForm = (message: string) => new Problem("invalid_input", { issues: [{ path: "file", message }] });

/** Streams the form's file to the path; returns the client's name for it. */
async function writeFile(
  incoming: IncomingMessage,
  path: string,
  { maxBytes, tooLarge, place, idleMs }: FileLimit & { place: Place; idleMs: number },
): Promise<string> {
  const form = openForm(incoming, maxBytes);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let writing: Promise<string> | null = null;
  form.on("file", (field: string, stream: BusboyFileStream, name: string) => {
    stream.once("limit", () => reject(new Problem(tooLarge)));
    if (field !== "file") {
      stream.resume();
      reject(wrongForm("The form's file is in a field of another name."));
      return;
    }
    writing = pipeline(stream, createWriteStream(path, { flags: "wx", mode: 0o600 })).then(() => name);
    writing.catch(reject);
  });
  for (const event of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
    form.once(event, () => reject(wrongForm("Send one file and nothing else.")));
  form.once("finish", () => (writing ? resolve(writing) : reject(wrongForm("The form holds no file."))));
  form.on("error", () => reject(wrongForm("This is no form that can be read.")));
  incoming.setTimeout(idleMs, () => reject(wrongForm("The file stopped coming.")));
  incoming.once("close", () => {
    if (!incoming.complete) reject(wrongForm("The file did not come to its end."));
  });
  const count = (piece: Buffer): void => void (place.bytes += piece.length);
  place.cutOff = () => reject(tooMany());
  incoming.on("data", count);
  try {
    incoming.pipe(form);
    return await promise;
  } finally {
    place.cutOff = null;
    incoming.off("data", count);
    incoming.unpipe(form);
    incoming.setTimeout(0);
    form.destroy();
  }
}

function openForm(incoming: IncomingMessage, maxBytes: number): InstanceType<typeof Busboy> {
  const type = incoming.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/form-data")) throw wrongForm("Send the file as multipart/form-data.");
  const limits = { files: 1, fields: 0, parts: 1, fileSize: maxBytes, headerPairs: 20, headerSize: 8_192 };
  try {
    return new Busboy({ headers: { ...incoming.headers, "content-type": type }, limits });
  } catch {
    throw wrongForm("This is no form that can be read.");
  }
}
