import { useLanding } from "./use-landing.ts";
import { money } from "./writing.ts";

const edges = { left: 60, right: 14, top: 12, bottom: 26 };

interface Frame {
  width: number;
  height: number;
}

/** The example's cash, month by month; drawn twice, so that its labels keep their size on a phone. */
export function CashChart() {
  const { chart } = useLanding().landing.example.reply;
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{chart.title}</span>
        <span className="text-xs text-muted">{chart.note}</span>
      </figcaption>
      <Drawing width={330} height={150} className="sm:hidden" />
      <Drawing width={500} height={158} className="hidden sm:block" />
    </figure>
  );
}

function Drawing({ width, height, className }: Frame & { className: string }) {
  const { landing, language } = useLanding();
  const { title, unit, values } = landing.example.reply.chart;
  const most = Math.max(...values);
  const last = values.length - 1;
  const x = (month: number) => edges.left + (month / last) * (width - edges.left - edges.right);
  const y = (amount: number) => edges.top + (1 - amount / most) * (height - edges.top - edges.bottom);
  const curve = values.map((value, month) => `${x(month).toFixed(1)} ${y(value).toFixed(1)}`).join("L");
  const write = (amount: number) => money(amount, language, { currency: unit });
  return (
    <svg
      role="img"
      aria-label={`${title}: ${values.map((value, month) => `${month}: ${write(value)}`).join(", ")}`}
      viewBox={`0 0 ${width} ${height}`}
      className={`mt-3 w-full text-[11px] tabular-nums ${className}`}
    >
      {[0, most / 2, most].map((amount) => (
        <g key={amount}>
          <path d={`M${edges.left} ${y(amount)}H${width - edges.right}`} className="stroke-line" />
          <text x={edges.left - 8} y={y(amount)} dy="0.35em" textAnchor="end" className="fill-muted">
            {write(amount)}
          </text>
        </g>
      ))}
      {values.map((_, month) => (
        <text key={month} x={x(month)} y={height - 8} textAnchor="middle" className="fill-muted">
          {month}
        </text>
      ))}
      <path d={`M${curve}L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z`} className="fill-accent/10" />
      <path d={`M${curve}`} fill="none" strokeWidth="2.25" strokeLinecap="round" className="stroke-accent" />
      <circle cx={x(last)} cy={y(0)} r="4.5" strokeWidth="2" className="fill-surface stroke-accent" />
    </svg>
  );
}
