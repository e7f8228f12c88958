import type { OwnPitch, PitchStatus } from "@cofounder/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { useAction } from "../../components/use-action.ts";
import { formats } from "../../locales/formats.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { toast } from "../../ui/toast.tsx";
import { dollars } from "./money.ts";
import { PitchForm } from "./pitch-form.tsx";

/** The states that may follow each state. */
const next: Record<PitchStatus, PitchStatus[]> = {
  draft: ["active"],
  active: ["closed", "withdrawn"],
  closed: ["active", "withdrawn"],
  withdrawn: [],
};

interface MyPitchesProps {
  /** A new pitch is being written, as the address says. */
  begun: boolean;
  onBegin: () => void;
  onEnd: () => void;
}

/** The founder's own pitches: new, change, open, close, withdraw, delete. */
export function MyPitches({ begun, onBegin, onEnd }: MyPitchesProps) {
  const { t } = useTranslation("fundraising");
  const [editing, setEditing] = useState<OwnPitch | null>(null);
  const query = useQuery(api.pitches.mine.queryOptions());
  if (begun) return <PitchForm pitch={null} signedIn onEnd={onEnd} />;
  if (editing) return <PitchForm pitch={editing} signedIn onEnd={() => setEditing(null)} />;
  if (query.isError) return <p role="alert">{problemTexts[problemOf(query.error).code]}</p>;
  if (!query.data) return <Skeleton className="h-48 rounded-card" />;
  return (
    <div className="flex flex-col items-start gap-5">
      <Button onClick={onBegin}>{t("mine.new")}</Button>
      {query.data.pitches.length === 0 && <p className="text-muted">{t("mine.none")}</p>}
      <ul className="flex w-full flex-col gap-4">
        {query.data.pitches.map((pitch) => (
          <li key={pitch.id}>
            <PitchCard pitch={pitch} onEdit={() => setEditing(pitch)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function usePitchChanged() {
  const { t } = useTranslation("fundraising");
  const queryClient = useQueryClient();
  return {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.pitches.key() }),
    onError: (error: unknown) => toast.error(t("mine.failed"), problemTexts[problemOf(error).code]),
  };
}

function PitchCard({ pitch, onEdit }: { pitch: OwnPitch; onEdit: () => void }) {
  const { t } = useTranslation("fundraising");
  const setStatus = useMutation(api.pitches.setStatus.mutationOptions(usePitchChanged()));
  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{pitch.companyName}</h3>
          <p className="mt-1 text-sm text-muted">
            {[
              t(`industries.${pitch.industry}`),
              t(`stages.${pitch.stage}`),
              dollars(pitch.seekingAmount),
              pitch.requests > 0 ? t("mine.requests", { count: pitch.requests }) : "",
              formats.date(pitch.createdAt),
            ]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge>{t(`mine.statuses.${pitch.status}`)}</Badge>
          {pitch.status === "active" && (
            <Badge tone={pitch.isListed ? "good" : "warn"}>
              {t(pitch.isListed ? "mine.listed" : "mine.notListed")}
            </Badge>
          )}
        </div>
      </div>
      {pitch.hiddenBecause !== null && (
        <p role="note" className="mt-3 rounded-lg bg-warn-soft px-4 py-3 text-sm">
          {t("mine.hidden", { because: pitch.hiddenBecause })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {pitch.status !== "withdrawn" && (
          <Button variant="secondary" size="sm" onClick={onEdit}>
            {t("mine.edit")}
          </Button>
        )}
        {next[pitch.status].map((status) => (
          <Button
            key={status}
            variant="secondary"
            size="sm"
            disabled={setStatus.isPending}
            onClick={() => setStatus.mutate({ pitchId: pitch.id, status })}
          >
            {t(`mine.to.${status}`)}
          </Button>
        ))}
        <DeletePitch pitch={pitch} />
      </div>
    </Card>
  );
}

function DeletePitch({ pitch }: { pitch: OwnPitch }) {
  const { t } = useTranslation("fundraising");
  const { run } = useAction({ failed: t("mine.failed"), changed: [api.pitches.key()] });
  const question = {
    title: t("mine.deleteTitle"),
    text: t("mine.deleteText", { name: pitch.companyName }),
    confirm: t("mine.delete"),
    cancel: t("mine.cancel"),
  };
  return (
    <ConfirmButton
      variant="ghost"
      size="sm"
      question={question}
      onConfirm={() => run(() => api.pitches.delete.call({ pitchId: pitch.id }))}
    >
      {t("mine.delete")}
    </ConfirmButton>
  );
}
