import { smallestPoints } from "./document.ts";
import type { HiddenReason } from "./document.ts";

/** pdf.js's list of operations on a page: numbered operators with their arguments. */
export interface Operators {
  fnArray: ArrayLike<number>;
  argsArray: ArrayLike<unknown>;
}
/** One text as it is shown, in drawing order. */
export interface ShownText {
  text: string;
  hidden: HiddenReason | null;
}

type Matrix = [number, number, number, number, number, number];
interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}
type Painted = Box & { colour: string | null };
interface State {
  matrix: Matrix;
  fill: string;
  alpha: number;
  mode: number;
  fontSize: number;
}
interface Sheet {
  view: Box;
  state: State;
  stack: State[];
  text: Matrix;
  painted: Painted[];
  shown: ShownText[];
}
type Draw = (sheet: Sheet, args: unknown[]) => void;

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const invisibleModes = new Set([3, 7]);
const faint = 0.05;
/** How far two colours may differ, of 255 each of red, green and blue, and still look the same. */
const sameColour = 24;

/** Follows the drawing of a page and determines for each text whether a person can see it. */
export function shownTexts(operators: Operators, codes: Record<string, number>, view: number[]): ShownText[] {
  const draws = new Map(Object.entries(handlers).map(([name, draw]) => [codes[name], draw]));
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const sheet: Sheet = {
    view: { left, bottom, right, top },
    state: { matrix: identity, fill: "#000000", alpha: 1, mode: 0, fontSize: 0 },
    stack: [],
    text: identity,
    painted: [],
    shown: [],
  };
  for (let index = 0; index < operators.fnArray.length; index++) {
    const draw = draws.get(operators.fnArray[index]);
    const args = operators.argsArray[index];
    draw?.(sheet, Array.isArray(args) ? args : []);
  }
  return sheet.shown;
}

const paintsPicture: Draw = (sheet) => {
  sheet.painted.push({ ...boxOf(sheet.state.matrix, { left: 0, bottom: 0, right: 1, top: 1 }), colour: null });
};

const handlers: Record<string, Draw> = {
  save: (sheet) => {
    sheet.stack.push({ ...sheet.state });
  },
  restore: (sheet) => {
    sheet.state = sheet.stack.pop() ?? sheet.state;
  },
  transform: (sheet, args) => {
    sheet.state.matrix = multiply(sheet.state.matrix, matrixOf(args));
  },
  paintFormXObjectBegin: (sheet, [matrix]) => {
    sheet.stack.push({ ...sheet.state });
    if (isNumbers(matrix)) sheet.state.matrix = multiply(sheet.state.matrix, matrixOf([...matrix]));
  },
  paintFormXObjectEnd: (sheet) => {
    sheet.state = sheet.stack.pop() ?? sheet.state;
  },
  setFillRGBColor: (sheet, [colour]) => {
    if (typeof colour === "string") sheet.state.fill = colour;
  },
  setFillTransparent: (sheet) => {
    sheet.state.alpha = 0;
  },
  setGState: (sheet, [entries]) => {
    for (const [name, value] of Array.isArray(entries) ? (entries as [string, unknown][]) : [])
      if (name === "ca" && typeof value === "number") sheet.state.alpha = value;
  },
  setTextRenderingMode: (sheet, [mode]) => {
    if (typeof mode === "number") sheet.state.mode = mode;
  },
  beginText: (sheet) => {
    sheet.text = identity;
  },
  setTextMatrix: (sheet, [matrix]) => {
    if (isNumbers(matrix)) sheet.text = matrixOf([...matrix]);
  },
  moveText: (sheet, [x, y]) => {
    if (typeof x === "number" && typeof y === "number") sheet.text = multiply(sheet.text, [1, 0, 0, 1, x, y]);
  },
  setFont: (sheet, [, size]) => {
    if (typeof size === "number") sheet.state.fontSize = size;
  },
  showText: (sheet, [glyphs]) => {
    const { text, width } = spelled(glyphs);
    sheet.shown.push({ text, hidden: whyHidden(sheet) });
    sheet.text = multiply(sheet.text, [1, 0, 0, 1, (width / 1000) * sheet.state.fontSize, 0]);
  },
  constructPath: (sheet, [operator, , box]) => {
    if (!isNumbers(box) || !fills.has(Number(operator)) || sheet.state.alpha < 0.5) return;
    const [left = 0, bottom = 0, right = 0, top = 0] = [...box];
    sheet.painted.push({ ...boxOf(sheet.state.matrix, { left, bottom, right, top }), colour: sheet.state.fill });
  },
  shadingFill: (sheet) => {
    sheet.painted.push({ ...sheet.view, colour: null });
  },
  paintImageXObject: paintsPicture,
  paintInlineImageXObject: paintsPicture,
  paintImageMaskXObject: paintsPicture,
};

/** fill, eoFill, fillStroke, eoFillStroke and their closing forms. */
const fills = new Set([22, 23, 24, 25, 26, 27]);

function whyHidden({ view, state, text, painted }: Sheet): HiddenReason | null {
  const placed = multiply(state.matrix, text);
  const size = state.fontSize * Math.hypot(placed[2], placed[3]);
  const at = { x: placed[4], y: placed[5] };
  if (invisibleModes.has(state.mode) || state.alpha < faint) return "transparent";
  if (Math.abs(size) < smallestPoints) return "tiny";
  if (!holds(view, at, 1)) return "off_page";
  const middle = { x: at.x + Math.abs(size) / 4, y: at.y + Math.abs(size) / 4 };
  const below = painted.findLast((box) => holds(box, middle, 0));
  const background = below ? below.colour : "#ffffff";
  return background !== null && looksAlike(background, state.fill) ? "background_colour" : null;
}

function holds(box: Box, { x, y }: { x: number; y: number }, margin: number): boolean {
  const across = x >= box.left - margin && x <= box.right + margin;
  return across && y >= box.bottom - margin && y <= box.top + margin;
}

function looksAlike(one: string, other: string): boolean {
  const [a, b] = [channels(one), channels(other)];
  return a !== null && b !== null && a.every((value, index) => Math.abs(value - (b[index] ?? 0)) <= sameColour);
}

function channels(colour: string): number[] | null {
  return /^#[\da-f]{6}$/i.test(colour) ? [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) : null;
}

function spelled(glyphs: unknown): { text: string; width: number } {
  const list = Array.isArray(glyphs) ? (glyphs as (number | { unicode?: string; width?: number } | null)[]) : [];
  let text = "";
  let width = 0;
  for (const glyph of list) {
    if (typeof glyph === "number") width -= glyph;
    else if (glyph) {
      text += glyph.unicode ?? "";
      width += glyph.width ?? 0;
    }
  }
  return { text, width };
}

const isNumbers = (value: unknown): value is ArrayLike<number> & Iterable<number> =>
  Array.isArray(value) || ArrayBuffer.isView(value);

function matrixOf(values: unknown[]): Matrix {
  const [a, b, c, d, e, f] = values.map(Number);
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

function boxOf(m: Matrix, { left, bottom, right, top }: Box): Box {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]] as const);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
