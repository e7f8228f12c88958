import type { ProblemData } from "@cofounder/contract";
import { RotateCcw, Undo2, X } from "lucide-react";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { ChatSlotsContext } from "../chat-slots.ts";

function OutOfTokens({ data }: { data: ProblemData }) {
  const { t } = useTranslation("chat");
  const { moreTokens } = use(ChatSlotsContext);
  return (
    <>
      <p className="font-semibold">{t("failed.outOfTokens")}</p>
      <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-1 text-sm">
        {data.balance !== undefined && (
          <div className="flex gap-2">
            <dt className="text-muted">{t("failed.balance")}</dt>
            <dd className="font-medium tabular-nums">{t("failed.tokens", { count: data.balance })}</dd>
          </div>
        )}
        {data.cost !== undefined && (
          <div className="flex gap-2">
            <dt className="text-muted">{t("failed.cost")}</dt>
            <dd className="font-medium tabular-nums">{t("failed.costMost", { count: data.cost })}</dd>
          </div>
        )}
      </dl>
      <p className="mt-2 text-sm">{t("failed.howToGet")}</p>
      {moreTokens && <div className="mt-3">{moreTokens}</div>}
    </>
  );
}

interface FailedSendProps {
  error: unknown;
  onRetry: () => void;
  /** Moves the text back into the input; absent if nothing was typed. */
  onTakeBack: (() => void) | null;
  onDismiss: () => void;
}

/** Why a message was not sent, and what can be done. The text is never lost. */
export function FailedSend({ error, onRetry, onTakeBack, onDismiss }: FailedSendProps) {
  const { t } = useTranslation("chat");
  const problem = problemOf(error);
  const outOfTokens = problem.code === "insufficient_tokens";
  return (
    <div role="alert" className={`rounded-2xl px-4 py-4 sm:px-5 ${outOfTokens ? "bg-warn-soft" : "bg-bad-soft"}`}>
      {outOfTokens ? <OutOfTokens data={problem.data} /> : <p>{problemTexts[problem.code]}</p>}
      {problem.code === "network" && <p className="mt-1 text-sm">{t("failed.waiting")}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={onRetry}>
          <RotateCcw className="size-3.5" aria-hidden />
          {t("failed.retry")}
        </Button>
        {onTakeBack ? (
          <Button size="sm" variant="ghost" onClick={onTakeBack}>
            <Undo2 className="size-3.5" aria-hidden />
            {t("failed.takeBack")}
          </Button>
        ) : (
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            <X className="size-3.5" aria-hidden />
            {t("failed.dismiss")}
          </Button>
        )}
      </div>
    </div>
  );
}
