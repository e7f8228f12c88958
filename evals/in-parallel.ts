/** The number of concurrent requests to a model. */
const atOnce = 4;

/** Each of these, a few at once; in their order, whichever finishes first. */
export async function inParallel<In, Out>(all: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const found: Out[] = [];
  const waiting = [...all.entries()];
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) found[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return found;
}
