import type { ToolRun, ToolStage } from "@cofounder/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Progress } from "../../../ui/progress.tsx";

/** How far a run is at each of its stages, in percent. */
const farAt: Record<ToolStage, number> = { searching: 20, computing: 45, drawing: 60, writing: 65, checking: 90 };
/** So long the end is seen. */
const shownMs = 3_000;

interface RunProgressProps {
  busy: boolean;
  run: Pick<ToolRun, "status" | "stage"> | null;
}

/** While a run goes on, how far it is; a moment longer, that it is complete. */
export function RunProgress({ busy, run }: RunProgressProps) {
  const { t } = useTranslation("tools");
  const [shown, setShown] = useState<"nothing" | "running" | "complete">("nothing");
  if (busy && shown !== "running") setShown("running");
  if (!busy && shown === "running") setShown(run?.status === "done" ? "complete" : "nothing");
  useEffect(() => {
    if (shown !== "complete") return;
    const timer = setTimeout(() => setShown("nothing"), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  if (shown === "nothing") return null;
  const stage = run?.status === "running" ? run.stage : null;
  return <Progress label={t("progress")} value={shown === "complete" ? 100 : stage && farAt[stage]} />;
}
