import type { HeardFigure } from "@cofounder/contract";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { ArrowRight, MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { LoadFailed } from "../../../components/list.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { HeardView } from "../reply/heard/heard-view.tsx";
import { foundersBefore, heardBefore, placeOf } from "../reply/heard/said.ts";
import { type Settled, withoutThese, withSettled } from "../reply/heard/shown-figures.ts";
import { OpenQuestion } from "./open-question.tsx";
import { type Open, useOpen } from "./use-open.ts";

/** The figures that are asked about and the open questions of a venture's newest chats, answered in place. */
export function VentureOpen({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventures");
  const { open, isPending, failed } = useOpen(ventureId);
  if (isPending) return <Skeleton className="h-72 rounded-card" />;
  if (failed) return <LoadFailed query={failed} failure={t("open.loadFailed")} />;
  if (!open?.length)
    return (
      <EmptyState title={t("open.empty")} text={t("open.emptyText")}>
        <ButtonLink to={`/chat?venture=${ventureId}`} variant="secondary">
          <MessageSquarePlus aria-hidden />
          {t("newChat")}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <div className="flex flex-col gap-8">
      {open.map((each) => (
        <OpenInChat key={each.chat.id} open={each} />
      ))}
    </div>
  );
}

/** The figures that wait, to be confirmed beside those that stand; nothing where none waits. */
export function WaitingFigures({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventures");
  const { open = [] } = useOpen(ventureId);
  const waiting = open.flatMap((each) => (each.heard ? [{ ...each, questions: [] }] : []));
  if (waiting.length === 0) return null;
  const count = waiting.reduce((sum, { heard }) => sum + (heard?.figures.length ?? 0), 0);
  return (
    <section aria-labelledby="waiting-figures" className="mb-10 flex flex-col gap-4">
      <div>
        <h2 id="waiting-figures" className="flex items-center gap-2.5 text-lg font-semibold">
          {t("open.title")}
          <span className="rounded-full bg-warn-soft px-2 text-sm font-medium text-warn tabular-nums">{count}</span>
        </h2>
        <p className="mt-0.5 text-sm text-muted">{t("open.wait", { count })}</p>
      </div>
      {waiting.map((each) => (
        <OpenInChat key={each.chat.id} open={each} />
      ))}
    </section>
  );
}

function OpenInChat({ open }: { open: Open }) {
  const { t } = useTranslation("ventures");
  const { chat, messages, reply, heard, questions } = open;
  const [pending, settle] = useSettling(chat.id, reply.id);
  const isFrozen = chat.runningTurnId !== null || pending.length > 0;
  const find = (figure: HeardFigure) => placeOf(figure, foundersBefore(messages, reply.id));
  return (
    <section aria-label={chat.title || t("untitled")} className="flex flex-col gap-4">
      <Link
        to={`/chat/${chat.id}`}
        className="group inline-flex w-fit max-w-full items-center gap-1.5 text-sm text-muted hover:text-ink hover:underline"
      >
        <span className="truncate">{t("open.inChat", { title: chat.title || t("untitled") })}</span>
        <ArrowRight aria-hidden className="size-4 shrink-0 text-muted group-hover:translate-x-0.5" />
      </Link>
      {heard && (
        <HeardView
          part={{ ...heard, figures: withSettled(heard.figures, pending) }}
          earlier={() => withoutThese(heardBefore(messages, reply.id), heard.figures)}
          frozen={isFrozen ? "busy" : null}
          placeOf={find}
          onSettle={settle}
        />
      )}
      {questions.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line">
          {questions.map((question) => (
            <OpenQuestion
              key={`${reply.id} ${question.id}`}
              chat={chat}
              lastMessageId={messages.at(-1)?.id ?? null}
              question={question}
              frozen={isFrozen}
              onSettle={settle}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Settlements on their way to the server, and what sends more. */
function useSettling(chatId: string, messageId: string) {
  const { t } = useTranslation("heard");
  const queryClient = useQueryClient();
  const [pending, setPending] = useState<readonly Settled[]>([]);
  const settle = async (settled: readonly Settled[]) => {
    setPending(settled);
    try {
      const settlements = settled.map(({ settlement }) => settlement);
      await api.chats.settleFigures.call({ chatId, messageId, settlements });
      await refresh(queryClient);
    } catch (error) {
      toast.error(t("failed"), problemTexts[problemOf(error).code]);
    } finally {
      setPending([]);
    }
  };
  return [pending, (settled: readonly Settled[]) => void settle(settled)] as const;
}

const refresh = (queryClient: QueryClient) =>
  Promise.all(
    [api.chats.get.key(), api.ventures.key(), api.tools.venture.key()].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
