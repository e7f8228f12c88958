import type { SelfDevelopmentOutput } from "@cofounder/contract";
import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { toast } from "../../../ui/toast.tsx";
import { Marked } from "../marks/marked.tsx";
import { ResultSection } from "../parts/result-section.tsx";
import { Lines, StatementLine } from "../parts/statements.tsx";
import { Phase } from "./phase.tsx";
import { useTicks } from "./use-ticks.ts";

interface DevelopmentResultProps {
  output: SelfDevelopmentOutput;
  runId: string;
  kept: boolean;
}

export function DevelopmentResult({ output, runId, kept }: DevelopmentResultProps) {
  const { t } = useTranslation("selfDevelopment");
  const { ticked, toggle, ready } = useTicks(runId, kept, () => toast.error(t("tickFailed")));
  const all = output.phases.flatMap(({ actions }) => actions);
  const done = all.filter(({ id }) => ticked.includes(id)).length;
  return (
    <div>
      <ResultSection title={t("overview")}>
        <p className="text-lg leading-relaxed text-pretty wrap-anywhere">
          <Marked text={output.overview} />
        </p>
        <p className="mt-3 text-sm text-muted">
          {output.capacity.label}: {output.capacity.value} = {output.capacity.formula}
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <CalendarButton output={output} />
          <p role="status" className="text-sm text-muted">
            {t("progress", { done, count: all.length })}
          </p>
        </div>
        <div aria-hidden className="mt-3 h-1.5 rounded-full bg-sunken">
          <div
            className="h-full rounded-full bg-good"
            style={{ width: `${(done / Math.max(1, all.length)) * 100}%` }}
          />
        </div>
      </ResultSection>
      <ResultSection title={t("phases")} lead={kept ? t("ticksKept") : t("ticksLost")}>
        <ol className="flex flex-col gap-4">
          {output.phases.map((phase, index) => (
            <Phase key={phase.phase} phase={phase} number={index + 1} ticked={ticked} ready={ready} onToggle={toggle} />
          ))}
        </ol>
      </ResultSection>
      <Habits output={output} />
      <ResultSection title={t("review")} lead={t("reviewLead", { count: output.review.minutes })}>
        <Lines ordered items={output.review.questions} />
      </ResultSection>
      <ResultSection title={t("dropRule")}>
        <StatementLine statement={output.dropRule} />
      </ResultSection>
      <ResultSection title={t("objective")}>
        <p className="mb-3 font-medium wrap-anywhere">{output.objective.objective}</p>
        <Lines items={output.objective.keyResults} />
        <StatementLine statement={output.objective.grading} className="mt-3 text-sm text-muted" />
      </ResultSection>
    </div>
  );
}

function CalendarButton({ output }: { output: SelfDevelopmentOutput }) {
  const { t } = useTranslation("selfDevelopment");
  const { pending, run } = useAction({ failed: t("calendarFailed") });
  const save = () =>
    run(async () => {
      const { calendar } = await api.tools.calendar.call(output);
      saveFile("plan.ics", new Blob([calendar], { type: "text/calendar" }));
    });
  return (
    <Button variant="secondary" loading={pending} onClick={() => void save()}>
      <CalendarPlus aria-hidden />
      {t("calendar")}
    </Button>
  );
}

function Habits({ output: { habits, habitSource } }: { output: SelfDevelopmentOutput }) {
  const { t } = useTranslation("selfDevelopment");
  return (
    <ResultSection title={t("habits")}>
      <ul className="flex flex-col gap-3">
        {habits.map(({ cue, action, minutes, text }) => (
          <li key={cue} className="rounded-card border border-line bg-surface p-4 leading-relaxed">
            {text || t("habit", { cue, action })}{" "}
            <span className="text-sm text-muted">{t("minutes", { count: minutes })}</span>
          </li>
        ))}
      </ul>
      <StatementLine statement={habitSource} className="mt-3 text-sm text-muted" />
    </ResultSection>
  );
}
