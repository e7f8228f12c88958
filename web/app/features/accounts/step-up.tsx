import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useStepUp } from "../../api/index.ts";
import { loadTexts } from "../../locales/load-texts.ts";
import { toast } from "../../ui/toast.tsx";
import { useOnDemand } from "../../ui/use-on-demand.ts";

const loadDialog = async () => {
  const [{ StepUpDialog }] = await Promise.all([import("./two-factor/step-up-dialog.tsx"), loadTexts("factor")]);
  return StepUpDialog;
};

/** Rendered once in the layout: every request for a second factor appears here. */
export function StepUp() {
  const { t } = useTranslation();
  const answer = useStepUp();
  const { part: StepUpDialog, request } = useOnDemand(loadDialog, () => {
    toast.error(t("crash.offline"));
    answer?.(false);
  });
  const asked = answer !== null;
  const show = useEffectEvent(request);
  useEffect(() => {
    if (asked) show();
  }, [asked]);
  return answer && StepUpDialog && <StepUpDialog onAnswer={answer} />;
}
