/** The results of each group of tools, drawn without words. */

const line = "stroke-line-strong";

/** A page under construction: its frame, logo and pictures. */
export function MakeDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 520 300" className="w-full" fill="none" strokeWidth="1.5" strokeLinecap="round">
      <rect x="30" y="34" width="400" height="250" rx="14" className={`fill-surface ${line}`} />
      <path d="M30 68H430" className={line} />
      {[50, 66, 82].map((x) => (
        <circle key={x} cx={x} cy="51" r="4" className="fill-line-strong" />
      ))}
      <rect x="120" y="43" width="150" height="16" rx="8" className="fill-sunken" />
      <path d="M58 108h170M58 132h120" className="stroke-ink" strokeWidth="11" />
      <path d="M58 164h150M58 180h128" className={line} strokeWidth="5" />
      <rect x="58" y="204" width="84" height="28" rx="8" className="fill-solid" />
      <rect x="154" y="204" width="70" height="28" rx="8" className={`fill-surface ${line}`} />
      <rect x="262" y="96" width="140" height="150" rx="12" className="fill-accent-soft" />
      <path
        d="M262 214l44-46 30 30 26-24 40 40v20a12 12 0 0 1-12 12H274a12 12 0 0 1-12-12Z"
        className="fill-accent/30"
      />
      <circle cx="372" cy="130" r="13" className="fill-accent" />
      <g className="fill-surface">
        <rect x="396" y="10" width="96" height="96" rx="24" className={line} />
        <rect x="418" y="32" width="34" height="34" rx="10" className="fill-ink stroke-transparent" />
        <rect x="434" y="48" width="36" height="36" rx="11" className="fill-accent stroke-surface" strokeWidth="4" />
      </g>
      <rect x="24" y="22" width="8" height="8" className="fill-surface stroke-accent" />
      <rect x="426" y="280" width="8" height="8" className="fill-surface stroke-accent" />
    </svg>
  );
}

const rivals = [
  { x: 96, y: 66, r: 11 },
  { x: 128, y: 98, r: 16 },
  { x: 78, y: 122, r: 8 },
  { x: 236, y: 172, r: 13 },
  { x: 284, y: 154, r: 9 },
  { x: 150, y: 60, r: 7 },
];

/** A map of competitors, with the free space. */
export function PlaceDrawing() {
  return (
    <svg aria-hidden viewBox="0 0 360 230" className="w-full" fill="none" strokeWidth="1.5" strokeLinecap="round">
      <path d="M180 16V214M26 115H334" className={line} />
      {rivals.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} className="fill-bubble stroke-line-hover" />
      ))}
      <circle cx="258" cy="66" r="40" className="stroke-accent/30" strokeDasharray="3 6" />
      <circle cx="258" cy="66" r="22" className="fill-accent/15" />
      <circle cx="258" cy="66" r="9" className="fill-accent" />
      <path d="M258 66 190 108" className="stroke-accent/50" strokeDasharray="2 5" />
    </svg>
  );
}

/** People who recommend to people. */
export function ReachDrawing() {
  const near = [
    [112, 44],
    [104, 106],
    [130, 166],
  ] as const;
  const far = [
    [206, 22],
    [222, 58],
    [214, 98],
    [228, 134],
    [212, 178],
    [296, 38],
    [306, 84],
    [300, 132],
    [292, 182],
  ] as const;
  return (
    <svg aria-hidden viewBox="0 0 330 210" className="w-full" fill="none" strokeWidth="1.5" strokeLinecap="round">
      {near.map(([x, y]) => (
        <path key={y} d={`M34 105 ${x} ${y}`} className="stroke-accent" />
      ))}
      {far.map(([x, y], at) => {
        const [fromX, fromY] = near[at % near.length] ?? near[0];
        return <path key={`${x} ${y}`} d={`M${fromX} ${fromY} ${x} ${y}`} className={line} strokeDasharray="2 5" />;
      })}
      {far.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="7" className="fill-surface stroke-line-hover" />
      ))}
      {near.map(([x, y]) => (
        <circle key={y} cx={x} cy={y} r="10" className="fill-accent-soft stroke-accent" />
      ))}
      <circle cx="34" cy="105" r="16" className="fill-accent" />
    </svg>
  );
}
