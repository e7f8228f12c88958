import type { ToolRun, ToolStage } from "@cofounder/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Progress } from "../../../ui/progress.tsx";

/** The progress of a run at each of its stages, in percent. */
const farAt: Record<ToolStage, number> = { searching: 20, computing: 45, drawing: 60, writing: 65, checking: 90 };
/** How long the completed state is shown. */
const shownMs = 3_000;

interface RunProgressProps {
  busy: boolean;
  run: Pick<ToolRun, "status" | "stage"> | null;
}

/** The progress of a run; at its end, briefly that it is complete. */
export function RunProgress({ busy, run }: RunProgressProps) {
  const { t } = useTranslation("tools");
  const shown = useShown(busy, run?.status === "done");
  if (shown === "nothing") return null;
  return <Progress label={t("progress")} value={shown === "complete" ? 100 : farOf(run)} />;
}

/** Null while nothing is known of it yet. */
function farOf(run: RunProgressProps["run"]): number | null {
  return run?.status === "running" && run.stage ? farAt[run.stage] : null;
}

function useShown(busy: boolean, done: boolean) {
  const [shown, setShown] = useState<"nothing" | "running" | "complete">("nothing");
  if (busy && shown !== "running") setShown("running");
  if (!busy && shown === "running") setShown(done ? "complete" : "nothing");
  useEffect(() => {
    if (shown !== "complete") return;
    const timer = setTimeout(() => setShown("nothing"), shownMs);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}
