import type { ReactNode } from "react";

/** Drawings without words, so that they need no translation; they use the page's colours. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden viewBox="0 0 320 190" className="w-full" fill="none" strokeWidth="1.5" strokeLinecap="round">
      {children}
    </svg>
  );
}

interface LineProps {
  at: [x: number, y: number];
  length: number;
}

const Line = ({ at: [x, y], length }: LineProps) => (
  <path d={`M${x} ${y}h${length}`} className="stroke-line-strong" strokeWidth="5" />
);

function Mark({ at: [x, y], length }: LineProps) {
  return <rect x={x} y={y - 8} width={length} height="16" rx="4" className="fill-accent-soft stroke-accent/40" />;
}

/** A paragraph whose figures are marked and extracted. */
export function TellDrawing() {
  return (
    <Drawing>
      <rect x="8" y="20" width="190" height="150" rx="12" className="fill-surface stroke-line-strong" />
      <Line at={[28, 50]} length={64} />
      <Mark at={[104, 50]} length={34} />
      <Line at={[28, 80]} length={20} />
      <Mark at={[60, 80]} length={30} />
      <Line at={[28, 110]} length={92} />
      <Mark at={[132, 110]} length={44} />
      <Line at={[28, 140]} length={58} />
      <path
        d="M140 50C190 50 190 54 236 54M92 80C160 80 176 98 236 98M178 110C208 110 206 142 236 142"
        className="stroke-accent/50"
        strokeDasharray="2 5"
      />
      {[54, 98, 142].map((y, at) => (
        <g key={y}>
          <rect x="238" y={y - 15} width="72" height="30" rx="8" className="fill-surface stroke-line-strong" />
          <circle cx="254" cy={y} r="4" className="fill-accent" />
          <Line at={[268, y]} length={[28, 20, 32][at] ?? 24} />
        </g>
      ))}
    </Drawing>
  );
}

/** Figures that enter a formula, and its result. */
export function ComputeDrawing() {
  return (
    <Drawing>
      <path
        d="M88 40C130 40 122 95 160 95M88 95H160M88 150C130 150 122 95 160 95M196 95H232"
        className="stroke-line-hover"
      />
      {[40, 95, 150].map((y) => (
        <g key={y}>
          <rect x="10" y={y - 19} width="78" height="38" rx="9" className="fill-surface stroke-line-strong" />
          <circle cx="28" cy={y} r="4" className="fill-accent" />
          <Line at={[42, y]} length={y === 95 ? 20 : 30} />
        </g>
      ))}
      <circle cx="178" cy="95" r="20" className="fill-surface stroke-ink" />
      <path d="M171 88l14 14M185 88l-14 14" className="stroke-ink" />
      <rect x="232" y="63" width="80" height="64" rx="12" className="fill-accent-soft stroke-accent" />
      <path d="M248 86h48" className="stroke-accent" strokeWidth="7" />
      <path d="M248 106h28" className="stroke-accent/40" strokeWidth="5" />
    </Drawing>
  );
}

/** A changed input, and the curve that follows it. */
export function ArgueDrawing() {
  return (
    <Drawing>
      <path d="M22 14V138H306" className="stroke-line-strong" />
      <path d="M22 128C100 122 190 104 300 92" className="stroke-line-hover" strokeDasharray="3 6" />
      <path d="M22 128C96 112 176 66 300 26V138H22Z" className="fill-accent/10" />
      <path d="M22 128C96 112 176 66 300 26" className="stroke-accent" strokeWidth="2.5" />
      <path d="M300 84V38m0 0-6 8m6-8 6 8" className="stroke-ink" />
      <path d="M22 170H306" className="stroke-line-strong" strokeWidth="5" />
      <path d="M22 170H202" className="stroke-accent" strokeWidth="5" />
      <circle cx="112" cy="170" r="8" className="fill-surface stroke-line-strong" strokeDasharray="3 3" />
      <circle cx="202" cy="170" r="10" className="fill-surface stroke-accent" strokeWidth="2.5" />
    </Drawing>
  );
}
