import type { InvestorGuideOutput } from "@cofounder/contract";
import { Bar, BarChart, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

type Holding = InvestorGuideOutput["capTable"]["holdings"][number];

const fills: Record<Holding["kind"], string> = {
  founders: "var(--ink)",
  pool: "var(--line-strong)",
  safe: "var(--warn)",
  investors: "var(--accent)",
};
const text = { fill: "var(--muted)", fontSize: 12 };
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

interface CapTableChartProps {
  holdings: Holding[];
  before: string;
  after: string;
}

/** Two bars, each representing the whole company. */
export function CapTableChart({ holdings, before, after }: CapTableChartProps) {
  const named = holdings.map((holding, index) => ({ ...holding, name: `${index + 1}. ${holding.holder}` }));
  const bar = (side: "before" | "after") => Object.fromEntries(named.map((holding) => [holding.name, holding[side]]));
  const data = [
    { side: before, ...bar("before") },
    { side: after, ...bar("after") },
  ];
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        accessibilityLayer={false}
        layout="vertical"
        data={data}
        margin={{ top: 4, right: 16, bottom: 0, left: 0 }}
      >
        <XAxis
          type="number"
          domain={[0, 1]}
          ticks={[0, 0.25, 0.5, 0.75, 1]}
          tickFormatter={percent}
          tick={text}
          tickLine={false}
          axisLine={false}
        />
        <YAxis type="category" dataKey="side" tick={text} tickLine={false} axisLine={false} width="auto" />
        <Tooltip
          cursor={{ fill: "var(--sunken)" }}
          contentStyle={{
            background: "var(--surface)",
            border: "1px solid var(--line)",
            borderRadius: 8,
            fontSize: 13,
          }}
          formatter={(value) => (typeof value === "number" ? percent(value) : value)}
        />
        <Legend
          iconType="circle"
          iconSize={8}
          wrapperStyle={{ fontSize: 12 }}
          formatter={(name: string) => <span className="text-muted">{name}</span>}
        />
        {named.map(({ name, kind }) => (
          <Bar
            key={name}
            dataKey={name}
            stackId="company"
            maxBarSize={36}
            isAnimationActive={false}
            fill={fills[kind]}
            stroke="var(--surface)"
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
