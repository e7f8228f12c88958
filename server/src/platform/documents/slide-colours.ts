import type { Element } from "@xmldom/xmldom";
import { allBelow, below, childrenOf } from "./office-file.ts";
import type { OfficeFile } from "./office-file.ts";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Painted {
  box: Box | null;
  colour: string | null;
}

/** The background of a shape's text: a colour of six hexadecimal digits, or null for a picture or a gradient. */
export interface Backdrop {
  colourOf(fill: Element | null): string | null;
  under(shape: Element): string | null;
}

const defaultMap: Record<string, string> = { bg1: "lt1", tx1: "dk1", bg2: "lt2", tx2: "dk2" };
const white = "FFFFFF";

/** Follows slide, layout and master down to the theme, to resolve colours. */
export function backdropOf(file: OfficeFile, path: string): Backdrop {
  const layers = layersOf(file, path);
  const theme = themeColours(file, layers);
  const colourOf = (fill: Element | null): string | null => colourIn(theme, childrenOf(fill)[0] ?? null);
  const sheet = background(layers, colourOf);
  const painted = layers.toReversed().flatMap(({ root }) => paintedOn(root, colourOf));
  return { colourOf, under: (shape) => underShape(shape, { sheet, painted, colourOf }) };
}

function colourIn(theme: Map<string, string>, colour: Element | null): string | null {
  if (!colour) return null;
  const value = colour.getAttribute("val") ?? "";
  if (colour.localName === "srgbClr") return /^[\da-f]{6}$/i.test(value) ? value : null;
  if (colour.localName === "sysClr") return colour.getAttribute("lastClr");
  return colour.localName === "schemeClr" ? (theme.get(defaultMap[value] ?? value) ?? null) : null;
}

interface Layer {
  path: string;
  root: Element | null;
}
type ColourOf = Backdrop["colourOf"];

function layersOf(file: OfficeFile, path: string): Layer[] {
  const layers: Layer[] = [{ path, root: file.part(path) }];
  for (const type of ["slideLayout", "slideMaster"]) {
    const last = layers.at(-1);
    const next = [...file.relations(last?.path ?? "").values()].find((relation) => relation.type === type);
    if (next) layers.push({ path: next.path, root: file.part(next.path) });
  }
  return layers;
}

function themeColours(file: OfficeFile, layers: Layer[]): Map<string, string> {
  const relations = file.relations(layers.at(-1)?.path ?? "");
  const path = [...relations.values()].find((relation) => relation.type === "theme")?.path;
  const scheme = path ? (allBelow(file.part(path), "clrScheme")[0] ?? null) : null;
  return new Map(
    childrenOf(scheme).flatMap((entry) => {
      const colour = childrenOf(entry)[0];
      const value = colour?.getAttribute("lastClr") || colour?.getAttribute("val");
      return value && entry.localName ? [[entry.localName, value]] : [];
    }),
  );
}

/** The first background set on slide, layout or master; white when none is. */
function background(layers: Layer[], colourOf: ColourOf): string | null {
  for (const { root } of layers) {
    const set = below(root, "cSld", "bg");
    if (!set) continue;
    const solid = below(set, "bgPr", "solidFill") ?? below(set, "bgRef");
    return solid ? colourOf(solid) : null;
  }
  return white;
}

/** Pictures and filled shapes; one without a position of its own may be anywhere. */
function paintedOn(root: Element | null, colourOf: ColourOf): (Painted & { shape: Element })[] {
  const tree = below(root, "cSld", "spTree");
  const shapes = [...allBelow(tree, "pic"), ...allBelow(tree, "sp")];
  return shapes.flatMap((shape) => {
    if (shape.localName === "pic") return [{ shape, box: boxOf(shape), colour: null }];
    const fill = fillOf(shape, colourOf);
    return fill === undefined ? [] : [{ shape, box: boxOf(shape), colour: fill }];
  });
}

/** A shape's own fill: a colour, null for one that is not a single colour, undefined for none. */
function fillOf(shape: Element, colourOf: ColourOf): string | null | undefined {
  const properties = below(shape, "spPr");
  if (below(properties, "noFill")) return undefined;
  const solid = below(properties, "solidFill");
  if (solid) return colourOf(solid);
  if (childrenOf(properties).some(({ localName }) => /^(?:grad|blip|patt|grp)Fill$/.test(localName ?? ""))) return null;
  const styled = below(shape, "style", "fillRef");
  return styled && styled.getAttribute("idx") !== "0" ? colourOf(styled) : undefined;
}

function underShape(
  shape: Element,
  { sheet, painted, colourOf }: { sheet: string | null; painted: (Painted & { shape: Element })[]; colourOf: ColourOf },
): string | null {
  const own = fillOf(shape, colourOf);
  if (own !== undefined) return own;
  const place = boxOf(shape);
  const others = painted.filter((entry) => entry.shape !== shape);
  const covering = others.filter(({ box }) => box === null || place === null || covers(box, place));
  const unsure = covering.some(({ box, colour }) => box === null || place === null || colour === null);
  return unsure ? null : (covering.at(-1)?.colour ?? sheet);
}

/** Whether a box contains the centre of another. */
function covers(box: Box, inner: Box): boolean {
  const x = (inner.left + inner.right) / 2;
  const y = (inner.top + inner.bottom) / 2;
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** In EMU; null without a position of its own or inside a group, whose positions are relative to the group. */
export function boxOf(shape: Element): Box | null {
  if (shape.parentNode?.localName === "grpSp") return null;
  const place = below(shape, "spPr", "xfrm") ?? below(shape, "xfrm");
  const [offset, extent] = [below(place, "off"), below(place, "ext")];
  if (!offset || !extent) return null;
  const [left, top] = [Number(offset.getAttribute("x")), Number(offset.getAttribute("y"))];
  return {
    left,
    top,
    right: left + Number(extent.getAttribute("cx")),
    bottom: top + Number(extent.getAttribute("cy")),
  };
}
