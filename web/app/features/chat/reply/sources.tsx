import type { WebSource } from "@cofounder/contract";
import { ArrowUpRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { safeLink } from "../text/safe-link.ts";
import { useReplyWords } from "./reply-words.ts";

function SourceCard({ source, number }: { source: WebSource; number: number }) {
  const { t } = useTranslation("chat");
  const link = safeLink(source.url);
  if (!link) return null;
  return (
    <li className="w-60 max-w-[75%] shrink-0 grow">
      <a
        className="group flex h-full flex-col rounded-xl border border-line p-3 hover:bg-sunken"
        href={link.href}
        rel="noopener noreferrer nofollow"
        target="_blank"
        title={t("reply.linkTitle", { host: link.host })}
      >
        <span className="flex items-center justify-between gap-2 text-xs text-muted">
          <span className="truncate">
            {number}. {link.host}
          </span>
          <ArrowUpRight className="size-3.5 shrink-0" aria-hidden />
        </span>
        <span className="mt-1 line-clamp-2 text-sm font-medium group-hover:underline">{source.title}</span>
        {source.snippet && <span className="mt-1 line-clamp-1 text-xs text-muted">{source.snippet}</span>}
      </a>
    </li>
  );
}

/** The web pages a reply used. */
export function Sources({ sources }: { sources: WebSource[] }) {
  const { say } = useReplyWords();
  if (sources.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-sm font-semibold">{say("reply.sources")}</h3>
      <ol className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 sm:mx-0 sm:px-0" tabIndex={0}>
        {sources.map((source, index) => (
          <SourceCard key={source.url} source={source} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}
