import type { ToolName, ToolRunSummary } from "@cofounder/contract";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { formats } from "../../../locales/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { Input } from "../../../ui/input.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";

interface ToolHistoryProps {
  tool: ToolName;
  /** The id of the result on the screen. */
  shown: string | null;
  onOpen: (runId: string) => void;
  /** The result shown was deleted. */
  onGone: () => void;
}

/** A tool's results: open, rename, duplicate, delete. */
export function ToolHistory({ tool, shown, onOpen, onGone }: ToolHistoryProps) {
  const { t } = useTranslation("tools");
  const { t: common } = useTranslation();
  const query = useInfiniteQuery(
    api.tools.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ tool, ...(cursor !== undefined && { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const runs = query.data?.pages.flatMap((page) => page.runs) ?? [];
  return (
    <section aria-labelledby="tool-history" className="mt-14">
      <h2 id="tool-history" className="text-xl font-semibold tracking-tight">
        {t("history.title")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t("history.text")}</p>
      <Card className="overflow-hidden">
        {query.isPending && <Skeleton className="m-4 h-9" />}
        {query.isError && (
          <div role="alert" className="flex flex-wrap items-center justify-between gap-3 p-4 text-sm">
            {t("history.failed")}: {problemTexts[problemOf(query.error).code]}
            <Button variant="secondary" size="sm" onClick={() => void query.refetch()}>
              {common("retry")}
            </Button>
          </div>
        )}
        {query.isSuccess && runs.length === 0 && (
          <p className="p-6 text-center text-sm text-muted">{t("history.none")}</p>
        )}
        <ul className="divide-y divide-line">
          {runs.map((run) => (
            <HistoryRow key={run.id} run={run} shown={run.id === shown} onOpen={onOpen} onGone={onGone} />
          ))}
        </ul>
        {query.hasNextPage && (
          <div className="border-t border-line p-3 text-center">
            <Button
              variant="ghost"
              size="sm"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t("history.more")}
            </Button>
          </div>
        )}
      </Card>
    </section>
  );
}

interface HistoryRowProps extends Pick<ToolHistoryProps, "onOpen" | "onGone"> {
  run: ToolRunSummary;
  shown: boolean;
}

function useChanges() {
  const { t } = useTranslation("tools");
  const queryClient = useQueryClient();
  return {
    onSuccess: () =>
      Promise.all(
        [api.tools.list.key(), api.tools.get.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
    onError: (error: unknown) => toast.error(t("history.changeFailed"), problemTexts[problemOf(error).code]),
  };
}

function HistoryRow({ run, shown, onOpen, onGone }: HistoryRowProps) {
  const { t } = useTranslation("tools");
  const [renaming, setRenaming] = useState(false);
  const duplicate = useMutation(api.tools.duplicate.mutationOptions(useChanges()));
  const title = run.title || t("history.running");
  if (renaming) return <RenameRow run={run} onEnd={() => setRenaming(false)} />;
  return (
    <li className="flex items-center gap-1 py-1.5 pr-2 pl-4">
      <button
        type="button"
        onClick={() => onOpen(run.id)}
        aria-current={shown}
        className="flex min-w-0 grow cursor-pointer flex-col py-1 text-left aria-[current=true]:text-accent"
      >
        <span className="truncate text-sm font-medium">{title}</span>
        <span className="text-xs text-muted">
          {formats.time(run.createdAt)}
          {shown && ` · ${t("history.current")}`}
          {run.status === "running" && ` · ${t("history.running")}`}
        </span>
      </button>
      <Button variant="ghost" size="icon" aria-label={t("history.rename", { title })} onClick={() => setRenaming(true)}>
        <Pencil aria-hidden />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("history.duplicate", { title })}
        loading={duplicate.isPending}
        onClick={() => duplicate.mutate({ runId: run.id })}
      >
        <Copy aria-hidden />
      </Button>
      <DeleteButton run={run} title={title} onDeleted={() => shown && onGone()} />
    </li>
  );
}

function RenameRow({ run, onEnd }: { run: ToolRunSummary; onEnd: () => void }) {
  const { t } = useTranslation("tools");
  const [title, setTitle] = useState(run.title);
  const changes = useChanges();
  const rename = useMutation(
    api.tools.rename.mutationOptions({
      ...changes,
      onSuccess: async () => {
        await changes.onSuccess();
        onEnd();
      },
    }),
  );
  return (
    <li>
      <form
        className="flex items-center gap-2 p-2 pl-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== "") rename.mutate({ runId: run.id, title: title.trim() });
        }}
      >
        <Input
          aria-label={t("history.newTitle")}
          value={title}
          maxLength={120}
          onValueChange={setTitle}
          onKeyDown={(event) => event.key === "Escape" && onEnd()}
        />
        <Button type="submit" size="sm" loading={rename.isPending}>
          {t("history.save")}
        </Button>
        <Button variant="ghost" size="sm" onClick={onEnd}>
          {t("history.cancel")}
        </Button>
      </form>
    </li>
  );
}

function DeleteButton({ run, title, onDeleted }: { run: ToolRunSummary; title: string; onDeleted: () => void }) {
  const { t } = useTranslation("tools");
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const changes = useChanges();
  const remove = useMutation(
    api.tools.delete.mutationOptions({
      onError: changes.onError,
      onSuccess: async () => {
        setAsking(false);
        onDeleted();
        // Only the list: the result itself would be fetched again while it closes.
        await queryClient.invalidateQueries({ queryKey: api.tools.list.key() });
      },
    }),
  );
  return (
    <>
      <Button variant="ghost" size="icon" aria-label={t("history.delete", { title })} onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("history.deleteTitle")}
        description={t("history.deleteText", { title })}
        confirmLabel={t("history.deleteConfirm")}
        cancelLabel={t("history.cancel")}
        danger
        loading={remove.isPending}
        onConfirm={() => remove.mutate({ runId: run.id })}
      />
    </>
  );
}
