import type { Venture } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Badge } from "../../../ui/badge.tsx";

/** Whose venture it is, and what the member may do in it; nothing for an own one. */
export function SharedBy({ venture: { access, owner }, className }: { venture: Venture; className?: string }) {
  const { t } = useTranslation("ventures");
  if (access === "own") return null;
  return (
    <p className={`flex flex-wrap items-center gap-2 text-sm text-muted ${className ?? ""}`}>
      <span className="wrap-anywhere">{t("sharedBy", { name: owner ?? "" })}</span>
      <Badge tone={access === "edit" ? "accent" : "neutral"}>{t(`access.${access}`)}</Badge>
    </p>
  );
}
