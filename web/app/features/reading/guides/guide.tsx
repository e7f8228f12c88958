import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { guides, stages, type Stage } from "../../../content/guides.ts";
import { Document } from "../prose/document.tsx";
import { DocumentHead } from "../prose/document-head.tsx";
import { StageProgress } from "./progress.tsx";

/** One stage: its text with its lists, and the links onward. */
export function Guide({ stage }: { stage: Stage }) {
  const number = stages.indexOf(stage) + 1;
  return (
    <main id="content">
      <DocumentHead back={{ to: "/startup-guides", label: guides.back }} title={stage.title} lead={stage.lead}>
        <dl className="grid gap-x-10 gap-y-4 border-t border-line pt-5 sm:grid-cols-[1.2fr_1.2fr_auto]">
          <Fact term={guides.answers} text={stage.question} />
          <Fact term={guides.exit} text={stage.exit} />
          <Fact term={guides.time} text={stage.time} />
        </dl>
      </DocumentHead>
      <Document
        prose={stage}
        aside={<StageProgress stage={stage} label={guides.stage(number)} />}
        after={<Around number={number} />}
      />
    </main>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="mt-1 text-base font-medium text-ink">{text}</dd>
    </div>
  );
}

function Around({ number }: { number: number }) {
  const before = stages[number - 2];
  const next = stages[number];
  return (
    <div className="mt-16 max-w-[42.5rem] print:hidden">
      <p className="text-sm text-muted">{guides.kept}</p>
      <nav aria-label={guides.title} className="mt-6 grid gap-3 sm:grid-cols-2">
        {before ? <Way stage={before} label={guides.previous} direction="back" /> : <span className="max-sm:hidden" />}
        {next && <Way stage={next} label={guides.next} direction="on" />}
      </nav>
    </div>
  );
}

function Way({ stage, label, direction }: { stage: Stage; label: string; direction: "back" | "on" }) {
  const Arrow = direction === "on" ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={`/startup-guides/${stage.id}`}
      className={
        "flex items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 " +
        `hover:border-line-hover ${direction === "on" ? "text-right sm:col-start-2" : "flex-row-reverse"}`
      }
    >
      <span className={direction === "on" ? "ml-auto" : "mr-auto"}>
        <span className="block text-sm text-muted">{label}</span>
        <span className="mt-0.5 block font-semibold">{stage.title}</span>
      </span>
      <Arrow aria-hidden className="size-5 shrink-0 text-muted" />
    </Link>
  );
}
