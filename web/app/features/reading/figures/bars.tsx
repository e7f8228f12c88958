interface Bar {
  label: string;
  /** From 0 to 100. */
  value: number;
  text: string;
  quiet?: boolean;
}

/** Horizontal bars; the text beside them says everything they show. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  return (
    <ul className="space-y-4 text-sm leading-5">
      {bars.map(({ label, value, text, quiet }) => (
        <li key={label}>
          <p className="flex justify-between gap-4">
            <span className="text-muted">{label}</span>
            <span className="font-mono text-ink tabular-nums">{text}</span>
          </p>
          <svg aria-hidden width="100%" height="10" className="mt-1.5 block">
            <rect width="100%" height="10" rx="2" className="fill-bubble" />
            <rect width={`${value}%`} height="10" rx="2" className={quiet ? "fill-line-hover" : "fill-accent"} />
          </svg>
        </li>
      ))}
    </ul>
  );
}
