export const backdropStyles = [
  "fixed inset-0 z-50 min-h-dvh bg-backdrop transition-opacity duration-base ease-out",
  "data-ending-style:opacity-0 data-starting-style:opacity-0 supports-[-webkit-touch-callout:none]:absolute",
].join(" ");

/** Small panels attached to the element that opened them. */
export const popupStyles = [
  "origin-[var(--transform-origin)] rounded-control border border-line bg-raised text-ink shadow-overlay outline-none",
  "transition-[scale,opacity] duration-fast ease-out data-ending-style:scale-[0.98] data-ending-style:opacity-0",
  "data-starting-style:scale-[0.98] data-starting-style:opacity-0 data-instant:transition-none",
].join(" ");
