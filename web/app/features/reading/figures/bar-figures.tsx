import { Bars } from "./bars.tsx";

/** Carta's medians of Q4 2024: the share sold in each round, in percent. */
const rounds = [
  { label: "Pre-seed SAFE", sold: 10.1 },
  { label: "Priced seed", sold: 20 },
  { label: "Series A", sold: 20 },
  { label: "Series B", sold: 15 },
];

/** The share of founders and team after each round. */
export function leftAfterRounds(): { label: string; left: number }[] {
  let left = 100;
  return rounds.map(({ label, sold }) => {
    left *= 1 - sold / 100;
    return { label, left };
  });
}

export function OwnershipFigure() {
  const after = leftAfterRounds().map(({ label, left }) => ({
    label: `After ${label}`,
    value: left,
    text: `${left.toFixed(1)}%`,
  }));
  return <Bars bars={[{ label: "At the start", value: 100, text: "100%", quiet: true }, ...after]} />;
}

export function CohortFigure() {
  return (
    <Bars
      bars={[
        { label: "Raised a seed round", value: 56.4, text: "56.4%" },
        { label: "Reached a series A", value: 36.4, text: "36.4%" },
        { label: "Reached a series B", value: 14.8, text: "14.8%" },
        { label: "Reached a series C", value: 4.4, text: "4.4%" },
        { label: "Reached a series D or later", value: 1.1, text: "1.1%" },
        { label: "Closed by 2025", value: 61.9, text: "61.9%", quiet: true },
      ]}
    />
  );
}

export function TaskCostFigure() {
  return (
    <Bars
      bars={[
        { label: "AI products, 2024", value: 41, text: "41%" },
        { label: "AI products, 2025", value: 45, text: "45%" },
        { label: "AI products, 2026 (projected)", value: 52, text: "52%" },
        { label: "SaaS with $5–50M of ARR, 2025 (lower of two medians)", value: 72, text: "72%", quiet: true },
      ]}
    />
  );
}
