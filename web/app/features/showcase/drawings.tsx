const stages = [
  [40, 150],
  [190, 112],
  [340, 122],
  [490, 74],
  [640, 30],
] as const;

/** Five stages of a rising path; the first ones are done. */
export function PathDrawing() {
  const way = stages.map(([x, y]) => `${x} ${y}`).join("L");
  return (
    <svg aria-hidden viewBox="0 0 680 180" className="w-full" fill="none" strokeWidth="1.5" strokeLinecap="round">
      <path d={`M${way}`} className="stroke-faint" strokeDasharray="3 7" />
      <path d="M40 150 190 112 340 122" className="stroke-accent" strokeWidth="2.5" />
      {stages.map(([x, y], at) => (
        <g key={x}>
          <circle
            cx={x}
            cy={y}
            r="17"
            className={
              at < 2 ? "fill-accent" : at === 2 ? "fill-accent-soft stroke-accent" : "fill-surface stroke-faint"
            }
          />
          {at < 2 && <path d={`M${x - 6} ${y}l4 5 8-9`} className="stroke-surface" strokeWidth="2.5" />}
        </g>
      ))}
    </svg>
  );
}

/** The shares of ownership: before a round, after it, after the next. */
const rounds = [
  [320, 80],
  [256, 64, 80],
  [205, 51, 64, 80],
];
const tones = ["fill-accent", "fill-accent/55", "fill-accent/25", "fill-line-hover"];

export function SharesDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 440 150" className="w-full">
      {rounds.map((widths, round) =>
        widths.map((width, at) => (
          <rect
            key={`${round} ${at}`}
            x={20 + widths.slice(0, at).reduce((sum, before) => sum + before, 0)}
            y={14 + round * 44}
            width={width - 4}
            height="32"
            rx="8"
            className={tones[at]}
          />
        )),
      )}
    </svg>
  );
}
