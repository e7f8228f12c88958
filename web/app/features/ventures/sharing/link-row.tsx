import type { VentureShare } from "@cofounder/contract";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { formats } from "../../../locales/formats.ts";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { toast } from "../../../ui/toast.tsx";

interface LinkRowProps {
  ventureId: string;
  share: VentureShare;
  onEnded: () => void;
}

/** One link: for whom, until when, and when it was opened. */
export function LinkRow({ ventureId, share, onEnded }: LinkRowProps) {
  const { t } = useTranslation("sharedSheets");
  const { t: ofPlans } = useTranslation("savedPlans");
  const { run } = useAction({ failed: t("failedToEnd"), changed: [api.ventureShares.key()] });
  const { id, reader, expiresAt, hasExpired } = share;
  const action = hasExpired ? t("remove") : ofPlans("share.end");
  const end = () =>
    run(async () => {
      await api.ventureShares.withdraw.call({ ventureId, ventureShareId: id });
      onEnded();
      toast.success(hasExpired ? t("removed") : ofPlans("share.ended"));
    });
  return (
    <li className="flex items-start justify-between gap-2 py-2 text-sm">
      <div className="min-w-0">
        {reader && <p className="font-medium wrap-anywhere">{t("forReader", { reader })}</p>}
        <p>
          {hasExpired
            ? t("expired", { date: formats.time(expiresAt) })
            : ofPlans("share.ends", { date: formats.time(expiresAt) })}
        </p>
        <Openings share={share} />
      </div>
      <ConfirmButton
        variant="ghost"
        size="icon"
        aria-label={reader ? `${action}: ${reader}` : action}
        question={{
          title: t(hasExpired ? "removeTitle" : "endTitle"),
          text: t(hasExpired ? "removeText" : "endText"),
          confirm: action,
          cancel: ofPlans("cancel"),
        }}
        onConfirm={end}
      >
        <X aria-hidden />
      </ConfirmButton>
    </li>
  );
}

function Openings({ share: { opened, openings } }: { share: VentureShare }) {
  const { t } = useTranslation("sharedSheets");
  if (opened === 0) return <p className="text-muted">{t("notOpened")}</p>;
  return (
    <details className="text-muted">
      <summary className="w-fit cursor-pointer hover:text-ink">{t("opened", { count: opened })}</summary>
      {opened > openings.length && <p className="mt-1">{t("newest", { number: openings.length })}</p>}
      <ol
        className="mt-1 max-h-48 overflow-y-auto pl-4 tabular-nums"
        tabIndex={0}
        aria-label={t("opened", { count: opened })}
      >
        {openings.map((at, index) => (
          <li key={index}>
            <time dateTime={at}>{formats.time(at)}</time>
          </li>
        ))}
      </ol>
    </details>
  );
}
