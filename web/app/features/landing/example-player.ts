/** The state of the example at one moment of its playback. */
export interface Frame {
  /** Number of letters of the question in the input. */
  typed: number;
  sent: boolean;
  analysing: boolean;
  /** Number of parts of the answer that have arrived. */
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

/** The duration of the whole playback. */
export function lengthOf({ letters, parts }: Script): number {
  return letters * letterMs + beforeSendingMs + analysingMs + parts * partMs;
}

/** The question is typed, sent and analysed, and the answer arrives part by part. */
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

/** The state before playback: finished. */
export function wholeFrame({ parts }: Script): Frame {
  return { typed: 0, sent: true, analysing: false, parts, done: true };
}
