import { findStartupType } from "@cofounder/contract/startup-types";
import { useTranslation } from "react-i18next";

/** What a chat's startup type is called here; one that is none of the eight, as it stands. */
export function useTypeTitle(startupType: string | null): string | null {
  const { t } = useTranslation("types");
  const type = findStartupType(startupType ?? "");
  return type ? t(`titles.${type.id}`) : startupType;
}
