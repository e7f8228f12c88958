import type { ExtraProps } from "react-markdown";
import { type ShownAs, sourceOffsets } from "./source-offsets.ts";

/** Characters of a Markdown source that are marked where they are shown. */
export interface TextRange {
  start: number;
  end: number;
  /** The number of the mark. */
  mark: number;
}

type Element = NonNullable<ExtraProps["node"]>;
type Node = Element["children"][number];
type Text = Extract<Node, { type: "text" }>;
interface Parent {
  type: string;
  tagName?: string;
  position?: Element["position"];
  children: Node[];
}

interface Marking {
  source: string;
  ranges: readonly TextRange[];
}

const textOf = (value: string): Text => ({ type: "text", value });

function marked(value: string, mark: number): Element {
  return { type: "element", tagName: "mark", properties: { dataMark: mark }, children: [textOf(value)] };
}

/** The text in pieces, those of a range in an element of their own. */
function split(text: Text, offsets: number[], ranges: readonly TextRange[]): Node[] {
  const pieces: Node[] = [];
  let done = 0;
  for (const { start, end, mark } of ranges) {
    const from = Math.max(
      done,
      offsets.findIndex((_, index) => (offsets[index + 1] ?? Infinity) > start),
    );
    const after = offsets.findIndex((offset) => offset >= end);
    const to = after < 0 ? text.value.length : after;
    if (from >= to) continue;
    if (from > done) pieces.push(textOf(text.value.slice(done, from)));
    pieces.push(marked(text.value.slice(from, to), mark));
    done = to;
  }
  return done === 0 ? [text] : [...pieces, ...(done < text.value.length ? [textOf(text.value.slice(done))] : [])];
}

/** The parser gives no place to the text of a block of code, only to the block. */
function placeOf(text: Text, parent: Parent): { as: ShownAs; from: number; to: number } | null {
  const isCode = parent.tagName === "code";
  const as = !isCode ? "text" : text.position ? "code" : "listing";
  const { start, end } = (as === "listing" ? parent : text).position ?? {};
  return start?.offset === undefined || end?.offset === undefined ? null : { as, from: start.offset, to: end.offset };
}

function markText(text: Text, parent: Parent, { source, ranges }: Marking): Node[] {
  const place = placeOf(text, parent);
  if (!place) return [text];
  const { from, to, as } = place;
  const inside = ranges.filter(({ start, end }) => start < to && end > from);
  if (inside.length === 0) return [text];
  const offsets = sourceOffsets(source.slice(from, to), { shown: text.value, as });
  return offsets
    ? split(
        text,
        offsets.map((offset) => offset + from),
        inside,
      )
    : [text];
}

function markIn(parent: Parent, marking: Marking): void {
  parent.children = parent.children.flatMap((child) => {
    if (child.type === "text") return markText(child, parent, marking);
    // A link is pressed to follow it.
    if (child.type === "element" && child.tagName !== "a") markIn(child, marking);
    return [child];
  });
}

/** A step of the renderer: wraps what is shown of the ranges. They do not overlap, and the source is never searched. */
export const markRanges = (marking: Marking) => (tree: Parent) => markIn(tree, marking);
