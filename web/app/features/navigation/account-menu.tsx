import type { Member } from "@cofounder/contract";
import { LogOut } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { Menu, MenuItem, MenuLabel, MenuSeparator } from "../../ui/menu.tsx";
import { avatarInitial } from "./avatar-initial.ts";

interface AccountMenuProps {
  member: Member;
  onSignOut: () => void;
}

export function AccountMenu({ member, onSignOut }: AccountMenuProps) {
  const { t } = useTranslation("navigation");
  const name = member.displayName?.trim() || t("fallbackName");
  return (
    <Menu
      className="w-64"
      trigger={
        <button
          type="button"
          aria-label={t("account", { name })}
          className="flex size-8 cursor-pointer items-center justify-center rounded-full bg-solid text-sm font-semibold text-on-solid select-none"
        >
          <span aria-hidden>{avatarInitial(member)}</span>
        </button>
      }
    >
      <MenuLabel className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-muted">{member.email}</p>
        </div>
        {member.isAdmin && <Badge tone="accent">{t("admin")}</Badge>}
      </MenuLabel>
      <MenuSeparator />
      <MenuItem onSelect={onSignOut}>
        <LogOut aria-hidden />
        {t("logOut")}
      </MenuItem>
    </Menu>
  );
}
