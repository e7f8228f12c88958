import type { VentureMember } from "@cofounder/contract";
import { LogOut, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { useIsOwner } from "../../../components/venture-access.tsx";
import { formats } from "../../../locales/formats.ts";
import { ConfirmButton } from "../../../ui/confirm-button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { useVentureEnd } from "../use-venture-end.ts";

interface MemberRowProps {
  ventureId: string;
  member: VentureMember;
}

/** Somebody invited: who, since when, and what they may do. The owner changes it, or ends it. */
export function MemberRow({ ventureId, member }: MemberRowProps) {
  const { t } = useTranslation("ventureMembers");
  const { t: ofVentures } = useTranslation("ventures");
  const isOwner = useIsOwner();
  const { name, email, access, isCaller } = member;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 grow basis-48">
        <p className="font-medium wrap-anywhere">
          {name ?? email}
          {isCaller && <span className="font-normal text-muted"> · {t("you")}</span>}
        </p>
        <p className="text-muted wrap-anywhere">
          {name !== null && email !== null && `${email} · `}
          <Since member={member} />
        </p>
      </div>
      {isOwner ? (
        <Rights ventureId={ventureId} member={member} />
      ) : (
        <span className="text-muted">{ofVentures(`access.${access}`)}</span>
      )}
    </li>
  );
}

function Since({ member: { expiresAt, hasExpired, since } }: Pick<MemberRowProps, "member">) {
  const { t } = useTranslation("ventureMembers");
  if (expiresAt === null) return <>{t("since", { date: formats.date(since) })}</>;
  return <>{t(hasExpired ? "expired" : "open", { date: formats.time(expiresAt) })}</>;
}

function Rights({ ventureId, member: { id: ventureMemberId, name, email, access } }: MemberRowProps) {
  const { t } = useTranslation("ventureMembers");
  const { t: ofVentures } = useTranslation("ventures");
  const { run } = useAction({ failed: t("changeFailed"), changed: [api.ventureMembers.key()] });
  const who = name ?? email ?? "";
  const place = { ventureId, ventureMemberId };
  return (
    <div className="flex items-center gap-1">
      <Field label={<span className="sr-only">{t("rightOf", { name: who })}</span>} className="gap-0">
        <Select
          value={access}
          onValueChange={(chosen) => void run(() => api.ventureMembers.change.call({ ...place, access: chosen }))}
          options={[
            { value: "edit", label: ofVentures("access.edit") },
            { value: "view", label: ofVentures("access.view") },
          ]}
        />
      </Field>
      <ConfirmButton
        variant="ghost"
        size="icon"
        aria-label={t("removeOf", { name: who })}
        question={{
          title: t("removeTitle", { name: who }),
          text: t(name === null ? "withdrawText" : "removeText"),
          confirm: t("remove"),
          cancel: ofVentures("cancel"),
        }}
        onConfirm={() => run(() => api.ventureMembers.remove.call(place))}
      >
        <X aria-hidden />
      </ConfirmButton>
    </div>
  );
}

/** Ends the member's own access to somebody else's venture. */
export function LeaveVenture({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventureMembers");
  const { t: ofVentures } = useTranslation("ventures");
  const { end } = useVentureEnd(ventureId, t("leaveFailed"));
  return (
    <ConfirmButton
      variant="secondary"
      size="sm"
      className="mt-4"
      question={{
        title: t("leaveTitle"),
        text: t("leaveText"),
        confirm: t("leave"),
        cancel: ofVentures("cancel"),
      }}
      onConfirm={() => end(() => api.ventureMembers.leave.call({ ventureId }))}
    >
      <LogOut aria-hidden />
      {t("leave")}
    </ConfirmButton>
  );
}
