import type { Band } from "@cofounder/analyst/sheet";
import {
  Area,
  Bar,
  BarChart,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ReferenceLine,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { tickIn, valueIn } from "./chart-values.ts";

const colours = ["var(--muted)", "var(--accent)", "var(--good)", "var(--warn)", "var(--bad)", "var(--ink)"];
const text = { fill: "var(--muted)", fontSize: 12 };
const tip = {
  contentStyle: { background: "var(--surface)", border: "1px solid var(--line)", borderRadius: 8, fontSize: 13 },
  labelStyle: { color: "var(--muted)" },
};

/** One value a case. */
export function BarDrawing({ data, unit }: { data: { name: string; value: number }[]; unit: string }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart accessibilityLayer={false} data={data} margin={{ top: 4, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="name" tick={text} tickLine={false} axisLine={{ stroke: "var(--line)" }} />
        <YAxis
          tick={text}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickFormatter={(value: number) => tickIn(value, unit)}
        />
        <ReferenceLine y={0} stroke="var(--line-strong)" />
        <Tooltip {...tip} cursor={{ fill: "var(--sunken)" }} formatter={(value) => shown(value, unit)} />
        <Bar
          dataKey="value"
          name=""
          fill="var(--accent)"
          radius={[4, 4, 0, 0]}
          maxBarSize={56}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

interface LineDrawingProps {
  lines: { name: string; values: readonly number[] }[];
  unit: string;
  /** Nine in ten draws lie in it. */
  band: (Band & { name: string }) | null;
}

/** A line a case, a point a month. */
export function LineDrawing({ lines, unit, band }: LineDrawingProps) {
  const months = lines[0]?.values.length ?? 0;
  const data = Array.from({ length: months }, (_, month) => ({
    month: month + 1,
    ...Object.fromEntries(lines.map(({ values }, index) => [`line${index}`, values[month]])),
    ...(band && { band: [band.low[month], band.high[month]] }),
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart accessibilityLayer={false} data={data} margin={{ top: 4, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="month" tick={text} tickLine={false} axisLine={{ stroke: "var(--line)" }} minTickGap={16} />
        <YAxis
          tick={text}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickFormatter={(value: number) => tickIn(value, unit)}
        />
        <ReferenceLine y={0} stroke="var(--line-strong)" />
        <Tooltip {...tip} formatter={(value) => shown(value, unit)} />
        {lines.length + (band ? 1 : 0) > 1 && <Legend iconType="circle" iconSize={8} wrapperStyle={{ fontSize: 12 }} />}
        {band && (
          <Area
            dataKey="band"
            name={band.name}
            fill="var(--accent)"
            fillOpacity={0.15}
            stroke="none"
            isAnimationActive={false}
          />
        )}
        {lines.map(({ name }, index) => (
          <Line
            key={`${index} ${name}`}
            dataKey={`line${index}`}
            name={name}
            stroke={lines.length === 1 ? "var(--accent)" : (colours[index % colours.length] ?? "var(--ink)")}
            strokeWidth={2}
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

function shown(value: unknown, unit: string): string {
  if (Array.isArray(value)) return value.map((each) => shown(each, unit)).join(" – ");
  return typeof value === "number" ? valueIn(value, unit) : "";
}
