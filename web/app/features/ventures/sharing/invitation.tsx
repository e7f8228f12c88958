import type { Member } from "@cofounder/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { formats } from "../../../locales/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";

interface InvitationProps {
  token: string;
  /** Who is signed in; null: nobody, undefined: not known yet. */
  member: Member | null | undefined;
  /** The sign-in that follows leads back here. */
  onSignIn: () => void;
}

/** What an invitation offers, and the way to accept it: with an account of the address that it was sent to. */
export function Invitation({ token, member, onSignIn }: InvitationProps) {
  const { t } = useTranslation("ventureMembers");
  const query = useQuery(api.ventureMembers.readInvitation.queryOptions({ input: { token }, staleTime: Infinity }));
  if (query.isPending || member === undefined) return <Skeleton className="h-72 rounded-card" />;
  if (query.isError) return <NotOpen code={problemOf(query.error).code} onRetry={() => void query.refetch()} />;
  const { venture, owner, access, email, expiresAt } = query.data;
  return (
    <Card className="p-6 sm:p-8">
      <h1 className="text-title font-semibold text-balance wrap-anywhere">{t("heading", { owner, venture })}</h1>
      <p className="mt-3 text-lead text-muted">{t(`offers.${access}`)}</p>
      <p className="mt-2 mb-6 text-sm text-muted wrap-anywhere">
        {t("sentTo", { email, date: formats.time(expiresAt) })}
      </p>
      {member === null && <SignInFirst onSignIn={onSignIn} />}
      {member && member.email === email && <Accept token={token} />}
      {member && member.email !== email && (
        <p className="rounded-control bg-warn-soft px-4 py-3 text-sm wrap-anywhere">
          {t("otherAddress", { email, mine: member.email })}
        </p>
      )}
    </Card>
  );
}

function NotOpen({ code, onRetry }: { code: keyof typeof problemTexts; onRetry: () => void }) {
  const { t } = useTranslation("ventureMembers");
  const { t: common } = useTranslation();
  const isGone = code === "invitation.not_found";
  return (
    <div role="alert">
      <h1 className="text-title font-semibold">{t(isGone ? "gone" : "failed")}</h1>
      <p className="mt-3 text-muted">{problemTexts[code]}</p>
      {!isGone && (
        <Button variant="secondary" className="mt-6" onClick={onRetry}>
          {common("retry")}
        </Button>
      )}
    </div>
  );
}

function SignInFirst({ onSignIn }: Pick<InvitationProps, "onSignIn">) {
  const { t } = useTranslation("ventureMembers");
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to="/auth" onClick={onSignIn}>
        {t("signIn")}
      </ButtonLink>
      <ButtonLink to="/auth#sign-up" variant="secondary" onClick={onSignIn}>
        {t("signUp")}
      </ButtonLink>
    </div>
  );
}

function Accept({ token }: Pick<InvitationProps, "token">) {
  const { t } = useTranslation("ventureMembers");
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { run, pending } = useAction({ failed: t("acceptFailed") });
  const accept = () =>
    run(async () => {
      const { ventureId } = await api.ventureMembers.accept.call({ token });
      await navigate(`/ventures/${ventureId}`, { replace: true });
      await queryClient.invalidateQueries({ queryKey: api.ventures.key() });
    });
  return (
    <Button loading={pending} onClick={() => void accept()}>
      {t("accept")}
    </Button>
  );
}
