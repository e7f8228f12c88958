import type { ReplyPart } from "@cofounder/contract";
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from "recharts";
import { formatTick, formatValue } from "./format-value.ts";

export type ChartPart = Extract<ReplyPart, { kind: "chart" }>;

const colours = ["var(--accent)", "var(--good)", "var(--warn)", "var(--bad)", "var(--muted)"];
const text = { fill: "var(--muted)", fontSize: 12 };

export function ChartDrawing({ part, locale }: { part: ChartPart; locale: string }) {
  const data = part.categories.map((category, index) => ({
    category,
    ...Object.fromEntries(part.series.map(({ name, values }) => [name, values[index] ?? null])),
  }));
  const Chart = part.chart === "bar" ? BarChart : LineChart;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Chart data={data} margin={{ top: 4, right: 8, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="category" tick={text} tickLine={false} axisLine={{ stroke: "var(--line)" }} minTickGap={16} />
        <YAxis
          tick={text}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickFormatter={(value: number) => formatTick(value, part.unit, locale)}
        />
        <Tooltip
          cursor={{ fill: "var(--sunken)", stroke: "var(--line)" }}
          contentStyle={{
            background: "var(--surface)",
            border: "1px solid var(--line)",
            borderRadius: 8,
            fontSize: 13,
          }}
          labelStyle={{ color: "var(--muted)" }}
          formatter={(value) => (typeof value === "number" ? formatValue(value, part.unit, locale) : value)}
        />
        {part.series.length > 1 && <Legend iconType="circle" iconSize={8} wrapperStyle={{ fontSize: 12 }} />}
        {part.series.map(({ name }, index) =>
          drawSeries(part.chart, name, colours[index % colours.length] ?? "currentColor"),
        )}
      </Chart>
    </ResponsiveContainer>
  );
}

function drawSeries(chart: ChartPart["chart"], name: string, colour: string) {
  return chart === "bar" ? (
    <Bar key={name} dataKey={name} fill={colour} radius={[4, 4, 0, 0]} maxBarSize={48} isAnimationActive={false} />
  ) : (
    <Line
      key={name}
      dataKey={name}
      stroke={colour}
      strokeWidth={2}
      dot={false}
      type="monotone"
      isAnimationActive={false}
    />
  );
}
