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

/**
 * Renders one item per task, in order, so that input events are handled in between. The returned function cancels it.
 */
export function deferRender(draw: () => void): () => void {
  waiting.add(draw);
  if (!busy) {
    busy = true;
    setTimeout(renderNext);
  }
  return () => void waiting.delete(draw);
}
