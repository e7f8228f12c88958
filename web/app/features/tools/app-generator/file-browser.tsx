import type { AppFile } from "@cofounder/contract";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { cn } from "../../../ui/cn.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

const FileView = lazy(async () => ({ default: (await import("./file-view.tsx")).FileView }));

/** The files by folder, with the chosen one beside them. */
export function FileBrowser({ files }: { files: AppFile[] }) {
  const { t } = useTranslation("appGenerator");
  const [path, setPath] = useState(files.find(({ path: each }) => each === "README.md")?.path ?? files[0]?.path);
  const chosen = files.find((file) => file.path === path) ?? files[0];
  const folders = Map.groupBy(files, (file) => file.path.split("/").slice(0, -1).join("/"));
  const sorted = [...folders].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label={t("fileTree")} className="flex flex-col gap-3 text-sm">
        {sorted.map(([folder, inside]) => (
          <div key={folder}>
            {folder && <p className="px-2 text-muted">{folder}/</p>}
            <ul className={cn(folder && "pl-3")}>
              {inside.map((file) => (
                <li key={file.path}>
                  <button
                    type="button"
                    aria-current={file === chosen || undefined}
                    onClick={() => setPath(file.path)}
                    className={
                      "w-full cursor-pointer truncate rounded-control px-2 py-1 text-left font-mono text-xs hover:bg-hover " +
                      "aria-current:bg-hover aria-current:font-semibold"
                    }
                  >
                    {file.path.slice(folder ? folder.length + 1 : 0)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>{chosen && <FileView file={chosen} />}</Suspense>
    </div>
  );
}
