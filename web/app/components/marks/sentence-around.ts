const endOfSentence = /[.!?](?=\s)|[。！？।\n]/g;
const sideMax = 140;

/** The sentence around a figure, in three pieces: before it, the figure, and after it. */
export function sentenceAround({
  text,
  start,
  end,
}: {
  text: string;
  start: number;
  end: number;
}): [string, string, string] {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const from = [...before.matchAll(endOfSentence)].at(-1);
  const to = after.search(endOfSentence);
  const left = before.slice(from ? from.index + 1 : 0).trimStart();
  const right = (to < 0 ? after : after.slice(0, to + 1)).trimEnd();
  return [
    left.length > sideMax ? `…${left.slice(-sideMax).replace(/^\S*\s/, " ")}` : left,
    text.slice(start, end),
    right.length > sideMax ? `${right.slice(0, sideMax).replace(/\s\S*$/, " ")}…` : right,
  ];
}
