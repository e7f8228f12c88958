import type { Member } from "@cofounder/contract";
import { CircleUser, FlaskConical, LogOut, Rocket, Settings, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { Menu, MenuItem, MenuLabel, MenuLink, MenuSeparator } from "../../ui/menu.tsx";
import { AvatarButton } from "./avatar-button.tsx";

export interface AccountMenuProps {
  member: Member;
  onSignOut: () => void;
}

/** The menu itself, initially open. */
export function AccountActions({ member, onSignOut }: AccountMenuProps) {
  const { t } = useTranslation("navigation");
  const name = member.displayName?.trim() || t("fallbackName");
  return (
    <Menu defaultOpen className="w-64" trigger={<AvatarButton member={member} />}>
      <MenuLabel className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate font-medium">{name}</p>
          <p className="truncate text-muted">{member.email}</p>
        </div>
        {member.isAdmin && <Badge tone="accent">{t("admin")}</Badge>}
      </MenuLabel>
      <MenuSeparator />
      <MenuLink render={<Link to="/ventures" />}>
        <Rocket aria-hidden />
        {t("venturesPage")}
      </MenuLink>
      <MenuLink render={<Link to="/tests" />}>
        <FlaskConical aria-hidden />
        {t("testsPage")}
      </MenuLink>
      <MenuLink render={<Link to="/account" />}>
        <CircleUser aria-hidden />
        {t("accountPage")}
      </MenuLink>
      <MenuLink render={<Link to="/profile" />}>
        <Settings aria-hidden />
        {t("profilePage")}
      </MenuLink>
      {member.isAdmin && (
        <MenuLink render={<Link to="/admin" />}>
          <ShieldCheck aria-hidden />
          {t("admin")}
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuItem onSelect={onSignOut}>
        <LogOut aria-hidden />
        {t("logOut")}
      </MenuItem>
    </Menu>
  );
}
