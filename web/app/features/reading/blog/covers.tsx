import type { ReactElement } from "react";
import type { CoverName } from "../../../content/blog.ts";

/** A meter of a hundred tasks, the expensive ones at its end. */
function Meter() {
  const ticks = Array.from({ length: 50 }, (_, index) => index);
  return (
    <>
      {ticks.map((index) => {
        const height = 20 + 150 * (index / 49) ** 4;
        return (
          <rect
            key={index}
            x={34 + index * 11.6}
            y={250 - height}
            width="5"
            height={height}
            rx="1"
            className={index < 45 ? "fill-line-hover" : "fill-accent"}
          />
        );
      })}
      <path d="M34 250.5H610" className="stroke-line-strong" />
      <path d="M34 182H610" strokeDasharray="2 7" className="stroke-accent" />
    </>
  );
}

/** Twelve interviews; five of them said it. */
function Voices() {
  const voices = Array.from({ length: 12 }, (_, index) => index);
  const said = new Set([1, 4, 6, 7, 10]);
  return (
    <>
      {voices.map((index) => (
        <g key={index} transform={`translate(${92 + (index % 6) * 92} ${index < 6 ? 96 : 178})`}>
          <circle
            r="24"
            className={said.has(index) ? "fill-accent" : "fill-canvas stroke-line-hover"}
            strokeWidth="1.5"
          />
          {said.has(index) && <path d="M14 14 26 30 6 23Z" className="fill-accent" />}
        </g>
      ))}
      <path d="M124 258H530" className="stroke-line-strong" />
      <path d="M202 258H448" strokeWidth="7" className="stroke-accent/40" />
      <circle cx="295" cy="258" r="6" className="fill-accent" />
    </>
  );
}

/** A whole, and the share left after each of four rounds. */
function Slices() {
  const parts = [100, 89.9, 71.9, 57.5, 48.9];
  return parts.map((part, index) => (
    <g key={part} transform={`translate(${62 + index * 108} 60)`}>
      <rect width="84" height="200" rx="6" className="fill-canvas stroke-line-strong" />
      <rect
        y={200 - part * 2}
        width="84"
        height={part * 2}
        rx="6"
        className={index === parts.length - 1 ? "fill-accent" : "fill-line-hover"}
        opacity={index === parts.length - 1 ? 1 : 0.35 + index * 0.12}
      />
    </g>
  ));
}

const drawings: Record<CoverName, () => ReactElement | ReactElement[]> = {
  meter: Meter,
  voices: Voices,
  slices: Slices,
};

/** The cover of an article. It adds nothing to the title. */
export function Cover({ image, className }: { image: CoverName; className?: string }) {
  const Drawing = drawings[image];
  return (
    <svg
      aria-hidden
      viewBox="0 0 644 320"
      fill="none"
      preserveAspectRatio="xMidYMid slice"
      className={`block w-full rounded-card border border-line bg-sunken ${className ?? ""}`}
    >
      <Drawing />
    </svg>
  );
}
