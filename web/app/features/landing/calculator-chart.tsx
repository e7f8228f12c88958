import { axisOf, chartMonths, cumulativeProfit, figuresOf, type Inputs } from "./calculator-figures.ts";
import { useLanding } from "./use-landing.ts";
import { fill } from "../../locales/page-texts.ts";
import { exampleMoney, plain } from "./writing.ts";

const edges = { left: 58, right: 16, top: 14, bottom: 30 };

interface Frame {
  width: number;
  height: number;
}

/** Drawn twice, so that its labels keep their size on a phone. */
export function CalculatorChart({ inputs }: { inputs: Inputs }) {
  const { calculator } = useLanding().landing.capabilities;
  return (
    <figure>
      <figcaption className="text-sm font-medium">{calculator.chartTitle}</figcaption>
      <Drawing inputs={inputs} width={330} height={200} className="sm:hidden" />
      <Drawing inputs={inputs} width={540} height={210} className="hidden sm:block" />
    </figure>
  );
}

function useChartTexts(inputs: Inputs, end: number) {
  const { landing, language } = useLanding();
  const { calculator } = landing.capabilities;
  const { crossing } = figuresOf(inputs);
  const values = {
    start: exampleMoney(inputs.acquisitionCost, language),
    end: exampleMoney(end, language),
    months: String(chartMonths),
    crossing: plain(crossing ?? 0, language, 1),
  };
  return {
    whole: fill(crossing === null ? calculator.chartNever : calculator.chartText, values),
    mark: fill(crossing === null ? calculator.never : calculator.even, values),
    month: landing.example.month,
    write: (amount: number) => exampleMoney(amount, language),
  };
}

function Drawing({ inputs, width, height, className }: Frame & { inputs: Inputs; className: string }) {
  const profits = cumulativeProfit(inputs);
  const axis = axisOf(profits);
  const [low = 0, high = 1] = [axis[0], axis.at(-1)];
  const texts = useChartTexts(inputs, profits.at(-1) ?? 0);
  const x = (month: number) => edges.left + (month / chartMonths) * (width - edges.left - edges.right);
  const y = (amount: number) => edges.top + ((high - amount) / (high - low)) * (height - edges.top - edges.bottom);
  const curve = profits.map((profit, month) => `${x(month).toFixed(1)} ${y(profit).toFixed(1)}`).join("L");
  const { crossing } = figuresOf(inputs);
  const inside = crossing !== null && crossing <= chartMonths;
  return (
    <svg
      role="img"
      aria-label={texts.whole}
      viewBox={`0 0 ${width} ${height}`}
      className={`mt-4 w-full text-[11px] tabular-nums ${className}`}
    >
      {axis.map((amount) => (
        <g key={amount}>
          <path
            d={`M${edges.left} ${y(amount)}H${width - edges.right}`}
            className={amount === 0 ? "stroke-faint" : "stroke-line"}
          />
          <text x={edges.left - 10} y={y(amount)} dy="0.35em" textAnchor="end" className="fill-muted">
            {texts.write(amount)}
          </text>
        </g>
      ))}
      {[6, 12, 18, 24].map((month) => (
        <text key={month} x={x(month)} y={height - 8} textAnchor="middle" className="fill-muted">
          {month}
        </text>
      ))}
      <text x={edges.left} y={height - 8} textAnchor="start" className="fill-muted">
        {texts.month}
      </text>
      <path d={`M${curve}L${x(chartMonths)} ${y(0)}L${x(0)} ${y(0)}Z`} className="fill-accent/10" />
      <path d={`M${curve}`} fill="none" strokeWidth="2.25" strokeLinecap="round" className="stroke-accent" />
      {inside && <circle cx={x(crossing)} cy={y(0)} r="5" strokeWidth="2" className="fill-surface stroke-accent" />}
      <text x={width - edges.right} y={edges.top + 10} textAnchor="end" className="fill-ink font-medium">
        {texts.mark}
      </text>
    </svg>
  );
}
