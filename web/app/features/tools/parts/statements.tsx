import type { ClaimSource, Figure, Statement } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { cn } from "../../../ui/cn.ts";
import { Marked } from "../marks/marked.tsx";

const tones: Record<Statement["basis"], BadgeTone> = {
  founder: "neutral",
  computed: "good",
  source: "accent",
  assumption: "warn",
  unknown: "warn",
};

/** The basis of a line: the founder, a computation, a source with its year, or nothing yet. */
export function Basis({ basis, source }: { basis: Statement["basis"]; source: ClaimSource | null }) {
  const { t } = useTranslation("toolParts");
  if (basis === "founder" || basis === "computed") return null;
  if (!source) return <Badge tone={tones[basis]}>{t(`basis.${basis}`)}</Badge>;
  const name = t("source", { publisher: source.publisher, year: source.year });
  const label = source.stale ? t("stale", { name }) : name;
  const isLink = source.url?.startsWith("https://") ?? false;
  return (
    <cite className="text-sm text-muted not-italic">
      {isLink ? (
        <a
          href={source.url ?? undefined}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          {label}
        </a>
      ) : (
        label
      )}
    </cite>
  );
}

export function StatementLine({ statement, className }: { statement: Statement; className?: string }) {
  return (
    <p className={cn("leading-relaxed wrap-anywhere", className)}>
      <Marked text={statement.text} /> <Basis basis={statement.basis} source={statement.source} />
    </p>
  );
}

export function Statements({ items }: { items: Statement[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.text} className="border-l-2 border-line-strong pl-4">
          <StatementLine statement={item} />
        </li>
      ))}
    </ul>
  );
}

/** Figures with their names; a computed one shows its computation. */
export function Figures({ items }: { items: Figure[] }) {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-2">
      {items.map(({ label, value, basis, formula, source }) => (
        <div key={`${label}${value}`} className="border-t border-line py-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-0.5 font-medium wrap-anywhere">{value}</dd>
          {formula && formula !== value && <dd className="mt-0.5 text-sm text-muted tabular-nums">= {formula}</dd>}
          {source && (
            <dd className="mt-0.5">
              <Basis basis={basis} source={source} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

export function Lines({ items, ordered = false }: { items: string[]; ordered?: boolean }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List
      className={cn(
        "flex flex-col gap-2 pl-5 leading-relaxed marker:text-faint",
        ordered ? "list-decimal" : "list-disc",
      )}
    >
      {items.map((item) => (
        <li key={item} className="pl-1 wrap-anywhere">
          <Marked text={item} />
        </li>
      ))}
    </List>
  );
}
