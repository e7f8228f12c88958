import type { ToolVersion } from "@cofounder/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { History, Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { api } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { formats } from "../../../locales/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";

/** The versions of what a run made, and what can be done with them. Empty for visitors. */
export function useVersions(runId: string, isKept = true) {
  const { t } = useTranslation("tools");
  const queryClient = useQueryClient();
  const [, setSearch] = useSearchParams();
  const query = useQuery(
    api.tools.versions.queryOptions({
      input: { runId },
      enabled: isKept,
      // The version that is opened has the same list: it stays on the page until it is loaded anew.
      placeholderData: (last) => (last?.versions.some(({ id }) => id === runId) ? last : undefined),
    }),
  );
  const action = useAction({
    failed: t("versions.failed"),
    changed: [api.tools.versions.key(), api.tools.list.key()],
  });
  const open = (id: string) => setSearch({ run: id }, { replace: true, preventScrollReset: true });
  const restore = (id: string) =>
    action.run(async () => {
      const { run } = await api.tools.restore.call({ runId: id });
      // Loaded before: neither the result nor the list leaves the page while the new version is opened.
      const input = { runId: run.id };
      await Promise.all([
        queryClient.fetchQuery(api.tools.get.queryOptions({ input })),
        queryClient.fetchQuery(api.tools.versions.queryOptions({ input })),
      ]);
      open(run.id);
    });
  const versions = query.data?.versions ?? [];
  return { versions, open, restore, restoring: action.pending };
}

export type Versions = ReturnType<typeof useVersions>;

const done = ({ versions }: Versions) => versions.filter(({ status }) => status === "done");

/** Where an earlier version is shown: what it is, and the way back to it. */
export function EarlierVersion({ runId, versions }: { runId: string; versions: Versions }) {
  const { t } = useTranslation("tools");
  const all = done(versions);
  const at = all.findIndex(({ id }) => id === runId);
  const newest = all.at(-1);
  if (at < 0 || !newest || newest.id === runId) return null;
  return (
    <div role="note" className="flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft px-4 py-3 text-sm">
      <span className="min-w-0 grow">{t("versions.earlier", { number: at + 1, count: all.length })}</span>
      <Button size="sm" loading={versions.restoring} onClick={() => void versions.restore(runId)}>
        <Undo2 aria-hidden />
        {t("versions.restore")}
      </Button>
      <Button size="sm" variant="secondary" onClick={() => versions.open(newest.id)}>
        {t("versions.showNewest")}
      </Button>
    </div>
  );
}

/** Every version, newest first, with what was asked and when. A click shows it. */
export function VersionList({ runId, versions }: { runId: string; versions: Versions }) {
  const { t } = useTranslation("tools");
  const all = done(versions);
  if (all.length < 2) return null;
  return (
    <section aria-labelledby="versions">
      <h3 id="versions" className="flex items-center gap-2 font-semibold">
        <History aria-hidden className="size-4" />
        {t("versions.title")}
      </h3>
      <p className="mt-1 text-sm text-muted">{t("versions.text")}</p>
      <ol className="mt-3 max-h-96 divide-y divide-line overflow-y-auto rounded-card border border-line">
        {all
          .map((version, at) => (
            <VersionRow
              key={version.id}
              version={version}
              number={at + 1}
              from={all.findIndex(({ id }) => id === version.restores) + 1}
              isShown={version.id === runId}
              onOpen={() => versions.open(version.id)}
            />
          ))
          .toReversed()}
      </ol>
    </section>
  );
}

interface VersionRowProps {
  version: ToolVersion;
  number: number;
  /** The number of the version that it brought back; 0 for none, or one that is gone. */
  from: number;
  isShown: boolean;
  onOpen: () => void;
}

function VersionRow({ version, number, from, isShown, onOpen }: VersionRowProps) {
  const { t } = useTranslation("tools");
  const { asked, restores, createdAt } = version;
  return (
    <li>
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={onOpen}
        className="flex w-full cursor-pointer items-start gap-3 px-4 py-3 text-left text-sm hover:bg-hover aria-current:bg-hover"
      >
        <span className="w-6 shrink-0 text-muted tabular-nums">{number}</span>
        <span className="min-w-0 grow">
          <span className="line-clamp-2 wrap-anywhere">
            {restores === null ? asked : from > 0 ? t("versions.back", { number: from }) : t("versions.backToEarlier")}
          </span>
          <span className="text-xs text-muted">{formats.time(createdAt)}</span>
        </span>
        {isShown && <Badge>{t("versions.shown")}</Badge>}
      </button>
    </li>
  );
}
