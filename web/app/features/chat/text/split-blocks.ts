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
 * Splits Markdown into blocks that can be rendered separately, so that a growing text re-renders only its last block.
 * Joined again they are the text. Code fences and lists stay whole.
 */
export function splitBlocks(markdown: string): string[] {
  if (hasReferences(markdown)) return markdown === "" ? [] : [markdown];
  const blocks: string[] = [];
  let open: OpenBlock = emptyBlock;
  for (const line of markdown.split(/(?<=\n)/)) {
    if (beginsBlock(open, line)) {
      blocks.push(open.text);
      open = emptyBlock;
    }
    open = withLine(open, line);
  }
  return open.text === "" ? blocks : [...blocks, open.text];
}

interface OpenBlock {
  text: string;
  /** The first line that is not blank. */
  firstLine: string;
  fence: Fence | null;
  blankBefore: boolean;
}

const emptyBlock: OpenBlock = { text: "", firstLine: "", fence: null, blankBefore: false };

const isBlank = (line: string) => line.trim() === "";

function beginsBlock({ blankBefore, fence, firstLine }: OpenBlock, line: string): boolean {
  return blankBefore && fence === null && !isBlank(line) && !continues(firstLine, line);
}

function withLine({ text, firstLine, fence }: OpenBlock, line: string): OpenBlock {
  const blank = isBlank(line);
  return {
    text: text + line,
    firstLine: firstLine === "" && !blank ? line : firstLine,
    fence: fenceAfter(line, fence),
    blankBefore: blank && !isBlank(text),
  };
}

/** Link definitions and footnotes reach across blocks: such a text is rendered as a whole. */
function hasReferences(markdown: string): boolean {
  return /^ {0,3}\[[^\]\n]+\]:/m.test(markdown);
}
