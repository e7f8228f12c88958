import type { Member } from "@cofounder/contract";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf, problemTexts } from "../../api/index.ts";
import { toast } from "../../ui/toast.tsx";
import { LoadFailed } from "./load-failed.tsx";
import { useSession } from "./session.ts";
import { useSignInFirst } from "./use-sign-in-first.ts";

interface MemberGateProps {
  loading: ReactNode;
  /** The toast shown if the session cannot be loaded. */
  failure: string;
  children: (member: Member) => ReactNode;
}

/** A page for members: visitors are sent to the sign-in first. */
export function MemberGate({ loading, failure, children }: MemberGateProps) {
  const { t } = useTranslation();
  const session = useSession();
  const member = session.data?.member;
  useSignInFirst(member);
  const failed = !session.data && session.isError;
  useEffect(() => {
    if (failed) toast.error(t("error"), failure);
  }, [failed, failure, t]);
  if (failed) {
    return (
      <LoadFailed
        title={failure}
        text={problemTexts[problemOf(session.error).code]}
        onRetry={() => void session.refetch()}
      />
    );
  }
  return member ? children(member) : loading;
}
