import type { ToolName, ToolRunSummary } from "@cofounder/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { byCursor, ListCard } from "../../../components/list.tsx";
import { useAction } from "../../../components/use-action.ts";
import { formats } from "../../../locales/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { Input } from "../../../ui/input.tsx";

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
  const query = useInfiniteQuery(api.tools.list.infiniteOptions(byCursor({ tool })));
  return (
    <section aria-labelledby="tool-history" className="mt-14">
      <h2 id="tool-history" className="text-xl font-semibold tracking-tight">
        {t("history.title")}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t("history.text")}</p>
      <ListCard
        query={query}
        items={query.data?.pages.flatMap((page) => page.runs) ?? []}
        row={(run) => <HistoryRow key={run.id} run={run} shown={run.id === shown} onOpen={onOpen} onGone={onGone} />}
        failure={t("history.failed")}
        empty={t("history.none")}
      />
    </section>
  );
}

interface HistoryRowProps extends Pick<ToolHistoryProps, "onOpen" | "onGone"> {
  run: ToolRunSummary;
  shown: boolean;
}

function useChange() {
  const { t } = useTranslation("tools");
  return useAction({ failed: t("history.changeFailed"), changed: [api.tools.list.key(), api.tools.get.key()] });
}

function HistoryRow({ run, shown, onOpen, onGone }: HistoryRowProps) {
  const { t } = useTranslation("tools");
  const [renaming, setRenaming] = useState(false);
  const duplicate = useChange();
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
        loading={duplicate.pending}
        onClick={() => void duplicate.run(() => api.tools.duplicate.call({ runId: run.id }))}
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
  const rename = useChange();
  const save = async (newTitle: string) => {
    if (await rename.run(() => api.tools.rename.call({ runId: run.id, title: newTitle }))) onEnd();
  };
  return (
    <li>
      <form
        className="flex items-center gap-2 p-2 pl-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== "") void save(title.trim());
        }}
      >
        <Input
          aria-label={t("history.newTitle")}
          value={title}
          maxLength={120}
          onValueChange={setTitle}
          onKeyDown={(event) => event.key === "Escape" && onEnd()}
        />
        <Button type="submit" size="sm" loading={rename.pending}>
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
  // Only the list: the result itself would be fetched again while it closes.
  const deletion = useAction({ failed: t("history.changeFailed"), changed: [api.tools.list.key()] });
  const remove = () =>
    deletion.run(async () => {
      await api.tools.delete.call({ runId: run.id });
      onDeleted();
    });
  const question = {
    title: t("history.deleteTitle"),
    text: t("history.deleteText", { title }),
    confirm: t("history.deleteConfirm"),
    cancel: t("history.cancel"),
  };
  return (
    <ConfirmButton
      variant="ghost"
      size="icon"
      aria-label={t("history.delete", { title })}
      question={question}
      onConfirm={remove}
    >
      <Trash2 aria-hidden />
    </ConfirmButton>
  );
}
