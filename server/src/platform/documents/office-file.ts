import { DOMParser } from "@xmldom/xmldom";
import type { Element } from "@xmldom/xmldom";
import { unzipSync } from "fflate";
import { RefusedDocument } from "./document.ts";

/** The XML parts of an Office file, read on demand. */
export interface OfficeFile {
  /** The root of a part; null when the file has no such part. */
  part(path: string): Element | null;
  /** The targets of a part's relations: relation id → the other part's path and the last word of its type. */
  relations(path: string): Map<string, { path: string; type: string }>;
}

const entriesMax = 4000;
const unfoldedMax = 400_000_000;
const partMax = 20_000_000;
/** Text compresses ten to forty times; a bomb a thousand times. */
const ratioMax = 250;
const ratioFrom = 1_000_000;

/** Opens an Office file. Only its XML parts are unpacked, and none of a file that expands out of proportion. */
export function openOffice(bytes: Uint8Array): OfficeFile {
  const parts = unpack(bytes);
  const roots = new Map<string, Element | null>();
  const part = (path: string): Element | null => {
    const known = roots.get(path);
    if (known !== undefined) return known;
    const source = parts[path];
    const root = source ? parse(source) : null;
    roots.set(path, root);
    return root;
  };
  return { part, relations: (path) => relationsOf(path, part) };
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0;
  let unfolded = 0;
  try {
    return unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        entries += 1;
        unfolded += originalSize;
        const outOfProportion = originalSize > ratioFrom && originalSize > size * ratioMax;
        if (entries > entriesMax || unfolded > unfoldedMax || outOfProportion) throw new RefusedDocument("unfolds");
        const wanted = /\.(?:xml|rels)$/i.test(name);
        if (wanted && originalSize > partMax) throw new RefusedDocument("unfolds");
        return wanted;
      },
    });
  } catch (error) {
    throw error instanceof RefusedDocument ? error : new RefusedDocument("damaged");
  }
}

/** Office files declare no document type; one that does is an attempt at entity expansion. */
function parse(bytes: Uint8Array): Element | null {
  const text = new TextDecoder().decode(bytes);
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new RefusedDocument("unfolds");
  try {
    const parser = new DOMParser({
      onError: (level) => {
        if (level !== "warning") throw new RefusedDocument("damaged");
      },
    });
    return parser.parseFromString(text, "text/xml").documentElement;
  } catch {
    throw new RefusedDocument("damaged");
  }
}

function relationsOf(
  path: string,
  part: (path: string) => Element | null,
): Map<string, { path: string; type: string }> {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const root = part(`${folder}_rels/${path.slice(folder.length)}.rels`);
  return new Map(
    childrenOf(root).flatMap((relation) => {
      const target = relation.getAttribute("Target") ?? "";
      const type = (relation.getAttribute("Type") ?? "").split("/").at(-1) ?? "";
      const outside = relation.getAttribute("TargetMode") === "External";
      return outside ? [] : [[relation.getAttribute("Id") ?? "", { path: resolve(folder, target), type }]];
    }),
  );
}

function resolve(folder: string, target: string): string {
  return decodeURIComponent(new URL(target, `file:///${folder}`).pathname).slice(1);
}

/** The elements below one, in order; none for null. */
export function childrenOf(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let node = element?.firstChild ?? null; node; node = node.nextSibling)
    if (node.nodeType === 1) found.push(node as Element);
  return found;
}

/** The first element reached by local names, one level each. */
export function below(element: Element | null, ...names: string[]): Element | null {
  return names.reduce<Element | null>(
    (found, name) => childrenOf(found).find((child) => child.localName === name) ?? null,
    element,
  );
}

/** All elements of a local name anywhere below. */
export function allBelow(element: Element | null, name: string): Element[] {
  return element ? [...element.getElementsByTagNameNS("*", name)] : [];
}

/** An attribute by its local name, whatever its prefix. */
export function attribute(element: Element | null, name: string): string | null {
  if (!element) return null;
  for (let index = 0; index < element.attributes.length; index++) {
    const found = element.attributes.item(index);
    if (found && (found.localName ?? found.name) === name) return found.value;
  }
  return null;
}

/** Whether two colours of six hexadecimal digits look alike. */
export function looksAlike(one: string, other: string): boolean {
  const [a, b] = [Number.parseInt(one, 16), Number.parseInt(other, 16)];
  return [16, 8, 0].every((shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= 24);
}
