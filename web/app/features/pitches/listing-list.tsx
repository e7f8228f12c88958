import type { Listing, Member } from "@cofounder/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { formats } from "../../locales/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { industries, stages } from "./choices.ts";
import { dollars } from "./money.ts";
import { StatCards } from "./stat-cards.tsx";

interface ListingListProps {
  member: Member | null;
  onSubmit: () => void;
  onSignIn: () => void;
}

type Industry = (typeof industries)[number] | "";
type Stage = (typeof stages)[number] | "";

/** The open pitches, for everybody. */
export function ListingList({ member, onSubmit, onSignIn }: ListingListProps) {
  const { t } = useTranslation("fundraising");
  const [industry, setIndustry] = useState<Industry>("");
  const [stage, setStage] = useState<Stage>("");
  const query = useInfiniteQuery(
    api.pitches.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(industry && { industry }),
        ...(stage && { stage }),
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const listings = query.data?.pages.flatMap((page) => page.pitches) ?? [];
  return (
    <div className="flex flex-col gap-6">
      <StatCards stats={query.data?.pages[0]?.stats} />
      <Filters industry={industry} onIndustry={setIndustry} stage={stage} onStage={setStage} />
      {query.isPending && <Skeleton className="h-48 rounded-card" />}
      {query.isError && <LoadFailed error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && listings.length === 0 && <NoListing onSubmit={onSubmit} />}
      <ul className="flex flex-col gap-4">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} member={member} onSignIn={onSignIn} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          className="self-center"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </div>
  );
}

interface FiltersProps {
  industry: Industry;
  onIndustry: (industry: Industry) => void;
  stage: Stage;
  onStage: (stage: Stage) => void;
}

function Filters({ industry, onIndustry, stage, onStage }: FiltersProps) {
  const { t } = useTranslation("fundraising");
  return (
    <div className="grid gap-4 sm:max-w-lg sm:grid-cols-2">
      <Field label={t("industry")}>
        <Select<Industry>
          value={industry}
          onValueChange={onIndustry}
          options={[
            { value: "", label: t("allIndustries") },
            ...industries.map((value) => ({ value, label: t(`industries.${value}`) })),
          ]}
        />
      </Field>
      <Field label={t("stage")}>
        <Select<Stage>
          value={stage}
          onValueChange={onStage}
          options={[
            { value: "", label: t("allStages") },
            ...stages.map((value) => ({ value, label: t(`stages.${value}`) })),
          ]}
        />
      </Field>
    </div>
  );
}

function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation("fundraising");
  const { t: common } = useTranslation();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-4 text-sm">
      {t("loadFailed")}: {problemTexts[problemOf(error).code]}
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {common("retry")}
      </Button>
    </div>
  );
}

function NoListing({ onSubmit }: { onSubmit: () => void }) {
  const { t } = useTranslation("fundraising");
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-line-strong p-6 sm:p-8">
      <p className="font-medium">{t("none")}</p>
      <p className="text-muted">{t("noneText")}</p>
      <Button onClick={onSubmit}>{t("submitFirst")}</Button>
    </div>
  );
}

function ListingCard({ listing, member, onSignIn }: { listing: Listing } & Omit<ListingListProps, "onSubmit">) {
  const { t } = useTranslation("fundraising");
  const { companyName, description, traction, seekingAmount, withheld } = listing;
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-lg font-semibold tracking-tight wrap-anywhere">{companyName}</h3>
          <div className="mt-2 flex flex-wrap gap-2">
            <Badge>{t(`industries.${listing.industry}`)}</Badge>
            <Badge>{t(`stages.${listing.stage}`)}</Badge>
            {listing.isOwn && <Badge tone="accent">{t("own")}</Badge>}
          </div>
        </div>
        {seekingAmount !== null && (
          <p className="text-right">
            <span className="block text-sm text-muted">{t("seeking")}</span>
            <span className="text-xl font-semibold tracking-tight tabular-nums">{dollars(seekingAmount)}</span>
          </p>
        )}
      </div>
      {description !== null && <p className="mt-4 leading-relaxed whitespace-pre-line wrap-anywhere">{description}</p>}
      {traction !== null && (
        <p className="mt-3 text-sm wrap-anywhere whitespace-pre-line">
          <span className="font-medium">{t("traction")}: </span>
          {traction}
        </p>
      )}
      {withheld.map(({ field, until }) => (
        <p key={field} className="mt-3 flex items-center gap-2 text-sm text-muted">
          <Lock aria-hidden className="size-3.5 shrink-0" />
          {t(`withheld.${until}`, { field: t(`fields.${field}`) })}
        </p>
      ))}
      <footer className="mt-5 flex flex-wrap items-center gap-3 text-sm text-muted">
        {!listing.isOwn && <Ask listing={listing} member={member} onSignIn={onSignIn} />}
        <span className="ml-auto">
          {listing.closesAt ? t("closes", { date: formats.date(listing.closesAt) }) : formats.date(listing.createdAt)}
        </span>
      </footer>
    </Card>
  );
}

function Ask({ listing, member, onSignIn }: { listing: Listing } & Omit<ListingListProps, "onSubmit">) {
  const { t } = useTranslation("fundraising");
  const [open, setOpen] = useState(false);
  if (!member) {
    return (
      <Button variant="secondary" size="sm" onClick={onSignIn}>
        {t("ask.signIn")}
      </Button>
    );
  }
  if (listing.request)
    return (
      <Badge tone={listing.request === "accepted" ? "good" : "neutral"}>{t(`ask.state.${listing.request}`)}</Badge>
    );
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t("ask.open")}
      </Button>
      <AskDialog listing={listing} open={open} onOpenChange={setOpen} name={member.displayName ?? ""} />
    </>
  );
}
