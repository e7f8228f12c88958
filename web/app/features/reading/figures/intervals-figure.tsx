import { wilson } from "./wilson.ts";

const results = [
  { hits: 0, tried: 12 },
  { hits: 2, tried: 20 },
  { hits: 4, tried: 40 },
  { hits: 20, tried: 200 },
];
/** The end of the axis. */
const axisMax = 0.4;
const marks = [0, 0.1, 0.2, 0.3, 0.4];

const percent = (share: number) => `${(share * 100).toFixed(share === 0 ? 0 : 1)}%`;
const at = (share: number) => `${(share / axisMax) * 100}%`;

/** The same ten percent from few and from many observations: the intervals of the true share. */
export function IntervalsFigure() {
  return (
    <div className="text-sm leading-5">
      <ul className="space-y-5">
        {results.map(({ hits, tried }) => {
          const { low, high } = wilson(hits, tried);
          return (
            <li key={tried}>
              <p className="flex justify-between gap-4">
                <span className="text-muted">
                  {hits} of {tried} paid
                </span>
                <span className="font-mono text-ink tabular-nums">
                  {percent(low)} to {percent(high)}
                </span>
              </p>
              <svg aria-hidden width="100%" height="16" className="mt-1 block overflow-visible">
                <line x1="0" x2="100%" y1="8" y2="8" className="stroke-line" />
                <line x1={at(low)} x2={at(high)} y1="8" y2="8" strokeWidth="6" className="stroke-accent/35" />
                <circle cx={at(hits / tried)} cy="8" r="5" className="fill-accent" />
              </svg>
            </li>
          );
        })}
      </ul>
      <p aria-hidden className="mt-2 flex justify-between font-mono text-xs text-muted">
        {marks.map((mark) => (
          <span key={mark}>{mark * 100}%</span>
        ))}
      </p>
    </div>
  );
}
