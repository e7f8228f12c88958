import type { Member } from "@cofounder/contract";
import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { avatarInitial } from "./avatar-initial.ts";

/** The member's picture, or the initial where there is none or it does not come. */
function Avatar({ member }: { member: Member }) {
  const [missing, setMissing] = useState<string | null>(null);
  const { avatarUrl } = member;
  if (!avatarUrl || avatarUrl === missing) return <span aria-hidden>{avatarInitial(member)}</span>;
  return (
    <img
      src={avatarUrl}
      alt=""
      referrerPolicy="no-referrer"
      className="size-full object-cover"
      onError={() => setMissing(avatarUrl)}
    />
  );
}

/** The button of the account menu. */
export function AvatarButton({ member, ...rest }: ComponentProps<"button"> & { member: Member }) {
  const { t } = useTranslation("navigation");
  return (
    <button
      type="button"
      aria-label={t("account", { name: member.displayName?.trim() || t("fallbackName") })}
      className="flex size-8 cursor-pointer items-center justify-center overflow-hidden rounded-full bg-solid text-sm font-semibold text-on-solid select-none"
      {...rest}
    >
      <Avatar member={member} />
    </button>
  );
}
