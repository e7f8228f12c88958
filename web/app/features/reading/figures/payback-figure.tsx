import { cashCurve, paidBackIn } from "./cash-curve.ts";

/** A customer who costs 600 to win and contributes 50 a month, with a monthly churn of one in twenty. */
export const example = { cost: 600, contribution: 50, churn: 0.05 };

const months = 24;
const width = 600;
const height = 220;

const loyal = cashCurve({ ...example, churn: 0 }, months);
const real = cashCurve(example, months);
const top = loyal.at(-1) ?? 0;

const x = (month: number) => (month / months) * width;
const y = (cash: number) => ((top - cash) / (top + example.cost)) * height;
const pathOf = (curve: readonly number[]) =>
  curve.map((cash, month) => `${month === 0 ? "M" : "L"}${x(month).toFixed(1)} ${y(cash).toFixed(1)}`).join(" ");

const lines = [
  { curve: loyal, label: "If nobody left", dash: "4 5", tone: "stroke-line-hover" },
  { curve: real, label: "With 5% leaving each month", dash: undefined, tone: "stroke-accent" },
];

export function PaybackFigure() {
  return (
    <div className="text-sm leading-5">
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
        {lines.map(({ curve, label, dash, tone }) => (
          <li key={label} className="flex items-center gap-2.5 text-muted">
            <svg aria-hidden width="24" height="3">
              <line x2="24" y1="1.5" y2="1.5" strokeWidth="2.5" strokeDasharray={dash} className={tone} />
            </svg>
            {label}: paid back in month <span className="font-mono text-ink">{paidBackIn(curve)}</span>
          </li>
        ))}
      </ul>
      <svg
        aria-hidden
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="mt-5 h-52 w-full overflow-visible"
      >
        <line x2={width} y1={y(0)} y2={y(0)} className="stroke-line-strong" vectorEffect="non-scaling-stroke" />
        {lines.map(({ curve, label, dash, tone }) => (
          <path
            key={label}
            d={pathOf(curve)}
            fill="none"
            strokeWidth="2.5"
            strokeDasharray={dash}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className={tone}
          />
        ))}
      </svg>
      <p aria-hidden className="mt-2 flex justify-between font-mono text-xs text-muted">
        <span>month 0</span>
        <span>12</span>
        <span>24</span>
      </p>
    </div>
  );
}
