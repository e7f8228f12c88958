import type { Chat } from "@cofounder/contract";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { ArrowRight, CircleHelp, FlaskConical, ListChecks } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../../api/index.ts";
import { formats } from "../../../locales/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { byVenture } from "../manage/by-venture.ts";
import { useVentures } from "../manage/use-ventures.ts";
import { Age } from "../sidebar/age.tsx";
import { useNow } from "../sidebar/use-now.ts";
import { messagesOf } from "../thread/thread-pages.ts";
import { threadOptions } from "../thread/thread-query.ts";
import { useTypeTitle } from "../use-type-title.ts";
import { type OpenPoints, openPointsIn } from "./open-points.ts";

const othersMax = 4;

/** The latest chat with what is open in it, and the ones before; `none` for a member without a chat. */
export function LeftOff({ none }: { none: ReactNode }) {
  const { t } = useTranslation("dashboard");
  const now = useNow();
  const list = useQuery(api.chats.list.queryOptions({ input: {} }));
  if (list.isPending) return <Skeleton className="mt-10 h-56 rounded-card" />;
  if (!list.data) {
    return (
      <p role="alert" className="mt-10 flex flex-wrap items-center gap-3 text-bad">
        {t("leftOff.failed")}
        <Button size="sm" variant="secondary" onClick={() => void list.refetch()}>
          {t("leftOff.retry")}
        </Button>
      </p>
    );
  }
  const [latest, ...others] = list.data.chats;
  if (!latest) return none;
  return (
    <section aria-labelledby="left-off" className="mt-10">
      <h2 id="left-off" className="text-xl font-semibold tracking-tight">
        {t("leftOff.title")}
      </h2>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <LatestChat chat={latest} now={now} />
        {others.length > 0 ? <OtherChats chats={others.slice(0, othersMax)} now={now} /> : <Ventures />}
      </div>
    </section>
  );
}

function About({ chat, now, venture }: { chat: Chat; now: number; venture?: string | undefined }) {
  const type = useTypeTitle(chat.startupType);
  return (
    <span className="block truncate text-sm text-muted">
      {venture && `${venture} · `}
      <Age iso={chat.updatedAt} now={now} />
      {type && ` · ${type}`}
    </span>
  );
}

function LatestChat({ chat, now }: { chat: Chat; now: number }) {
  const { t } = useTranslation("dashboard");
  const { t: chatTexts } = useTranslation("chat");
  // The same query as the chat's own: opening it needs no further request.
  const thread = useInfiniteQuery(threadOptions(chat.id));
  const points = openPointsIn(messagesOf(thread.data));
  const venture = useVentures().find(({ id }) => id === chat.ventureId);
  return (
    <Card className="p-5 sm:p-6">
      <About chat={chat} now={now} venture={venture?.name} />
      <h3 className="mt-1 text-lg font-semibold tracking-tight break-words">
        {chat.title || chatTexts("sidebar.untitled")}
      </h3>
      {thread.isPending && <Skeleton className="mt-3 h-24" />}
      {points && <Open chatId={chat.id} points={points} />}
      <ButtonLink to={`/chat/${chat.id}`} className="mt-5">
        {t("leftOff.continue")}
        <ArrowRight aria-hidden />
      </ButtonLink>
    </Card>
  );
}

function Open({ chatId, points }: { chatId: string; points: OpenPoints }) {
  const { t } = useTranslation("dashboard");
  const { line, unread, questions, test, messageId } = points;
  return (
    <>
      {line && <p className="mt-2 line-clamp-3 text-muted">{line}</p>}
      {(unread > 0 || questions.length > 0 || test) && (
        <ul aria-label={t("leftOff.open")} className="mt-4 space-y-2.5 border-t border-line pt-4 text-sm">
          {unread > 0 && (
            <Point icon={<ListChecks aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />}>
              <Link to={`/chat/${chatId}?message=${messageId}`} className="underline-offset-4 hover:underline">
                {t("leftOff.unread", { count: unread })}
              </Link>
            </Point>
          )}
          {questions.map((question) => (
            <Point key={question} icon={<CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />}>
              {question}
            </Point>
          ))}
          {test && (
            <Point icon={<FlaskConical aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />}>
              {test.name}
              <span className="block text-muted">{t("leftOff.since", { day: formats.date(test.since) })}</span>
            </Point>
          )}
        </ul>
      )}
    </>
  );
}

function Point({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** The ventures, where there is no other chat to name. */
function Ventures() {
  const { t } = useTranslation("dashboard");
  const ventures = useVentures();
  if (ventures.length === 0) return null;
  return (
    <Card className="p-2">
      <h3 className="px-3 pt-2 pb-1 text-sm font-medium text-muted">{t("leftOff.ventures")}</h3>
      <ul>
        {ventures.slice(0, othersMax).map(({ id, name, line }) => (
          <li key={id}>
            <Link
              to={`/ventures/${id}`}
              className="block rounded-control px-3 py-2 hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="block truncate font-medium">{name}</span>
              <span className="block truncate text-sm text-muted">{line || t("leftOff.figures")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OtherChats({ chats, now }: { chats: Chat[]; now: number }) {
  const { t } = useTranslation("dashboard");
  const { t: chatTexts } = useTranslation("chat");
  const groups = byVenture(chats, useVentures());
  return (
    <Card className="p-2">
      <h3 className="px-3 pt-2 pb-1 text-sm font-medium text-muted">{t("leftOff.others")}</h3>
      {groups.map(({ venture, chats: of }) => (
        <div key={venture?.id ?? ""}>
          {venture && (
            <h4 className="px-3 pt-2 text-sm font-semibold">
              <Link to={`/ventures/${venture.id}`} className="block truncate underline-offset-4 hover:underline">
                {venture.name}
              </Link>
            </h4>
          )}
          <ul>
            {of.map((chat) => (
              <li key={chat.id}>
                <Link
                  to={`/chat/${chat.id}`}
                  className="block rounded-control px-3 py-2 hover:bg-hover focus-visible:-outline-offset-2"
                >
                  <span className="block truncate">{chat.title || chatTexts("sidebar.untitled")}</span>
                  <About chat={chat} now={now} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}
