/** The distance from the viewport within which messages stay rendered. */
const marginPx = 1_500;

type Listener = (near: boolean) => void;

interface Zone {
  observer: IntersectionObserver;
  listeners: Map<Element, Listener>;
}

const zones = new WeakMap<Element, Zone>();

/** One observer per thread: one per element would be evaluated at every frame. */
function zoneOf(thread: Element): Zone {
  const known = zones.get(thread);
  if (known) return known;
  const listeners = new Map<Element, Listener>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { root: thread, rootMargin: `${marginPx}px 0px` },
  );
  const zone = { observer, listeners };
  zones.set(thread, zone);
  return zone;
}

/** Calls `listener` whenever the element comes near the visible part of its thread, or leaves it. */
export function watchVisibility(element: Element, listener: Listener): () => void {
  const thread = element.closest("[data-thread]");
  if (!thread) return () => {};
  const { observer, listeners } = zoneOf(thread);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    listeners.delete(element);
    observer.unobserve(element);
  };
}
