import type { SavedPlan } from "@cofounder/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { usePlanChanged } from "./use-plan-change.ts";

/** An editor of the plan's text; saving makes a new version. */
export function EditText({ plan, onEnd }: { plan: SavedPlan; onEnd: () => void }) {
  const { t } = useTranslation("savedPlans");
  const [text, setText] = useState(plan.markdown);
  const write = useMutation(api.savedPlans.write.mutationOptions(usePlanChanged(onEnd)));
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== "") write.mutate({ planId: plan.id, markdown: text });
      }}
    >
      <Field label={t("edit")} hint={t("editHint")}>
        <Textarea value={text} onValueChange={setText} rows={18} className="max-h-none font-mono text-sm" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={write.isPending} disabled={text.trim() === ""}>
          {t("saveVersion")}
        </Button>
        <Button variant="secondary" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
