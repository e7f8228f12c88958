/** What of the example is there at one moment of its play. */
export interface Frame {
  /** Letters of the question that stand in the input. */
  typed: number;
  sent: boolean;
  analysing: boolean;
  /** Parts of the answer that have arrived. */
  parts: number;
  done: boolean;
}

interface Script {
  letters: number;
  parts: number;
}

const letterMs = 17;
const beforeSendingMs = 500;
const analysingMs = 1_300;
const partMs = 750;

/** How long the whole play takes. */
export function lengthOf({ letters, parts }: Script): number {
  return letters * letterMs + beforeSendingMs + analysingMs + parts * partMs;
}

/** The question is typed, sent, thought about, and the answer comes part by part. */
export function frameAt(elapsedMs: number, script: Script): Frame {
  const sentAt = script.letters * letterMs + beforeSendingMs;
  const answeredAt = sentAt + analysingMs;
  const sent = elapsedMs >= sentAt;
  const parts = elapsedMs < answeredAt ? 0 : Math.min(script.parts, 1 + Math.floor((elapsedMs - answeredAt) / partMs));
  return {
    typed: sent ? 0 : Math.min(script.letters, Math.floor(elapsedMs / letterMs)),
    sent,
    analysing: sent && elapsedMs < answeredAt,
    parts,
    done: elapsedMs >= lengthOf(script),
  };
}

/** How it stands before it was played: finished. */
export function wholeFrame({ parts }: Script): Frame {
  return { typed: 0, sent: true, analysing: false, parts, done: true };
}
