import { useId } from "react";
import type { Tick } from "../../../content/prose.ts";
import { reading } from "../../../content/reading.ts";
import { setTick, useTicks } from "./ticks.ts";

/** A list of tasks to tick off. Without a script it is readable, and ticks last until the page is left. */
export function Checklist({ title, items }: { title: string; items: readonly Tick[] }) {
  const ticks = useTicks();
  const heading = useId();
  const done = items.filter(({ id }) => ticks.has(id)).length;
  return (
    <div className="mt-7 rounded-card border border-line bg-surface shadow-raised print:shadow-none">
      <div className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-3.5">
        <h3 id={heading} className="text-base font-semibold text-ink">
          {title}
        </h3>
        <span className="shrink-0 font-mono text-xs text-muted">{reading.done(done, items.length)}</span>
      </div>
      <ul aria-labelledby={heading} className="divide-y divide-line">
        {items.map(({ id, text }) => (
          <li key={id}>
            <label className="flex cursor-pointer items-start gap-3.5 px-5 py-3 text-[0.9375rem] leading-6 text-ink hover:bg-hover has-checked:text-muted">
              <input
                type="checkbox"
                checked={ticks.has(id)}
                onChange={(event) => setTick(id, event.target.checked)}
                data-tick={id}
                className="mt-1 size-4 shrink-0 cursor-pointer accent-accent"
              />
              {text}
            </label>
          </li>
        ))}
      </ul>
    </div>
  );
}
