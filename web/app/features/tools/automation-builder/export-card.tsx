import type { AutomationWorkflow } from "@cofounder/contract";
import { toN8n } from "@cofounder/generators/automations/n8n/export";
import { stepList } from "@cofounder/generators/automations/step-list";
import { slugOf } from "@cofounder/generators/slug";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { Switch } from "../../../ui/switch.tsx";

/** The present workflow as files. */
export function ExportCard({ workflow }: { workflow: AutomationWorkflow }) {
  const { t } = useTranslation("automation");
  const [compatible, setCompatible] = useState(false);
  const name = slugOf(workflow.name, "automation");
  const saveN8n = () => {
    const file = JSON.stringify(toN8n(workflow, { compatible }), null, 2);
    saveFile(`${name}.n8n.json`, new Blob([file], { type: "application/json" }));
  };
  const saveList = () =>
    saveFile(`${name}.md`, new Blob([stepList(workflow)], { type: "text/markdown;charset=utf-8" }));
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div>
        <h3 className="font-semibold">{t("exportTitle")}</h3>
        <p className="mt-1 text-sm text-muted">{t("exportText")}</p>
      </div>
      <Switch checked={compatible} onCheckedChange={setCompatible} label={t("compatible")} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={saveN8n}>
          <Download aria-hidden />
          {t("download")}
        </Button>
        <Button variant="secondary" onClick={saveList}>
          <Download aria-hidden />
          {t("downloadList")}
        </Button>
      </div>
    </Card>
  );
}
