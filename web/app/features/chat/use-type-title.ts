import { findStartupType } from "@cofounder/contract/startup-types";
import { useTranslation } from "react-i18next";

/** The translated title of a chat's startup type; an unknown type is returned as stored. */
export function useTypeTitle(startupType: string | null): string | null {
  const { t } = useTranslation("types");
  const type = findStartupType(startupType ?? "");
  return type ? t(`titles.${type.id}`) : startupType;
}
