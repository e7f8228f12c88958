import type { ToolInputs, ToolName, ToolOutputs, ToolRun } from "@cofounder/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { v7 } from "uuid";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { toast } from "../../../ui/toast.tsx";
import type { Versions } from "./version-list.tsx";

const askAgainMs = 700;

/** The text of a refusal: the engine's own reason, if it gives one. */
function reasonOf(error: unknown): string {
  const { code, data } = problemOf(error);
  return data?.issues?.[0]?.message ?? problemTexts[code];
}

/** Polls while it runs. */
function useRun(runId: string | null): ToolRun | undefined {
  const { data } = useQuery(
    api.tools.get.queryOptions({
      input: { runId: runId ?? "" },
      enabled: runId !== null,
      refetchInterval: ({ state }) => (state.data?.run.status === "running" ? askAgainMs : false),
    }),
  );
  return data?.run.id === runId ? data?.run : undefined;
}

interface FollowUpOptions<Name extends ToolName> {
  tool: Name;
  versions: Versions;
  /** A line below the success. */
  done: (output: ToolOutputs[Name]) => string;
}

/**
 * Changes a result: each change is a run and a version of its own, and the earlier one stays. One that is being made is
 * found again after a reload, and in another tab.
 */
export function useFollowUp<Name extends ToolName>({ tool, versions, done }: FollowUpOptions<Name>) {
  const { t } = useTranslation("tools");
  const queryClient = useQueryClient();
  const [starting, setStarting] = useState(false);
  const [startedId, setStartedId] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const runId = startedId ?? versions.versions.find(({ status }) => status === "running")?.id ?? null;
  const run = useRun(runId);

  const end = useEffectEvent(async (ended: ToolRun) => {
    setStartedId(null);
    if (ended.status === "failed") {
      const [notice] = ended.notices;
      setFault(notice ? t(`notices.${notice.code}`, { detail: notice.detail ?? "" }) : problemTexts["tool.failed"]);
      toast.error(t("change.failed"));
    }
    if (ended.status === "done") {
      toast.success(t("change.done"), done(ended.output as ToolOutputs[Name]));
      versions.open(ended.id);
    }
    const keys = [api.tools.versions.key(), api.tools.list.key(), api.accounts.session.key(), api.wallet.key()];
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  });
  const status = run?.status;
  useEffect(() => {
    if (run && status !== "running") void end(run);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each end
  }, [runId, status]);

  const apply = async (input: ToolInputs[Name]) => {
    setStarting(true);
    setFault(undefined);
    try {
      const answer = await api.tools.start.call({ tool, runId: v7(), input });
      queryClient.setQueryData(api.tools.get.queryKey({ input: { runId: answer.run.id } }), { run: answer.run });
      setStartedId(answer.run.id);
    } catch (error) {
      setFault(reasonOf(error));
      toast.error(t("change.failed"));
    } finally {
      setStarting(false);
    }
  };
  const stop = async () => {
    if (runId)
      queryClient.setQueryData(api.tools.get.queryKey({ input: { runId } }), await api.tools.stop.call({ runId }));
  };
  return { apply, stop, fault, busy: starting || runId !== null, runningId: status === "running" ? runId : null };
}

export type FollowUp<Name extends ToolName> = ReturnType<typeof useFollowUp<Name>>;
