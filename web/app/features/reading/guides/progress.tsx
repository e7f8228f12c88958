import type { Stage } from "../../../content/guides.ts";
import { reading } from "../../../content/reading.ts";
import { useTicks } from "./ticks.ts";

/** The ids of a stage's tasks, in order. */
export const tasksOf = ({ sections }: Pick<Stage, "sections">): string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block !== "string" && block.kind === "checklist" ? block.items.map(({ id }) => id) : [],
    ),
  );

/** How much of a stage is ticked. */
export function StageProgress({ stage, label }: { stage: Stage; label: string }) {
  const ticks = useTicks();
  const tasks = tasksOf(stage);
  const done = tasks.filter((id) => ticks.has(id)).length;
  return (
    <div className="print:hidden">
      <p className="flex items-baseline justify-between gap-4 text-sm">
        <span className="text-muted">{label}</span>
        <span className="text-ink tabular-nums">{reading.done(done, tasks.length)}</span>
      </p>
      <svg aria-hidden width="100%" height="4" className="mt-2 block">
        <rect width="100%" height="4" rx="2" className="fill-bubble" />
        <rect
          width={`${(done / tasks.length) * 100}%`}
          height="4"
          rx="2"
          className="fill-accent transition-[width] duration-base"
        />
      </svg>
    </div>
  );
}
