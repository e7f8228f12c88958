const waiting = new Set<() => void>();
let busy = false;

function drawNext(): void {
  const [draw] = waiting;
  busy = draw !== undefined;
  if (!draw) return;
  waiting.delete(draw);
  draw();
  setTimeout(drawNext);
}

/** Draws one thing a task, in the order of asking, so that keys and wheel are heard in between. The answer takes it back. */
export function drawSoon(draw: () => void): () => void {
  waiting.add(draw);
  if (!busy) {
    busy = true;
    setTimeout(drawNext);
  }
  return () => void waiting.delete(draw);
}
