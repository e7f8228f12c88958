import type { Member, ToolInputs, ToolName, ToolOutputs, ToolRun } from "@cofounder/contract";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { v7 } from "uuid";
import { api, problemOf, type Problem } from "../../../api/index.ts";
import { writeVisit } from "./tool-storage.ts";
import { useKeepVisitorRun } from "./use-keep-visitor-run.ts";

/** A run with the input and output types of its tool. */
export type RunOf<Name extends ToolName> = Omit<ToolRun, "input" | "output"> & {
  input: ToolInputs[Name];
  output: ToolOutputs[Name] | null;
};

interface ToolEvents<Output = unknown> {
  onDone: (output: Output) => void;
  onFailed: (problem: Problem) => void;
}

interface Options<Name extends ToolName> extends ToolEvents<ToolOutputs[Name]> {
  tool: Name;
  /** Null for visitors, undefined while unknown. */
  member: Member | null | undefined;
}

/** Starts, follows and stops runs of one tool; `run` is the one shown. */
export function useToolRun<Name extends ToolName>({ tool, member, onDone, onFailed }: Options<Name>) {
  const queryClient = useQueryClient();
  const [runId, setRunId] = useRunAddress();
  const [openedId, setOpenedId] = useState(runId);
  const [visited, setVisited] = useState<RunOf<Name> | null>(null);
  const followed = useFollowedRun(runId, Boolean(member));
  const run = (member ? followed.run : visited) as RunOf<Name> | null;
  const events: ToolEvents = { onDone: (output) => onDone(output as ToolOutputs[Name]), onFailed };
  useEnd(run, events);

  const show = (next: RunOf<Name>) => {
    if (member) {
      keepInCache(queryClient, next);
      setRunId(next.id);
    } else {
      setVisited(next);
      writeVisit(tool, { runId: next.id, input: next.input });
    }
    if (next.status !== "running") void announceEnd(queryClient, next, events);
  };
  const { start, starting, problem } = useStart({ tool, onStarted: show, onFailed });
  const open = (id: string | null) => {
    setVisited(null);
    setOpenedId(id);
    setRunId(id);
  };
  useKeepVisitorRun({ tool, memberId: member?.id ?? null, onKept: open });

  const stop = async (running: RunOf<Name>) => {
    try {
      const answer = await api.tools.stop.call({ runId: running.id });
      keepInCache(queryClient, answer.run);
      await refreshMember(queryClient);
    } catch (error) {
      onFailed(problemOf(error));
    }
  };
  const running = run?.status === "running" ? run : null;
  return {
    run,
    /** Why the last start was refused. */
    problem,
    busy: starting || running !== null,
    missing: followed.missing,
    start,
    stop: running && (() => stop(running)),
    /** Changes when another result is opened, but not when a new one is made: the form then stays as it is. */
    form: `${openedId ?? ""}:${String(runId !== openedId || run !== null)}`,
    open,
    close: () => open(null),
  };
}

const address = "run";

/** The id of the result in the address, so that it survives a reload and can be bookmarked. */
function useRunAddress() {
  const [search, setSearch] = useSearchParams();
  const set = (runId: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (runId === null) next.delete(address);
        else next.set(address, runId);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [search.get(address), set] as const;
}

const askEveryMs = 700;

/** Polls while the run goes on. */
function useFollowedRun(runId: string | null, signedIn: boolean) {
  const query = useQuery(
    api.tools.get.queryOptions({
      input: { runId: runId ?? "" },
      enabled: signedIn && runId !== null,
      refetchInterval: ({ state }) => (state.data?.run.status === "running" ? askEveryMs : false),
    }),
  );
  if (runId === null) return { run: null, missing: false };
  const missing = query.isError && problemOf(query.error).code !== "network";
  return { run: query.data?.run ?? null, missing };
}

type Ended = Pick<ToolRun, "id" | "status"> & { output?: unknown };

/** Reports once that a run seen running has ended. */
function useEnd(run: Ended | null, events: ToolEvents) {
  const queryClient = useQueryClient();
  const waited = useRef<string | null>(null);
  const ended = useEffectEvent((latest: Ended) => announceEnd(queryClient, latest, events));
  useEffect(() => {
    if (run?.status === "running") waited.current = run.id;
    else if (run && waited.current === run.id) {
      waited.current = null;
      void ended(run);
    }
  }, [run]);
}

async function announceEnd(
  queryClient: QueryClient,
  { status, output }: Ended,
  { onDone, onFailed }: ToolEvents,
): Promise<void> {
  if (status === "done") onDone(output);
  if (status === "failed") onFailed({ code: "tool.failed", message: "", data: {} });
  await refreshMember(queryClient);
}

/** Refreshes what a run changes besides itself: the wallet and the history. */
async function refreshMember(queryClient: QueryClient): Promise<void> {
  const keys = [api.accounts.session.key(), api.accounts.overview.key(), api.wallet.key(), api.tools.list.key()];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

function keepInCache(queryClient: QueryClient, run: ToolRun): void {
  queryClient.setQueryData(api.tools.get.queryKey({ input: { runId: run.id } }), { run });
}

interface StartOptions<Name extends ToolName> {
  tool: Name;
  onStarted: (run: RunOf<Name>) => void;
  onFailed: (problem: Problem) => void;
}

function useStart<Name extends ToolName>({ tool, onStarted, onFailed }: StartOptions<Name>) {
  const [starting, setStarting] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const attempt = useRef<{ input: string; runId: string } | null>(null);
  /** @param ventureId what the result is about and is filed under; null: none */
  const start = async (input: ToolInputs[Name], ventureId: string | null) => {
    const told = JSON.stringify([input, ventureId]);
    // An unanswered request is repeated with the same id: it runs and costs once.
    const runId = attempt.current?.input === told ? attempt.current.runId : v7();
    attempt.current = { input: told, runId };
    setStarting(true);
    setProblem(null);
    try {
      const answer = await api.tools.start.call({ tool, runId, input, ventureId });
      attempt.current = null;
      onStarted(answer.run as RunOf<Name>);
    } catch (error) {
      const refused = problemOf(error);
      if (refused.code !== "network") attempt.current = null;
      setProblem(refused);
      onFailed(refused);
    } finally {
      setStarting(false);
    }
  };
  return { start, starting, problem };
}

export type ToolControl<Name extends ToolName = ToolName> = Pick<
  ReturnType<typeof useToolRun<Name>>,
  "busy" | "stop" | "problem" | "missing" | "close"
> & { run: Omit<RunOf<Name>, "input" | "output"> | null };
