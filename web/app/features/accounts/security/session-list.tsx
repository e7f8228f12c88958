import type { MemberSession } from "@cofounder/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Monitor, Smartphone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { formats } from "../../../locales/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { LoadFailed } from "../load-failed.tsx";
import { deviceOf } from "./device-name.ts";
import { Section } from "./section.tsx";

export function SessionList() {
  const { t } = useTranslation("security");
  const { data, error, refetch } = useQuery(api.accounts.sessions.queryOptions());
  return (
    <Section title={t("sessions.title")} text={t("sessions.text")}>
      {data ? (
        <Sessions sessions={data.sessions} />
      ) : error ? (
        <LoadFailed
          title={t("sessions.loadFailed")}
          text={problemTexts[problemOf(error).code]}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-16" />
      )}
    </Section>
  );
}

function useRevocation() {
  const { t } = useTranslation("security");
  const { t: common } = useTranslation();
  const queryClient = useQueryClient();
  return {
    onSuccess: ({ revoked }: { revoked: number }) => toast.success(t("sessions.revoked", { count: revoked })),
    onError: (error: Error) => toast.error(common("error"), problemTexts[problemOf(error).code]),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.accounts.sessions.key() }),
  };
}

function Sessions({ sessions }: { sessions: MemberSession[] }) {
  const { t } = useTranslation("security");
  const others = useMutation(api.accounts.revokeOtherSessions.mutationOptions(useRevocation()));
  return (
    <>
      <ul className="-my-4 divide-y divide-line">
        {sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="mt-8 border-t border-line pt-5">
          <Button variant="secondary" size="sm" loading={others.isPending} onClick={() => others.mutate(undefined)}>
            {t("sessions.revokeOthers")}
          </Button>
        </div>
      )}
    </>
  );
}

function Session({ session }: { session: MemberSession }) {
  const { t } = useTranslation("security");
  const revoke = useMutation(api.accounts.revokeSession.mutationOptions(useRevocation()));
  const { browser, system, handheld } = deviceOf(session.userAgent);
  const known = [browser, system].filter(Boolean).join(" · ");
  const name = known || t(session.current ? "sessions.current" : "sessions.unknown");
  const Icon = handheld ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-4 py-4">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name}
          {session.current && known && <Badge tone="good">{t("sessions.current")}</Badge>}
        </p>
        <p className="text-muted">
          {[session.ipAddress, t("sessions.seen", { time: formats.time(session.seenAt) })].filter(Boolean).join(" · ")}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          size="sm"
          loading={revoke.isPending}
          aria-label={t("sessions.revokeOne", { name })}
          onClick={() => revoke.mutate({ sessionId: session.id })}
        >
          {t("sessions.revoke")}
        </Button>
      )}
    </li>
  );
}
