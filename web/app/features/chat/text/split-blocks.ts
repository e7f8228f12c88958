const fenceLine = /^ {0,3}(`{3,}|~{3,})/;

interface Fence {
  mark: string;
  length: number;
}

function fenceAfter(line: string, open: Fence | null): Fence | null {
  const run = fenceLine.exec(line)?.[1];
  if (!run) return open;
  const mark = run.charAt(0);
  if (!open) return { mark, length: run.length };
  const closes = mark === open.mark && run.length >= open.length && line.trim() === run;
  return closes ? null : open;
}

/** A blank line ends a block unless what follows may belong to the same list or quotation. */
function continues(previous: string, next: string): boolean {
  if (/^(\s{2,}|\t)\S/.test(next)) return true;
  return isListItem(previous) && isListItem(next);
}

function isListItem(text: string): boolean {
  return /^\s*([-*+]|\d{1,9}[.)])\s/.test(text);
}

/**
 * Cuts Markdown into blocks that can be rendered apart, so that a growing text re-renders only its last block.
 * Joined again they are the text. Code fences and lists stay whole.
 */
export function splitBlocks(markdown: string): string[] {
  if (hasReferences(markdown)) return markdown === "" ? [] : [markdown];
  const blocks: string[] = [];
  let block = "";
  let firstLine = "";
  let fence: Fence | null = null;
  let blankBefore = false;
  for (const line of markdown.split(/(?<=\n)/)) {
    const blank = line.trim() === "";
    if (blankBefore && !blank && !fence && !continues(firstLine, line)) {
      blocks.push(block);
      block = "";
      firstLine = "";
    }
    if (!blank && firstLine === "") firstLine = line;
    fence = fenceAfter(line, fence);
    block += line;
    blankBefore = blank && block.trim() !== "";
  }
  return block === "" ? blocks : [...blocks, block];
}

/** Link definitions and footnotes reach across blocks: such a text is rendered as one. */
function hasReferences(markdown: string): boolean {
  return /^ {0,3}\[[^\]\n]+\]:/m.test(markdown);
}
