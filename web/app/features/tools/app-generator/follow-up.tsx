import type { AppGeneratorInput, AppGeneratorOutput, ToolRun } from "@cofounder/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { v7 } from "uuid";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Progress } from "../../../ui/progress.tsx";
import { Textarea } from "../../../ui/textarea.tsx";
import { toast } from "../../../ui/toast.tsx";

const askAgainMs = 700;

async function ended(run: ToolRun): Promise<ToolRun> {
  if (run.status !== "running") return run;
  await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  return ended((await api.tools.get.call({ runId: run.id })).run);
}

/** The text of a refusal: the engine's own reason, if it gives one. */
function reasonOf(error: unknown): string {
  const { code, data } = problemOf(error);
  return data?.issues?.[0]?.message ?? problemTexts[code];
}

/** Requests changes to an app; each makes a new version, and the earlier one stays. */
export function useFollowUp(runId: string, description: string) {
  const { t } = useTranslation("appGenerator");
  const queryClient = useQueryClient();
  const [, setSearch] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const open = (id: string) => setSearch({ run: id }, { replace: true, preventScrollReset: true });
  const apply = async (change: { instruction: string; error?: string }) => {
    setBusy(true);
    setFault(undefined);
    const input: AppGeneratorInput = { description, follows: { runId, ...change } };
    try {
      const { run } = await api.tools.start.call({ tool: "app-generator", runId: v7(), input });
      const last = await ended(run);
      if (last.status !== "done") throw new Error("The change did not work out");
      await queryClient.invalidateQueries();
      const { tokensUsed } = last.output as AppGeneratorOutput;
      toast.success(t("done"), t("doneText", { count: tokensUsed }));
      open(last.id);
    } catch (error) {
      setFault(reasonOf(error));
      toast.error(t("failed"));
    } finally {
      setBusy(false);
    }
  };
  return { apply, open, busy, fault };
}

export type FollowUp = ReturnType<typeof useFollowUp>;

/** A change request in the founder's words. */
export function FollowUpForm({ follow }: { follow: FollowUp }) {
  const { t } = useTranslation("appGenerator");
  const [instruction, setInstruction] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = instruction.trim() === "";
    setMissing(isMissing);
    if (!isMissing) void follow.apply({ instruction: instruction.trim() });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Field label={t("follow")} hint={t("followHint")} error={missing ? t("followMissing") : follow.fault}>
        <Textarea
          value={instruction}
          rows={2}
          maxLength={2_000}
          placeholder={t("followPlaceholder")}
          onValueChange={setInstruction}
        />
      </Field>
      <Button type="submit" variant="secondary" loading={follow.busy} className="w-fit">
        {t("apply")}
      </Button>
      {follow.busy && <Progress label={t("applying")} value={null} />}
    </form>
  );
}
