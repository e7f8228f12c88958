import { runCosts, runCostSource } from "@cofounder/generators/automations/cost";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { TakenPhrases } from "../parts/taken-phrases.tsx";
import type { ToolResultProps } from "../shell/tool-screen.tsx";
import { ExportCard } from "./export-card.tsx";
import { StepEditor } from "./step-editor.tsx";
import { StepOverview } from "./step-overview.tsx";
import { useWorkflow } from "./use-workflow.ts";

const FlowDrawing = lazy(async () => ({ default: (await import("./flow-drawing.tsx")).FlowDrawing }));

/** The drawing, the list of steps, and the settings of the selected one. */
export function AutomationResult({ run, output }: ToolResultProps<"automation-builder">) {
  const { t } = useTranslation("automation");
  const { workflow, change, undo } = useWorkflow(run.id, output.workflow);
  const [selected, setSelected] = useState("trigger");
  const chosen = workflow.steps.some(({ id }) => id === selected) ? selected : "trigger";
  return (
    <div className="flex flex-col gap-6">
      {workflow.removed.length > 0 && (
        <p role="note" className="rounded-lg bg-warn-soft px-4 py-3 text-sm">
          {t("removed", { kinds: workflow.removed.join(", ") })}
        </p>
      )}
      <Card className="overflow-hidden">
        <Suspense fallback={<Skeleton className="h-96 rounded-none" />}>
          <FlowDrawing workflow={workflow} selected={chosen} onSelect={setSelected} />
        </Suspense>
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <StepOverview workflow={workflow} selected={chosen} onSelect={setSelected} />
        <StepEditor
          key={chosen}
          workflow={workflow}
          selected={chosen}
          onSelect={setSelected}
          onChange={change}
          undo={undo}
        />
      </div>
      <TakenPhrases phrases={output.phrases ?? []} />
      <ExportCard workflow={workflow} />
      <Costs workflow={workflow} />
    </div>
  );
}

function Costs({ workflow }: Pick<Parameters<typeof ExportCard>[0], "workflow">) {
  const { t } = useTranslation("automation");
  return (
    <section aria-labelledby="run-costs">
      <h3 id="run-costs" className="font-semibold">
        {t("costTitle")}
      </h3>
      <table className="mt-2 w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col">
              <span className="sr-only">{t("costTitle")}</span>
            </th>
            <th scope="col" className="py-2 pr-3 font-medium">
              {t("cost")}
            </th>
            <th scope="col" className="py-2 font-medium">
              {t("costMany")}
            </th>
          </tr>
        </thead>
        <tbody>
          {runCosts(workflow).map(({ how, tools, perRun, unit }) => (
            <tr key={how} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 font-normal">
                {t(how === "per step" ? "perStep" : "perExecution")}: {tools.join(", ")}
              </th>
              <td className="py-2 pr-3 tabular-nums">
                {perRun} {unit}
              </td>
              <td className="py-2 tabular-nums">{perRun * 100}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-muted">{runCostSource}</p>
    </section>
  );
}
