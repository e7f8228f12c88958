import { exampleInputs } from "../../content/landing.ts";
import { chartMonths, chartTexts, cumulativeProfit, euros, exampleValues, fill } from "./example-figures.ts";
import { useLanding } from "./use-landing.ts";

const profits = cumulativeProfit(exampleInputs);
const range = { low: -200, high: 400 };
const edges = { left: 48, right: 20, top: 14, bottom: 30 };

interface Frame {
  width: number;
  height: number;
}

/** Two drawings, so that the words in it keep their size on a phone. */
export function ExampleChart() {
  const { example } = useLanding().landing;
  return (
    <figure>
      <figcaption className="text-sm font-medium">{example.chartTitle}</figcaption>
      <Drawing width={330} height={220} className="sm:hidden" />
      <Drawing width={540} height={236} className="hidden sm:block" />
    </figure>
  );
}

function scalesOf({ width, height }: Frame) {
  const x = (month: number) => edges.left + (month / chartMonths) * (width - edges.left - edges.right);
  const y = (amount: number) =>
    edges.top + ((range.high - amount) / (range.high - range.low)) * (height - edges.top - edges.bottom);
  return { x, y };
}

function Drawing({ width, height, className }: Frame & { className: string }) {
  const { landing, language } = useLanding();
  const { example } = landing;
  const texts = chartTexts(exampleInputs, language);
  const { x, y } = scalesOf({ width, height });
  const curve = profits.map((profit, month) => `${x(month).toFixed(1)} ${y(profit).toFixed(1)}`).join("L");
  const crossing = x(exampleValues(exampleInputs).crossing);
  return (
    <svg
      role="img"
      aria-label={fill(example.chartText, texts)}
      viewBox={`0 0 ${width} ${height}`}
      className={`mt-4 w-full text-[11px] tabular-nums ${className}`}
    >
      {[-200, 0, 200, 400].map((amount) => (
        <g key={amount}>
          <path
            d={`M${edges.left} ${y(amount)}H${width - edges.right}`}
            className={amount === 0 ? "stroke-faint" : "stroke-line"}
          />
          <text x={edges.left - 10} y={y(amount)} dy="0.35em" textAnchor="end" className="fill-muted">
            {euros(amount, language)}
          </text>
        </g>
      ))}
      {[6, 12, 18, 24].map((month) => (
        <text key={month} x={x(month)} y={height - 8} textAnchor="middle" className="fill-muted">
          {month}
        </text>
      ))}
      <text x={edges.left} y={height - 8} textAnchor="start" className="fill-muted">
        {example.chartAxis}
      </text>
      <path d={`M${curve}L${x(chartMonths)} ${y(0)}L${x(0)} ${y(0)}Z`} className="fill-accent/10" />
      <path d={`M${curve}`} fill="none" strokeWidth="2.25" strokeLinecap="round" className="stroke-accent" />
      <circle cx={crossing} cy={y(0)} r="5" strokeWidth="2" className="fill-surface stroke-accent" />
      <text x={crossing + 12} y={y(0) + 22} className="fill-ink font-medium">
        {fill(example.chartCrossing, texts)}
      </text>
    </svg>
  );
}
