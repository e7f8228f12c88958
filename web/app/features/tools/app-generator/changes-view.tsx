import type { AppFile, AppGeneratorOutput } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { diffLines } from "diff";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { cn } from "../../../ui/cn.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";

interface FileChange {
  path: string;
  parts: { value: string; added: boolean; removed: boolean }[];
}

/** Each changed file, line by line; unchanged lines are left out. */
function changesOf(before: AppFile[], after: AppFile[]): FileChange[] {
  const [earlier, later] = [before, after].map((files) => new Map(files.map(({ path, content }) => [path, content])));
  const paths = [...new Set([...(earlier?.keys() ?? []), ...(later?.keys() ?? [])])].toSorted();
  return paths.flatMap((path) => {
    const [old = "", now = ""] = [earlier?.get(path), later?.get(path)];
    if (old === now) return [];
    return [{ path, parts: diffLines(old, now).filter(({ added, removed }) => added || removed) }];
  });
}

/** The changes that the last request made to the files. */
export function ChangesView({ output, earlierId }: { output: AppGeneratorOutput; earlierId: string }) {
  const { t } = useTranslation("appGenerator");
  const { data } = useQuery(api.tools.get.queryOptions({ input: { runId: earlierId } }));
  if (!data) return <Skeleton className="h-40 rounded-card" />;
  const before = (data.run.output as AppGeneratorOutput | null)?.files ?? [];
  return (
    <section aria-label={t("changed")} className="flex flex-col gap-4">
      <p>{output.edits.at(-1)?.said}</p>
      {changesOf(before, output.files).map(({ path, parts }) => (
        <figure key={path} className="overflow-hidden rounded-card border border-line">
          <figcaption className="border-b border-line px-4 py-2 font-mono text-sm">{path}</figcaption>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls can be scrolled by keyboard */}
          <pre tabIndex={0} aria-label={path} className="max-h-96 overflow-auto py-2 font-mono text-xs leading-relaxed">
            {parts.map(({ value, added }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
              <span key={at} className={cn("block px-4", added ? "bg-good-soft" : "bg-bad-soft")}>
                {value
                  .replace(/\n$/, "")
                  .split("\n")
                  .map((line) => `${added ? "+" : "−"} ${line}`)
                  .join("\n")}
              </span>
            ))}
          </pre>
        </figure>
      ))}
    </section>
  );
}
