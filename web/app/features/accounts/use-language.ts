import type { Language, Member } from "@cofounder/contract";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { keepLanguage, speakWantedLanguage } from "../../locales/language.ts";
import { toast } from "../../ui/toast.tsx";
import { useMemberUpdate } from "./session.ts";

/** Speaks the language that was chosen here or is kept on the profile, which goes before; else the browser's. */
export function useLanguage(member: Member | null | undefined) {
  const language = member?.language ?? null;
  const before = useRef<Language | null>(null);
  useEffect(() => {
    // Taken off the profile, it is forgotten here too; one that was never there leaves the choice of this browser.
    if (language !== null || before.current !== null) keepLanguage(language);
    before.current = language;
    void speakWantedLanguage();
  }, [language]);
}

/** Changes the language at once, and on the profile of who is signed in. */
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
