import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { problemOf, problemTexts } from "../api/index.ts";
import { formats } from "../locales/formats.ts";

/** The history of a thing, which is read once somebody opens it. */
export function Versions({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="border-t border-line pt-3 text-sm">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="inline-flex min-h-6 cursor-pointer items-center gap-1.5 font-medium hover:underline"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDown aria-hidden className={`size-4 text-muted transition-transform ${isOpen ? "rotate-180" : ""}`} />
        {label}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}

export interface ShownVersion {
  version: number;
  at: string;
  /** As it is shown; null: the reader's own, or nobody's. */
  by: string | null;
  /** A line for each thing that it changed. */
  changes: readonly string[];
}

interface VersionListProps {
  query: { isPending: boolean; error: unknown };
  versions: readonly ShownVersion[];
}

/** Newest first: when it was stored, who typed it, and what it changed. */
export function VersionList({ query, versions }: VersionListProps) {
  if (query.isPending) return <p className="pt-2 text-muted">…</p>;
  if (query.error) return <p role="alert">{problemTexts[problemOf(query.error).code]}</p>;
  return (
    <ol className="space-y-3 pt-3">
      {versions.map(({ version, at, by, changes }) => (
        <li key={version} className="border-l-2 border-line pl-3">
          <p className="text-muted wrap-anywhere">
            {formats.time(at)}
            {by && ` · ${by}`}
          </p>
          <ul>
            {changes.map((change) => (
              <li key={change} className="wrap-anywhere">
                {change}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
