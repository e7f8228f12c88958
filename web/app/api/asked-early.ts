/** What the head of the page asked for while the application was on its way, by address (`build-plugins/ask-early.ts`). */
interface Early {
  askedEarly?: Map<string, Promise<Response>>;
}

/** Later than this after the page was opened, an answer is asked for anew. */
const keptMs = 10_000;

let isTaken = false;

/** The answer to a request that the head of the page made already, once; undefined otherwise. */
export function takeEarly({ method, url }: Request): Promise<Response> | undefined {
  const { askedEarly } = globalThis as Early;
  const answer = method === "GET" && performance.now() < keptMs ? askedEarly?.get(url) : undefined;
  askedEarly?.delete(url);
  if (answer) isTaken = true;
  return answer;
}

/** How long ago the oldest answer that was taken may have been given, in ms. */
export const earliestAnswerMs = (): number =>
  isTaken && performance.now() < 2 * keptMs ? Math.ceil(performance.now()) : 0;
