import type { Listing, Member } from "@cofounder/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Lock, ShieldAlert } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { byCursor, LoadFailed, MoreButton, useFilter } from "../../components/list.tsx";
import { formats } from "../../locales/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { FormFields, optionsOf } from "../../ui/form-fields.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AskDialog } from "./ask-dialog.tsx";
import { industries, stages } from "./choices.ts";
import { dollars } from "./money.ts";
import { InvestorCount, StatCards } from "./stat-cards.tsx";

interface ListingListProps {
  member: Member | null;
  onSubmit: () => void;
  onSignIn: () => void;
}

type Industry = (typeof industries)[number] | "";
type Stage = (typeof stages)[number] | "";

function useListings(wanted: Partial<Pick<Listing, "industry" | "stage">>) {
  const query = useInfiniteQuery(
    api.pitches.list.infiniteOptions({ ...byCursor(wanted), placeholderData: keepPreviousData }),
  );
  const pages = query.data?.pages ?? [];
  const listings = pages.flatMap((page) => page.pitches);
  return { query, listings, stats: pages[0]?.stats, found: query.isSuccess ? listings.length : null };
}

/** The open pitches, for everybody. */
export function ListingList({ member, onSubmit, onSignIn }: ListingListProps) {
  const { t } = useTranslation("fundraising");
  const { wanted, fields } = useFilter({ industry: "" as Industry, stage: "" as Stage });
  const { query, listings, stats, found } = useListings(wanted);
  const isFiltered = Object.keys(wanted).length > 0;
  return (
    <div className="flex flex-col gap-6">
      <p className="flex max-w-3xl gap-3 rounded-card bg-warn-soft px-4 py-3 text-sm">
        <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        {t("notChecked")}
      </p>
      <StatCards stats={stats} />
      {(found !== 0 || isFiltered) && <Filters {...fields} />}
      {query.isPending && <Skeleton className="h-48 rounded-card" />}
      {query.isError && <LoadFailed query={query} failure={t("loadFailed")} />}
      {found === 0 && <NoListing onSubmit={onSubmit} />}
      <ul className="flex flex-col gap-4">
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} member={member} onSignIn={onSignIn} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} variant="secondary" className="self-center" />
      <InvestorCount />
    </div>
  );
}

interface Wanted {
  industry: Industry;
  stage: Stage;
}

function Filters(fields: { values: Wanted; onChange: (change: Partial<Wanted>) => void }) {
  const { t } = useTranslation("fundraising");
  return (
    <div className="grid gap-4 sm:max-w-lg sm:grid-cols-2">
      <FormFields
        {...fields}
        fields={[
          {
            name: "industry",
            label: t("industry"),
            options: [
              { value: "", label: t("allIndustries") },
              ...optionsOf(industries, (value) => t(`industries.${value}`)),
            ],
          },
          {
            name: "stage",
            label: t("stage"),
            options: [{ value: "", label: t("allStages") }, ...optionsOf(stages, (value) => t(`stages.${value}`))],
          },
        ]}
      />
    </div>
  );
}

function NoListing({ onSubmit }: { onSubmit: () => void }) {
  const { t } = useTranslation("fundraising");
  return (
    <EmptyState title={t("none")} text={t("noneText")} className="sm:p-8">
      <Button onClick={onSubmit}>{t("submitFirst")}</Button>
    </EmptyState>
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
