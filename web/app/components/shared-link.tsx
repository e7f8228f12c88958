import { useTranslation } from "react-i18next";
import { problemTexts } from "../api/index.ts";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";

interface NotShownProps {
  code: keyof typeof problemTexts;
  /** What could not be loaded, where the link is not at fault. */
  failed: string;
  onRetry: () => void;
}

/** Why the page of a link shows nothing. */
export function NotShown({ code, failed, onRetry }: NotShownProps) {
  const { t } = useTranslation("savedPlans");
  const { t: common } = useTranslation();
  const hasEnded = code === "share.not_found";
  return (
    <div role="alert">
      <h1 className="text-title font-semibold">{hasEnded ? t("shared.gone") : failed}</h1>
      <p className="mt-3 text-muted">{hasEnded ? t("shared.goneText") : problemTexts[code]}</p>
      {!hasEnded && (
        <Button variant="secondary" className="mt-6" onClick={onRetry}>
          {common("retry")}
        </Button>
      )}
    </div>
  );
}

/** The end of what a link shows. */
export function MadeWith() {
  const { t } = useTranslation("savedPlans");
  return (
    <footer className="mt-8 flex flex-wrap items-center gap-4 text-sm text-muted">
      {t("shared.madeWith")}
      <ButtonLink to="/" variant="secondary" size="sm">
        {t("shared.tryIt")}
      </ButtonLink>
    </footer>
  );
}
