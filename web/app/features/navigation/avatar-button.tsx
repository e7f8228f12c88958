import type { Member } from "@cofounder/contract";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "../../ui/avatar.tsx";

/** The button of the account menu. */
export function AvatarButton({ member, ...rest }: ComponentProps<"button"> & { member: Member }) {
  const { t } = useTranslation("navigation");
  const displayName = member.displayName?.trim();
  return (
    <button
      type="button"
      aria-label={t("account", { name: displayName || t("fallbackName") })}
      className="flex size-8 cursor-pointer items-center justify-center overflow-hidden rounded-full bg-solid text-sm font-semibold text-on-solid select-none"
      {...rest}
    >
      <Avatar src={member.picture} name={displayName || member.email} />
    </button>
  );
}
