import type { ReactNode } from "react";
import type { Prose } from "../../../content/prose.ts";
import { reading } from "../../../content/reading.ts";
import { ContentsColumn, ContentsFold } from "./contents-list.tsx";
import { ProseView } from "./prose-view.tsx";

interface DocumentProps {
  prose: Prose;
  /** Shown above the contents, beside the text. */
  aside?: ReactNode;
  /** Follows the text, in its column. */
  after?: ReactNode;
}

/** A long text, with its table of contents beside it. */
export function Document({ prose, aside, after }: DocumentProps) {
  const entries = prose.sources?.length
    ? [...prose.sections, { id: "sources", title: reading.sources }]
    : prose.sections;
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 pb-20 sm:px-6 sm:pb-28 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-16 print:block print:pb-0">
      <aside
        className={
          "space-y-8 self-start lg:sticky lg:top-[calc(var(--spacing-nav)+2.5rem)] " +
          "lg:max-h-[calc(100dvh-var(--spacing-nav)-5rem)] lg:overflow-y-auto"
        }
      >
        {aside}
        <ContentsColumn sections={entries} />
        <ContentsFold sections={entries} />
      </aside>
      <div className="min-w-0">
        <ProseView {...prose} />
        {after}
      </div>
    </div>
  );
}
