import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../../api/index.ts";

/** Messages that contain the words, each linked to its place in its chat. */
export function MessageHits({ query, onOpen }: { query: string; onOpen: () => void }) {
  const { t } = useTranslation("chat");
  const search = useQuery(api.chats.search.queryOptions({ input: { query }, placeholderData: (previous) => previous }));
  const hits = search.data?.hits ?? [];
  return (
    <section aria-label={t("sidebar.inMessages")}>
      <h2 className="px-2 pb-1 text-xs font-medium text-muted">{t("sidebar.inMessages")}</h2>
      {search.isSuccess && hits.length === 0 && (
        <p className="px-2 py-1 text-sm text-muted">{t("sidebar.noMessages")}</p>
      )}
      <ul className="space-y-0.5">
        {hits.map((hit) => (
          <li key={hit.messageId}>
            <Link
              to={`/chat/${hit.chatId}?message=${hit.messageId}`}
              className="block rounded-control px-2 py-1.5 hover:bg-hover"
              onClick={onOpen}
            >
              <span className="block truncate text-sm">{hit.chatTitle || t("sidebar.untitled")}</span>
              <span className="line-clamp-2 text-xs text-muted">{hit.snippet}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
