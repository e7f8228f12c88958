import type { Language } from "@cofounder/contract";
import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languageNames } from "../../content/languages.ts";

const codes = Object.keys(languageNames) as Language[];

/** The system's own list behind an icon: nothing needs to be loaded. */
export function LanguageSelect({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t, i18n } = useTranslation("navigation");
  const choose = (value: string) => {
    const language = codes.find((code) => code === value);
    if (language) onChoose(language);
  };
  return (
    <span
      title={t("language")}
      className={
        "relative flex size-9 items-center justify-center rounded-control text-muted hover:bg-hover " +
        "hover:text-ink focus-within:outline-2 focus-within:outline-accent"
      }
    >
      <Languages aria-hidden className="size-4.5" />
      <select
        aria-label={t("language")}
        value={i18n.language}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      >
        {codes.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </span>
  );
}
