export type Inline =
  | { kind: "text" | "strong" | "code"; text: string }
  | { kind: "link"; text: string; to: string }
  | { kind: "source"; id: string };

const marks = /\*\*(.+?)\*\*|`([^`]+)`|\[\^([a-z0-9-]+)\]|\[([^\]]+)\]\(([^)\s]+)\)/g;

/** Splits a text at its marks. An incomplete mark stays as it is written. */
export function readInline(text: string): Inline[] {
  const pieces: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) pieces.push({ kind: "text", text: text.slice(end, match.index) });
    pieces.push(pieceOf(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ kind: "text", text: text.slice(end) });
  return pieces;
}

function pieceOf([, strong, code, source, label, to]: RegExpExecArray | RegExpMatchArray): Inline {
  if (strong !== undefined) return { kind: "strong", text: strong };
  if (code !== undefined) return { kind: "code", text: code };
  if (source !== undefined) return { kind: "source", id: source };
  return { kind: "link", text: label ?? "", to: to ?? "" };
}

/** The readable text: without marks and source numbers. */
export const plainText = (text: string): string =>
  readInline(text)
    .map((piece) => (piece.kind === "source" ? "" : piece.text))
    .join("");
