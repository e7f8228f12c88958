import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { spokenLanguage } from "../../locales/language.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

const formats = ["json", "pdf", "docx", "md"] as const;

/** A venture as files: to read, and to be taken in again. */
export function VentureDownloads({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("ventures");
  return (
    <section
      aria-labelledby="venture-downloads"
      className="mt-6 rounded-card border border-line bg-surface p-5 shadow-raised sm:p-6"
    >
      <h2 id="venture-downloads" className="font-semibold">
        {t("files.title")}
      </h2>
      <p className="mt-1 mb-4 max-w-xl text-sm text-muted">{t("files.text")}</p>
      <div className="flex flex-wrap gap-2">
        {formats.map((format) => (
          <ButtonLink
            key={format}
            variant="secondary"
            size="sm"
            reloadDocument
            download
            to={`/api/ventures/${ventureId}/export?format=${format}&language=${spokenLanguage()}`}
          >
            <Download aria-hidden />
            {t(`files.${format}`)}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
