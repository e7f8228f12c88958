const waiting = new Set<() => void>();
let busy = false;

function renderNext(): void {
  const [draw] = waiting;
  busy = draw !== undefined;
  if (!draw) return;
  waiting.delete(draw);
  draw();
  setTimeout(renderNext);
}

/** Draws one thing a task, in the order of asking, so that keys and wheel are heard in between. The answer takes it back. */
export function deferRender(draw: () => void): () => void {
  waiting.add(draw);
  if (!busy) {
    busy = true;
    setTimeout(renderNext);
  }
  return () => void waiting.delete(draw);
}
