import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { guides, stages, type Stage } from "../../../content/guides.ts";
import { StageProgress } from "./progress.tsx";

/** The five stages in their order, along a line. */
export function StageList() {
  return (
    <ol className="relative">
      {stages.map((stage, index) => (
        <StageEntry key={stage.id} stage={stage} number={index + 1} />
      ))}
    </ol>
  );
}

function StageEntry({ stage, number }: { stage: Stage; number: number }) {
  const last = number === stages.length;
  return (
    <li className="group relative grid gap-x-8 gap-y-6 pb-14 pl-12 last:pb-0 sm:pl-16 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-x-16">
      {!last && (
        <span
          aria-hidden
          className="absolute top-8 bottom-0 left-[0.9375rem] w-px bg-line-strong sm:left-[1.1875rem]"
        />
      )}
      <span
        aria-hidden
        className={
          "absolute top-0 left-0 flex size-8 items-center justify-center rounded-full border " +
          "border-line-strong bg-canvas font-mono text-sm text-muted transition-colors duration-fast " +
          "group-hover:border-accent group-hover:text-accent sm:size-10"
        }
      >
        {number}
      </span>
      <div className="sm:pt-0.5">
        <h2 className="text-2xl font-semibold tracking-tight sm:text-[1.75rem]">
          <Link
            to={`/startup-guides/${stage.id}`}
            className="rounded-sm after:absolute after:inset-0 after:content-[''] group-hover:text-accent"
          >
            {stage.title}
          </Link>
        </h2>
        <p className="mt-2 text-lead font-medium text-ink">{stage.question}</p>
        <p className="mt-3 max-w-xl text-muted">{stage.lead}</p>
        <p className="mt-4 inline-flex items-center gap-1.5 text-sm font-medium text-ink group-hover:text-accent">
          {guides.read}
          <ArrowRight aria-hidden className="size-4 transition-transform duration-fast group-hover:translate-x-0.5" />
        </p>
      </div>
      <dl className="space-y-4 self-start border-t border-line pt-4 text-sm lg:mt-2">
        <Fact term={guides.exit} text={stage.exit} />
        <Fact term={guides.time} text={stage.time} />
        <div>
          <dt className="sr-only">{guides.progress}</dt>
          <dd>
            <StageProgress stage={stage} label={guides.progress} />
          </dd>
        </div>
      </dl>
    </li>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="mt-0.5 text-ink">{text}</dd>
    </div>
  );
}
