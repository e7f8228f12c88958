import type { Creator } from "@cofounder/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { ListCard } from "../../../components/list.tsx";
import { formats } from "../../../locales/formats.ts";
import { Card } from "../../../ui/card.tsx";
import { ListForm } from "./list-form.tsx";

/** The creators that the influencer finder offers to everybody. */
export function OperatorCreators() {
  const { t } = useTranslation("admin");
  const query = useInfiniteQuery(
    api.tools.operatorCreators.infiniteOptions({
      input: (from: number) => ({ from }),
      initialPageParam: 0,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  );
  const count = query.data?.pages.at(-1)?.count ?? 0;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
      <Card className="p-5 lg:sticky lg:top-20">
        <ListForm count={count} />
      </Card>
      <ListCard
        query={query}
        items={query.data?.pages.flatMap((page) => page.creators) ?? []}
        row={(creator) => <CreatorRow key={`${creator.platform}:${creator.handle}`} creator={creator} />}
        failure={t("loadFailed.creators")}
        empty={t("creators.none")}
        size="sm"
      />
    </div>
  );
}

function CreatorRow({ creator }: { creator: Creator }) {
  const { t } = useTranslation("admin");
  const { name, handle, platform, category, followers, engagement, country } = creator;
  const facts = [
    platform,
    category,
    country,
    followers === null ? null : t("creators.followers", { count: followers }),
    engagement === null ? null : t("creators.engagement", { percent: formats.number(engagement) }),
  ];
  return (
    <li className="px-4 py-3 sm:px-5">
      <p className="font-medium wrap-anywhere">
        {name} <span className="font-normal text-muted">{handle}</span>
      </p>
      <p className="wrap-anywhere text-muted">{facts.filter(Boolean).join(" · ")}</p>
    </li>
  );
}
