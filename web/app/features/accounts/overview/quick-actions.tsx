import { LayoutDashboard, MessageSquarePlus, UserPen } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../../ui/button-link.tsx";

export function QuickActions() {
  const { t } = useTranslation("account");
  return (
    <nav aria-label={t("actions.title")} className="flex flex-wrap gap-3">
      <ButtonLink to="/profile" variant="secondary">
        <UserPen aria-hidden />
        {t("actions.profile")}
      </ButtonLink>
      <ButtonLink to="/chat" variant="secondary">
        <MessageSquarePlus aria-hidden />
        {t("actions.chat")}
      </ButtonLink>
      <ButtonLink to="/dashboard" variant="secondary">
        <LayoutDashboard aria-hidden />
        {t("actions.dashboard")}
      </ButtonLink>
    </nav>
  );
}
