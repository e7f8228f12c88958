import type { OwnPitch } from "@cofounder/contract";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { byCursor, MoreButton } from "../../components/list.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Input } from "../../ui/input.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { dollars } from "./money.ts";
import { usePitchChanged } from "./my-pitches.tsx";

/** For admins: removes pitches from the list, with a reason, and restores them. */
export function Moderation() {
  const { t } = useTranslation("fundraising");
  const query = useInfiniteQuery(api.pitches.all.infiniteOptions(byCursor({})));
  if (query.isError) return <p role="alert">{problemTexts[problemOf(query.error).code]}</p>;
  if (!query.data) return <Skeleton className="h-48 rounded-card" />;
  const pitches = query.data.pages.flatMap((page) => page.pitches);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-2xl text-sm text-muted">{t("moderation.text")}</p>
      {pitches.length === 0 && <p>{t("moderation.none")}</p>}
      <ul className="flex flex-col gap-3">
        {pitches.map((pitch) => (
          <li key={pitch.id}>
            <ModeratedPitch pitch={pitch} />
          </li>
        ))}
      </ul>
      <MoreButton query={query} variant="secondary" className="self-center" />
    </div>
  );
}

function ModeratedPitch({ pitch }: { pitch: OwnPitch & { email: string } }) {
  const { t } = useTranslation("fundraising");
  const [because, setBecause] = useState("");
  const moderate = useMutation(api.pitches.moderate.mutationOptions(usePitchChanged()));
  const hidden = pitch.hiddenBecause !== null;
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium wrap-anywhere">{pitch.companyName}</h3>
        <Badge tone={pitch.isListed ? "good" : "neutral"}>{t(pitch.isListed ? "mine.listed" : "mine.notListed")}</Badge>
      </div>
      <p className="text-sm text-muted wrap-anywhere">
        {pitch.email} · {dollars(pitch.seekingAmount)} · {t(`mine.statuses.${pitch.status}`)}
      </p>
      <p className="line-clamp-3 text-sm wrap-anywhere">{pitch.description}</p>
      {hidden ? (
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <span className="grow">
            {t("moderation.because")}: {pitch.hiddenBecause}
          </span>
          <Button
            variant="secondary"
            size="sm"
            loading={moderate.isPending}
            onClick={() => moderate.mutate({ pitchId: pitch.id, hiddenBecause: null })}
          >
            {t("moderation.show")}
          </Button>
        </div>
      ) : (
        <form
          className="flex gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (because.trim() !== "") moderate.mutate({ pitchId: pitch.id, hiddenBecause: because.trim() });
          }}
        >
          <Input
            aria-label={t("moderation.because")}
            placeholder={t("moderation.because")}
            required
            maxLength={500}
            value={because}
            onValueChange={setBecause}
          />
          <Button type="submit" variant="secondary" loading={moderate.isPending}>
            {t("moderation.hide")}
          </Button>
        </form>
      )}
    </Card>
  );
}
