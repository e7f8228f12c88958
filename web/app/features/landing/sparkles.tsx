/** The plastic number's sequence: an even distribution that never forms rows. */
const steps = { x: 0.7548776662466927, y: 0.5698402909980532 };
const shareOf = (value: number) => value - Math.floor(value);

/** Decoration only, drawn behind its section without taking space. */
export function Sparkles({ count }: { count: number }) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 -z-1 overflow-hidden contain-strict">
      {Array.from({ length: count }, (_, at) => (
        <span
          key={at}
          data-sparkle
          className="sparkle"
          style={{
            // Beside the text, in the left and the right margin by turns.
            [at % 2 === 0 ? "left" : "right"]:
              `calc(max(0.5rem, 50% - 36rem) * ${shareOf(0.5 + at * steps.x).toFixed(4)})`,
            top: `${(shareOf(0.5 + at * steps.y) * 100).toFixed(2)}%`,
            width: `${5 + ((at * 7) % 9)}px`,
            animationDelay: `-${((at * 1.37) % 6).toFixed(2)}s`,
            animationDuration: `${(4.5 + ((at * 5) % 7) * 0.6).toFixed(1)}s`,
          }}
        />
      ))}
    </div>
  );
}
