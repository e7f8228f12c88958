import { exampleInputs, landing } from "../../content/landing.ts";
import { chartMonths, chartTexts, cumulativeProfit, exampleValues, fill } from "./example-figures.ts";

const { example } = landing;
const frame = { width: 560, height: 230, left: 52, right: 12, top: 16, bottom: 30 };

const profits = cumulativeProfit(exampleInputs);
const texts = chartTexts(exampleInputs);
const low = -200;
const high = 400;

const x = (month: number) => frame.left + (month / chartMonths) * (frame.width - frame.left - frame.right);
const y = (value: number) => frame.top + ((high - value) / (high - low)) * (frame.height - frame.top - frame.bottom);
const line = profits
  .map((value, month) => `${month === 0 ? "M" : "L"}${x(month).toFixed(1)} ${y(value).toFixed(1)}`)
  .join("");
const crossing = x(exampleValues(exampleInputs).crossing);

export function ExampleChart() {
  return (
    <figure>
      <figcaption className="text-sm font-medium">{example.chartTitle}</figcaption>
      <svg
        role="img"
        aria-label={fill(example.chartText, texts)}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="mt-3 w-full overflow-visible text-[11px] tabular-nums"
      >
        {[-200, 0, 200, 400].map((value) => (
          <g key={value}>
            <line
              x1={frame.left}
              x2={frame.width - frame.right}
              y1={y(value)}
              y2={y(value)}
              className={value === 0 ? "stroke-faint" : "stroke-line"}
            />
            <text x={frame.left - 10} y={y(value)} dy="0.35em" textAnchor="end" className="fill-muted">
              {value < 0 ? `−€${-value}` : `€${value}`}
            </text>
          </g>
        ))}
        {[6, 12, 18, 24].map((month) => (
          <text key={month} x={x(month)} y={frame.height - 8} textAnchor="middle" className="fill-muted">
            {fill(example.chartMonth, { month: String(month) })}
          </text>
        ))}
        <path d={`${line}L${x(chartMonths)} ${y(0)}L${x(0)} ${y(0)}Z`} className="fill-accent/10" />
        <path d={line} fill="none" strokeWidth="2.25" strokeLinecap="round" className="stroke-accent" />
        <circle cx={crossing} cy={y(0)} r="5" strokeWidth="2" className="fill-surface stroke-accent" />
        <text x={crossing + 14} y={y(0) + 22} className="fill-ink font-medium">
          {fill(example.chartCrossing, texts)}
        </text>
      </svg>
    </figure>
  );
}
