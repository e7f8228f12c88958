import type { AutomationStep, AutomationWorkflow } from "@cofounder/contract";
import { actionServices, triggerServices } from "@cofounder/generators/automations/services";
import { useTranslation } from "react-i18next";
import { cn } from "../../../ui/cn.ts";

interface StepOverviewProps {
  workflow: AutomationWorkflow;
  selected: string;
  onSelect: (id: string) => void;
}

/** Every step as a selectable line, without the drawing. */
export function StepOverview({ workflow, selected, onSelect }: StepOverviewProps) {
  const { t } = useTranslation("automation");
  const { trigger, steps } = workflow;
  const open = [trigger, ...steps].flatMap(({ questions }) => questions).length;
  return (
    <section aria-labelledby="step-overview">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
        <h3 id="step-overview" className="font-semibold">
          {t("steps")}
        </h3>
        <p role="status" className={cn("text-sm", open ? "text-warn" : "text-good")}>
          {open ? t("toDecide", { count: open }) : t("ready")}
        </p>
      </div>
      <ol className="flex flex-col gap-1.5">
        <Line
          label={`${t("starts")}: ${triggerServices[trigger.type].label}`}
          said={trigger.action}
          questions={trigger.questions}
          isSelected={selected === "trigger"}
          onSelect={() => onSelect("trigger")}
        />
        {steps.map((step) => (
          <Line
            key={step.id}
            label={actionServices[step.type].label}
            side={step.after.when}
            depth={depthOf(workflow, step)}
            said={step.action}
            questions={step.questions}
            isSelected={selected === step.id}
            onSelect={() => onSelect(step.id)}
          />
        ))}
      </ol>
    </section>
  );
}

/** How many conditions a step is nested in. */
function depthOf({ steps }: AutomationWorkflow, step: AutomationStep): number {
  const before = steps.find(({ id }) => id === step.after.step);
  return before ? depthOf({ steps } as AutomationWorkflow, before) + (step.after.when === "always" ? 0 : 1) : 0;
}

interface LineProps {
  label: string;
  said: string;
  questions: string[];
  isSelected: boolean;
  onSelect: () => void;
  side?: AutomationStep["after"]["when"];
  depth?: number;
}

function Line({ label, said, questions, isSelected, onSelect, side = "always", depth = 0 }: LineProps) {
  const { t } = useTranslation("automation");
  return (
    <li style={{ paddingInlineStart: `${Math.min(depth, 4) * 1.25}rem` }}>
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={onSelect}
        className={cn(
          "w-full cursor-pointer rounded-control border border-line bg-surface px-3 py-2 text-left transition-colors duration-fast hover:bg-hover",
          isSelected && "border-accent bg-accent-soft hover:bg-accent-soft",
        )}
      >
        <span className="flex items-center gap-2 text-sm font-medium">
          {side !== "always" && <span className="rounded bg-sunken px-1.5 text-xs text-muted">{t(side)}</span>}
          {label}
        </span>
        {said !== label && <span className="mt-0.5 block text-sm text-muted wrap-anywhere">{said}</span>}
        {questions.map((question) => (
          <span key={question} className="mt-1 block text-sm text-warn wrap-anywhere">
            {question}
          </span>
        ))}
      </button>
    </li>
  );
}
