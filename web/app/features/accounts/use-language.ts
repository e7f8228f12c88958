import type { Language, Member } from "@cofounder/contract";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { keepLanguage, speakWantedLanguage } from "../../locales/language.ts";
import { toast } from "../../ui/toast.tsx";
import { useMemberUpdate } from "./session.ts";

/** Uses the language of the profile, else the one chosen here, else the browser's. */
export function useLanguage(member: Member | null | undefined) {
  const language = member?.language ?? null;
  const before = useRef<Language | null>(null);
  useEffect(() => {
    // Removed from the profile, it is forgotten here too; if it was never there, this browser's choice stays.
    if (language !== null || before.current !== null) keepLanguage(language);
    before.current = language;
    void speakWantedLanguage();
  }, [language]);
}

/** Changes the language at once, and on the profile of a signed-in member. */
export function useLanguageChoice(member: Member | null) {
  const { t } = useTranslation();
  const show = useMemberUpdate();
  return async (language: Language) => {
    keepLanguage(language);
    await speakWantedLanguage();
    if (!member) return;
    try {
      show((await api.accounts.updateProfile.call({ language })).member);
    } catch (error) {
      toast.error(t("error"), problemTexts[problemOf(error).code]);
    }
  };
}
